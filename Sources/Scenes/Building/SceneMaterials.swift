public import Diagnostics
import Foundation
public import InterfaceDocuments
public import UIKit

/// The external parts of a scene: documents next to its file, and controllers that a program registers.
public struct SceneMaterials: Sendable {
    /// Closures that create controllers, by the names that scenes use.
    public typealias Controllers = [String: @MainActor () -> UIViewController]

    /// The documents, by the paths that the scene uses.
    public var documents: [String: InterfaceDocument]
    public var controllers: Controllers

    public init(
        documents: [String: InterfaceDocument] = [:],
        controllers: Controllers = [:]
    ) {
        self.documents = documents
        self.controllers = controllers
    }

    /// Reads the documents that a scene names.
    ///
    /// - Parameters:
    ///   - scene: the scene.
    ///   - controllers: the controllers that the program registers.
    /// - Returns: the materials, with the diagnostics of the documents.
    /// - Throws: the problems that make a document unreadable.
    public static func load(
        for scene: SceneDocument, controllers: Controllers = [:]
    ) throws(DiagnosedError) -> Diagnosed<SceneMaterials> {
        var log = ProblemLog()
        var documents: [String: InterfaceDocument] = [:]
        for file in scene.referencedFiles where documents[file] == nil {
            let read = try InterfaceDocument.read(
                contentsOfFile: SplitPath(scene.path).beside(file))
            log.append(contentsOf: read.diagnostics)
            documents[file] = read.value
        }
        return Diagnosed(
            SceneMaterials(documents: documents, controllers: controllers), diagnostics: log.diagnostics)
    }
}

extension SceneDocument {
    /// The documents that the scene names, in file order.
    var referencedFiles: [String] {
        var files: [String] = []
        var waiting = ([root, beside] + presentations.flatMap(\.alternatives).map(\.content)).compactMap { $0 }
        while !waiting.isEmpty {
            let controller = waiting.removeFirst()
            for alternative in controller.alternatives {
                if case .document(let reference) = alternative.content { files.append(reference.file) }
                waiting += alternative.children
            }
        }
        return files
    }
}
