import Diagnostics
import Foundation
import Geometry
import Traits

extension DeviceCatalog {
    /// The output of `maquette devices`: one line per geometry, with the names of its models.
    public var table: String {
        var table = Table(columns: [
            ("device", .left), ("points", .right), ("scale", .left), ("pixels", .right), ("portrait", .left),
            ("landscape", .left), ("safe area", .left), ("iOS", .right), ("models", .left),
        ])
        table.rows = devices.map { device in
            let insets = device.safeAreaInsets(in: .portrait, on: device.newestVersion)
            return [
                device.id, "\(JSONText.number(device.screenSize.width))×\(JSONText.number(device.screenSize.height))",
                "@\(JSONText.number(device.scale))x",
                "\(device.nativePixelSize.width)×\(device.nativePixelSize.height)",
                device.sizeClasses(in: .portrait).description, device.sizeClasses(in: .landscape).description,
                "\(JSONText.number(insets.top)) / \(JSONText.number(insets.bottom))",
                device.versions.first == device.versions.last
                    ? "\(device.newestVersion)" : "\(device.versions[0])–\(device.newestVersion)",
                device.models.map(\.slug).joined(separator: " "),
            ]
        }
        return table.text
    }

    /// The output of `maquette devices --json`: an array with one geometry per line.
    public var json: String { jsonLines(devices.map(DeviceListing.init)) }
}

/// A geometry in JSON.
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
        /// Entries by version, oldest first.
        ///
        /// A missing version equals the previous one.
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
