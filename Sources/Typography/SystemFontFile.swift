import CPango
import Foundation

/// A font file in the place of the system font: Apple's San Francisco, which developers can install, or any other.
public struct SystemFontFile: Hashable, Sendable {
    private let file: FontFile
    private let postScriptName: String
    /// The ranges of a variable font's axes, by tag.
    private let axes: [String: ClosedRange<Double>]
    /// The places on the weight axis of UIKit's weights, where the font names them.
    private let namedWeights: [Int: Double]
    /// The `trak` table.
    let tracking: TrackingTable?

    init(
        file: FontFile, postScriptName: String, axes: [String: ClosedRange<Double>], namedWeights: [Int: Double],
        tracking: TrackingTable?
    ) {
        self.file = file
        self.postScriptName = postScriptName
        self.axes = axes
        self.namedWeights = namedWeights
        self.tracking = tracking
    }

    /// Reads a font file; `nil` if it is none.
    init?(path: String) {
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, 0) else { return nil }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let name = FontFace.name(.postScriptName, of: face) else { return nil }
        file = FontFile(path: path)
        postScriptName = name
        let found = Self.axes(of: face)
        axes = Dictionary(
            found.map { ($0.tag, $0.minimum...max($0.minimum, $0.maximum)) }, uniquingKeysWith: { first, _ in first })
        namedWeights = Self.namedWeights(of: face, axis: found.firstIndex { $0.tag == "wght" })
        tracking = FontFace.table("trak", of: face).flatMap(TrackingTable.init)
    }

    private struct Axis {
        var tag: String
        var minimum: Double
        var maximum: Double
    }

    private static func axes(of face: OpaquePointer) -> [Axis] {
        var count = hb_ot_var_get_axis_count(face)
        guard count > 0, count <= 64 else { return [] }
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map { info in
            let tag = String(
                decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: info.tag >> UInt32($0)) }, as: UTF8.self)
            return Axis(tag: tag, minimum: Double(info.min_value), maximum: Double(info.max_value))
        }
    }

    /// UIKit's weights by the names that Apple's fonts have for them.
    private static let weights = [
        "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600, "Bold": 700,
        "Heavy": 800, "Black": 900,
    ]

    /// The places of UIKit's weights on the weight axis; none for a font whose weights have other names.
    private static func namedWeights(of face: OpaquePointer, axis: Int?) -> [Int: Double] {
        guard let axis else { return [:] }
        var places: [Int: Double] = [:]
        for index in 0..<hb_ot_var_get_named_instance_count(face) {
            let id = hb_ot_var_named_instance_get_subfamily_name_id(face, index)
            var coordinates = [Float](repeating: 0, count: 64)
            var count = UInt32(coordinates.count)
            hb_ot_var_named_instance_get_design_coords(face, index, &count, &coordinates)
            guard let name = FontFace.name(id, of: face), let weight = weights[name], axis < Int(count),
                places[weight] == nil
            else { continue }
            places[weight] = Double(coordinates[axis])
        }
        return places[100] != nil && places[800] != nil ? places : [:]
    }

    /// The face at a weight and size, and the name that renderers find it by.
    func instance(weight: Int, size: Double, isItalic: Bool) -> (file: FontFile, name: String) {
        var values: [String: Double] = [:]
        if let range = axes["wght"] { values["wght"] = (namedWeights[weight] ?? Double(weight)).clamped(to: range) }
        if let range = axes["opsz"] { values["opsz"] = size.clamped(to: range) }
        if isItalic, let range = axes["slnt"] { values["slnt"] = range.lowerBound }
        if isItalic, let range = axes["ital"] { values["ital"] = range.upperBound }
        var instance = file
        instance.variations = values
        let suffix = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
        return (instance, suffix.isEmpty ? postScriptName : "\(postScriptName)@\(suffix)")
    }

    /// The file of an instance, by its name; `nil` for the name of another font.
    func file(named name: String) -> FontFile? {
        let parts = name.split(separator: "@", maxSplits: 1)
        guard let base = parts.first, base == postScriptName else { return nil }
        var file = file
        for pair in parts.dropFirst().first?.split(separator: ",") ?? [] {
            let words = pair.split(separator: "=", maxSplits: 1)
            guard words.count == 2, let value = Double(words[1]) else { return nil }
            file.variations[String(words[0])] = value
        }
        return file
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
