public import Diagnostics
import Foundation
import Geometry
public import LocatedText
import Traits

extension DeviceDefinition {
    /// The shape of a mapping from names to definitions, as in `maquette.yaml`.
    public static var namedShape: Shape<[DeviceDefinition]> {
        let words = "a mapping of names to devices"
        let limit = 100
        return Shape(
            words,
            schema: { writer in
                .object([
                    ("type", .text("object")), ("additionalProperties", shape(named: "").schema(&writer)),
                    ("propertyNames", .object([("pattern", .text("^[a-z0-9]+(-[a-z0-9]+)*$"))])),
                    ("maxProperties", .number(Double(limit))),
                ])
            }
        ) { node, reader in
            guard let entries = node.entries else {
                reader.reportType(of: node, expected: words)
                return nil
            }
            guard entries.count <= limit else {
                reader.report(ShapeProblem.tooMany(key: reader.key, limit: limit), at: node.location)
                return nil
            }
            return entries.compactMap { entry in
                reader.within(key: entry.key) { reader -> DeviceDefinition? in
                    // A mapping without `like` has been reported.
                    guard let definition = shape(named: entry.key).read(entry.value, &reader), !definition.base.isEmpty
                    else { return nil }
                    do throws(DeviceProblem) {
                        _ = try DeviceCatalog.standard.adding([definition])
                        return definition
                    } catch {
                        let place = error.key.flatMap { key in entry.value.entries?.first { $0.key == key } }
                        reader.report(error, at: place?.value.location ?? entry.keyLocation)
                        return nil
                    }
                }
            }
        }
    }

    private static func shape(named name: String) -> Shape<DeviceDefinition> {
        ObjectShape(
            "device", DeviceDefinition(name, like: ""),
            fields: [
                Field("like", \.base, .filledText, isRequired: true, "The known device that it is like."),
                Field("title", \.title, .filledText, "The name for titles and captions."),
                Field("screen", \.screenSize, screen, "The size in portrait, in points: 900x1200."),
                Field("scale", \.scale, Shape<Int>.integer(in: 1...4).map { CGFloat($0) }, "The pixels per point."),
                Field(
                    "safe-area", \.safeArea, inEachOrientation(insets),
                    "The safe area below the status bar: [top, left, bottom, right] for each orientation."),
                Field(
                    "status-bar", \.statusBarHeight, inEachOrientation(height),
                    "The height of the status bar for each orientation; 0 where it is hidden."),
                Field(
                    "keyboard", \.keyboardHeight, inEachOrientation(height),
                    "The height of the keyboard for each orientation."),
                Field(
                    "size-classes", \.sizeClasses, inEachOrientation(sizeClasses),
                    "The horizontal and the vertical size class for each orientation: [compact, regular]."),
                Field(
                    "corner-radius", \.cornerRadius, height, "The radius of the screen's corners."),
                Field("cutout", \.cutout, cutout, "The cutout at the top: none, notch or dynamic-island."),
                Field("home-indicator", \.hasHomeIndicator, .boolean, "Whether there is a home indicator."),
            ]
        ).shape
    }

    private static var screen: Shape<CGSize> {
        let sides = Device.screenSides
        let (least, most) = (Int(sides.lowerBound), Int(sides.upperBound))
        return Shape<CGSize>(
            "a size with sides of \(least) to \(most) points, as 900x1200",
            type: .object([("type", .text("string")), ("pattern", .text("^[0-9]+x[0-9]+$"))])
        ) { node in
            guard let words = node.text,
                case .window(let width, let height) = MultitaskingSize(rawValue: words.lowercased()),
                (least...most).contains(width), (least...most).contains(height)
            else { return nil }
            return CGSize(width: width, height: height)
        }
    }

    private static var height: Shape<CGFloat> { Shape<Double>.number(in: 0...2_000).map { CGFloat($0) } }

    private static var cutout: Shape<Device.Cutout> {
        .choice([("none", .none), ("notch", .notch), ("dynamic-island", .dynamicIsland)])
    }

    private static var insets: Shape<UIEdgeInsets> {
        .numbers("four numbers [top, left, bottom, right] from 0 to 2000", ["top", "left", "bottom", "right"]) {
            guard $0.allSatisfy((0...2_000).contains) else { return nil }
            return UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        }
    }

