import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import UIKit

extension DocumentSource {
    /// A document's tree on a variant, after its flow was followed.
    ///
    /// - Throws: ``DiagnosedError`` if nothing on screen leads there.
    @MainActor func tree(of entry: Entry, on variant: Variant) throws(DiagnosedError) -> VariantTree {
        let tree = VariantTree(
            entry.document, on: variant, scene: entry.sceneID, references: entry.references,
            topColumn: entry.flow.topColumn, index: entry.index)
        do throws(FlowProblem) {
            try tree.follow(entry.flow.steps, adaptation: entry.flow.adaptation)
        } catch {
            throw DiagnosedError(error, at: SourceLocation(file: entry.document.path))
        }
        // A failed presentation is an error, so that no picture of something else is made.
        let errors = entry.flow.isEmpty ? [] : tree.diagnostics.filter { $0.problem is PresentationProblem }
        guard errors.isEmpty else { throw DiagnosedError(errors) }
        return tree
    }

    private static let mostReferences = 64

    /// The storyboards that a document refers to directly or indirectly, by name.
    static func references(
        of document: InterfaceDocument, in project: Project, changed: ChangedDocuments? = nil,
        into log: inout ProblemLog
    ) -> [String: InterfaceDocument] {
        var found: [String: InterfaceDocument] = [:]
        var waiting = document.referencedStoryboards
        while let name = waiting.popLast() {
            guard found[name] == nil, found.count < mostReferences, let path = path(ofStoryboard: name, in: project)
            else { continue }
            let content = changed?.content(of: path) ?? .file
            if case .missing = content { continue }
            do throws(DiagnosedError) {
                let read = try Self.read(content, of: path)
                log.append(contentsOf: read.diagnostics)
                found[name] = read.value
                waiting += read.value.referencedStoryboards
            } catch {
                log.append(contentsOf: error.diagnostics)
            }
        }
        return found
    }

    private static func path(ofStoryboard name: String, in project: Project) -> String? {
        project.nearbyDocuments.first {
            let file = ($0 as NSString).lastPathComponent as NSString
            return file.deletingPathExtension == name && file.pathExtension == "storyboard"
        }
    }

    /// The documents that have the scenes of a flow.
    ///
    /// - Throws: the problems with the flow's names, if no document has all of them.
    static func showing(
        _ flow: Flow, in entries: [(path: String, entry: Entry?)], of project: Project
    ) throws(DiagnosedError) -> [(path: String, entry: Entry?)] {
        guard !flow.isEmpty else { return entries }
        var shown: [(path: String, entry: Entry?)] = []
        var problems: [Diagnostic] = []
        for (path, entry) in entries {
            guard var entry else { continue }
            if project.isFolder, entry.document.kind == .xib || entry.document.initialViewController == nil {
                if flow.scene == nil { continue }
            }
            let index = SceneIndex(entry.document)
            let references = entry.references.keys.sorted().compactMap { entry.references[$0] }.map(SceneIndex.init)
            let found = index.problems(with: flow, references: references)
            guard found.isEmpty else {
                problems += found
                continue
            }
            entry.flow = flow
            do throws(FlowProblem) {
                if let scene = flow.scene {
                    entry.sceneID = try index.scene(scene).controllerID
                    entry.sceneName = entry.document.name(ofScene: entry.sceneID)
                }
            } catch {
                continue
            }
            shown.append((path, entry))
        }
        guard !shown.isEmpty else { throw DiagnosedError(merged(problems, of: project)) }
        return shown
    }

    /// The problems with a flow's names in all documents of a folder; one if none of them has the scene.
    private static func merged(_ problems: [Diagnostic], of project: Project) -> [Diagnostic] {
        var (name, known): (String?, [String]) = (nil, [])
        for problem in problems where problem.problem as? FlowProblem != .noScenes {
            guard case .unknownScene(let asked, _, let scenes)? = problem.problem as? FlowProblem else {
                return problems
            }
            name = asked
            known += scenes.filter { !known.contains($0) }
        }
        guard project.isFolder, let name else { return problems }
        let problem = FlowProblem.unknownScene(name, nearest: nearestWords(to: name, among: known), known: known)
        return [Diagnostic(.error, problem, at: SourceLocation(file: project.path))]
    }
}

extension InterfaceDocument {
    /// The names of the storyboards that this one's placeholders refer to.
    fileprivate var referencedStoryboards: [String] {
        var seen: Set<String> = []
        return scenes.compactMap { $0.controller?.referencedStoryboard }.filter { seen.insert($0).inserted }
    }
}
