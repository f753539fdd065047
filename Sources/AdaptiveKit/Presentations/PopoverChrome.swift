import Arrangement
import Devices
import Drawing
import Foundation
import Geometry
import Traits

/// A bubble with an arrow.
final class PopoverChrome: PresentationChrome {
    private unowned let popover: UIPopoverPresentationController
    private let bubble: PopoverBubbleView
    private let background: UIPopoverBackgroundView?

    init(_ popover: UIPopoverPresentationController) {
        self.popover = popover
        bubble = PopoverBubbleView(frame: .zero)
        background = popover.popoverBackgroundViewClass.map { $0.init(frame: .zero) }
    }

    private var version: SystemVersion { JobEnvironment.current.systemVersion }

    /// > Rules: POP-2 to POP-5.
    private func arrangement(in size: CGSize) -> PopoverArrangement {
        let container = popover.containerView
        let source = container.flatMap { popover.source(in: $0) } ?? CGRect(origin: .zero, size: .zero)
        var request = PopoverRequest(
            sourceRect: source, permittedDirections: popover.usedArrowDirections,
            contentSize: popover.shown?.contentSizeWish ?? .zero, layoutMargins: popover.popoverLayoutMargins,
            canOverlapSource: popover.canOverlapSourceViewRect,
            cornerRadius: Presentations.popoverCornerRadius(version: version))
        if let type = popover.popoverBackgroundViewClass {
            let insets = type.contentViewInsets()
            if request.contentSize.width > 0 { request.contentSize.width += insets.left + insets.right }
            if request.contentSize.height > 0 { request.contentSize.height += insets.top + insets.bottom }
            request.arrowHeight = type.arrowHeight()
            request.arrowBase = type.arrowBase()
        }
        return popover.environment(size: size).arrangePopover(request)
    }

    /// From iOS 13 on the content lies under the arrow too.
    private func contentFrame(_ arrangement: PopoverArrangement) -> CGRect {
        if let background { return arrangement.body.inset(by: type(of: background).contentViewInsets()) }
        return Presentations.popoverContentIncludesArrow(version: version) ? arrangement.frame : arrangement.body
    }

    func frame(in size: CGSize) -> CGRect { contentFrame(arrangement(in: size)) }

    func install(in container: UIView) {
        bubble.frame = container.bounds
        container.addSubview(bubble)
        if let background { bubble.insertSubview(background, at: 0) }
        popover.presentedView?.adopt(into: bubble.content)
    }

    func layout(in container: UIView) {
        let arrangement = arrangement(in: container.bounds.size)
        let content = contentFrame(arrangement)
        let frame = arrangement.frame
        popover.arrowDirection = arrangement.direction
        bubble.frame = frame
        bubble.content.frame = content.offsetBy(dx: -frame.minX, dy: -frame.minY)
        if let view = popover.presentedView {
            view.frame = bubble.content.bounds
            view.setRootSafeAreaInsets(content == frame ? arrangement.arrowInsets : .zero)
        }
        guard let background else {
            bubble.shape(
                PopoverShape(
                    arrangement, cornerRadius: Presentations.popoverCornerRadius(version: version)),
                color: popover.backgroundColor)
            return
        }
        background.frame = bubble.bounds
        background.arrowDirection = arrangement.direction
        background.arrowOffset = arrangement.arrowOffset
    }

    func uninstall() {
        popover.presentedView?.setRootSafeAreaInsets(nil)
        popover.presentedView?.removeFromSuperview()
        bubble.removeFromSuperview()
        popover.arrowDirection = .unknown
    }

    var card: UIView? { bubble }
    /// > Rule: POP-6.
    var makesContentCompact: Bool { true }
}

/// The outline of a popover: a rounded rectangle with an arrow on one side.
struct PopoverShape {
    /// In the coordinates of body and arrow together.
    let path: Path

    init(_ arrangement: PopoverArrangement, cornerRadius: CGFloat) {
        let frame = arrangement.frame
        let body = arrangement.body.offsetBy(dx: -frame.minX, dy: -frame.minY)
        var path = Path.roundedRectangle(body, cornerRadius: cornerRadius, curve: .continuous)
        let direction = arrangement.direction
        guard !direction.isEmpty else {
            self.path = path
            return
        }
        let isVertical = direction == .up || direction == .down
        let height = Presentations.popoverArrowHeight
        // Drawn pointing up at the origin, then turned to its side.
        let arrow = Self.arrow(halfBase: Presentations.popoverArrowBase / 2, height: height)
        let middle = (isVertical ? body.midX : body.midY) + arrangement.arrowOffset
        let transform: CGAffineTransform =
            switch direction {
            case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: middle, ty: body.minY)
            case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: middle, ty: body.maxY)
            case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: body.minX, ty: middle)
            default: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: body.maxX, ty: middle)
            }
        path.append(arrow.applying(transform))
        self.path = path
    }

    /// An arrow that points up from a base on the axis, its foot hollowed and its tip rounded.
    ///
    /// The curves were judged by eye.
    private static func arrow(halfBase: CGFloat, height: CGFloat) -> Path {
        let foot = halfBase * 1.35
        return Path([
            .move(CGPoint(x: -foot, y: 0.5)),
            .line(CGPoint(x: -foot, y: 0)),
            .curve(
                CGPoint(x: -halfBase * 0.62, y: -height * 0.42), control1: CGPoint(x: -halfBase * 1.02, y: 0),
                control2: CGPoint(x: -halfBase * 0.82, y: -height * 0.2)),
            .line(CGPoint(x: -halfBase * 0.26, y: -height * 0.82)),
            .curve(
                CGPoint(x: halfBase * 0.26, y: -height * 0.82),
                control1: CGPoint(x: -halfBase * 0.12, y: -height * 1.06),
                control2: CGPoint(x: halfBase * 0.12, y: -height * 1.06)),
            .line(CGPoint(x: halfBase * 0.62, y: -height * 0.42)),
            .curve(
                CGPoint(x: foot, y: 0), control1: CGPoint(x: halfBase * 0.82, y: -height * 0.2),
                control2: CGPoint(x: halfBase * 1.02, y: 0)),
            .line(CGPoint(x: foot, y: 0.5)),
            .close,
        ])
    }
}

/// The body of a popover with its arrow, and the content cut to it.
final class PopoverBubbleView: UIView {
    let content = UIView(frame: .zero)
    private var shape: PopoverShape?
    private var color: UIColor?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(content)
    }

    func shape(_ shape: PopoverShape, color: UIColor?) {
        self.shape = shape
        self.color = color
        let mask = CAShapeLayer()
        let origin = content.frame.origin
        mask.path = CGPath(shape.path.applying(CGAffineTransform(translationX: -origin.x, y: -origin.y)))
        content.layer.mask = mask
    }

    /// The shadow was judged by eye.
    override func paintContent(into items: inout [DrawingItem]) {
        guard let shape else { return }
        let job = JobEnvironment.current
        let shadow =
            job.isAtLeast(iOS: 13)
            ? Shadow(color: Color(white: 0, alpha: 0.16), offset: CGSize(width: 0, height: 6), radius: 26)
            : Shadow(color: Color(white: 0, alpha: 0.22), offset: CGSize(width: 0, height: 2), radius: 12)
        items.paintShadow(around: shape.path, shadow)
        let isDark = traitCollection.userInterfaceStyle == .dark
        let ground =
            color.map { resolved($0) } ?? (isDark ? Color(white: 0.14, alpha: 0.96) : Color(white: 0.97, alpha: 0.98))
        items.fill(shape.path, ground)
    }
}
