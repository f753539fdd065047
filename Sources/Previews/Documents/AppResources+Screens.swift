import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import UIKit

extension AppResources {
    /// A scene of a storyboard, or the first view of a xib, that is created with the app's own classes.
    struct DocumentScreen {
        /// The name of its pictures: the document's, with the scene's unless it is the initial one.
        var name: String
        /// The name of the document, without an idiom and an extension.
        var document: String
        /// The idiom that has a document of its own under that name; `nil` if all share one.
        var idiom: UIUserInterfaceIdiom?
        var makeController: @MainActor @Sendable () -> UIViewController

        /// Whether it is the scene that a storyboard opens with, or the view of a xib.
        var isInitial: Bool { name == document }
    }

    /// The scenes of all storyboards and the views of all xibs, without launch screens, cells and what only an owner's
    /// code shows.
    ///
    /// - Parameter modules: the modules in which documents find classes.
    /// - Returns: the screens in the order of the documents' paths. A document that cannot be read has none; drawing
    ///   what needs it reports it.
    func documentScreens(modules: [String]) -> [DocumentScreen] {
        let names = documentPaths.map { DocumentName(path: $0) }
        var seen: Set<String> = []
        return zip(documentPaths, names).sorted { $0.0 < $1.0 }.flatMap { path, name -> [DocumentScreen] in
            // A name finds one document; others of the name are its translations or another target's.
            guard documentPaths.first(where: { DocumentName(path: $0) == name }) == path,
                seen.insert(name.file).inserted, let document = Self.read(path), !document.isLaunchScreen
            else { return [] }
            let others = names.filter { $0.stem == name.stem && $0.fileExtension == name.fileExtension }
            let idiom = name.idiom ?? others.lazy.compactMap(\.idiom).first.map { $0 == .pad ? .phone : .pad }
            return Self.screens(of: document, name, idiom, ClassLookup(modules: modules))
        }
    }

    private static func read(_ path: String) -> InterfaceDocument? {
        do throws(DiagnosedError) {
            return try InterfaceDocument.read(contentsOfFile: path).value
        } catch {
            return nil
        }
    }

    private static func screens(
        of document: InterfaceDocument, _ name: DocumentName, _ idiom: UIUserInterfaceIdiom?, _ classes: ClassLookup
    ) -> [DocumentScreen] {
        let stem = name.stem
        guard document.kind == .storyboard else {
            guard document.showsView(in: classes) else { return [] }
            return [
                DocumentScreen(name: stem, document: stem, idiom: idiom) {
                    Preview {
                        let objects = UINib(stem, classes: classes).instantiate(withOwner: nil)
                        return objects.lazy.compactMap { $0 as? UIView }.first ?? UIView()
                    }.makeController()
                }
            ]
        }
        return document.shownScenes.scenes.compactMap { scene in
            guard let id = scene.controllerID else { return nil }
            return DocumentScreen(
                name: [stem, scene.name].compactMap(\.self).joined(separator: "-"), document: stem, idiom: idiom
            ) {
                UIStoryboard(name: stem, classes: classes).makeController(id: id)
            }
        }
    }
}

/// The parts of a document's file name: `Main~ipad.storyboard`.
private struct DocumentName: Equatable {
    var stem: String
    var idiom: UIUserInterfaceIdiom?
    var fileExtension: String
    var file: String

    init(path: String) {
        file = (path as NSString).lastPathComponent
        fileExtension = (file as NSString).pathExtension
        stem = (file as NSString).deletingPathExtension
        for (suffix, idiom) in [("~ipad", UIUserInterfaceIdiom.pad), ("~iphone", .phone)] where stem.hasSuffix(suffix) {
            stem.removeLast(suffix.count)
            self.idiom = idiom
        }
    }
}

extension InterfaceDocument {
    /// Whether a xib has a view that is shown by itself: its first object, unless that is a cell, or the view of a
    /// controller, which the controller's own previews show.
    fileprivate func showsView(in classes: ClassLookup) -> Bool {
        guard case .view(let first)? = objects.first, ownerView == nil else { return false }
        let type: AnyClass? = first.customClass.flatMap { classes.type(named: $0, in: first.customModule) }
        let isReused = (type as? UITableViewCell.Type) != nil || (type as? UICollectionReusableView.Type) != nil
        return !isReused
            && !["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(first.elementName)
    }
}
