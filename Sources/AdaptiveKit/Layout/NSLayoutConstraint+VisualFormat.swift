public import AutoLayout
import Foundation

extension NSLayoutConstraint {
    /// Creates the constraints of a format such as `H:|-[icon(32)]-[title(>=60)]-|`.
    ///
    /// An invalid format is a programming error, as in UIKit. To read formats from a file, call
    /// ``parsing(withVisualFormat:options:metrics:views:)`` instead.
    ///
    /// > Rule: AL-14.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            return try parsing(withVisualFormat: format, options: opts, metrics: metrics, views: views)
        } catch {
            preconditionFailure("\(error.message)\n\(error.illustration)")
        }
    }

    /// Creates the constraints of a format, or reports what is wrong with it and where.
    ///
    /// - Parameters:
    ///   - format: the string.
    ///   - options: the alignment of the views across the axis, and the direction.
    ///   - metrics: numbers by name.
    ///   - views: views and layout guides by name; objects of other types count as missing.
    /// - Returns: constraints that aren't active yet.
    /// - Throws: the problem, with its column.
    /// > Rule: AL-14.
    public static func parsing(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) throws(VisualFormatProblem) -> [NSLayoutConstraint] {
        var items: [AnyObject] = []
        var ids: [String: ItemID] = [:]
        func id(of item: AnyObject) -> ItemID {
            for (index, known) in items.enumerated() where known === item { return ItemID(index) }
            items.append(item)
            return ItemID(items.count - 1)
        }
        for (name, item) in views.sorted(by: { $0.key < $1.key }) {
            guard End(item) != nil else { continue }
            ids[name] = id(of: item as AnyObject)
        }
        // Every possible parent gets its number before the parser needs it.
        var parents: [ItemID: ItemID] = [:]
        for index in items.indices {
            let parent = (items[index] as? UIView)?.superview ?? (items[index] as? UILayoutGuide)?.owningView
            if let parent { parents[ItemID(index)] = id(of: parent) }
        }
        var supply = LayoutIDSupply(firstItem: items.count, firstConstraint: 0)
        let lowered = try VisualFormat.constraints(
            format, options: VisualFormat.Options(rawValue: options.rawValue),
            metrics: (metrics ?? [:]).compactMapValues(Self.number), views: ids, superview: { parents[$0] },
            lineSpacing: { above, below in
                guard let view = items[above.rawValue] as? UIView, let next = items[below.rawValue] as? UIView else {
                    return nil
                }
                return view.lineSpacing(to: next)
            },
            superviewSpacing: JobEnvironment.current.behavior.visualFormatEndsAtMargins ? nil : 20, ids: &supply)
        return lowered.map { constraint in
            let made = NSLayoutConstraint(
                item: items[constraint.first.item.rawValue], attribute: Attribute(constraint.first.attribute),
                relatedBy: Relation(rawValue: constraint.relation.rawValue) ?? .equal,
                toItem: constraint.second.map { items[$0.item.rawValue] },
                attribute: constraint.second.map { Attribute($0.attribute) } ?? .notAnAttribute,
                multiplier: constraint.multiplier, constant: constraint.constant)
            made.priority = UILayoutPriority(Float(constraint.priority))
            return made
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    init(_ attribute: LayoutAttribute) {
        self = NSLayoutConstraint.Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
    }
}
