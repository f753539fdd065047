public import Devices
public import Foundation

/// The frames of a swiped row's actions, and the distance by which the row moves.
///
/// Up to iOS 18 they are rectangles as high as the row, all as wide as the widest. From iOS 26 on they are pills that
/// float separately beside it.
public struct SwipeArrangement: Hashable, Sendable {
    /// The content of an action, in points.
    public struct Action: Hashable, Sendable {
        /// The width of the action's title on one line; 0 without one.
        public var titleWidth: CGFloat
        public var hasImage: Bool

        public init(titleWidth: CGFloat, hasImage: Bool) {
            self.titleWidth = titleWidth
            self.hasImage = hasImage
        }
    }

    /// The colored areas of the actions in the row's coordinates, the first one at the row's trailing edge.
    ///
    /// Those at the leading edge are mirrored.
    public var frames: [CGRect]
    /// The distance by which the row's content moves away from the edge, in points.
    public var distance: CGFloat

    /// The minimum width of an action, which is not published.
    private static let leastWidth: CGFloat = 74
    private static let titleMargin: CGFloat = 12
    /// The minimum height of a row that shows titles below images; a lower one shows only images.
    private static let leastHeightForBoth: CGFloat = 91
    /// The distance between pills, and around them.
    private static let pillSpacing: CGFloat = 8
    private static let pillHeight: CGFloat = 50

    /// Whether an action with an image shows its title below, in a row with a height.
    public static func showsBoth(rowHeight: CGFloat) -> Bool { rowHeight >= leastHeightForBoth }

    public init(_ actions: [Action], in row: CGSize, version: SystemVersion) {
        guard !actions.isEmpty, row.width > 0 else {
            frames = []
            distance = 0
            return
        }
        let showsBoth = Self.showsBoth(rowHeight: row.height)
        let isPill = version >= .iOS26
        let widths = actions.map { action in
            action.hasImage && (!showsBoth || isPill) ? 0 : action.titleWidth + 2 * Self.titleMargin
        }
        if isPill {
            (frames, distance) = Self.pills(widths, in: row, showsBoth: showsBoth)
        } else {
            let most = row.width / CGFloat(actions.count)
            let width = min(most, max(Self.leastWidth, widths.max() ?? 0).rounded(.up))
            frames = actions.indices.map { index in
                CGRect(x: row.width - CGFloat(index + 1) * width, y: 0, width: width, height: row.height)
            }
            distance = CGFloat(actions.count) * width
        }
    }

    private static func pills(
        _ widths: [CGFloat], in row: CGSize, showsBoth: Bool
    ) -> (frames: [CGRect], distance: CGFloat) {
        let height = min(pillHeight, max(0, row.height - pillSpacing))
        let room = max(0, row.width - CGFloat(widths.count + 1) * pillSpacing) / CGFloat(widths.count)
        // The title in a high row is below its pill.
        let y = ((row.height - height) / 2 - (showsBoth ? 8 : 0)).rounded()
        var x = row.width
        let frames = widths.map { natural in
            let width = min(room, max(height + 8, natural).rounded(.up))
            x -= pillSpacing + width
            return CGRect(x: x, y: y, width: width, height: height)
        }
        return (frames, row.width - x + pillSpacing)
    }
}
