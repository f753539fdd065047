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
        lines.append(indent + describedLine)
        for view in hierarchy.subviews { view.describe(into: &lines, indent: indent + "   | ") }
    }

    private var describedLine: String {
        var facts = ["\(shortDescription)", "frame = \(frame.shortDescription)"]
        if let label = elementLabel, !label.isEmpty { facts.append("label = '\(label)'") }
        if isHidden { facts.append("hidden = YES") }
        if alpha < 1 { facts.append("alpha = \(CGFloatText.short(alpha))") }
        if !transform.isIdentity {
            let t = transform
            facts.append(
                "transform = [" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(CGFloatText.short).joined(separator: ", ") + "]")
        }
        if clipsToBounds { facts.append("clipsToBounds = YES") }
        if translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isEmpty {
            facts.append("autoresize = \(autoresizingMask.shortDescription)")
        }
        if tag != 0 { facts.append("tag = \(tag)") }
        return "<" + facts.joined(separator: "; ") + ">"
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
