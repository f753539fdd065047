import Devices
import InterfaceBuilder
import Lint

extension DocumentSource {
    /// The facts of one document's initial scene on one variant.
    ///
    /// Nothing is drawn.
    func facts(of document: Int, on variant: Variant, withLines: Bool, tools: WorkerTools) -> [SweepFact] {
        let entry = entries[document]
        return inJob(of: entry, on: variant, tools: tools) { _, _ in
            let tree = VariantTree(
                entry.document, on: variant, scene: entry.sceneID, references: entry.references)
            tree.layout()
            let snapshot = LayoutSnapshot(tree, on: variant, isWhole: false)
            return SweepFact.facts(of: snapshot, window: tree.window, withLines: withLines)
        }
    }
}
