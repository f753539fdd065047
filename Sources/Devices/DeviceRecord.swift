import Foundation
import Geometry
import Traits

/// A device in `Data/devices.json`.
struct DeviceRecord: Decodable, Sendable {
    struct Model: Decodable, Sendable {
        struct Versions: Decodable, Sendable {
            var first: Int?
            var last: Int?
        }
        var name: String
        var identifiers: [String]
        var year: Int?
        var ios: Versions
        var multitasking: Device.Model.Multitasking?
    }
    struct SafeArea: Decodable, Sendable {
        var ios: VersionRange
        var portrait: Insets
        var landscape: Insets
    }
    struct StatusBar: Decodable, Sendable {
        var portrait: Double
        var landscape: Double
        var ios26: Double?
        var portraitBefore14: Double?
        var portraitBefore15: Double?
    }
    struct ByOrientation: Decodable, Sendable {
        var portrait: ClassPair
        var landscape: ClassPair
    }
    struct NavigationBarTop: Decodable, Sendable {
        var before26: Double
        var ios26: Double
    }
    struct KeyboardHeight: Decodable, Sendable {
        var portrait: Double
        var landscape: Double
    }

    var id: String
    var models: [Model]
    var idiom: String
    var screen: Extent
    var scale: Double
    var renderedPixels: [Int]
    var nativePixels: [Int]
    var cutout: Device.Cutout
    var homeIndicator: Bool
    var cornerRadius: Double
    var safeArea: [SafeArea]
    var statusBar: StatusBar
    var sizeClasses: ByOrientation
    var displayGamut: String?
    var ios: Model.Versions
    var navigationBarTop: NavigationBarTop?
    var keyboardHeight: KeyboardHeight?
    var interfaceBuilderDevice: String?
    var interfaceBuilderDiagonals: [String]?
}

/// A width and a height in points.
struct Extent: Decodable, Sendable {
    var width: Double
    var height: Double

    var size: CGSize { CGSize(width: width, height: height) }
}

/// Distances from the edges in points.
struct Insets: Decodable, Sendable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double

    var insets: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
}

/// The two size classes, as named in the data.
struct ClassPair: Decodable, Sendable {
    enum Name: String, Decodable, Sendable {
        case compact, regular

        var sizeClass: UIUserInterfaceSizeClass { self == .compact ? .compact : .regular }
    }
    var width: Name
    var height: Name

    var sizeClasses: SizeClasses { SizeClasses(horizontal: width.sizeClass, vertical: height.sizeClass) }
}

extension Device {
    /// Creates a device of the data, or one of a project's own that is like it.
    ///
    /// - Parameters:
    ///   - record: the facts.
    ///   - id: the id; `nil` for that of the record.
    ///   - definition: the definition of a device of a project's own.
    init(_ record: DeviceRecord, id: String? = nil, definition: DeviceDefinition? = nil) {
        let known = SystemVersion.allCases
        func versions(_ first: Int?, _ last: Int?) -> [SystemVersion] {
            // A model without its own range has that of its geometry.
            let from = first ?? record.ios.first ?? 0
            let to = last ?? record.ios.last ?? Int.max
            return known.filter { (from...Swift.max(from, to)).contains($0.major) }
        }
        self.id = id ?? record.id
        idiom = record.idiom == "pad" ? .pad : .phone
        models = record.models.map {
            Model(
                name: $0.name, slug: DeviceName.slug($0.name), identifiers: $0.identifiers, year: $0.year,
                versions: versions($0.ios.first, $0.ios.last), multitasking: $0.multitasking ?? .none)
        }
        screenSize = record.screen.size
        scale = record.scale
        renderedPixelSize = PixelSize(width: record.renderedPixels[0], height: record.renderedPixels[1])
        nativePixelSize = PixelSize(width: record.nativePixels[0], height: record.nativePixels[1])
        cornerRadius = record.cornerRadius
        cutout = record.cutout
        hasHomeIndicator = record.homeIndicator
        displayGamut = record.displayGamut == "P3" ? .P3 : .SRGB
        self.versions = versions(record.ios.first, record.ios.last)
        interfaceBuilderIDs =
            (record.interfaceBuilderDevice.map { [$0] } ?? []) + (record.interfaceBuilderDiagonals ?? [])
        facts = record
        self.definition = definition
    }
}
