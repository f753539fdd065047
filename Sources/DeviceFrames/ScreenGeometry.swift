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
    /// Whether the notch is the smaller one of models from 2021 on.
    var hasSmallNotch = false
}

extension ScreenGeometry {
    init(_ selection: DeviceSelection, _ orientation: Orientation, _ version: SystemVersion) {
        let device = selection.device
        self.init(
            size: device.screenSize(in: orientation), isLandscape: orientation == .landscape,
            isPad: device.idiom == .pad, cutout: device.cutout, cornerRadius: device.cornerRadius,
            hasHomeIndicator: device.hasHomeIndicator,
            statusBarHeight: device.statusBarHeight(in: orientation, on: version),
            portraitStatusBarHeight: device.statusBarHeight(in: .portrait, on: version),
            portraitSafeTop: device.safeAreaInsets(in: .portrait, on: version).top, scale: device.scale,
            // A screen without a model is that of its newest one.
            hasSmallNotch: (selection.model ?? device.models.last)?.year.map { $0 >= 2_021 } ?? false)
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
            // Measured on the iPhone X: 209 by 30 below a status bar of 44, and 230 by 33 on the XR.
            var height = (portraitStatusBarHeight * 30 / 44).rounded()
            var notchWidth = min(width * 0.56, 209 * height / 30).rounded()
            // Apple's drawings give 34.9 mm up to the iPhone 12 and 26.9 mm later, in points of 6 per millimetre.
            if portraitStatusBarHeight >= 47, scale == 3 {
                notchWidth = hasSmallNotch ? 162 : 210
                height += hasSmallNotch ? 2 : 0
            }
            return CGRect(x: (width - notchWidth) / 2, y: 0, width: notchWidth, height: height)
        case .dynamicIsland:
            // The pill ends 11 points above the safe area, and starts below 11 points of glass on the first models.
            let size = CGSize(width: 126, height: 37)
            return CGRect(
                x: (width - size.width) / 2, y: portraitSafeTop - 48, width: size.width, height: size.height)
        }
    }
}
