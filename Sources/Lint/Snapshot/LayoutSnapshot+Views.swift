public import Diagnostics
import Foundation
import Geometry
import UIKit

extension LayoutSnapshot {
    /// The places of the constraints that conflicted with others and were broken; `nil` for one that has none.
    public var conflictLocations: [SourceLocation?] {
        diagnostics.compactMap { diagnostic in
            if case ConstraintProblem.conflict = diagnostic.problem { diagnostic.location } else { nil }
        }
    }

    /// The views that people see or use: visible, with a size and content.
    var seen: [View] { views.filter(isSeen) }

    /// A length in points, to a tenth.
    static func words(_ length: CGFloat) -> String { JSONText.number((Double(length) * 10).rounded() / 10) }

    func isSeen(_ view: View) -> Bool {
        view.isShown && view.hasContent && view.frame.width > 0.5 && view.frame.height > 0.5
    }

    /// The ID of the scene's view that contains a view.
    func scene(of view: View) -> String {
        var outer = view
        while let parent = outer.parent { outer = views[parent] }
        return outer.id
    }

    /// The views with an ambiguous position.
    ///
    /// A wrong position follows from that, and is reported with it.
    var openPlaces: Set<Int> {
        let open = ambiguities.filter { ambiguity in
            let (a, b) = ambiguity.proof
            return !ambiguity.isContent && max(abs(a.minX - b.minX), abs(a.minY - b.minY)) > 2
        }
        return Set(open.map(\.view))
    }

    /// The part of a view that people see: the glyphs of text, and what a control draws.
    func shownBox(of view: View) -> CGRect {
        (view.role == .text ? textBox(of: view) : view.role == .control ? drawnBoxes[view.id] : nil) ?? view.frame
    }

    /// The bounds of all glyphs of a view, from the cap height of the first line to the last baseline; `nil` if it
    /// draws none.
    func textBox(of view: View) -> CGRect? {
        textBoxes[view.id]
    }

    /// The views of lists that share some, joined, in the order of their first views.
    func groups(of lists: [[Int]]) -> [Set<Int>] {
        // A smaller view of the same group, and for the smallest the view itself.
        var smaller: [Int: Int] = [:]
        func smallest(of view: Int) -> Int {
            var view = view
            while let next = smaller[view], next != view {
                // Later searches take half the way.
                smaller[view] = smaller[next]
                view = next
            }
            return view
        }
        for list in lists {
            guard let first = list.first else { continue }
            for view in list {
                if smaller[view] == nil { smaller[view] = view }
                let (a, b) = (smallest(of: first), smallest(of: view))
                smaller[max(a, b)] = min(a, b)
            }
        }
        var groups: [Int: Set<Int>] = [:]
        for view in smaller.keys { groups[smallest(of: view), default: []].insert(view) }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The largest number of preceding neighbors that a text or control is compared with: of thousands in one place, a
    /// few suffice.
    static var mostNeighbors: Int { 256 }

    /// Whether code shows one or the other: both fill one place, or are in panels that do.
    func takeTurns(_ a: Int, _ b: Int) -> Bool {
        let (x, y) = branches(a, b)
        let shared = views[x].frame.intersection(views[y].frame)
        guard !shared.isNull else { return false }
        func area(_ frame: CGRect) -> CGFloat { frame.width * frame.height }
        let areas = [area(views[x].frame), area(views[y].frame)]
        if x != a, y != b { return area(shared) >= 0.8 * (areas.min() ?? 0) }
        if views[a].role == .control, views[b].role == .control {
            return area(shared) >= 0.95 * (areas.min() ?? 0)
        }
        return area(shared) >= 0.8 * (areas.max() ?? 0)
    }

    /// The two views or their ancestors, as children of the view that contains both.
    private func branches(_ a: Int, _ b: Int) -> (Int, Int) {
        var (x, y) = (a, b)
        while views[x].parent != views[y].parent {
            if views[x].depth >= views[y].depth, let parent = views[x].parent {
                x = parent
            } else if let parent = views[y].parent {
                y = parent
            } else {
                break
            }
        }
        return (x, y)
    }

    /// Whether a view is a descendant of another.
    func isWithin(_ view: View, _ other: View) -> Bool {
        var parent = view.parent
        while let index = parent {
            if views[index].id == other.id { return true }
            parent = views[index].parent
        }
        return false
    }
}

extension LayoutSnapshot.View {
    /// The display name, such as `UILabel "Sign in"`.
    public var name: String {
        guard let label, !label.isEmpty else { return className }
        let line = label.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\(className) \"\(line.count > 40 ? line.prefix(39) + "…" : line)\""
    }
}

extension CGRect {
    /// Whether this rectangle contains another, with a tolerance; Foundation's `contains` compares sums of fractions
    /// exactly.
    func covers(_ other: CGRect, within slack: CGFloat = 0.01) -> Bool {
        other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
            && other.maxY <= maxY + slack
    }

    /// The rectangle in words, such as `20 64 350×24`.
    var words: String {
        func number(_ value: CGFloat) -> String { JSONText.number((Double(value) * 10).rounded() / 10) }
        return "\(number(minX)) \(number(minY)) \(number(width))×\(number(height))"
    }
}
