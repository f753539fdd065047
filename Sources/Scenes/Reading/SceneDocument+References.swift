import AutoLayout
import Diagnostics
import Foundation
import LocatedText

extension SceneDocument {
    /// Checks the references between parts of the file, and the files that it names.
    func checkReferences(_ reader: inout ShapeReader) {
        for controller in [root, beside].compactMap({ $0 }) { check(controller, &reader) }
        for presentation in presentations {
            for id in [presentation.anchor, presentation.presenter].compactMap({ $0 }) {
                reader.requireID(id, at: presentation.location)
            }
            checkDetents(of: presentation, &reader)
            if let content = presentation.content { check(content, &reader) }
        }
    }

    /// Checks the detents of a sheet, because a missing one would be ignored silently.
    private func checkDetents(of presentation: ScenePresentation, _ reader: inout ShapeReader) {
        for sheet in presentation.alternatives {
            // UIKit's sheets are large by default.
            let detents = sheet.detents.isEmpty ? [.large] : sheet.detents
            for detent in [sheet.selectedDetent, sheet.undimmedDetent].compactMap(\.self)
            where !detents.contains(detent) {
                reader.report(
                    SceneProblem.absentDetent(detent.words, known: detents.map(\.words)), at: presentation.location)
            }
        }
    }

    private func check(_ controller: SceneController, _ reader: inout ShapeReader) {
        for variant in controller.alternatives {
            switch variant.content {
            case .view(let view): ConstraintCheck(view).run(&reader)
            case .document(let reference): check(reference, &reader)
            case .tabs(let tabs): check(tabs.selected, among: tabs.tabs.count, "tab", &reader)
            case .pages(let pages): check(pages.selected, among: pages.pages.count, "page", &reader)
            case .list(let list):
                check(list.selected, among: list.sections.reduce(0) { $0 + $1.rows.count }, "row", &reader)
            default: break
            }
            for child in variant.children { check(child, &reader) }
        }
    }

    /// Checks that a selected item exists, because another would be shown silently in its place.
    private func check(_ selection: SceneSelection?, among count: Int, _ noun: String, _ reader: inout ShapeReader) {
        guard let selection, let location = selection.location, selection.number > count else { return }
        reader.report(SceneProblem.absentSelection(selection.number, of: noun, count: count), at: location)
    }

    private func check(_ reference: SceneDocumentReference, _ reader: inout ShapeReader) {
        guard let target = InputFolder(path: SplitPath(path).folder).file(named: reference.file) else {
            reader.report(SceneProblem.outsideFolder(reference.file), at: reference.location)
            return
        }
        if !FileManager.default.fileExists(atPath: target) {
            reader.report(SceneProblem.noFile(reference.file), at: reference.location)
        }
    }
}

extension Varying {
    /// The object as written, and with each of its variations.
    var alternatives: [Self] {
        [self]
            + variations.map { variation in
                var copy = self
                for change in variation.changes { change(&copy) }
                return copy
            }
    }
}

extension SceneController {
    /// The controllers contained in this one.
    var children: [SceneController] {
        let contained: [SceneController] =
            switch content {
            case .split(let split):
                [split.primary, split.supplementary, split.secondary, split.compact].compactMap { $0 }
            case .versatileSplit(let split): [split.side, split.main].compactMap { $0 }
            case .navigation(let navigation): navigation.stack
            case .tabs(let tabs): tabs.tabs
            case .pages(let pages): pages.pages
            default: []
            }
        return contained + (search?.results ?? [])
    }
}

extension SceneView {
    /// The views contained in this one, including arranged ones.
    var inner: [SceneView] {
        if case .stack(let stack) = kind { return subviews + stack.views }
        return subviews
    }
}

/// A check that the constraints of a view tree refer to existing views.
private struct ConstraintCheck {
    /// The named views of the tree, with their hierarchy.
    private var items: [String: ItemID] = [:]
    private var parents: [ItemID: ItemID] = [:]
    private var count = 0
    private let root: SceneView

    init(_ root: SceneView) {
        self.root = root
        number(root, parent: nil)
    }

    private mutating func number(_ view: SceneView, parent: ItemID?) {
        let item = ItemID(count)
        count += 1
        if let parent { parents[item] = parent }
        if let id = view.id { items[id] = item }
        for alternative in view.alternatives {
            for child in alternative.inner { number(child, parent: item) }
        }
    }

    func run(_ reader: inout ShapeReader) { check(root, &reader) }

    private func check(_ view: SceneView, _ reader: inout ShapeReader) {
        for alternative in view.alternatives {
            for constraint in alternative.constraints { check(constraint, metrics: alternative.metrics, &reader) }
            for child in alternative.inner { check(child, &reader) }
        }
    }

    private func check(_ constraint: SceneConstraint, metrics: [String: CGFloat], _ reader: inout ShapeReader) {
        switch constraint.form {
        case .visualFormat(let format, let options):
            var ids = LayoutIDSupply(firstItem: count, firstConstraint: 0)
            do throws(VisualFormatProblem) {
                _ = try VisualFormat.constraints(
                    format, options: options, metrics: metrics.mapValues { Double($0) }, views: items,
                    superview: { parents[$0] }, ids: &ids)
            } catch {
                switch error.reason {
                case .unknownView(let name), .unknownName(let name):
                    reader.reportUnknown(id: name, among: items.keys.sorted(), at: constraint.location)
                default: reader.report(error, at: constraint.location)
                }
            }
        case .anchors(let expression):
            for anchor in [expression.first, expression.second].compactMap({ $0 }) {
                guard items[anchor.item] == nil, !SceneConstraint.guides.contains(anchor.item) else { continue }
                let known = items.keys.sorted() + SceneConstraint.guides
                reader.reportUnknown(id: anchor.item, among: known, at: constraint.location)
            }
        }
    }
}

extension SceneConstraint {
    /// The items that an anchor may belong to, besides views with ids.
    static let guides = ["superview", "safeArea", "margins", "readable", "keyboard"]
}
