import Bitmaps
import Caching
import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import Theming
import UIKit

/// The launch screens of apps that are not documents: descriptions in an Info.plist, and images.
struct LaunchSource: PictureSource {
    struct Entry: Sendable {
        /// Its name, in the form of a path in the folder.
        var path: String
        var candidate: LaunchChoice.Candidate
        var choice: LaunchChoice
        var assets: AssetLibrary
        var project: Project
    }

    private let entries: [Entry]
    private let palette: Palette
    private let images = ImageStore()

    init(_ entries: [Entry], palette: Palette) {
        self.entries = entries
        self.palette = palette
    }

    var documents: [String] { entries.map(\.path) }

    var places: [[String]] { entries.map { $0.project.place(of: $0.path) } }

    /// The launch screens of a folder's app beside its documents.
    ///
    /// Versions before iOS 8 show images, or a black screen without any, for every app.
    static func entries(of project: Project) -> [Entry] {
        guard let choice = project.launchChoice, !choice.candidates.isEmpty else { return [] }
        let assets = project.makeAssetLibrary()
        let candidates = choice.candidates + (choice.candidates.contains(.pictures) ? [] : [.pictures])
        return candidates.compactMap { candidate in
            let name: String
            switch candidate {
            case .description: name = "UILaunchScreen"
            case .pictures: name = "Default"
            case .document: return nil
            }
            let path = (project.folder.path as NSString).appendingPathComponent(name)
            return Entry(path: path, candidate: candidate, choice: choice, assets: assets, project: project)
        }
    }

    func inputDigests(apartFrom output: String?) -> [ContentDigest?] {
        var digests = InputFingerprint.Digests(apartFrom: output)
        return entries.map { entry in
            guard let digest = digests.digest(of: entry.project) else { return nil }
            // The documents decide what is shown in their place.
            return ContentDigest(of: ([digest.hexadecimal] + entry.project.documents).joined(separator: "\n").utf8)
        }
    }

    func picture(
        of document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture> {
        let entry = entries[document]
        let shown = variant.shown(inStyle: entry.choice.plist?.userInterfaceStyle)
        let resources = AssetLookup(library: entry.assets, store: images)
        let job = JobEnvironment(
            variant: shown, textSetter: tools.textSetter, palette: palette, resources: resources)
        job.hidesStatusBar = entry.choice.plist?.isStatusBarHidden.value(for: variant.device.device.idiom) ?? false
        return job.run(with: (tools, resources)) { tools, resources in
            let screen = entry.choice.screen(on: shown)
            let window = LaunchPicture(screen: screen, variant: shown, resources: resources).window()
            var isLight: Bool? = shown == variant ? nil : true
            if case .black = screen { isLight = true }
            return Diagnosed(
                WindowPicture(
                    list: tools.picture(of: window, on: shown), hidesStatusBar: job.hidesStatusBar,
                    hasLightStatusBar: isLight),
                diagnostics: job.diagnostics)
        }
    }

    func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? {
        entries[document].choice.exclusion(of: entries[document].candidate, on: variant)
    }
}

extension LaunchChoice {
    /// The reason why an app's launch screen is not shown on a variant; `nil` if it is.
    func exclusion(of candidate: Candidate, on variant: Variant) -> PictureExclusion? {
        if let plist, let problem = plist.exclusion(of: variant) {
            return .never(Diagnostic(.note, problem, at: SourceLocation(file: plist.path)))
        }
        return shows(candidate, on: variant) ? nil : .anotherInItsPlace
    }
}
