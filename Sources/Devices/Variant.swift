public import Foundation
public import Geometry
public import Traits

/// An environment for an interface: a device, its orientation, the app's share of the screen, and the user's settings.
///
/// A variant is always valid: its device runs the version and offers the multitasking size in that orientation.
public struct Variant: Hashable, Sendable {
    public let device: DeviceSelection
    public let orientation: Orientation
    public let multitasking: MultitaskingSize
    public private(set) var appearance: Appearance
    public private(set) var contentSize: UIContentSizeCategory
    public private(set) var direction: UITraitEnvironmentLayoutDirection
    public let ios: SystemVersion
    /// The app's window on the screen.
    public let window: MultitaskingWindow

    /// Creates a variant; the defaults are portrait, full, light, large, left to right, and the newest version that the
    /// device runs.
    ///
    /// - Throws: ``VariantProblem`` if the device does not run the version or does not offer the size.
    public init(
        device: DeviceSelection, orientation: Orientation = .portrait, multitasking: MultitaskingSize = .full,
        appearance: Appearance = .light, contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, ios: SystemVersion? = nil
    ) throws(VariantProblem) {
        let version = ios ?? device.newestVersion
        guard device.versions.contains(version) else {
            throw .versionNotOnDevice(version, device: device.name, runs: device.versions)
        }
        guard appearance.exists(on: version) else { throw .noDarkAppearance(version) }
        guard
            let window = device.device.window(multitasking, in: orientation, on: version, model: device.model)
        else {
            guard !multitasking.isFree else {
                throw .windowBeyondScreen(
                    multitasking, device: device.name, orientation: orientation,
                    screen: device.device.screenSize(in: orientation))
            }
            throw .sizeNotOnDevice(
                multitasking, device: device.name, orientation: orientation, ios: version,
                offers: MultitaskingSize.allCases.filter {
                    device.device.window($0, in: orientation, on: version, model: device.model) != nil
                })
        }
        self.device = device
        self.orientation = orientation
        self.multitasking = multitasking
        self.appearance = appearance
        self.contentSize = contentSize
        self.direction = direction
        self.ios = version
        self.window = window
    }

    /// The variant of the other app on a shared screen; `nil` if there is none.
    ///
    /// > Rule: MT-3, its first part.
    public var companion: Variant? {
        multitasking.companion.flatMap { inWindow($0, held: orientation) }
    }

    /// The same device and settings in another window; `nil` if the device does not offer it.
    func inWindow(_ size: MultitaskingSize, held orientation: Orientation) -> Variant? {
        do throws(VariantProblem) {
            return try Variant(
                device: device, orientation: orientation, multitasking: size, appearance: appearance,
                contentSize: contentSize, direction: direction, ios: ios)
        } catch {
            // Not available on this device.
            return nil
        }
    }

    /// The same window with other settings, in an appearance that its version of iOS has.
    public func looking(
        _ appearance: Appearance, contentSize: UIContentSizeCategory, direction: UITraitEnvironmentLayoutDirection
    ) -> Variant {
        var variant = self
        variant.appearance = appearance
        variant.contentSize = contentSize
        variant.direction = direction
        return variant
    }
}

extension Variant {
    /// Variants are equal if their notations are; the window follows from the rest.
    public static func == (a: Variant, b: Variant) -> Bool {
        a.device == b.device && a.orientation == b.orientation && a.multitasking == b.multitasking
            && a.appearance == b.appearance && a.contentSize == b.contentSize && a.direction == b.direction
            && a.ios == b.ios
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(device)
        hasher.combine(orientation)
        hasher.combine(multitasking)
        hasher.combine(appearance)
        hasher.combine(contentSize)
        hasher.combine(direction)
        hasher.combine(ios)
    }
}

// MARK: - The environment

extension Variant {
    /// The screen's size in this orientation, in points.
    public var screenSize: CGSize { device.device.screenSize(in: orientation) }

    public var windowSize: CGSize { window.frame.size }

    /// The frame of the window on the screen, in points.
    public var windowFrame: CGRect { window.frame }

    /// The number of pixels per point that UIKit draws.
    public var scale: CGFloat { device.device.scale }

