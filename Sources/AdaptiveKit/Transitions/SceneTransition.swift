import Diagnostics
import Foundation
import Geometry
import Traits

/// A rotation or a resize of windows, in the documented order and without animation.
///
/// > Rules: TR-1 to TR-4 and TR-9.
@MainActor struct SceneTransition {
    let windows: [UIWindow]
    let scene: UIWindowScene?
    let geometry: SceneGeometry
    let isAnimated: Bool

    /// Runs the transition: announces it, applies it, lays it out, and reports completion.
    func run() {
        let job = JobEnvironment.current
        if let refusal = windows.lazy.compactMap({ $0.rotationRefusal(to: geometry.screen.interfaceOrientation) }).first
        {
            job.report(.note, refusal)
            return
        }
        let turn = job.screen.interfaceOrientation.rotation(to: geometry.screen.interfaceOrientation)
        let coordinators = windows.map {
            TransitionCoordinator(containerView: $0, targetTransform: turn, isAnimated: isAnimated)
        }
        let traits = scene.map {
            TraitInheritance(inherited: geometry.screen.traits, own: $0.traitState.own).resolved
        }
        job.recorder?.announcements.begin(in: windows)
        let plans = zip(windows, coordinators).map { window, coordinator in
            window.runningTransition = coordinator
            return window.announce(geometry, inherited: traits ?? geometry.screen.traits, with: coordinator)
        }
        // Containers ask no delegate twice while the plan exists.
        defer { withExtendedLifetime(plans) {} }
        var screen = geometry.screen
        screen.windowSize = geometry.windowSize
        let hadHomeIndicator = job.screen.hasHomeIndicator
        job.setScreen(screen)
        // Bars have other heights, also in containers that keep their sizes.
        if screen.hasHomeIndicator != hadHomeIndicator {
            for window in windows { window.rootViewController?.setNeedsLayoutOfAll() }
        }
        if job.behavior.updatesTraitsBeforeLayout {
            setSizes()
            setTraits()
        } else {
            setTraits()
            setSizes()
        }
        for (index, window) in windows.enumerated() {
            coordinators[index].run {
                window.layoutIfNeeded()
                plans[index]?.settleHidden()
            }
            window.runningTransition = nil
        }
        job.recorder?.announcements.end(in: windows)
    }

    private func setTraits() {
        if let scene {
            scene.give(geometry.screen.traits)
        } else {
            for window in windows { window.inheritTraits() }
        }
    }

    private func setSizes() {
        for window in windows {
            window.rootViewController?.restorePushedBackViews()
            window.takeSafeArea(of: geometry.screen)
            window.frame.size = geometry.windowSize
            window.setNeedsLayout()
        }
    }
}

extension ScreenFacts {
    fileprivate var hasHomeIndicator: Bool { safeAreaInsets.bottom > 0 }
}

extension UIViewController {
    /// Invalidates the layout of this controller's view, and of those inside and over it.
    fileprivate func setNeedsLayoutOfAll() {
        viewIfLoaded?.setNeedsLayout()
        for child in childControllers { child.setNeedsLayoutOfAll() }
        (presentedContainer as? UIPresentationController)?.shown?.setNeedsLayoutOfAll()
    }
}

extension UIWindow {
    /// Rotates or resizes the window, with all others of its scene.
    ///
    /// The controllers are notified in the documented order, including completions, before this returns. Call it within
    /// a job, because the job's screen rotates too: `JobEnvironment(…).run { … }`. If
    /// ``rotationRefusal(to:)`` returns a reason, nothing happens, and the reason is in the job's diagnostics.
    ///
    /// > Rules: TR-1 to TR-9.
    public func transition(to geometry: SceneGeometry, animated: Bool = true) {
        if let windowScene {
            windowScene.transition(to: geometry, animated: animated)
        } else {
            SceneTransition(windows: [self], scene: nil, geometry: geometry, isAnimated: animated).run()
        }
    }
}

extension UIWindowScene {
    /// Rotates or resizes the scene's windows.
    ///
    /// > Rules: TR-1 to TR-9.
    public func transition(to geometry: SceneGeometry, animated: Bool = true) {
        SceneTransition(windows: windows, scene: self, geometry: geometry, isAnimated: animated).run()
    }
}
