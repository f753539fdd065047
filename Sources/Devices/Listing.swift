import Foundation
import Geometry
import Traits

/// A JSON array with one element per line, and keys in alphabetical order.
func jsonLines(_ elements: [some Encodable]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
        let lines = try elements.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    } catch {
        preconditionFailure("A listing of the catalog cannot be written as JSON: \(error)")
    }
}

/// A size in points or pixels.
struct SizeListing: Encodable {
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

/// The two size classes by their names.
struct SizeClassesListing: Encodable {
    var horizontal: String
    var vertical: String

    init(_ classes: SizeClasses) {
        horizontal = "\(classes.horizontal)"
        vertical = "\(classes.vertical)"
    }
}
