import Bitmaps
import Devices
import Diagnostics
import Foundation
import LocatedText

/// The approved content of one picture.
public struct GoldenEntry: Hashable, Sendable, Codable {
    /// The digests of display lists that draw exactly an approved picture.
    ///
    /// If one matches, nothing need be drawn.
    public var lists: [String]
    /// The digests of approved pictures, as ``Bitmap/goldenDigest``; the first is of the file.
    public var layouts: [String]
    /// The digests of approved pictures, as ``Bitmap/goldenDigest``; the first is of the file.
    public var pixels: [String]
    /// The digest of the picture file's bytes, which only shows whether it must be decoded.
    public var file: String
    /// The size in pixels.
    public var size: [Int]
    /// The number of pixels per point.
    public var scale: Double
    /// The name of the manifest's environment that it was recorded in.
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

    /// Whether the golden's files match the manifest, by the digests of their bytes.
    func names(picture: String?, layout: String?) -> Bool { picture == file && layout == layouts.first }

    /// Whether a picture is approved, by its digest.
    func approves(_ bitmap: Bitmap, digest: String) -> Bool {
        if pixels.contains(digest) { return true }
        // An additional picture may have been approved when digests covered all bytes.
        let isOlder = pixels.dropFirst().contains { !$0.hasPrefix(Bitmap.goldenDigestPrefix) }
        return isOlder && pixels.contains(bitmap.digest.hexadecimal)
    }

    /// A digest of the whole entry, which reveals later changes.
    var digest: String {
        var builder = DigestBuilder()
        for list in [lists, layouts, pixels, [file, environment]] {
            builder.combine(list.count)
            for word in list { builder.combine(word) }
        }
        return String(builder.finish().hexadecimal.prefix(16))
    }
}

/// The environment that pictures were drawn in.
public struct DrawingEnvironment: Hashable, Sendable, Codable {
    /// The program and the libraries that it draws with.
    public var renderer: String
    /// The digests of the font files, by the faces' PostScript names.
    public var fonts: [String: String]
    /// The theme's name or path; `nil` for the system's own.
    public var theme: String?

    public init(renderer: String, fonts: [String: String], theme: String? = nil) {
        self.renderer = renderer
        self.fonts = fonts
        self.theme = theme
    }

    /// A short name derived from the content.
    var name: String {
        var builder = DigestBuilder()
        builder.combine(renderer)
        for (face, digest) in fonts.sorted(by: { $0.key < $1.key }) {
            builder.combine(face)
            builder.combine(digest)
        }
        if let theme { builder.combine(theme) }
        return String(builder.finish().hexadecimal.prefix(8))
    }
}

/// The list of all goldens in a folder: `manifest.json`, with one golden per line, so that branches merge.
public struct GoldenManifest: Hashable, Sendable {
    static let format = 1
    /// The name of its file in the folder.
    public static let fileName = "manifest.json"
    /// The largest size of a manifest or a run that is read.
    static let maximumBytes = 1 << 28

    public var environments: [String: DrawingEnvironment] = [:]
    /// The entries by `DOCUMENT/VARIANT`.
    public var goldens: [String: GoldenEntry] = [:]

    public init() {}

    /// The variants of a document's goldens, in the order of their names.
    ///
    /// Variants that no longer exist are omitted.
    func variants(of document: String, among catalog: DeviceCatalog = .standard) -> [Variant] {
        goldens.keys.sorted().compactMap { key in
            guard key.hasPrefix(document + "/") else { return nil }
            do {
                return try Variant(parsing: String(key.dropFirst(document.count + 1)), catalog: catalog)
            } catch {
                return nil
            }
        }
    }

    private struct Stored: Decodable {
        var environments: [String: DrawingEnvironment]
        var goldens: [String: GoldenEntry]

        private enum CodingKeys: CodingKey {
            case format, environments, goldens
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let format = try values.decode(Int.self, forKey: .format)
            guard format <= GoldenManifest.format else { throw GoldenProblem.newerManifest(format: format) }
            environments = try values.decode([String: DrawingEnvironment].self, forKey: .environments)
            goldens = try values.decode([String: GoldenEntry].self, forKey: .goldens)
        }
    }

    /// Creates a manifest from a file's data.
    ///
    /// - Throws: ``GoldenProblem/unreadableManifest(reason:)``, ``GoldenProblem/newerManifest(format:)``.
    init(reading data: Data) throws(GoldenProblem) {
        do {
            let stored = try JSONDecoder().decode(Stored.self, from: data)
            environments = stored.environments
            goldens = stored.goldens
        } catch let problem as GoldenProblem {
            throw problem
        } catch {
            if let line = MergeConflict.line(in: data) { throw .conflictingManifest(line: line) }
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

    /// The text of the file.
    ///
    /// Environments that no golden uses are omitted.
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
