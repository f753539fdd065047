import Devices
import Diagnostics
import Foundation
import Lint
import UIKit

/// A fact about a layout.
///
/// A sweep shows where it begins and ends.
public struct SweepFact: Hashable, Sendable {
    /// The kind of a fact, in the order of a report.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case sizeClasses = "size-classes"
        case collapse
        case presence
        case offScreen = "off-screen"
        case truncation
        case conflict
        case rows
        case lines
    }

    var kind: Kind
    /// The object that it is about; empty for the window.
    var object: String
    /// The value of a fact that has one: `wC hR`, `3 in a row`.
    var value: String = ""
    /// The object's display name.
    var name: String = ""
    /// The object's parent, so that only the outermost of several objects that appear together is named.
    var parent: String?
}

extension SweepFact {
    /// All facts of a layout, in a fixed order.
    @MainActor static func facts(of snapshot: LayoutSnapshot, window: UIWindow, withLines: Bool) -> [SweepFact] {
        var facts = [SweepFact(kind: .sizeClasses, object: "", value: "\(snapshot.variant.sizeClasses)")]
        for controller in window.rootViewController?.withDescendants ?? [] {
            guard let split = controller as? UISplitViewController, split.isCollapsed else { continue }
            facts.append(SweepFact(kind: .collapse, object: split.origin?.id ?? "", name: "the split view"))
        }
        for (index, view) in snapshot.views.enumerated() where view.isShown {
            let parent = view.parent.map { snapshot.views[$0].id }
            func fact(_ kind: Kind, _ value: String = "") -> SweepFact {
                SweepFact(kind: kind, object: view.id, value: value, name: view.address, parent: parent)
            }
            guard view.frame.width > 0.5, view.frame.height > 0.5 else { continue }
            facts.append(fact(.presence))
            if !view.isInScrollView, !view.frame.intersects(snapshot.bounds) { facts.append(fact(.offScreen)) }
            if let text = view.text {
                if text.isCut { facts.append(fact(.truncation)) }
                if withLines, text.lines != 1, text.lineHeight > 0 {
                    let lines = Int((text.needed.height / text.lineHeight).rounded())
                    facts.append(fact(.lines, "\(lines) line\(lines == 1 ? "" : "s")"))
                }
            }
            if view.className == "UICollectionView", let count = snapshot.cellsInFirstRow(of: index) {
                facts.append(fact(.rows, "\(count) in a row"))
            }
        }
        for location in snapshot.conflictLocations {
            let place = location.map { "\($0.line ?? 0)" } ?? ""
            facts.append(
                SweepFact(
                    kind: .conflict, object: place,
                    name: location.map { "constraint (line \($0.line ?? 0))" } ?? ""
                ))
        }
        var seen: Set<SweepFact> = []
        return facts.filter { seen.insert($0).inserted }
    }
}

extension LayoutSnapshot {
    /// The number of cells in the top row of a collection; `nil` if it shows none.
    fileprivate func cellsInFirstRow(of collection: Int) -> Int? {
        let cells = views.filter { $0.parent == collection && $0.className == "UICollectionViewCell" && $0.isShown }
        guard let top = cells.map(\.frame.midY).min() else { return nil }
        return cells.count { abs($0.frame.midY - top) < 1 }
    }
}

extension LayoutSnapshot.View {
    /// `UILabel "Sign in" (line 41)`.
    fileprivate var address: String { name + (location?.line.map { " (line \($0))" } ?? "") }
}

extension UIViewController {
    fileprivate var withDescendants: [UIViewController] { [self] + children.flatMap(\.withDescendants) }
}
