import Arrangement
import Foundation
import Geometry
import Traits

extension UISplitViewController {
    /// Shows the remaining controller in compact width, over the whole view.
    func layOutCollapsed() {
        parts.hide()
        let shown = collapsedController
        for controller in childControllers where controller !== shown { takeAway(controller) }
        guard let shown else { return }
        setOverrideTraitCollection(nil, forChild: shown)
        place(shown, at: CGRect(origin: .zero, size: view.bounds.size), in: view, insets: .zero)
    }

    /// > Rules: SPLIT-9 to SPLIT-11.
    func layOutExpanded() {
        let behavior = request.behavior
        if let known = parts.behavior, known != behavior { chosenMode = nil }
        parts.behavior = behavior
        let arrangement = request.arrange(
            edge: primaryEdge, isRightToLeft: view.isRightToLeft, scale: view.layoutGrid.scale)
        tell(of: arrangement)
        parts.arrange(arrangement)
        for (column, controller) in columns where arrangement[column] == nil { takeAway(controller) }
        for column in arrangement.columns {
            guard let controller = columns[column.column] else { continue }
            setTraits(of: column, in: arrangement)
            if column.floats {
                place(controller, at: parts.panel.content.bounds, in: parts.panel.content, insets: column.insets)
            } else {
                place(controller, at: column.viewFrame, in: view, insets: column.insets)
            }
        }
        parts.bringForward(in: view, sidebars: arrangement.columns.dropFirst().compactMap { columns[$0.column] })
    }

    /// Sets the final traits of the columns before they separate, so that they receive no traits in between.
    func prepareTraitsOfColumns() {
        // Up to iOS 16, traits come before the size that determines which columns overlay others.
        guard JobEnvironment.current.behavior.traitsOfColumnsFollowSize else {
            let compact = UITraitCollection(horizontalSizeClass: .compact)
            for controller in style.sidebars.compactMap({ columns[$0] }) {
                setOverrideTraitCollection(compact, forChild: controller)
            }
            return
        }
        let arrangement = request.arrange(
            edge: primaryEdge, isRightToLeft: view.isRightToLeft, scale: view.layoutGrid.scale)
        for column in arrangement.columns { setTraits(of: column, in: arrangement) }
    }

    /// TE-9: a column next to a regular secondary is compact; TE-6: a column over it is elevated.
    private func setTraits(of column: SplitArrangement.Column, in arrangement: SplitArrangement) {
        guard let controller = columns[column.column] else { return }
        var traits = TraitValues()
        if column.column != .secondary {
            traits.horizontalSizeClass = .compact
            if JobEnvironment.current.behavior.elevatesContent, column.floats || arrangement.mode.liesOverSecondary {
                traits.userInterfaceLevel = .elevated
            }
        }
        setOverrideTraitCollection(traits.isEmpty ? nil : UITraitCollection(traits), forChild: controller)
    }

    /// Notifies the delegate of columns that are shown or hidden.
    private func tell(of arrangement: SplitArrangement) {
        if let known = parts.mode, known != arrangement.mode {
            let before = Set(style.sidebars.suffix(known.sidebarCount))
            let after = Set(style.sidebars.suffix(arrangement.mode.sidebarCount))
            delegate?.splitViewController(self, willChangeTo: arrangement.mode)
            if style != .unspecified {
                for column in style.sidebars where after.contains(column) && !before.contains(column) {
                    delegate?.splitViewController(self, willShow: column)
                }
                for column in style.sidebars where before.contains(column) && !after.contains(column) {
                    delegate?.splitViewController(self, willHide: column)
                }
            }
        }
        parts.mode = arrangement.mode
    }

    private func takeAway(_ controller: UIViewController) {
        guard let child = controller.viewIfLoaded, child.isDescendant(of: view), controller.parentController === self
        else { return }
        child.removeFromSuperview()
    }

    private func place(_ controller: UIViewController, at frame: CGRect, in host: UIView, insets: UIEdgeInsets) {
        guard let child = controller.view else { return }
        child.translatesAutoresizingMaskIntoConstraints = true
        child.frame = frame
        if child.superview !== host { host.addSubview(child) }
        let own = safeAreaInsets(of: host.convert(frame, to: view), in: view.bounds.size, safeArea: view.safeAreaInsets)
        child.setRootSafeAreaInsets(.max(own, insets))
    }
}

/// The split view's own subviews: lines, dimming, and the edges of overlays.
final class SplitViewParts {
    /// The mode of the last layout.
    var mode: UISplitViewController.DisplayMode?
    var behavior: UISplitViewController.SplitBehavior?
    private var separators: [UIView] = []
    private let dimming = UIView(frame: .zero)
    /// The view below columns that overlay the secondary; it casts their shadow.
    private let backdrop = UIView(frame: .zero)
    /// The panel around a floating primary.
    let panel = SplitPanelView(frame: .zero)

    /// The dimming of content that can't be touched; not documented by Apple.
    private static let dimmingOpacity: CGFloat = 0.1

    func load(into view: UIView) {
        separators = (0..<2).map { _ in UIView(frame: .zero) }
        for separator in separators { separator.backgroundColor = .separator }
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmingOpacity)
        backdrop.backgroundColor = UIColor { traits in
            UIColor.systemBackground.resolvedColor(
                with: UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceLevel: .elevated)]))
        }
        backdrop.layer.shadowOpacity = 0.2
        backdrop.layer.shadowRadius = 8
        backdrop.layer.shadowOffset = .zero
        for part in separators + [dimming, backdrop, panel] { view.addSubview(part) }
        hide()
    }

    func hide() {
        mode = nil
        for part in separators + [dimming, backdrop, panel] { part.isHidden = true }
    }

    func arrange(_ arrangement: SplitArrangement) {
        for (index, separator) in separators.enumerated() {
            separator.isHidden = index >= arrangement.separators.count
            if !separator.isHidden { separator.frame = arrangement.separators[index] }
        }
        dimming.isHidden = arrangement.dimmed == nil
        if let frame = arrangement.dimmed { dimming.frame = frame }
        let sidebars = arrangement.columns.filter { $0.column != .secondary }
        let tiled = sidebars.filter { !$0.floats }.map(\.frame)
        backdrop.isHidden = !arrangement.mode.liesOverSecondary || tiled.isEmpty
        if let first = tiled.first { backdrop.frame = tiled.dropFirst().reduce(first) { $0.union($1) } }
        let floating = sidebars.first(where: \.floats)
        panel.isHidden = floating == nil
        if let floating {
            panel.frame = floating.viewFrame
            panel.content.frame = panel.bounds
        }
    }

    /// Orders the views above the secondary: dimming, shadow, columns, lines, panel.
    func bringForward(in view: UIView, sidebars: [UIViewController]) {
        for part in [dimming, backdrop] { view.bringSubviewToFront(part) }
        for controller in sidebars {
            if let child = controller.viewIfLoaded, child.superview === view { view.bringSubviewToFront(child) }
        }
        for part in separators + [panel] { view.bringSubviewToFront(part) }
    }
}

extension UISplitViewController.DisplayMode {
    fileprivate var liesOverSecondary: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
