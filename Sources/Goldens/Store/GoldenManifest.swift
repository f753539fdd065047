import Bitmaps
import Diagnostics
import Foundation

/// What was approved for one picture.
public struct GoldenEntry: Hashable, Sendable, Codable {
    /// Digests of display lists that draw exactly an approved picture: equal means that nothing need be drawn.
    public var lists: [String]
    /// Digests of approved layout texts; the first is of the file.
    public var layouts: [String]
    /// Digests of approved pictures, size and pixels; the first is of the file.
    public var pixels: [String]
    /// Of the picture file's bytes, which only tells whether it need be decoded.
    public var file: String
    /// Pixels.
    public var size: [Int]
    /// Pixels in a point.
    public var scale: Double
    /// Which of the manifest's environments it was recorded in.
    public var environment: String

    public init(
        lists: [String], layouts: [String], pixels: [String], file: String, size: [Int], scale: Double,
        environment: String
    ) {
        self.lists = lists
        self.layouts = layouts
        self.pixels = pixels
        self.file = file
        self.size = size
        self.scale = scale
        self.environment = environment
    }

    /// Whether the golden's files are those that the manifest names, by the digests of their bytes.
    func names(picture: String?, layout: String?) -> Bool { picture == file && layout == layouts.first }

    /// A digest of the whole entry, by which a later change is noticed.
    var digest: String {
        var builder = DigestBuilder()
        for list in [lists, layouts, pixels, [file, environment]] {
            builder.combine(list.count)
            for word in list { builder.combine(word) }
        }
        return String(builder.finish().hexadecimal.prefix(16))
    }
}

/// What pictures were drawn with.
public struct DrawingEnvironment: Hashable, Sendable, Codable {
    /// The program and the libraries that it draws with.
    public var renderer: String
    /// Digests of the font files, by the faces' PostScript names.
    public var fonts: [String: String]

    public init(renderer: String, fonts: [String: String]) {
        self.renderer = renderer
        self.fonts = fonts
    }

    /// A short name that follows from the content.
    var name: String {
        var builder = DigestBuilder()
        builder.combine(renderer)
        for (face, digest) in fonts.sorted(by: { $0.key < $1.key }) {
            builder.combine(face)
            builder.combine(digest)
        }
        return String(builder.finish().hexadecimal.prefix(8))
    }
}

/// The list of all goldens in a folder: `manifest.json`, a golden a line, so that two branches merge.
public struct GoldenManifest: Hashable, Sendable {
    static let format = 1
    static let fileName = "manifest.json"
    /// More of a manifest, or of a run, is not read.
    static let maximumBytes = 1 << 28

    public var environments: [String: DrawingEnvironment] = [:]
    /// By `DOCUMENT/VARIANT`.
    public var goldens: [String: GoldenEntry] = [:]

    public init() {}

    private struct Stored: Decodable {
        var environments: [String: DrawingEnvironment]
        var goldens: [String: GoldenEntry]
    }

    private struct Header: Decodable {
        var format: Int
    }

    /// Reads a manifest.
    ///
    /// - Throws: ``GoldenProblem/unreadableManifest(reason:)``, ``GoldenProblem/newerManifest(format:)``.
    init(reading data: Data) throws(GoldenProblem) {
        do {
            let header = try JSONDecoder().decode(Header.self, from: data)
            guard header.format <= Self.format else { throw GoldenProblem.newerManifest(format: header.format) }
            let stored = try JSONDecoder().decode(Stored.self, from: data)
            environments = stored.environments
            goldens = stored.goldens
        } catch let problem as GoldenProblem {
            throw problem
        } catch {
            throw .unreadableManifest(reason: Self.reason(error))
        }
    }

    static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .dataCorrupted(let context): context.debugDescription
        case .keyNotFound(let key, _): "'\(key.stringValue)' is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
        default: "\(error)"
        }
    }

    /// The file's text; environments that no golden names are left out.
    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func lines(_ pairs: [(String, some Encodable)]) throws -> String {
            try pairs.sorted { $0.0 < $1.0 }.map { name, value in
                "    \(JSONText.quoted(name)): \(String(decoding: try encoder.encode(value), as: UTF8.self))"
            }.joined(separator: ",\n")
        }
        let used = Set(goldens.values.map(\.environment))
        let environments = try lines(environments.filter { used.contains($0.key) }.map { ($0, $1) })
        let goldens = try lines(goldens.map { ($0, $1) })
        return """
            {
              "format": \(Self.format),
              "environments": {
            \(environments)
              },
              "goldens": {
            \(goldens)
              }
            }

            """
    }
}
