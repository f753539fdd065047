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
        setContainerTraits(nil, forChild: shown)
        place(shown, at: CGRect(origin: .zero, size: view.bounds.size), in: view, insets: .zero)
    }

    /// > Rules: SPLIT-9 to SPLIT-11.
    func layOutExpanded() {
        let behavior = request.behavior
        if let known = parts.behavior, known != behavior { chosenMode = nil }
        parts.behavior = behavior
        let arrangement = arrangement(of: request)
        notify(of: arrangement)
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

    func arrangement(of request: SplitRequest) -> SplitArrangement {
        request.arrange(
            edge: primaryEdge, isRightToLeft: viewIfLoaded?.isRightToLeft ?? false,
            scale: viewIfLoaded?.layoutGrid.scale ?? traitCollection.displayScale)
    }

    /// The traits of a sidebar that isn't shown, and of all before the size says which columns overlay others.
    static var sidebarTraits: UITraitCollection { UITraitCollection(horizontalSizeClass: .compact) }

    /// Sets the final traits of the columns before they separate, so that they receive no traits in between.
    func prepareTraitsOfColumns() {
        for controller in style.sidebars.compactMap({ columns[$0] }) {
            keepTraits(Self.sidebarTraits, for: controller)
        }
        // Up to iOS 16, traits come before the size that determines which columns overlay others.
        guard JobEnvironment.current.behavior.traitsOfColumnsFollowSize else { return }
        let arrangement = arrangement(of: request)
        for column in arrangement.columns {
            guard let controller = columns[column.column] else { continue }
            keepTraits(traits(of: column, in: arrangement), for: controller)
            if controller.parentController === self { controller.viewIfLoaded?.frame.size = column.viewFrame.size }
        }
    }

    /// Gives the columns that stay visible the traits of the split view, and the sizes if these are known.
    func prepareToCollapse(_ decision: SplitDecision) {
        let remaining = columnsAfterCollapse(decision)
        for controller in remaining { keepTraits(nil, for: controller) }
        // From iOS 17 on, the size changes first.
        if JobEnvironment.current.behavior.updatesTraitsBeforeLayout {
            for controller in remaining where controller.viewIfLoaded?.superview === view {
                controller.viewIfLoaded?.frame = view.bounds
            }
        }
        // From iOS 17 on, traits come by way of the views: those that no view shows yet receive them before others cover
        // them.
        for controller in remaining where controller.viewIfLoaded?.superview == nil {
            controller.setTraits(
                controller.resolvedTraits(
                    below: traitCollection, setByParent: overrideTraitCollection(forChild: controller)))
        }
        passTraitsOn()
    }

    /// Sets the traits of a child without passing them on.
    private func keepTraits(_ traits: UITraitCollection?, for controller: UIViewController) {
        containerTraits[ObjectIdentifier(controller)] = traits
    }

    /// Gives a controller that becomes a column the size of that column before it receives its traits.
    func takeSize(_ controller: UIViewController, of column: Column) {
        guard JobEnvironment.current.behavior.traitsOfColumnsFollowSize, let view = controller.viewIfLoaded,
            controller.parentController == nil, let frame = arrangement(of: request)[column]?.viewFrame
        else { return }
        view.frame.size = frame.size
    }

    /// TE-9: a column next to a regular secondary is compact; TE-6: a column over it is elevated.
    private func setTraits(of column: SplitArrangement.Column, in arrangement: SplitArrangement) {
        guard let controller = columns[column.column] else { return }
        setContainerTraits(traits(of: column, in: arrangement), forChild: controller)
    }

    /// The traits that the split view sets for a column.
    func traits(of column: SplitArrangement.Column, in arrangement: SplitArrangement) -> UITraitCollection? {
        var traits = TraitValues()
        if column.column != .secondary {
            traits.horizontalSizeClass = .compact
            if JobEnvironment.current.behavior.elevatesContent, column.floats || arrangement.mode.liesOverSecondary {
                traits.userInterfaceLevel = .elevated
            }
        }
        return traits.isEmpty ? nil : UITraitCollection(traits)
    }

    /// Notifies the delegate of columns that are shown or hidden.
    private func notify(of arrangement: SplitArrangement) {
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
        // Its frame follows from the arrangement alone, so that it is never seen at a size in between.
        child.autoresizingMask = []
        child.frame = frame
        if child.superview !== host { host.addSubview(child) }
        let own = safeAreaInsets(of: host.convert(frame, to: view), in: view.bounds.size, safeArea: view.safeAreaInsets)
        child.setRootSafeAreaInsets(.max(own, insets))
    }
}

/// The split view's own subviews: lines, dimming, and the edges of overlays.
@MainActor final class SplitViewParts {
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
