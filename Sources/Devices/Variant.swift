public import Foundation
public import Geometry
public import Traits

/// One environment that an interface is shown in: a device, how it is held, how much of its screen the app has, and
/// what the person chose.
///
/// A variant exists: its device runs the version and offers the multitasking size in that orientation.
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

    /// A variant of the given parts; what is left out is portrait, full, light, large, left to right, and the newest
    /// version that the device runs.
    ///
    /// - Throws: ``VariantProblem`` where the device does not run the version or does not offer the size.
    public init(
        device: DeviceSelection, orientation: Orientation = .portrait, multitasking: MultitaskingSize = .full,
        appearance: Appearance = .light, contentSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight, ios: SystemVersion? = nil
    ) throws(VariantProblem) {
        let version = ios ?? device.newestVersion
        guard device.versions.contains(version) else {
            throw .versionNotOnDevice(version, device: device.name, runs: device.versions)
        }
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

    /// The variant of the other app that shares the screen with this one; `nil` where none does.
    ///
    /// > Rule: MT-3, its first part.
    public var companion: Variant? {
        multitasking.companion.flatMap { inWindow($0, held: orientation) }
    }

    /// The same device and settings in another window; `nil` where the device does not offer it.
    func inWindow(_ size: MultitaskingSize, held orientation: Orientation) -> Variant? {
        do throws(VariantProblem) {
            return try Variant(
                device: device, orientation: orientation, multitasking: size, appearance: appearance,
                contentSize: contentSize, direction: direction, ios: ios)
        } catch {
            // Not on this device: the person cannot have it so either.
            return nil
        }
    }

    /// The same place with another look.
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
    /// Two variants are equal when they are written alike; the window follows from the rest.
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
    /// The whole screen, as it is held.
    public var screenSize: CGSize { device.device.screenSize(in: orientation) }

    public var windowSize: CGSize { window.frame.size }

    /// Where the window lies on the screen.
    public var windowFrame: CGRect { window.frame }

    /// Pixels that UIKit draws for a point.
    public var scale: CGFloat { device.device.scale }

    public var pixelGrid: PixelGrid { PixelGrid(scale: scale) }

    /// The panel's pixels, as the device is held: the size of a picture of the whole screen.
    public var screenPixelSize: PixelSize { device.device.nativePixelSize(in: orientation) }

    /// The size of a picture of the window alone: what the window's part of the panel has in pixels.
    public var windowPixelSize: PixelSize {
        if window.frame.size == screenSize { return screenPixelSize }
        return windowPixelSize(scale: CGFloat(screenPixelSize.width) / screenSize.width)
    }

    /// What UIKit draws for the window, before a Plus model or a mini scales it to its panel.
    public var renderedPixelSize: PixelSize { windowPixelSize(scale: scale) }

    private func windowPixelSize(scale: CGFloat) -> PixelSize {
        PixelSize(
            width: Int((windowSize.width * scale).rounded()), height: Int((windowSize.height * scale).rounded()))
    }

    /// The safe area of the app's window without bars but the status bar.
    ///
    /// A window that shares the screen has the screen's insets above and below and none at its sides. One of any size
    /// has of them what reaches into it, and on an iPad the screen's own at its top, wherever it lies.
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

    /// What of the safe area's top goes where the app hides the status bar.
    ///
    /// An app that shares the screen does not decide over the bar alone.
    public var statusBarInset: CGFloat {
        multitasking == .full ? device.device.statusBarInset(in: orientation, on: ios) : 0
    }

    /// Of the status bar, which spans the screen; 0 where the system hides it.
    ///
    /// > Rule: MT-3.
    public var statusBarHeight: CGFloat { device.device.statusBarHeight(in: orientation, on: ios) }

    /// > Rule: SC-1 to SC-4 and TE-8: of the window, not of the screen.
    public var sizeClasses: SizeClasses { window.sizeClasses }

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
            $0.forceTouchCapability = .unavailable
            $0.preferredContentSizeCategory = contentSize
            $0.displayGamut = device.device.displayGamut
            $0.accessibilityContrast = appearance.contrast
            // TE-8: what does not fill the screen stands over what lies behind it, and keeps apart from it in dark.
            $0.userInterfaceLevel = multitasking == .full || ios < .iOS13 ? .base : .elevated
            $0.legibilityWeight = .regular
            $0.activeAppearance = .active
            $0.imageDynamicRange = .standard
            $0.sceneCaptureState = .inactive
        }
    }
}