    private static var sizeClasses: Shape<SizeClasses> {
        let one = Shape<UIUserInterfaceSizeClass>.choice([("compact", .compact), ("regular", .regular)])
        let both = Shape<[UIUserInterfaceSizeClass]>.list(one, atMost: 2)
        return Shape("a list [horizontal, vertical] of compact and regular", schema: both.schema) { node, reader in
            guard let classes = both.read(node, &reader) else { return nil }
            guard classes.count == 2 else {
                if node.elements?.count != 2 {
                    reader.reportType(of: node, expected: "a list [horizontal, vertical] of compact and regular")
                }
                return nil
            }
            return SizeClasses(horizontal: classes[0], vertical: classes[1])
        }
    }

    private static func inEachOrientation<Value: Hashable & Sendable>(
        _ value: Shape<Value>
    ) -> Shape<ByOrientation<Value>> {
        let both = ObjectShape(
            "orientations", PartsByOrientation<Value>(),
            fields: [
                Field("portrait", value, isRequired: true, "In portrait.") { $0.portrait = $1 },
                Field("landscape", value, isRequired: true, "In landscape.") { $0.landscape = $1 },
            ]
        ).shape
        return Shape(both.words, schema: both.schema) { node, reader in
            guard let read = both.read(node, &reader), let portrait = read.portrait, let landscape = read.landscape
            else { return nil }
            return ByOrientation(portrait: portrait, landscape: landscape)
        }
    }
}

/// The values for the orientations while they are read.
private struct PartsByOrientation<Value: Sendable>: Sendable {
    var portrait: Value?
    var landscape: Value?
}

extension DeviceDefinition {
    /// Reads a definition in the words of the command line: `kiosk={like: ipad-10-9, screen: 900x1200}`.
    ///
    /// - Throws: the problems of the words.
    public init(parsing words: String) throws(DiagnosedError) {
        guard let equals = words.firstIndex(of: "=") else {
            throw DiagnosedError(DeviceProblem.badDefinition(words))
        }
        let name = String(words[..<equals])
        let text = "\(JSONText.quoted(name)): \(words[words.index(after: equals)...])"
        var reader = ShapeReader(file: "")
        let read = Self.namedShape.read(try YAMLNode(text, file: ""), &reader)
        guard let definition = read?.first, read?.count == 1, !reader.log.hasErrors else {
            let problems = reader.log.diagnostics
            guard !problems.isEmpty else { throw DiagnosedError(DeviceProblem.badDefinition(words)) }
            // A place in an option's value would look like a place in a file.
            throw DiagnosedError(problems.map { Diagnostic($0.severity, $0.problem) })
        }
        self = definition
    }

    /// The definition in the words of the command line, which can be parsed again.
    public var words: String {
        func number(_ value: CGFloat) -> String { JSONText.number(Double(value)) }
        func both<Value>(_ key: String, _ value: ByOrientation<Value>?, _ text: (Value) -> String) -> String? {
            value.map { "\(key): {portrait: \(text($0.portrait)), landscape: \(text($0.landscape))}" }
        }
        let parts: [String?] = [
            "like: \(JSONText.quoted(base))",
            title.map { "title: \(JSONText.quoted($0))" },
            screenSize.map { "screen: \(Int($0.width))x\(Int($0.height))" },
            scale.map { "scale: \(number($0))" },
            both("safe-area", safeArea) { (insets: UIEdgeInsets) in
                "[\([insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", "))]"
            },
            both("status-bar", statusBarHeight, number), both("keyboard", keyboardHeight, number),
            both("size-classes", sizeClasses) { (classes: SizeClasses) in
                "[\([classes.horizontal, classes.vertical].map { $0 == .compact ? "compact" : "regular" }.joined(separator: ", "))]"
            },
            cornerRadius.map { "corner-radius: \(number($0))" }, cutout.map { "cutout: \($0.rawValue)" },
            hasHomeIndicator.map { "home-indicator: \($0)" },
        ]
        return "\(name)={\(parts.compactMap { $0 }.joined(separator: ", "))}"
    }
}

/// A definition is coded in the words of the command line.
extension DeviceDefinition: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(parsing: decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(words)
    }
}
