public import Devices
public import Foundation
public import Geometry
public import Traits

/// The facts of the screen that a job draws.
public struct ScreenFacts: Sendable {
    /// The size in points, in the current orientation.
    public var size: CGSize
    /// The size of the app's windows in points; `nil` if they fill the screen.
    public var windowSize: CGSize?
    /// The number of pixels per point.
    public var scale: CGFloat
    /// The insets for the status bar, cutout and home indicator in the current orientation, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// The part of the top safe area inset that is removed while the status bar is hidden, in points.
    public var statusBarInset: CGFloat
    /// The radius of the screen's corners in points; 0 for square corners.
    public var cornerRadius: CGFloat
    /// The height of the status bar in the current orientation, in points; 0 if there is none.
    public var statusBarHeight: CGFloat
    /// The frame of the software keyboard in the coordinates of the app's window; empty if the screen has none.
    public var keyboardFrame = CGRect.zero
    /// The orientation of the interface.
    public var interfaceOrientation: UIInterfaceOrientation
    /// The traits that the screen gives to all windows on it.
    public var traits: UITraitCollection

    public init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3,
        safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        statusBarInset: CGFloat = 0, cornerRadius: CGFloat = 47.33, statusBarHeight: CGFloat = 47,
        interfaceOrientation: UIInterfaceOrientation? = nil, traits: UITraitCollection? = nil
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.statusBarInset = statusBarInset
        self.cornerRadius = cornerRadius
        self.statusBarHeight = statusBarHeight
        self.interfaceOrientation =
            interfaceOrientation ?? (size.width > size.height ? .landscapeLeft : .portrait)
        self.traits =
            traits
            ?? UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceIdiom: .phone),
                UITraitCollection(displayScale: scale),
                UITraitCollection(horizontalSizeClass: .compact),
                UITraitCollection(verticalSizeClass: .regular),
                UITraitCollection(userInterfaceStyle: .light),
                UITraitCollection(layoutDirection: .leftToRight),
                UITraitCollection(preferredContentSizeCategory: .large),
            ])
    }
}

extension ScreenFacts {
    /// Creates the facts of a variant's screen.
    public init(_ variant: Variant) {
        self.init(
            size: variant.screenSize, scale: variant.scale, safeAreaInsets: variant.safeAreaInsets,
            statusBarInset: variant.statusBarInset, cornerRadius: variant.device.device.cornerRadius,
            statusBarHeight: variant.statusBarHeight, traits: variant.traits)
        windowSize = variant.windowSize
        let (screen, window) = (variant.screenSize, variant.windowFrame)
        let height = variant.device.device.keyboardHeight(in: variant.orientation, on: variant.ios)
        keyboardFrame = CGRect(
            x: -window.minX, y: screen.height - height - window.minY, width: screen.width, height: height)
    }
}
