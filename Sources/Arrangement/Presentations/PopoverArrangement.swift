public import Foundation
public import Geometry

/// The direction that a popover's arrow points in.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The properties of a popover that determine its frame.
public struct PopoverRequest: Hashable, Sendable {
    /// The rectangle that the arrow points at, in the coordinates of the popover's container.
    public var sourceRect: CGRect
    /// The directions of the arrow; empty for a popover without an arrow, centered on its source.
    public var permittedDirections: UIPopoverArrowDirection
    /// The size of the content; zero in a dimension means the default.
    public var contentSize: CGSize
    /// The minimum distances from the edges of the window.
    public var layoutMargins: UIEdgeInsets
    public var canOverlapSource: Bool
    /// The height of the arrow from base to tip.
    public var arrowHeight: CGFloat
    public var arrowBase: CGFloat
    public var cornerRadius: CGFloat

    public init(
        sourceRect: CGRect, permittedDirections: UIPopoverArrowDirection = .any, contentSize: CGSize = .zero,
        layoutMargins: UIEdgeInsets? = nil, canOverlapSource: Bool = false,
        arrowHeight: CGFloat = Presentations.popoverArrowHeight, arrowBase: CGFloat = Presentations.popoverArrowBase,
        cornerRadius: CGFloat = 13
    ) {
        self.sourceRect = sourceRect
        self.permittedDirections = permittedDirections
        self.contentSize = contentSize
        let margin = Presentations.popoverMargin
        self.layoutMargins = layoutMargins ?? UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        self.canOverlapSource = canOverlapSource
        self.arrowHeight = arrowHeight
        self.arrowBase = arrowBase
        self.cornerRadius = cornerRadius
    }
}

/// The frame of a popover and the position of its arrow.
public struct PopoverArrangement: Hashable, Sendable {
    /// The frame of the body without the arrow.
    public var body: CGRect
    /// The direction of the arrow; empty without an arrow.
    public var direction: UIPopoverArrowDirection
    /// The offset of the arrow's middle from the middle of the body's edge.
    public var arrowOffset: CGFloat
    /// The insets of the body in the frame, for the arrow.
    public var arrowInsets: UIEdgeInsets

    /// The frame of body and arrow.
    public var frame: CGRect {
        CGRect(
            x: body.minX - arrowInsets.left, y: body.minY - arrowInsets.top,
            width: body.width + arrowInsets.left + arrowInsets.right,
            height: body.height + arrowInsets.top + arrowInsets.bottom)
    }
}

extension PresentationEnvironment {
    /// Computes the frame of a popover.
    ///
    /// It uses the direction with the most space for the content. The body is moved along the source to stay within the
    /// margins. The arrow is at the middle of the source's facing edge, away from the corners.
    ///
    /// > Rules: POP-2 to POP-5.
    public func arrangePopover(_ request: PopoverRequest) -> PopoverArrangement {
        let usable = bounds.inset(by: .max(request.layoutMargins, safeArea))
        let standard = Presentations.popoverSize
        let wanted = CGSize(
            width: request.contentSize.width > 0 ? request.contentSize.width : standard.width,
            height: request.contentSize.height > 0 ? request.contentSize.height : standard.height)
        let permitted = Self.directions.filter { request.permittedDirections.contains($0) }
        guard let direction = direction(for: wanted, in: usable, permitted, request) else {
            let size = wanted.fitted(to: usable.size)
            let middle = CGPoint(x: request.sourceRect.midX, y: request.sourceRect.midY)
            return PopoverArrangement(
                body: grid.snap(
                    CGRect(
                        x: slid(middle.x - size.width / 2, size.width, usable.minX, usable.maxX),
                        y: slid(middle.y - size.height / 2, size.height, usable.minY, usable.maxY),
                        width: size.width, height: size.height)),
                direction: [], arrowOffset: 0, arrowInsets: .zero)
        }
        return place(wanted, in: usable, pointing: direction, request)
    }

    /// POP-3: the priority of directions with equal space.
    private static let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

