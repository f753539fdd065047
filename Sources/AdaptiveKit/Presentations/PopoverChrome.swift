import Arrangement
import Devices
import Drawing
import Foundation
import Geometry
import Looks
import Traits

/// A bubble with an arrow.
@MainActor final class PopoverChrome: PresentationChrome {
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
            contentSize: popover.shownInEffect?.contentSizeWish ?? .zero, layoutMargins: popover.popoverLayoutMargins,
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

    /// From iOS 13 on, the content extends under the arrow.
    private func contentFrame(_ arrangement: PopoverArrangement) -> CGRect {
        if let background { return arrangement.body.inset(by: type(of: background).contentViewInsets()) }
        return Presentations.popoverContentIncludesArrow(version: version) ? arrangement.frame : arrangement.body
    }

    func frame(in size: CGSize) -> CGRect { contentFrame(arrangement(in: size)) }

    /// The arrow's part, where the content extends under it.
    func safeArea(in size: CGSize) -> UIEdgeInsets? { safeArea(arrangement(in: size)) }

    private func safeArea(_ arrangement: PopoverArrangement) -> UIEdgeInsets {
        contentFrame(arrangement) == arrangement.frame ? arrangement.arrowInsets : .zero
    }

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
            view.setRootSafeAreaInsets(safeArea(arrangement))
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

/// The body of a popover with its arrow, which clips the content.
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

    override func paintContent(into items: inout [DrawingItem]) {
        guard let shape else { return }
        items += CardLook(JobEnvironment.current.style).bubbleItems(
            shape.path, color: color.map { resolved($0) }, isDark: traitCollection.userInterfaceStyle == .dark)
    }
}
