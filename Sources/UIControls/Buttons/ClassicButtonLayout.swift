import Foundation
import Geometry

/// The frames of a button's title and image, and its size, in the style of states and insets.
struct ClassicButtonLayout {
    /// The title's size; `nil` without a title.
    var titleSize: CGSize?
    /// The size of a multiline title for a width that is too small for one line; `nil` if it has one line.
    var wrappedTitleSize: ((CGFloat) -> CGSize)?
    var imageSize: CGSize?
    var titleEdgeInsets = UIEdgeInsets.zero
    var imageEdgeInsets = UIEdgeInsets.zero
    var contentEdgeInsets = UIEdgeInsets.zero
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    var isRightToLeft = false
    var grid = PixelGrid(scale: 2)

    /// UIKit's padding above and below a title without content insets: 6 points each.
    ///
    /// System buttons of 15 points are 30 high in some 250 documents, custom ones of 18 points 34, of 17 points 33.
    private static let standardTitlePadding: CGFloat = 12
    /// The minimum width of a button with a title or without content.
    private static let leastTitleWidth: CGFloat = 30

    /// The size of the whole button, including insets.
    ///
    /// - Parameter emptyTitleHeight: the line height of the title's font, for a button without a title.
    /// - Returns: the size in points.
    func intrinsicSize(emptyTitleHeight: CGFloat) -> CGSize {
        // Any inset counts as set, no matter how small: documents store 2.2e-308 for an explicit zero.
        let isPadded = contentEdgeInsets == .zero
        let image = imageSize ?? .zero
        var size = image
        if let titleSize {
            size.width = image.width + titleSize.width
            size.height = max(image.height, titleSize.height + (isPadded ? Self.standardTitlePadding : 0))
            if isPadded { size.width = max(size.width, Self.leastTitleWidth) }
        } else if imageSize == nil {
            size = CGSize(
                width: isPadded ? Self.leastTitleWidth : 0,
                height: emptyTitleHeight.rounded(.up) + (isPadded ? Self.standardTitlePadding : 0))
        } else {
            // A button with a low image still has room for a line: 22 points in 14 documents, for images of 13 to 21.
            size.height = max(size.height, emptyTitleHeight.rounded(.up))
        }
        size.width += contentEdgeInsets.left + contentEdgeInsets.right
        size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    func imageRect(in content: CGRect) -> CGRect {
        guard let imageSize else { return .zero }
        let room = content.inset(by: imageEdgeInsets)
        let size = CGSize(width: min(imageSize.width, room.width), height: min(imageSize.height, room.height))
        // A long title yields to the image, not the image to the title.
        let title = titleSize(forWidth: content.width - size.width)?.width ?? 0
        return place(size, before: 0, after: title, in: room)
    }

    func titleRect(in content: CGRect) -> CGRect {
        let room = content.inset(by: titleEdgeInsets)
        let image = min(imageSize?.width ?? 0, content.width)
        guard var size = titleSize(forWidth: room.width - image) else { return .zero }
        size.height = min(size.height, room.height)
        return place(size, before: image, after: 0, in: room)
    }

    /// The title's size for a maximum width; `nil` without a title.
    private func titleSize(forWidth width: CGFloat) -> CGSize? {
        guard let titleSize, titleSize.width > width else { return titleSize }
        let size = wrappedTitleSize?(max(0, width)) ?? titleSize
        return CGSize(width: min(size.width, max(0, width)), height: size.height)
    }

    /// Places one of the two next to the space for the other, and aligns both together.
    private func place(_ size: CGSize, before: CGFloat, after: CGFloat, in room: CGRect) -> CGRect {
        let total = before + size.width + after
        let slack = room.width - total
        var rect = CGRect(origin: .zero, size: size)
        let (leading, trailing) = isRightToLeft ? (after, before) : (before, after)
        switch horizontal {
        case .left, .leading: rect.origin.x = room.minX + leading
        case .right, .trailing: rect.origin.x = room.maxX - trailing - size.width
        case .fill where before == 0 && after == 0:
            rect.origin.x = room.minX
            rect.size.width = room.width
        default: rect.origin.x = room.minX + leading + slack / 2
        }
        switch vertical {
        case .top: rect.origin.y = room.minY
        case .bottom: rect.origin.y = room.maxY - size.height
        case .fill:
            rect.origin.y = room.minY
            rect.size.height = room.height
        case .center: rect.origin.y = room.minY + (room.height - size.height) / 2
        }
        return grid.snap(rect)
    }
}
