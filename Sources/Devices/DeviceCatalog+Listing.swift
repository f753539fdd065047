import Foundation
import Geometry
import Traits

extension DeviceCatalog {
    /// What `maquette devices` prints: a line for each geometry, with the names of its models.
    public var table: String {
        var table = Table(columns: [
            ("device", .left), ("points", .right), ("scale", .left), ("pixels", .right), ("portrait", .left),
            ("landscape", .left), ("safe area", .left), ("iOS", .right), ("models", .left),
        ])
        table.rows = devices.map { device in
            let insets = device.safeAreaInsets(in: .portrait, on: device.newestVersion)
            return [
                device.id, "\(number(device.screenSize.width))×\(number(device.screenSize.height))",
                "@\(number(device.scale))x", "\(device.nativePixelSize.width)×\(device.nativePixelSize.height)",
                device.sizeClasses(in: .portrait).description, device.sizeClasses(in: .landscape).description,
                "\(number(insets.top)) / \(number(insets.bottom))",
                device.versions.first == device.versions.last
                    ? "\(device.newestVersion)" : "\(device.versions[0])–\(device.newestVersion)",
                device.models.map(\.slug).joined(separator: " "),
            ]
        }
        return table.text
    }

    /// What `maquette devices --json` prints: an array with one object a line, one a geometry.
    public var json: String { jsonLines(devices.map(DeviceListing.init)) }
}

extension Matrix {
    /// What `maquette matrix` prints: a line for each variant.
    public var table: String {
        var table = Table(columns: [
            ("variant", .left), ("window", .right), ("classes", .left), ("scale", .left), ("pixels", .right),
            ("safe area", .left),
        ])
        table.rows = variants.map { variant in
            let insets = variant.safeAreaInsets
            return [
                variant.description, "\(number(variant.windowSize.width))×\(number(variant.windowSize.height))",
                variant.sizeClasses.description, "@\(number(variant.scale))x",
                "\(variant.windowPixelSize.width)×\(variant.windowPixelSize.height)",
                [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " "),
            ]
        }
        return table.text
    }

    /// What `maquette matrix --json` prints: an array with one object a line, one a variant.
    public var json: String { jsonLines(variants.map(VariantListing.init)) }
}

/// A JSON array whose elements are on lines of their own, keys in alphabetical order.
private func jsonLines(_ elements: [some Encodable]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
        let lines = try elements.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    } catch {
        preconditionFailure("A listing of the catalog cannot be written as JSON: \(error)")
    }
}

/// A number without a fraction it does not need.
private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\(Double(value))"
}

/// A size in points or pixels.
private struct SizeListing: Encodable {
    var width: Double
    var height: Double

    init(_ size: CGSize) {
        width = size.width
        height = size.height
    }

    init(_ size: PixelSize) {
        width = Double(size.width)
        height = Double(size.height)
    }
}

/// A rectangle in points.
struct FrameListing: Encodable {
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

private struct SizeClassesListing: Encodable {
    var horizontal: String
    var vertical: String

    init(_ classes: SizeClasses) {
        horizontal = "\(classes.horizontal)"
        vertical = "\(classes.vertical)"
    }
}

/// A geometry as programs read it.
private struct DeviceListing: Encodable {
    struct ModelListing: Encodable {
        var name: String
        var slug: String
        var identifiers: [String]
        var year: Int?
        var ios: [Int]
        var multitasking: String
    }
    struct OrientationListing: Encodable {
        var screen: SizeListing
        var nativePixels: SizeListing
        var renderedPixels: SizeListing
        var sizeClasses: SizeClassesListing
        var multitasking: [String]
        /// By version, oldest first; a version that is not listed has what the one before it has.
        var environments: [EnvironmentListing]
    }
    struct EnvironmentListing: Encodable, Equatable {
        var fromIOS: Int
        var safeArea: [Double]
        var statusBar: Double

        func hasSameNumbers(as other: EnvironmentListing) -> Bool {
            safeArea == other.safeArea && statusBar == other.statusBar
        }
    }

    var id: String
    var idiom: String
    var scale: Double
    var cornerRadius: Double
    var cutout: String
    var homeIndicator: Bool
    var displayGamut: String
    var ios: [Int]
    var interfaceBuilder: [String]
    var models: [ModelListing]
    var portrait: OrientationListing
    var landscape: OrientationListing

    init(_ device: Device) {
        id = device.id
        idiom = "\(device.idiom)"
        scale = device.scale
        cornerRadius = device.cornerRadius
        cutout = device.cutout.rawValue
        homeIndicator = device.hasHomeIndicator
        displayGamut = device.displayGamut == .P3 ? "P3" : "sRGB"
        ios = device.versions.map(\.major)
        interfaceBuilder = device.interfaceBuilderIDs
        models = device.models.map {
            ModelListing(
                name: $0.name, slug: $0.slug, identifiers: $0.identifiers, year: $0.year,
                ios: $0.versions.map(\.major), multitasking: $0.multitasking.rawValue)
        }
        portrait = Self.listing(of: device, in: .portrait)
        landscape = Self.listing(of: device, in: .landscape)
    }

    private static func listing(of device: Device, in orientation: Orientation) -> OrientationListing {
        let sizes = MultitaskingSize.allCases.filter { size in
            device.versions.contains { device.window(size, in: orientation, on: $0) != nil }
        }
        var environments: [EnvironmentListing] = []
        for version in device.versions {
            let insets = device.safeAreaInsets(in: orientation, on: version)
            let entry = EnvironmentListing(
                fromIOS: version.major, safeArea: [insets.top, insets.left, insets.bottom, insets.right],
                statusBar: device.statusBarHeight(in: orientation, on: version))
            if let last = environments.last, entry.hasSameNumbers(as: last) { continue }
            environments.append(entry)
        }
        return OrientationListing(
            screen: SizeListing(device.screenSize(in: orientation)),
            nativePixels: SizeListing(device.nativePixelSize(in: orientation)),
            renderedPixels: SizeListing(device.renderedPixelSize(in: orientation)),
            sizeClasses: SizeClassesListing(device.sizeClasses(in: orientation)),
            multitasking: sizes.map(\.rawValue), environments: environments)
    }
}

/// A variant as programs read it: also the `variant` object of `layout --json`.
public struct VariantListing: Encodable, Sendable {
    private let variant: Variant

    public init(_ variant: Variant) {
        self.variant = variant
    }

    private enum Key: String, CodingKey {
        case variant, device, orientation, multitasking, appearance, contentSize, direction, ios, window, screen
        case sizeClasses, scale, pixels, screenPixels, safeArea, statusBar, derivation
    }

    public func encode(to encoder: any Encoder) throws {
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
