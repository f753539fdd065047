import Foundation
import Geometry

extension UIView {
    /// The text that the view itself shows; `nil` for none.
    package var textAsLabel: String? { labelIsText ? elementLabel : nil }

    /// The view hierarchy below this view, one line per view, in the format of UIKit's `recursiveDescription`.
    ///
    /// Views are named by their input id instead of an address, so that two runs print the same text.
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

    /// The facts that UIKit prints after a view's frame, in its order: those that differ from the defaults.
    ///
    /// Not part of UIKit.
    package var descriptionFacts: [String] {
        var facts: [String] = []
        if let label = elementLabel, !label.isEmpty {
            facts.append("\(labelIsText ? "text" : "label") = '\(label)'")
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
