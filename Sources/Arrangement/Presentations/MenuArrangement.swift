public import Devices
public import Foundation
public import Geometry

/// The place of an open menu.
public struct MenuArrangement: Hashable, Sendable {
    /// The size of the menu, in points.
    public var size: CGSize
    /// The place that the menu was opened from, in the coordinates of the window.
    public var source: CGRect
    public var version: SystemVersion

    public init(size: CGSize, source: CGRect, version: SystemVersion) {
        self.size = size
        self.source = source
        self.version = version
    }

    /// The smallest distance from the edges of the window's safe area, in points; assumed.
    private static let margin: CGFloat = 8
    /// The distance from the source, in points; assumed.
    private static let gap: CGFloat = 8

    /// The frame of the menu in a window.
    ///
    /// It is below its source, or above it if there is more space, and has the source's nearer edge. From iOS 26 on a
    /// button of glass becomes its menu, which lies over it.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the window.
    ///   - safeArea: The insets of its safe area.
    /// - Returns: The frame.
    public func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let room = bounds.inset(by: safeArea).insetBy(dx: Self.margin, dy: Self.margin)
        let distance = version >= .iOS26 ? -source.height : Self.gap
        let isBelow =
            source.maxY + distance + size.height <= room.maxY || room.maxY - source.maxY >= source.minY - room.minY
        let y = isBelow ? source.maxY + distance : source.minY - distance - size.height
        let x = source.midX > bounds.midX ? source.maxX - size.width : source.minX
        return CGRect(
            x: max(room.minX, min(x, room.maxX - size.width)), y: max(room.minY, min(y, room.maxY - size.height)),
            width: size.width, height: min(size.height, room.height))
    }
}
