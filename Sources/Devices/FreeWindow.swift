import Foundation
import Geometry
import Traits

extension Device {
    /// The height below which a window of a phone app is compact: above that of all phones in landscape, below all in
    /// portrait.
    private static let leastRegularHeight = 480.0

    /// The corner radius of floating windows; assumed, because Apple publishes none.
    private static let floatingCornerRadius = 18.0

    /// A window of any size, in the middle of the screen; `nil` if it is larger than the screen.
    ///
    /// A window that fills the screen has the screen's own size classes. Apple publishes no width at which a smaller
    /// one becomes regular: it is the smallest width known to be regular, as for tiles. An iPad's window is regular in
    /// height.
    ///
    /// > Rule: SC-4 and MT-2; for widths between known ones this is an assumption.
    func freeWindow(_ size: CGSize, on screen: CGRect) -> MultitaskingWindow? {
        guard size.width <= screen.width, size.height <= screen.height else { return nil }
        let fillsScreen = size == screen.size
        let isWide = size.width >= MultitaskingRecord.narrowestRegularWidth
        let isHigh = idiom == .pad || size.height >= Self.leastRegularHeight
        let orientation: Orientation = screen.width > screen.height ? .landscape : .portrait
        let classes =
            fillsScreen
            ? sizeClasses(in: orientation)
            : SizeClasses(
                horizontal: isWide && isHigh ? .regular : .compact, vertical: isHigh ? .regular : .compact)
        return MultitaskingWindow(
            frame: CGRect(
                x: ((screen.width - size.width) / 2).rounded(), y: ((screen.height - size.height) / 2).rounded(),
                width: size.width, height: size.height),
            sizeClasses: classes, companion: nil, divider: nil,
            cornerRadius: fillsScreen ? 0 : Self.floatingCornerRadius,
            derivation: fillsScreen ? nil : "in the middle of the screen; regular from 678 on, as far as is known")
    }
}
