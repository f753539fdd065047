import Devices
import Diagnostics
import InterfaceBuilder
import InterfaceDocuments
import Lint
import UIKit

extension DocumentSource {
    /// The findings of the rules in one document on one variant.
    ///
    /// Every scene is checked once, within its container if it has one.
    func findings(
        of document: Int, on variant: Variant, rules: Set<LintRule>, tools: WorkerTools
    ) -> [LintFinding] {
        let entry = entries[document]
        let index = DocumentIndex(entry.document)
        let facts = DocumentFacts(entry.document)
        let isExtension = entry.project.isPartOfExtension(entry.document.path)
        var seen: Set<String> = []
        var found: [LintFinding] = []
        for scene in scenes(of: entry) {
            // Scenes that a container showed are not checked again.
            if let root = scene?.controller?.view?.id, seen.contains(root) { continue }
            inJob(of: entry, on: variant, tools: tools) { _, _ in
                let tree = VariantTree(
                    entry.document, on: variant, scene: scene?.id, references: entry.references,
                    index: index)
                tree.layout()
                let snapshot = LayoutSnapshot(tree, on: variant, isExtension: isExtension, facts: facts)
                seen.formUnion(snapshot.views.map(\.id))
                found += snapshot.findings(of: rules)
            }
        }
        return found
    }

    /// The scenes to check, containers first; `nil` for a xib, which has no scenes.
    private func scenes(of entry: Entry) -> [DocumentScene?] {
        let all = entry.document.scenesByContainment
        guard !entry.isWhole, !entry.document.scenes.isEmpty else { return all }
        let id = entry.sceneID ?? entry.document.initialViewController
        return Array((all.filter { $0?.controller?.id == id } + all).prefix(1))
    }

    /// Whether a document is ever shown on a variant, according to itself and its app's Info.plist.
    func mayShow(_ document: Int, on variant: Variant) -> Bool {
        if let isRightToLeft = entries[document].isRightToLeft,
            isRightToLeft != (variant.direction == .rightToLeft)
        {
            return false
        }
        if entries[document].infoPlist?.userInterfaceStyle == .dark, variant.appearance.style == .light { return false }
        if entries[document].document.isForPadOnly, variant.device.device.idiom != .pad { return false }
        return reasonNotToShow(document, on: variant) == nil
    }

    /// The findings that do not depend on a variant's layout: in the document itself, and its images and colors.
    func documentFindings(of document: Int, rules: Set<LintRule>) -> [LintFinding] {
        entries[document].document.findings(of: rules)
    }
}

extension InterfaceDocument {
    /// The scenes, containers first, so that their content is laid out inside them; `nil` for a xib, which has no
    /// scenes.
    fileprivate var scenesByContainment: [DocumentScene?] {
        guard !scenes.isEmpty else { return [nil] }
        let shown = scenes.filter { $0.controller != nil && $0.controller?.kind != .placeholder }
        let isContainer = { (scene: DocumentScene) in
            scene.controller?.segues.contains { $0.kind == .relationship } ?? false
        }
        return shown.filter(isContainer) + shown.filter { !isContainer($0) }
    }
}
