import Arrangement
import Drawing
import Foundation
import Geometry
import Looks
import Traits

/// A sheet: a card with rounded corners over content that it dims and pushes back.
@MainActor final class SheetChrome: PresentationChrome {
    private unowned let presentation: UIPresentationController
    private let settings: UISheetPresentationController?
    private let dimming = DimmingView(frame: .zero)
    private let sheet = CardView(frame: .zero)
    private let grabber = GrabberView(frame: .zero)
    private var pushedBack: PushedBackView?

    init(_ presentation: UIPresentationController, _ settings: UISheetPresentationController?) {
        self.presentation = presentation
        self.settings = settings
    }

    // MARK: Place

    /// > Rules: PRES-5 and PRES-6, SHEET-1 to SHEET-5.
    private func arrangement(in size: CGSize) -> SheetArrangement {
        let environment = presentation.environment(size: size)
        var request = SheetRequest(isForm: presentation.styleInEffect == .formSheet)
        request.keepsOwnStyle = presentation.keepsOwnStyle
        let wish = presentation.shownInEffect?.contentSizeWish ?? .zero
        if wish != .zero { request.preferredContentSize = wish }
        if let settings {
            let context = DetentResolutionContext(
                traits: presentation.traitsInEffect, maximum: environment.maximumDetentValue)
            request.detents = settings.detents.map { $0.request(in: context) }
            request.selected = settings.selectedDetentIdentifier?.rawValue
            request.largestUndimmed = settings.largestUndimmedDetentIdentifier?.rawValue
            request.prefersEdgeAttachedInCompactHeight = settings.prefersEdgeAttachedInCompactHeight
            request.widthFollowsPreferredContentSizeWhenEdgeAttached =
                settings.widthFollowsPreferredContentSizeWhenEdgeAttached
            request.preferredCornerRadius = settings.preferredCornerRadius
        }
        return environment.arrangeSheet(request)
    }

    private var current: SheetArrangement? {
        presentation.sizeInEffect.map { arrangement(in: $0) }
    }

    func frame(in size: CGSize) -> CGRect { arrangement(in: size).frame }

    // MARK: Views

    func install(in container: UIView) {
        for view in [dimming, sheet] as [UIView] {
            view.frame = container.bounds
            container.addSubview(view)
        }
        presentation.presentedView?.adopt(into: sheet.content)
        sheet.content.addSubview(grabber)
    }

    func layout(in container: UIView) {
        let arrangement = arrangement(in: container.bounds.size)
        dimming.frame = container.bounds
        dimming.update(arrangement.dims, pushesPresenterBack: arrangement.pushesPresenterBack)
        sheet.transform = .identity
        sheet.frame = arrangement.frame
        sheet.content.frame = sheet.bounds
        sheet.round(
            arrangement.cornerRadius, roundsBottom: arrangement.placement == .floating,
            casts: arrangement.placement == .floating
                && CardLook(JobEnvironment.current.style).floatingSheetCastsShadow)
        if let view = presentation.presentedView { view.frame = sheet.content.bounds }
        let showsGrabber = settings?.prefersGrabberVisible == true && arrangement.placement != .fullScreen
        grabber.isHidden = !showsGrabber
        grabber.frame = GrabberView.frame(in: sheet.bounds)
    }

    /// > Rules: PRES-6 and SHEET-4.
    func layoutPresenter(in container: UIView) {
        let arrangement = arrangement(in: container.bounds.size)
        guard arrangement.pushesPresenterBack, let card = presentation.presenterCard else {
            pushedBack?.restore()
            pushedBack = nil
            return
        }
        if pushedBack?.view !== card {
            pushedBack?.restore()
            pushedBack = PushedBackView(card)
        }
        pushedBack?.place(presentation.environment(size: container.bounds.size).pushedBackPresenter)
    }

    /// Puts the presenter's view back, so that it follows a change of its superview's size.
    func restorePresenter() {
        pushedBack?.restore()
        pushedBack = nil
    }

    func uninstall() {
        restorePresenter()
        presentation.presentedView?.removeFromSuperview()
        for view in [grabber, sheet, dimming] as [UIView] { view.removeFromSuperview() }
    }

