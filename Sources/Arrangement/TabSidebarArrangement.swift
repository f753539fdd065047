public import Devices
public import Foundation
public import Geometry

/// The frame of a tab bar controller's sidebar, and the space left for the content.
public struct TabSidebarArrangement: Hashable, Sendable {
    public enum Preference: Hashable, Sendable { case automatic, overlap, tile }

    /// The space that a sidebar takes at the content's sides, in points.
    public struct Room: Hashable, Sendable {
        /// The insets by which the content is shortened, because it ends where the sidebar begins.
        public var cut = UIEdgeInsets.zero
        /// The safe area insets of content that extends below the sidebar.
        public var safeArea = UIEdgeInsets.zero

        public init() {}
    }

    public var frame: CGRect
    /// Whether the sidebar is beside the content rather than over it.
    public var isTiled: Bool
    public var room: Room

    /// The width of a sidebar, which is that of a split view's primary column.
    private static let width: CGFloat = 320
    /// The distance around a floating panel, which is that of a split view.
    private static let floatMargin: CGFloat = 10

    /// - Parameters:
    ///   - size: the size of the container.
    ///   - preference: the app's preference; automatic tiles if the container is wider than high.
    ///   - version: from iOS 26 on, the sidebar is a panel above content that extends below it.
    ///   - isRightToLeft: whether leading is on the right.
    ///   - safeAreaTop: the safe area above the content, in points; a panel begins below it.
    public init(
        in size: CGSize, preference: Preference, version: SystemVersion, isRightToLeft: Bool, safeAreaTop: CGFloat = 0
    ) {
        isTiled =
            switch preference {
            case .automatic: size.width > size.height
            case .overlap: false
            case .tile: true
            }
        let floats = version >= .iOS26
        let width = min(Self.width, size.width)
        var frame = CGRect(x: 0, y: 0, width: width, height: size.height)
        if floats {
            frame = frame.inset(
                by: UIEdgeInsets(
                    top: max(Self.floatMargin, safeAreaTop), left: Self.floatMargin, bottom: Self.floatMargin,
                    right: Self.floatMargin))
        }
        if isRightToLeft { frame.origin.x = size.width - frame.maxX }
        self.frame = frame
        room = Room()
        guard isTiled else { return }
        let insets = isRightToLeft ? UIEdgeInsets(right: width) : UIEdgeInsets(left: width)
        if floats { room.safeArea = insets } else { room.cut = insets }
    }
}
