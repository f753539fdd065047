import Foundation

/// A frame that differs from the stored one, with its cause if a rule finds one.
public struct Miss: Sendable {
    /// The causes, in the order in which they are tested.
    public enum Cause: String, CaseIterable, Sendable {
        /// Our layout has no such view.
        case absent
        /// A label of the launch screen of Xcode 6's templates, which stores 441 points where its constraints give 440.
        case template
        /// The document's text was measured in whole points, on a screen with one pixel per point.
        case wholePoints = "whole points"
        /// The stored frame violates a required constraint of its own document.
        case contradiction
        /// The frame is ambiguous.
        case ambiguous
        /// The frame depends on a view that is a miss: a superview, a sibling before it, or one to which a constraint
        /// connects it.
        case dependent
        case textWidth = "text width"
        case textHeight = "text height"
        case other
    }

    public let path: String
    public let view: FrameComparison.View
    public let cause: Cause

    /// The misses of a document, in its order.
    public static func all(in comparison: FrameComparison) -> [Miss] {
        let missed = comparison.views.filter { !$0.isRight }
        guard !missed.isEmpty else { return [] }
        let causes = MissCauses(comparison, missed: missed)
        return missed.map { Miss(path: comparison.path, view: $0, cause: causes.cause(of: $0)) }
    }

    /// The document, the id, the element, both frames and the cause, separated by tabs.
    public var line: String {
        [
            path, view.stored.id, view.stored.elementName, view.stored.frame.words, view.ours?.words ?? "-",
            cause.rawValue,
        ].joined(separator: "\t")
    }
}

/// Finds the causes of a document's misses.
private struct MissCauses {
    private typealias View = FrameComparison.View

    private let markup: MarkupDocument
    private let isMeasuredInWholePoints: Bool
    private let contradicted: Set<Int>
    private let ambiguous: Set<String>
    /// The misses by element.
    private var missed: [Int: FrameComparison.View] = [:]
    /// The elements to which constraints connect each element.
    private var partners: [Int: Set<Int>] = [:]

    init(_ comparison: FrameComparison, missed views: [FrameComparison.View]) {
        markup = comparison.document.markup
        isMeasuredInWholePoints = Self.isMeasuredInWholePoints(comparison)
        let constraints = markup.requiredConstraints
        var contradicted: Set<Int> = []
        for constraint in constraints {
            if let error = markup.error(of: constraint), error > 1 { contradicted.formUnion(constraint.elements) }
            guard constraint.elements.count == 2 else { continue }
            partners[constraint.elements[0], default: []].insert(constraint.elements[1])
            partners[constraint.elements[1], default: []].insert(constraint.elements[0])
        }
        self.contradicted = contradicted
        ambiguous = comparison.ambiguousIDs()
        for view in views { missed[view.stored.element] = view }
    }

    /// Whether each label and button has whole points, and ours do not.
    private static func isMeasuredInWholePoints(_ comparison: FrameComparison) -> Bool {
        let texts = comparison.views.filter { ["label", "button"].contains($0.stored.elementName) }
        let areWhole = texts.allSatisfy { $0.stored.frame.size.isWhole }
        return areWhole && texts.contains { $0.ours.map { !$0.size.isWhole } ?? false }
    }

    /// The ids that every copy of the template has.
    private static let templateIDs: Set<String> = ["8ie-xW-0ye", "kId-c2-rCX"]

    func cause(of view: FrameComparison.View) -> Miss.Cause {
        guard let ours = view.ours else { return .absent }
        if Self.templateIDs.contains(view.stored.id), view.stored.frame.width == 441 { return .template }
        if isMeasuredInWholePoints, view.stored.frame.isClose(to: ours, within: 1) { return .wholePoints }
        if contradicted.contains(view.stored.element) { return .contradiction }
        if ambiguous.contains(view.stored.id) { return .ambiguous }
        if dependsOnAnotherMiss(view.stored.element) { return .dependent }
        return textCause(of: view, ours) ?? .other
    }

    private func dependsOnAnotherMiss(_ element: Int) -> Bool {
        if markup.ancestors(of: element).contains(where: { missed[$0] != nil }) { return true }
        let siblings = markup.elements[element].parent.map { markup.children(of: $0) } ?? []
        let before = siblings.prefix { $0 != element } + (partners[element] ?? []).filter { $0 < element }
        return before.contains { missed[$0] != nil }
    }

    /// The dimension in which a text differs, or the text that determines a container's size.
    private func textCause(of view: FrameComparison.View, _ ours: CGRect) -> Miss.Cause? {
        let width = ours.width - view.stored.frame.width
        let height = ours.height - view.stored.frame.height
        let isText = StoredDocument.textElements.contains(view.stored.elementName)
        let below = markup.elements[view.stored.element].subtree.dropFirst().compactMap { missed[$0] }
        let texts = below.filter { StoredDocument.textElements.contains($0.stored.elementName) }
        func isOff(_ difference: Double, _ dimension: KeyPath<CGRect, CGFloat>) -> Bool {
            guard abs(difference) > FrameComparison.tolerance else { return false }
            return isText
                || texts.contains { text in
                    let ours = text.ours?[keyPath: dimension] ?? 0
                    return abs(ours - text.stored.frame[keyPath: dimension] - difference) <= FrameComparison.tolerance
                }
        }
        if isOff(width, \.width) { return .textWidth }
        if isOff(height, \.height) { return .textHeight }
        return nil
    }
}

extension CGSize {
    fileprivate var isWhole: Bool { width == width.rounded() && height == height.rounded() }
}