    var card: UIView? { sheet }
    /// > Rule: TE-9.
    var makesContentCompact: Bool {
        presentation.styleInEffect == .formSheet && current?.placement == .floating
    }
    var elevatesContent: Bool { true }
    var dims: Bool { current?.dims ?? true }
    var pushesPresenterBack: Bool { pushedBack != nil }
}

extension UISheetPresentationController.Detent {
    func request(in context: any UISheetPresentationControllerDetentResolutionContext) -> SheetRequest.Detent {
        let height: SheetRequest.Detent.Height =
            switch self.height {
            case .medium: .medium
            case .large: .large
            case .custom(let resolver): .custom(resolver(context))
            }
        return SheetRequest.Detent(identifier: identifier.rawValue, height: height)
    }
}

extension UIPresentationController {
    /// The view that moves when the presenter is pushed back: its card, or its view.
    var presenterCard: UIView? {
        guard shouldPresentInFullscreen else { return nil }
        let presenter = presentingViewController
        let presentation = presenter.presentingContainer as? UIPresentationController
        return presentation?.chrome?.card ?? presenter.viewIfLoaded
    }
}

/// A surface with rounded corners that clips its content and can cast a shadow.
final class CardView: UIView {
    let content = UIView(frame: .zero)
    private var castsShadow = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.clipsToBounds = true
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(content)
    }

    func round(_ radius: CGFloat, roundsBottom: Bool, casts: Bool) {
        content.layer.cornerRadius = radius
        content.layer.cornerCurve =
            CardLook(JobEnvironment.current.style).hasContinuousCorners ? .continuous : .circular
        content.layer.maskedCorners =
            roundsBottom
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        castsShadow = casts
    }

    override func paintContent(into items: inout [DrawingItem]) {
        guard castsShadow, bounds.width > 0, bounds.height > 0 else { return }
        let outline = Path.roundedRectangle(bounds, cornerRadius: content.layer.cornerRadius)
        items += CardLook(JobEnvironment.current.style).sheetShadowItems(around: outline)
    }
}

/// The short bar at the top of a sheet that can be dragged.
final class GrabberView: UIView {
    /// > Rule: SHEET-2. Its size was judged by eye.
    static func frame(in bounds: CGRect) -> CGRect {
        CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }

    override func paintContent(into items: inout [DrawingItem]) {
        items.fill(bounds, cornerRadius: bounds.height / 2, resolved(.tertiaryLabel))
    }
}

/// A presenter's view or card, scaled down behind a sheet.
@MainActor final class PushedBackView {
    let view: UIView
    private let radius: CGFloat
    private let clips: Bool
    private let curve: CALayerCornerCurve
    /// The black background behind the scaled view.
    private let backdrop = UIView(frame: .zero)

    init(_ view: UIView) {
        self.view = view
        radius = view.layer.cornerRadius
        curve = view.layer.cornerCurve
        clips = view.clipsToBounds
        backdrop.backgroundColor = .black
        backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// > Rule: PRES-6.
    func place(_ pushed: PushedBackPresenter) {
        guard let superview = view.superview else { return }
        if !(view is CardView) {
            view.transform = .identity
            if backdrop.superview !== superview { superview.insertSubview(backdrop, belowSubview: view) }
            backdrop.frame = superview.bounds
            view.frame = superview.bounds
            view.layer.cornerRadius = pushed.cornerRadius
            view.layer.cornerCurve = .continuous
            view.clipsToBounds = true
        }
        let frame = view.geometry.plainFrame
        // Scale the view about its center, then move it so that its top is in place.
        let top = frame.midY - frame.height * pushed.scale / 2
        view.transform = CGAffineTransform(
            a: pushed.scale, b: 0, c: 0, d: pushed.scale, tx: 0, ty: pushed.top - top)
    }

    func restore() {
        view.transform = .identity
        if !(view is CardView) {
            // While it is transformed, it does not follow its superview.
            if let superview = view.superview { view.frame = superview.bounds }
            view.layer.cornerRadius = radius
            view.layer.cornerCurve = curve
            view.clipsToBounds = clips
            backdrop.removeFromSuperview()
        }
    }
}
