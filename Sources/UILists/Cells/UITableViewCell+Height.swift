import Foundation
import Geometry

extension UITableViewCell {
    /// The height that fits the cell at a width: from its constraints, its configuration or its standard parts.
    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        frame.size.width = max(0, width)
        // Measuring changes the content's height.
        defer { setNeedsLayout() }
        let metrics = metrics
        let inner = contentFrame(in: CGRect(x: 0, y: 0, width: width, height: 44))
        content.frame = inner
        var height: CGFloat = 0
        var least = metrics.standardRowHeight
        if let listContentView {
            height = listContentView.fittingHeight(forWidth: inner.width) + metrics.separatorRoomBesideContent
            least = metrics.configuredRowHeight
        } else if let configuredView {
            height =
                configuredView.systemLayoutSizeFitting(
                    CGSize(width: inner.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height + metrics.separatorRoomBesideContent
        } else if content.hasConstrainedContent {
            height =
                content.systemLayoutSizeFitting(
                    CGSize(width: inner.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height + metrics.separatorRoom
            guard height <= metrics.separatorRoom else { return pixelGrid.ceil(height) }
            height = 0
        } else {
            height = standardHeight(in: inner) + metrics.separatorRoomBesideContent
        }
        if let shownAccessoryView { height = max(height, shownAccessoryView.bounds.height) }
        return max(pixelGrid.ceil(height), least)
    }

    private func standardHeight(in bounds: CGRect) -> CGFloat {
        let layout = standardLayout(in: bounds)
        let (title, detail) = (layout.titleSize?.height ?? 0, layout.detailSize?.height ?? 0)
        let isStacked = cellStyle == .subtitle && detail > 0
        // Subtitle cells are 57.5 high with lines of 17 and 12 points, from iOS 16 on.
        let text = isStacked ? title + detail + 22.5 : max(title, detail) + 22
        return max(text, (layout.imageSize?.height ?? 0) + 1)
    }
}
