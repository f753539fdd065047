import Arrangement
import Foundation
import Geometry
import Traits

/// What surrounds a presented view in one style, and how that view lies in it.
protocol PresentationChrome: AnyObject {
    /// Where the presented view lies in a container of that size.
    func frame(in size: CGSize) -> CGRect
    /// Puts the presented view, with what surrounds it, into the container.
    func install(in container: UIView)
    /// Places all of it.
    func layout(in container: UIView)
    /// Places the presenter's view anew, where this moves it.
    func layoutPresenter(in container: UIView)
    /// Takes all of it out again, the presented view included.
    func uninstall()
    /// What moves as a whole when another presentation pushes this one back.
    var card: UIView? { get }
    var makesContentCompact: Bool { get }
    var elevatesContent: Bool { get }
    /// Whether what is behind is dimmed.
    var dims: Bool { get }
    /// Whether the tint behind is dimmed.
    ///
    /// > Rule: IM-6.
    var dimsTint: Bool { get }
}

extension PresentationChrome {
    func layoutPresenter(in container: UIView) {}
    var makesContentCompact: Bool { false }
    var elevatesContent: Bool { true }
    var dims: Bool { false }
    var dimsTint: Bool { true }
}

/// The presented view alone: over all of the container, or where a presentation controller of an app's own puts it.
final class PlainChrome: PresentationChrome {
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
    /// Puts a controller's view into a view that will place it.
    func adopt(into container: UIView) {
        translatesAutoresizingMaskIntoConstraints = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transform = .identity
        container.addSubview(self)
    }
}

extension DimmingView {
    /// As dark as the interface asks for.
    ///
    /// > Rule: PRES-14.
    func update(_ dims: Bool) {
        let version = JobEnvironment.current.systemVersion
        let share = Presentations.dimming(isDark: traitCollection.userInterfaceStyle == .dark, version: version)
        backgroundColor = dims ? UIColor(white: 0, alpha: share) : nil
    }
}
