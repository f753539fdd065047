import Devices
import Foundation
import Geometry
import Traits

/// The properties of a device that decide how the picture around a window is drawn, in points and in the device's
/// orientation.
struct ScreenGeometry: Hashable, Sendable {
    var size: CGSize
    var isLandscape: Bool
    var isPad: Bool
    var cutout: Device.Cutout
    var cornerRadius: CGFloat
    var hasHomeIndicator: Bool
    /// The status bar's height; 0 if it is hidden.
    var statusBarHeight: CGFloat
    /// The status bar's height in portrait, from which the cutout is measured.
    var portraitStatusBarHeight: CGFloat
    /// The top safe area inset in portrait.
    var portraitSafeTop: CGFloat
    var scale: CGFloat
}

extension ScreenGeometry {
    init(_ device: Device, _ orientation: Orientation, _ version: SystemVersion) {
        self.init(
            size: device.screenSize(in: orientation), isLandscape: orientation == .landscape,
            isPad: device.idiom == .pad, cutout: device.cutout, cornerRadius: device.cornerRadius,
            hasHomeIndicator: device.hasHomeIndicator,
            statusBarHeight: device.statusBarHeight(in: orientation, on: version),
            portraitStatusBarHeight: device.statusBarHeight(in: .portrait, on: version),
            portraitSafeTop: device.safeAreaInsets(in: .portrait, on: version).top, scale: device.scale)
    }

    var portraitSize: CGSize { isLandscape ? CGSize(width: size.height, height: size.width) : size }

    /// The transform from portrait coordinates to the device's orientation: in landscape the device's top is on the
    /// left.
    func fromPortrait(width: CGFloat) -> CGAffineTransform {
        isLandscape ? CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width) : .identity
    }

    /// The cutout's frame on the portrait screen.
    var cutoutFrame: CGRect? {
        let width = portraitSize.width
        switch cutout {
        case .none: return nil
        case .notch:
            // Measured on the iPhone X: 209 by 30 below a status bar of 44. Later models keep the proportions.
            let height = (portraitStatusBarHeight * 30 / 44).rounded()
            let notchWidth = min(width * 0.56, 209 * height / 30).rounded()
            return CGRect(x: (width - notchWidth) / 2, y: 0, width: notchWidth, height: height)
        case .dynamicIsland:
            // The pill ends 11 points above the safe area, and starts below 11 points of glass on the first models.
            let size = CGSize(width: 126, height: 37)
            return CGRect(
                x: (width - size.width) / 2, y: portraitSafeTop - 48, width: size.width, height: size.height)
        }
    }
}
