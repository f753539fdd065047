package import Foundation

/// A real picture of iOS: its origin, the scene that builds the same screen here, and its measurements.
///
/// Only numbers are stored, and no picture of others.
package struct RealPicture: Decodable, Sendable {
    /// The picture's file in the repository that its group names.
    package var file: String
    /// The variant that shows the same screen, as in `layout` reports.
    package var variant: String
    /// Whether the screen is drawn around the window: with status bar and cutout.
    package var showsScreen: Bool?
    /// The scene, in the form of a scene file.
    package var scene: SceneText
    package var rows: [MeasuredRow]

    /// The text of a scene file.
    package struct SceneText: Decodable, Sendable {
        package var text: String

        package init(from decoder: any Decoder) throws {
            let value = try JSONFragment(from: decoder)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            text = String(decoding: try encoder.encode(value), as: UTF8.self)
        }
    }
}

/// The pictures in one file of measurements.
package struct RealPictureGroup: Decodable, Sendable {
    /// The repository that contains the pictures.
    package var origin: String
    package var pictures: [RealPicture]

    /// The groups of all files in a folder, by the names of the files.
    package static func all(in folder: URL) throws -> [(name: String, group: RealPictureGroup)] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return try names.filter { $0.hasSuffix(".json") }.sorted().map { name in
            let data = try Data(contentsOf: folder.appending(path: name))
            return (String(name.dropLast(5)), try JSONDecoder().decode(RealPictureGroup.self, from: data))
        }
    }
}

/// A JSON value of any kind, which can be written again.
private enum JSONFragment: Codable {
    case object([String: JSONFragment])
    case array([JSONFragment])
    case text(String)
    case number(Double)
    case flag(Bool)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([JSONFragment].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONFragment].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .object(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .flag(let value): try container.encode(value)
        }
    }
}
