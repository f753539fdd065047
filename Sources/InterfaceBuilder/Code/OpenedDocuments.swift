internal import Devices
internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
internal import Synchronization
internal import Traits
internal import UIKit

/// The storyboards and xibs of an app by name, each read once for all jobs on all threads.
public final class DocumentLibrary: Sendable {
    /// Paths by file name, nearest first.
    private let paths: [String: [String]]
    /// The modules that may contain the app's classes.
    let modules: [String]
    // Documents are read outside of the lock: two threads may read the same one, with the same result.
    private let documents = Mutex<[String: Diagnosed<InterfaceDocument?>]>([:])

    /// - Parameters:
    ///   - paths: the paths of the documents, nearest first.
    ///   - modules: the modules that may contain the app's classes, besides those that documents name.
    public init(paths: [String], modules: [String]) {
        self.paths = Dictionary(grouping: paths) { ($0 as NSString).lastPathComponent }
        self.modules = modules
    }

    /// The document with a name, for an idiom; `nil` if there is none, or it can't be read.
    func document(
        named name: String, _ fileExtension: String, for idiom: UIUserInterfaceIdiom
    ) -> Diagnosed<InterfaceDocument?>? {
        let suffix = idiom == .pad ? "~ipad" : "~iphone"
        let found = [name + suffix, name].lazy.compactMap { self.paths["\($0).\(fileExtension)"]?.first }.first
        return found.map(read)
    }

    private func read(_ path: String) -> Diagnosed<InterfaceDocument?> {
        if let known = documents.withLock({ $0[path] }) { return known }
        let made: Diagnosed<InterfaceDocument?>
        do throws(DiagnosedError) {
            let document = try InterfaceDocument.read(contentsOfFile: path)
            made = Diagnosed(document.value, diagnostics: document.diagnostics)
        } catch {
            made = Diagnosed(nil, diagnostics: error.diagnostics)
        }
        documents.withLock { $0[path] = made }
        return made
    }
}

/// The documents opened by the code of one job, and the trees built from them.
@MainActor final class OpenedDocuments {
    private let library: DocumentLibrary
    private var storyboards: [String: OpenedStoryboard] = [:]
    private var nibs: [String: OpenedNib] = [:]
    /// Live objects refer to the tree that created them without retaining it.
    private var builders: [TreeBuilder] = []

    nonisolated init(_ library: DocumentLibrary) { self.library = library }

    nonisolated var modules: [String] { library.modules }

    func storyboard(named name: String) -> OpenedStoryboard? {
        if let known = storyboards[name] { return known }
        guard let document = document(named: name, "storyboard") else { return nil }
        let opened = OpenedStoryboard(document, among: self)
        storyboards[name] = opened
        return opened
    }

    func nib(named name: String) -> OpenedNib? {
        if let known = nibs[name] { return known }
        guard let document = document(named: name, "xib") else { return nil }
        let opened = OpenedNib(document, among: self)
        nibs[name] = opened
        return opened
    }

    func keep(_ builder: TreeBuilder) { builders.append(builder) }

    private func document(named name: String, _ fileExtension: String) -> InterfaceDocument? {
        let job = JobEnvironment.current
        let idiom = job.screen.traits.userInterfaceIdiom
        guard let found = library.document(named: name, fileExtension, for: idiom) else { return nil }
        // Problems in a document that the device loads anyway aren't errors.
        let worst: Severity = found.value == nil ? .error : .warning
        for diagnostic in found.diagnostics {
            job.report(min(diagnostic.severity, worst), diagnostic.problem, at: diagnostic.location)
        }
        return found.value
    }
}

/// A xib opened by code.
final class OpenedNib: NibContents {
    private let document: InterfaceDocument
    private unowned let documents: OpenedDocuments

    init(_ document: InterfaceDocument, among documents: OpenedDocuments) {
        self.document = document
        self.documents = documents
    }

    func makeObjects(owner: UIResponder?, classes: ClassLookup, reuseIdentifier: String?) -> [Any] {
        let builder = TreeBuilder(
            document: document, purpose: .running, traits: DocumentTraits(JobEnvironment.current.screen.traits))
        builder.code = TreeCode(
            classes: classes, owner: owner, reuseIdentifier: reuseIdentifier,
            keep: { [unowned documents] in documents.keep($0) })
        documents.keep(builder)
        let objects = document.objects.compactMap { object -> UIResponder? in
            switch object {
            case .view(let source): builder.view(source)
            case .controller(let source): builder.controller(source.id)
            }
        }
        builder.connectOutlets(of: owner, document.ownerConnections)
        for object in builder.pending.takeAwakening() { object.awakeFromNib() }
        builder.reportProblems()
        return objects
    }
}
