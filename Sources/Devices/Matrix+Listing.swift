import Diagnostics
import Foundation
import Geometry

extension Matrix {
    /// The output of `maquette matrix`: one line per variant.
    public var table: String {
        var table = Table(columns: [
            ("variant", .left), ("window", .right), ("classes", .left), ("scale", .left), ("pixels", .right),
            ("safe area", .left),
        ])
        table.rows = variants.map { variant in
            let insets = variant.safeAreaInsets
            return [
                variant.description,
                "\(JSONText.number(variant.windowSize.width))×\(JSONText.number(variant.windowSize.height))",
                variant.sizeClasses.description, "@\(JSONText.number(variant.scale))x",
                "\(variant.windowPixelSize.width)×\(variant.windowPixelSize.height)",
                [insets.top, insets.left, insets.bottom, insets.right].map(JSONText.number).joined(separator: " "),
            ]
        }
        return table.text
    }

    /// The output of `maquette matrix --json`: an array with one variant per line.
    public var json: String { jsonLines(variants.map { VariantListing(variant: $0) }) }
}

/// A variant in JSON.
private struct VariantListing: Encodable {
    let variant: Variant

    private enum Key: String, CodingKey {
        case variant, device, orientation, multitasking, appearance, contentSize, direction, ios, window, screen
        case sizeClasses, scale, pixels, screenPixels, safeArea, statusBar, derivation
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(variant.description, forKey: .variant)
        try object.encode(variant.device.name, forKey: .device)
        try object.encode(variant.orientation, forKey: .orientation)
        try object.encode(variant.multitasking, forKey: .multitasking)
        try object.encode(variant.appearance, forKey: .appearance)
        try object.encode(variant.contentSize.axisWord, forKey: .contentSize)
        try object.encode(variant.direction.axisWord, forKey: .direction)
        try object.encode(variant.ios.major, forKey: .ios)
        try object.encode(FrameListing(variant.windowFrame), forKey: .window)
        try object.encode(SizeListing(variant.screenSize), forKey: .screen)
        try object.encode(SizeClassesListing(variant.sizeClasses), forKey: .sizeClasses)
        try object.encode(variant.scale, forKey: .scale)
        try object.encode(SizeListing(variant.windowPixelSize), forKey: .pixels)
        try object.encode(SizeListing(variant.screenPixelSize), forKey: .screenPixels)
        try object.encode(InsetsListing(variant.safeAreaInsets), forKey: .safeArea)
        try object.encode(variant.statusBarHeight, forKey: .statusBar)
        try object.encodeIfPresent(variant.window.derivation, forKey: .derivation)
    }
}

/// A rectangle in points.
private struct FrameListing: Encodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(_ frame: CGRect) {
        x = frame.origin.x
        y = frame.origin.y
        width = frame.width
        height = frame.height
    }
}

private struct InsetsListing: Encodable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double

    init(_ insets: UIEdgeInsets) {
        top = insets.top
        left = insets.left
        bottom = insets.bottom
        right = insets.right
    }
}
