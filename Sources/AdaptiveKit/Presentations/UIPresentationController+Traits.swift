package import Arrangement
package import Foundation
import Geometry
import Traits

extension UIPresentationController: PresentingContainer {
    /// The window's traits, or those of the context if it covers one.
    ///
    /// > Rule: TE-1.
    package var traitsAbove: (traits: UITraitCollection, setByParent: UITraitCollection?)? {
        if shouldPresentInFullscreen, let window = containerView?.window {
            return window.traitState.resolved.map { ($0, nil) }
        }
        return presentingViewController.traitState.resolved.map { ($0, nil) }
    }

    /// A style that fits the new traits is shown before the presented controller receives them.
    package func traitsDidChange() { readapt() }

    package func passTraitsOn() { shown?.inheritTraits() }

    /// The traits that the presentation changes, with an app's overrides on top.
    ///
    /// Content in a popover, or in a form sheet away from the edges, has compact width. Content over other content is
    /// elevated from iOS 13 on.
    ///
    /// > Rules: TE-6, TE-9 and POP-6.
    package var traitsForPresented: UITraitCollection? {
        var values = TraitValues()
        if let chrome = chromeInEffect, chrome.makesContentCompact { values.horizontalSizeClass = .compact }
        if let chrome = chromeInEffect, chrome.elevatesContent, JobEnvironment.current.behavior.elevatesContent {
            values.userInterfaceLevel = .elevated
        }
        if let own = overrideTraitCollection?.values { values.merge(own) }
        return values.isEmpty ? nil : UITraitCollection(values)
    }

    // MARK: Adaptation

    /// > Rules: PRES-7 to PRES-9.
    func adaptedStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let version = JobEnvironment.current.systemVersion
        let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
        keepsOwnStyle = answer == UIModalPresentationStyle.none && traits.horizontalSizeClass == .compact
        return presentationStyle.adapted(
            by: answer == .automatic ? nil : answer, horizontal: traits.horizontalSizeClass, on: version)
    }

    /// The style for traits, including an app subclass's choice.
    func chosenStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = adaptivePresentationStyle(for: traits)
        return style == .none ? presentationStyle : style
    }

    /// Shows the presentation in the style for the current traits.
    ///
    /// > Rules: PRES-9 and PRES-10.
    private func readapt() {
        guard let activeStyle, containerView != nil, let traits = traitsAbove?.traits else { return }
        let style = pendingStyle ?? chosenStyle(for: traits)
        let wasPending = pendingStyle != nil
        pendingStyle = nil
        guard style != activeStyle else {
            pendingReplacement = nil
            return
        }
        if !wasPending { announce(style, with: nil) }
        undress()
        show(in: style)
        containerView?.setNeedsLayout()
    }

    func announce(
        _ style: UIModalPresentationStyle, with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: style == presentationStyle ? .none : style,
            transitionCoordinator: coordinator)
    }

}

extension UIPresentationController {
    /// The environment that frames depend on, for a container of the given size.
    package func environment(size: CGSize) -> PresentationEnvironment {
        let job = JobEnvironment.current
        let screen = planned?.space.screen ?? job.screen
        let traits = planned?.space.traits ?? traitsAbove?.traits ?? screen.traits
        let safeArea = planned?.space.safeArea ?? containerView?.safeAreaInsets ?? screen.safeAreaInsets
        return PresentationEnvironment(
            size: size, safeArea: safeArea, screenSize: screen.size, bars: job.barEnvironment(for: traits, on: screen),
            category: traits.preferredContentSizeCategory, screenCornerRadius: screen.cornerRadius)
    }
}
