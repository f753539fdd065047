import Foundation
import Geometry

/// The frames of a configured button's image, title and subtitle, and its size.
struct ConfiguredButtonLayout {
    var imageSize: CGSize?
    var titleSize: CGSize?
    var subtitleSize: CGSize?
    /// The size of the indicator after the content that marks a choice.
    var indicatorSize: CGSize?
    var insets: UIEdgeInsets
    var imagePlacement: NSDirectionalRectEdge
    var imagePadding: CGFloat
    var titlePadding: CGFloat
    var textAlignment: NSTextAlignment
    var grid: PixelGrid

    private var isSideways: Bool { imagePlacement == .leading || imagePlacement == .trailing }

    private var textSize: CGSize? {
        guard titleSize != nil || subtitleSize != nil else { return nil }
        let (title, subtitle) = (titleSize ?? .zero, subtitleSize ?? .zero)
        let gap = titleSize != nil && subtitleSize != nil ? titlePadding : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    /// The gap between the content and the choice indicator, in points; no source documents it.
    private static let indicatorGap: CGFloat = 5

    /// The width of the choice indicator with its gap.
    var indicatorRoom: CGFloat { indicatorSize.map { $0.width + Self.indicatorGap } ?? 0 }

    private var contentSize: CGSize {
        let size = imageAndTextSize
        return CGSize(width: size.width + indicatorRoom, height: max(size.height, indicatorSize?.height ?? 0))
    }

    private var imageAndTextSize: CGSize {
        let (image, text) = (imageSize ?? .zero, textSize ?? .zero)
        let gap = imageSize != nil && textSize != nil ? imagePadding : 0
        return isSideways
            ? CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
            : CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
    }

    /// The size of the whole button, including insets.
    var size: CGSize {
        let content = contentSize
        return CGSize(
            width: max(0, grid.ceil(content.width + insets.left + insets.right)),
            height: max(0, grid.ceil(content.height + insets.top + insets.bottom)))
    }

    struct Placed: Equatable {
        var image: CGRect?
        var title: CGRect?
        var subtitle: CGRect?
        var indicator: CGRect?
    }

    /// The frames of the parts in a button's bounds.
    func placed(
        in bounds: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
        vertical: UIControl.ContentVerticalAlignment, isRightToLeft: Bool
    ) -> Placed {
        let room = bounds.inset(by: insets)
        let content = CGSize(width: min(contentSize.width, room.width), height: contentSize.height)
        var origin = CGPoint(x: room.midX - content.width / 2, y: room.midY - content.height / 2)
        switch horizontal {
        case .left, .leading: origin.x = room.minX
        case .right, .trailing: origin.x = room.maxX - content.width
        default: break
        }
        switch vertical {
        case .top: origin.y = room.minY
        case .bottom: origin.y = room.maxY - content.height
        default: break
        }
        var box = CGRect(origin: origin, size: content)
        var placed = Placed()
        if let indicatorSize {
            let x = isRightToLeft ? box.minX : box.maxX - indicatorSize.width
            let y = box.midY - indicatorSize.height / 2
            placed.indicator = grid.snap(CGRect(origin: CGPoint(x: x, y: y), size: indicatorSize))
            box.size.width = max(0, box.width - indicatorRoom)
            if isRightToLeft { box.origin.x += indicatorRoom }
        }
        var text = box
        if let imageSize {
            let gap = textSize == nil ? 0 : imagePadding
            let isFirst = imagePlacement == .leading || imagePlacement == .top
            var rect = CGRect(origin: .zero, size: imageSize)
            if isSideways {
                let isLeft = isFirst != isRightToLeft
                rect.origin.x = isLeft ? box.minX : box.maxX - imageSize.width
                rect.origin.y = box.midY - imageSize.height / 2
                text.size.width = max(0, box.width - imageSize.width - gap)
                if isLeft { text.origin.x = box.minX + imageSize.width + gap }
            } else {
                rect.origin.x = box.midX - imageSize.width / 2
                rect.origin.y = isFirst ? box.minY : box.maxY - imageSize.height
                text.size.height = max(0, box.height - imageSize.height - gap)
                if isFirst { text.origin.y = box.minY + imageSize.height + gap }
            }
            placed.image = grid.snap(rect)
        }
        let height = textSize?.height ?? 0
        var top = text.midY - height / 2
        if let titleSize {
            placed.title = grid.snap(line(titleSize, top: top, in: text, isRightToLeft: isRightToLeft))
            top += titleSize.height + titlePadding
        }
        if let subtitleSize {
            placed.subtitle = grid.snap(line(subtitleSize, top: top, in: text, isRightToLeft: isRightToLeft))
        }
        return placed
    }

    private func line(_ size: CGSize, top: CGFloat, in text: CGRect, isRightToLeft: Bool) -> CGRect {
        let width = min(size.width, text.width)
        let slack = text.width - width
        let x: CGFloat =
            switch textAlignment {
            case .center: text.minX + slack / 2
            case .right: isRightToLeft ? text.minX : text.minX + slack
            default: isRightToLeft ? text.minX + slack : text.minX
            }
        return CGRect(x: x, y: top, width: width, height: size.height)
    }
}