    /// The free space on the side of the body if the arrow points in a direction.
    private func room(
        _ direction: UIPopoverArrowDirection, in usable: CGRect, _ request: PopoverRequest, overlapping: Bool
    ) -> CGSize {
        let source = request.sourceRect
        let arrow = request.arrowHeight
        // POP-5: a body that may cover the source begins at its opposite edge.
        let (width, height) = overlapping ? (source.width, source.height) : (0, 0)
        let size =
            switch direction {
            case .up:
                CGSize(width: usable.width, height: usable.maxY - max(source.maxY, usable.minY) - arrow + height)
            case .down:
                CGSize(width: usable.width, height: min(source.minY, usable.maxY) - usable.minY - arrow + height)
            case .left:
                CGSize(width: usable.maxX - max(source.maxX, usable.minX) - arrow + width, height: usable.height)
            default:
                CGSize(width: min(source.minX, usable.maxX) - usable.minX - arrow + width, height: usable.height)
            }
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    private func direction(
        for wanted: CGSize, in usable: CGRect, _ permitted: [UIPopoverArrowDirection], _ request: PopoverRequest
    ) -> UIPopoverArrowDirection? {
        var best: (direction: UIPopoverArrowDirection, area: CGFloat)?
        for direction in permitted {
            let shown = wanted.fitted(to: room(direction, in: usable, request, overlapping: false))
            // An edge with an arrow needs its corners too. Where no side has that, the popover covers its source.
            let least = 2 * request.cornerRadius + request.arrowBase
            guard shown.width >= min(wanted.width, least), shown.height >= min(wanted.height, least) else { continue }
            let area = shown.width * shown.height
            if area > (best?.area ?? -1) { best = (direction, area) }
        }
        return best?.direction
    }

    private func place(
        _ wanted: CGSize, in usable: CGRect, pointing direction: UIPopoverArrowDirection, _ request: PopoverRequest
    ) -> PopoverArrangement {
        let source = request.sourceRect
        let arrow = request.arrowHeight
        var free = room(direction, in: usable, request, overlapping: false)
        var overlap: CGFloat = 0
        let isVertical = direction == .up || direction == .down
        let lacks = isVertical ? wanted.height - free.height : wanted.width - free.width
        if request.canOverlapSource, lacks > 0 {
            overlap = min(lacks, isVertical ? source.height : source.width)
            if isVertical { free.height += overlap } else { free.width += overlap }
        }
        let size = wanted.fitted(to: free)
        let along = isVertical ? source.midX : source.midY
        let length = isVertical ? size.width : size.height
        let (low, high) = isVertical ? (usable.minX, usable.maxX) : (usable.minY, usable.maxY)
        let start = slid(along - length / 2, length, low, high)
        var body = CGRect(origin: .zero, size: size)
        var insets = UIEdgeInsets.zero
        switch direction {
        case .up:
            body.origin = CGPoint(x: start, y: max(source.maxY, usable.minY) - overlap + arrow)
            insets.top = arrow
        case .down:
            body.origin = CGPoint(x: start, y: min(source.minY, usable.maxY) + overlap - arrow - size.height)
            insets.bottom = arrow
        case .left:
            body.origin = CGPoint(x: max(source.maxX, usable.minX) - overlap + arrow, y: start)
            insets.left = arrow
        default:
            body.origin = CGPoint(x: min(source.minX, usable.maxX) + overlap - arrow - size.width, y: start)
            insets.right = arrow
        }
        body = grid.snap(body)
        // POP-4: the arrow stays away from the corners.
        let middle = isVertical ? body.midX : body.midY
        let reach = max(0, length / 2 - request.cornerRadius - request.arrowBase / 2)
        let offset = min(max(along - middle, -reach), reach)
        return PopoverArrangement(body: body, direction: direction, arrowOffset: offset, arrowInsets: insets)
    }

    /// Moves the start of a length so that it is between two bounds; at the lower bound if it is too long.
    private func slid(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        max(low, min(start, high - length))
    }
}

extension CGSize {
    fileprivate func fitted(to other: CGSize) -> CGSize {
        CGSize(width: min(width, other.width), height: min(height, other.height))
    }
}
