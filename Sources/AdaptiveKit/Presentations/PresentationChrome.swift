import Arrangement
public import Foundation
import Geometry
import Traits

/// The decoration around a presented view in one style, and the frame of that view.
@preconcurrency @MainActor
@_spi(Subclassing) public protocol PresentationChrome: AnyObject {
    /// The frame of the presented view in a container of the given size.
    func frame(in size: CGSize) -> CGRect
    /// The safe area that the decoration gives to the presented view; `nil` for the part of the container's.
    func safeArea(in size: CGSize) -> UIEdgeInsets?
    /// Adds the presented view and its decoration to the container.
    func install(in container: UIView)
    /// Lays out the presented view and its decoration.
    func layout(in container: UIView)
    /// Updates the frame of the presenter's view, if the style moves it.
    func layoutPresenter(in container: UIView)
    /// Removes the decoration and the presented view.
    func uninstall()
    /// The view that moves as a whole when another presentation pushes this one back.
    var card: UIView? { get }
    var makesContentCompact: Bool { get }
    var elevatesContent: Bool { get }
    /// Whether the content behind is dimmed.
    var dims: Bool { get }
    /// Whether the tint behind is dimmed.
    ///
    /// > Rule: IM-6.
    var dimsTint: Bool { get }
}

@_spi(Subclassing) extension PresentationChrome {
    public func safeArea(in size: CGSize) -> UIEdgeInsets? { nil }
    public func layoutPresenter(in container: UIView) {}
    public var makesContentCompact: Bool { false }
    public var elevatesContent: Bool { true }
    public var dims: Bool { false }
    public var dimsTint: Bool { true }
}

/// The presented view alone: over the whole container, or in the frame that an app's presentation controller chooses.
@MainActor final class PlainChrome: PresentationChrome {
    private unowned let presentation: UIPresentationController
    private let followsContainer: Bool

    init(_ presentation: UIPresentationController, followsContainer: Bool) {
        self.presentation = presentation
        self.followsContainer = followsContainer
    }

    func frame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

    func install(in container: UIView) {
        guard let view = presentation.presentedView else { return }
        view.adopt(into: container)
        view.frame = followsContainer ? container.bounds : presentation.frameOfPresentedViewInContainerView
    }

    func layout(in container: UIView) {
        guard followsContainer, let view = presentation.presentedView, view.transform.isIdentity else { return }
        view.frame = container.bounds
    }

    func uninstall() { presentation.presentedView?.removeFromSuperview() }

    var card: UIView? { presentation.presentedView }
    var elevatesContent: Bool { false }
    var dimsTint: Bool { false }
}

extension UIView {
    /// Adds a controller's view to a view that will place it.
    package func adopt(into container: UIView) {
        translatesAutoresizingMaskIntoConstraints = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transform = .identity
        container.addSubview(self)
    }
}

extension DimmingView {
    /// Sets the opacity for the interface style.
    ///
    /// > Rule: PRES-14.
    package func update(_ dims: Bool, pushesPresenterBack: Bool = false) {
        let version = JobEnvironment.current.systemVersion
        let share = Presentations.dimming(
            isDark: traitCollection.userInterfaceStyle == .dark, pushesPresenterBack: pushesPresenterBack,
            version: version)
        backgroundColor = dims ? UIColor(white: 0, alpha: share) : nil
    }
}
