/// The way a group that is drawn as a picture of its own goes over what is below it.
public struct Composition: Hashable, Sendable {
    public var blendMode: BlendMode
    /// Items whose alpha multiplies that of the group, in the group's coordinates; `nil` for none.
    public var mask: [DrawingItem]?
    /// The shadow of all that the group draws, below it; `nil` for none.
    public var shadow: Shadow?

    public init(blendMode: BlendMode = .normal, mask: [DrawingItem]? = nil, shadow: Shadow? = nil) {
        self.blendMode = blendMode
        self.mask = mask
        self.shadow = shadow
    }
}

/// The blending of a picture with what is below it, as in PDF 1.7 (11.3.5) and in Porter and Duff's algebra.
///
/// The numbers are those of Core Graphics, whose 26, `plusDarker`, is not drawn.
public enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor
    case plusLighter = 27

    /// Whether the mode changes what is below only as far as the picture covers it.
    public var isOfColors: Bool { rawValue <= Self.luminosity.rawValue }
}

extension GroupStyle {
    /// Whether the group is a picture of its own before it goes over what is below it.
    public var isComposed: Bool { opacity < 1 || composition != nil }
}