    public var pixelGrid: PixelGrid { PixelGrid(scale: scale) }

    /// The panel's size in pixels in this orientation: the size of a picture of the whole screen.
    public var screenPixelSize: PixelSize { device.device.nativePixelSize(in: orientation) }

    /// The size of a picture of the window in pixels: its part of the panel.
    public var windowPixelSize: PixelSize {
        if window.frame.size == screenSize { return screenPixelSize }
        return windowPixelSize(scale: CGFloat(screenPixelSize.width) / screenSize.width)
    }

    /// The pixels that UIKit draws for the window, before a Plus model or a mini scales them to its panel.
    public var renderedPixelSize: PixelSize { windowPixelSize(scale: scale) }

    private func windowPixelSize(scale: CGFloat) -> PixelSize {
        PixelSize(
            width: Int((windowSize.width * scale).rounded()), height: Int((windowSize.height * scale).rounded()))
    }

    /// The safe area of the app's window without bars other than the status bar.
    ///
    /// A window that shares the screen has the screen's insets at top and bottom and none at its sides. A free window
    /// has the part of them that overlaps it, and on an iPad always the screen's inset at its top.
    ///
    /// > Rule: CH-2, its first two parts.
    public var safeAreaInsets: UIEdgeInsets {
        let screen = device.device.safeAreaInsets(in: orientation, on: ios)
        switch multitasking {
        case .full: return screen
        case .splitThird, .splitHalf, .splitTwoThirds, .slideOver:
            return UIEdgeInsets(top: screen.top, bottom: screen.bottom)
        case .window:
            let (frame, size) = (windowFrame, screenSize)
            return UIEdgeInsets(
                top: device.device.idiom == .pad ? screen.top : max(0, screen.top - frame.minY),
                left: max(0, screen.left - frame.minX), bottom: max(0, screen.bottom - (size.height - frame.maxY)),
                right: max(0, screen.right - (size.width - frame.maxX)))
        }
    }

    /// The part of the top inset that disappears when the app hides the status bar.
    ///
    /// An app on a shared screen cannot hide the bar.
    public var statusBarInset: CGFloat {
        multitasking == .full ? device.device.statusBarInset(in: orientation, on: ios) : 0
    }

    /// The height of the status bar, which spans the screen; 0 where the system hides it.
    ///
    /// > Rule: MT-3.
    public var statusBarHeight: CGFloat { device.device.statusBarHeight(in: orientation, on: ios) }

    /// > Rule: SC-1 to SC-4 and TE-8: the window's, not the screen's.
    public var sizeClasses: SizeClasses { window.sizeClasses }

    /// The models whose screens measure the force of a touch.
    ///
    /// The iPhone XR, the SE and those from the 11 on do not.
    private static let forceTouchModels: Set<String> = [
        "iphone-6s", "iphone-6s-plus", "iphone-7", "iphone-7-plus", "iphone-8", "iphone-8-plus", "iphone-x",
        "iphone-xs",
        "iphone-xs-max",
    ]

    /// Every trait of the window's environment, specified.
    ///
    /// > Rule: TC-2.
    public var traits: UITraitCollection {
        UITraitCollection {
            $0.userInterfaceIdiom = device.device.idiom
            $0.userInterfaceStyle = appearance.style
            $0.layoutDirection = direction
            $0.displayScale = scale
            $0.horizontalSizeClass = sizeClasses.horizontal
            $0.verticalSizeClass = sizeClasses.vertical
            $0.forceTouchCapability =
                Self.forceTouchModels.contains(device.name) && ios >= .iOS9 ? .available : .unavailable
            $0.preferredContentSizeCategory = contentSize
            $0.displayGamut = device.device.displayGamut
            $0.accessibilityContrast = appearance.contrast
            // TE-8: a window that does not fill the screen is elevated, so that it stands out in dark mode.
            $0.userInterfaceLevel = multitasking == .full || ios < .iOS13 ? .base : .elevated
            $0.legibilityWeight = .regular
            $0.activeAppearance = .active
            $0.imageDynamicRange = .standard
            $0.sceneCaptureState = .inactive
        }
    }
}
