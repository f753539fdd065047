public import Devices
public import Foundation
public import Geometry
public import Traits

/// The facts of the screen that a job draws.
public struct ScreenFacts: Sendable {
    /// Points, in the orientation that is drawn.
    public var size: CGSize
    /// Pixels in a point.
    public var scale: CGFloat
    /// What status bar, cutout and home indicator take in that orientation, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// What of the safe area's top goes where the status bar is hidden, in points.
    public var statusBarInset: CGFloat
    /// Points; 0 for screens with square corners.
    public var cornerRadius: CGFloat
    /// Height of the status bar in that orientation, in points; 0 where none is shown.
    public var statusBarHeight: CGFloat
    /// How the interface stands.
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
    /// What a job knows of a variant's screen.
    public init(_ variant: Variant) {
        self.init(
            size: variant.screenSize, scale: variant.scale, safeAreaInsets: variant.safeAreaInsets,
            statusBarInset: variant.statusBarInset, cornerRadius: variant.device.device.cornerRadius,
            statusBarHeight: variant.statusBarHeight, traits: variant.traits)
    }
}
