package import Devices
package import Foundation
import Geometry

/// The frames of a standard cell's image and labels in its content view.
package struct TableCellLayout {
    /// The styles of `UITableViewCell`.
    package enum Style: Hashable, Sendable { case standard, value1, value2, subtitle }

    package var style: Style
    package var bounds: CGRect
    package var margin: CGFloat
    package var trailingMargin: CGFloat
    package var indentation: CGFloat
    package var imageSize: CGSize?
    package var isSymbolImage: Bool
    /// The title's size; `nil` for a label without text.
    package var titleSize: CGSize?
    package var detailSize: CGSize?
    package var isDetailWrapped = false
    package var isRightToLeft: Bool
    package var version: SystemVersion

    package init(
        style: Style, bounds: CGRect, margin: CGFloat, trailingMargin: CGFloat, indentation: CGFloat,
        imageSize: CGSize?,
        isSymbolImage: Bool, titleSize: CGSize?, detailSize: CGSize?, isDetailWrapped: Bool = false,
        isRightToLeft: Bool,
        version: SystemVersion
    ) {
        self.style = style
        self.bounds = bounds
        self.margin = margin
        self.trailingMargin = trailingMargin
        self.indentation = indentation
        self.imageSize = imageSize
        self.isSymbolImage = isSymbolImage
        self.titleSize = titleSize
        self.detailSize = detailSize
        self.isDetailWrapped = isDetailWrapped
        self.isRightToLeft = isRightToLeft
        self.version = version
    }

    /// The frames in the content view's coordinates, in points.
    package struct Frames: Equatable {
        package var image = CGRect.zero
        package var title = CGRect.zero
        package var detail = CGRect.zero
    }

    /// The width of the column in which symbols are centered, so that the titles of rows align.
    private static let symbolColumn: CGFloat = 24
    private static let imageGap: CGFloat = 15

    /// The height that a row needs beyond its lines, to separate them.
    private static let leastSpare: CGFloat = 22

    /// The gap between a title and the line below it.
    ///
    /// It is 3 points in 20 rows of documents from iOS 11 on, 1 in 13, none before, and none in 21 rows too low for it.
    private func lineGap(_ title: CGSize, _ detail: CGSize) -> CGFloat {
        guard titleSize != nil, detailSize != nil, version >= .iOS11 else { return 0 }
        if version == .iOS13 { return 1 }
        return isDetailWrapped || bounds.height - title.height - detail.height >= Self.leastSpare ? 3 : 0
    }

    package var frames: Frames {
        var frames = Frames()
        var left = margin + indentation
        if let imageSize {
            // An image that is higher than the cell is as small as the cell, and so is its column.
            let height = min(imageSize.height, bounds.height)
            let width = imageSize.height > 0 ? imageSize.width * height / imageSize.height : imageSize.width
            let column = isSymbolImage ? max(Self.symbolColumn, width) : width
            let center = left + (isSymbolImage ? Self.symbolColumn / 2 : column / 2)
            frames.image = CGRect(
                x: center - width / 2, y: bounds.midY - height / 2, width: width, height: height)
            left = (isSymbolImage ? center + column / 2 : left + column) + Self.imageGap
        }
        let right = max(left, bounds.width - trailingMargin)
        switch style {
        case .standard:
            frames.title = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
        case .subtitle: placeStacked(&frames, left: left, right: right)
        case .value1: placeBeside(&frames, left: left, right: right)
        case .value2: placeAsForm(&frames, left: left, right: right)
        }
        guard isRightToLeft else { return frames }
        let all = CGRect(origin: .zero, size: bounds.size)
        frames.image = frames.image.mirrored(in: all, if: true)
        frames.title = frames.title.mirrored(in: all, if: true)
        frames.detail = frames.detail.mirrored(in: all, if: true)
        return frames
    }

    private func placeStacked(_ frames: inout Frames, left: CGFloat, right: CGFloat) {
        let (title, detail) = (titleSize ?? .zero, detailSize ?? .zero)
        let gap = lineGap(title, detail)
        let spare = bounds.height - title.height - gap - detail.height
        // Separate lines are a quarter of the gap above the middle; all are on whole points.
        let isAlone = titleSize == nil || detailSize == nil
        let isRoundedDown = gap > 0 || (isAlone && version >= .iOS14)
        let top = max(0, ((spare - gap / 2) / 2).rounded(isRoundedDown ? .down : .up))
        let room = right - left
        frames.title = CGRect(x: left, y: top, width: min(title.width, room), height: title.height)
        frames.detail = CGRect(
            x: left, y: top + title.height + gap, width: min(detail.width, room), height: detail.height)
    }

    private func middle(_ height: CGFloat) -> CGFloat { ((bounds.height - height) / 2).rounded(.up) }

    private func placeBeside(_ frames: inout Frames, left: CGFloat, right: CGFloat) {
        let (title, detail) = (titleSize ?? .zero, detailSize ?? .zero)
        let gap: CGFloat = titleSize != nil && detailSize != nil ? 6 : 0
        let room = max(0, right - left - gap)
        // The title keeps its width as long as some width is left for the detail.
        let titleWidth = min(title.width, room)
        let detailWidth = min(detail.width, max(0, room - titleWidth))
        frames.title = CGRect(x: left, y: middle(title.height), width: titleWidth, height: title.height)
        frames.detail = CGRect(
            x: right - detailWidth, y: middle(detail.height), width: detailWidth, height: detail.height)
    }

    private func placeAsForm(_ frames: inout Frames, left: CGFloat, right: CGFloat) {
        let (title, detail) = (titleSize ?? .zero, detailSize ?? .zero)
        let column: CGFloat = 91
        frames.title = CGRect(x: left, y: middle(title.height), width: column, height: title.height)
        let start = left + column + 6
        frames.detail = CGRect(
            x: start, y: middle(detail.height), width: max(0, right - start), height: detail.height)
    }
}
