import Foundation
import Geometry

extension UIView {
    /// The tree from this view down, a line a view, in the form of UIKit's own `recursiveDescription`.
    ///
    /// Views are named by the input's id in place of an address, so that two runs print the same.
    public func recursiveDescription() -> String {
        var lines: [String] = []
        describe(into: &lines, indent: "")
        return lines.joined(separator: "\n")
    }

    private func describe(into lines: inout [String], indent: String) {
        let name = String(describing: type(of: self)) + (origin.map { ": \($0.id)" } ?? "")
        let facts = ["frame = \(frame.shortDescription)"] + descriptionFacts
        lines.append("\(indent)<\(([name] + facts).joined(separator: "; "))>")
        for view in hierarchy.subviews { view.describe(into: &lines, indent: indent + "   | ") }
    }

    /// What UIKit prints of a view behind its frame, in its order: what is shown and what is not as usual.
    ///
    /// Ours, not UIKit's.
    public var descriptionFacts: [String] {
        var facts: [String] = []
        if let label = elementLabel, !label.isEmpty {
            facts.append(
                "\(self is UILabel || self is UITextField || self is UITextView ? "text" : "label") = '\(label)'")
        }
        if !transform.isIdentity {
            let t = transform
            facts.append(
                "transform = [" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(CGFloatText.short).joined(separator: ", ") + "]")
        }
        if alpha < 1 { facts.append("alpha = \(CGFloatText.short(alpha))") }
        if isHidden { facts.append("hidden = YES") }
        if clipsToBounds { facts.append("clipsToBounds = YES") }
        if translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty {
            facts.append("autoresize = \(autoresizingMask.shortDescription)")
        }
        if tag != 0 { facts.append("tag = \(tag)") }
        guard let scrollView = self as? UIScrollView else { return facts }
        func list(_ numbers: CGFloat...) -> String {
            "{" + numbers.map(CGFloatText.short).joined(separator: ", ") + "}"
        }
        let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
        let inset = scrollView.adjustedContentInset
        return facts + [
            "contentOffset: \(list(offset.x, offset.y))", "contentSize: \(list(size.width, size.height))",
            "adjustedContentInset: \(list(inset.top, inset.left, inset.bottom, inset.right))",
        ]
    }
}

extension CGRect {
    /// `(x y; width height)`, as UIKit prints a frame.
    var shortDescription: String {
        let numbers = [minX, minY, width, height].map(CGFloatText.short)
        return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }
}

extension UIView.AutoresizingMask {
    /// `W+RM`, as UIKit prints a mask.
    var shortDescription: String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
