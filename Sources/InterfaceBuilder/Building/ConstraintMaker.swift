internal import AutoLayout
internal import Diagnostics
internal import Foundation
internal import InterfaceDocuments
internal import UIKit

/// Makes the constraints of a document between the objects of a tree.
@MainActor struct ConstraintMaker {
    let resolver: ValueResolver

    /// Creates a constraint; `nil` if that isn't possible.
    ///
    /// Problems are reported.
    func constraint(
        _ source: DocumentConstraint, owner: UIView, among objects: TreeObjects
    ) -> NSLayoutConstraint? {
        if source.isPlaceholder && resolver.purpose == .running { return nil }
        guard let first = source.firstItem.map({ objects.item($0) }) ?? owner else {
            report(source, missing: source.firstItem)
            return nil
        }
        var second: AnyObject?
        if source.secondAttribute != nil {
            second = source.secondItem.map { objects.item($0) } ?? owner
            guard second != nil else {
                report(source, missing: source.secondItem)
                return nil
            }
        }
        guard let firstAttribute = LayoutSpelling.attribute(source.firstAttribute) else {
            report(source, unknown: source.firstAttribute, in: "firstAttribute")
            return nil
        }
        var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        if let spelling = source.secondAttribute {
            guard let known = LayoutSpelling.attribute(spelling) else {
                report(source, unknown: spelling, in: "secondAttribute")
                return nil
            }
            secondAttribute = known
        }
        if first === second, firstAttribute == secondAttribute { return nil }
        let isWithoutDistance =
            resolver.purpose == .canvas && source.isSymbolic && resolver.document.usesSafeAreas
            && resolver.document.tools.ignoresStandardDistanceFromSafeArea
            && [first, second].contains { $0 is UILayoutGuide }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: LayoutSpelling.relation(source.relation),
            toItem: second, attribute: secondAttribute, multiplier: source.multiplier,
            constant: isWithoutDistance ? 0 : source.constant)
        constraint.priority = UILayoutPriority(Float(source.priority))
        constraint.identifier = source.identifier
        constraint.origin = ElementOrigin(id: source.id, location: source.location, label: source.identifier)
        return constraint
    }

    /// Activates a constraint, unless it has a problem, which is reported.
    func activate(_ constraint: NSLayoutConstraint, _ source: DocumentConstraint) -> Bool {
        if let problem = constraint.activationProblem {
            resolver.log.warn(problem, at: source.location)
            return false
        }
        constraint.isActive = true
        return true
    }

    private func report(_ source: DocumentConstraint, missing id: String?) {
        // An item that is nowhere in the document was reported when the document was read.
        resolver.log.warn(DocumentProblem.noLayoutItem(id: id ?? "nothing", constraint: source.id), at: source.location)
    }

    private func report(_ source: DocumentConstraint, unknown spelling: String, in attribute: String) {
        resolver.log.warn(
            DocumentProblem.unknownValue(spelling, attribute: attribute, element: "constraint"), at: source.location)
    }
}

/// The format's spellings of attributes and relations.
enum LayoutSpelling {
    static func attribute(_ spelling: String) -> NSLayoutConstraint.Attribute? {
        attributes[spelling]
    }

    static func relation(_ relation: DocumentConstraint.Relation) -> NSLayoutConstraint.Relation {
        switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        "centerXWithinMargin": .centerXWithinMargins, "centerYWithinMargin": .centerYWithinMargins,
    ]
}
