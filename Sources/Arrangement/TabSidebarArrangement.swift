public import Devices
public import Foundation
public import Geometry

/// The frame of a tab bar controller's sidebar, and the space left for the content.
public struct TabSidebarArrangement: Hashable, Sendable {
    public enum Preference: Hashable, Sendable { case automatic, overlap, tile }

    /// The space that a sidebar takes from the content's sides, in points.
    public struct Room: Hashable, Sendable {
        /// The content ends where the sidebar begins.
        public var cut = UIEdgeInsets.zero
        /// The content goes on below the sidebar, which it has to heed.
        public var safeArea = UIEdgeInsets.zero

        public init() {}
    }

    public var frame: CGRect
    /// Beside the content rather than over it.
    public var isTiled: Bool
    public var room: Room

    /// As wide as a split view's primary.
    private static let width: CGFloat = 320
    /// Around a panel that floats, as around that of a split view.
    private static let floatMargin: CGFloat = 10

    /// - Parameters:
    ///   - size: of the container.
    ///   - preference: what the app prefers; automatic is beside the content where that is wider than high.
    ///   - version: from iOS 26 on the sidebar is a panel above content that goes on below it.
    ///   - isRightToLeft: whether leading is on the right.
    ///   - safeAreaTop: above the content, in points: a panel begins below it.
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
