internal import Diagnostics
internal import Foundation

/// A `.stringsdict` file: words that differ by number, by device or by the room that there is.
enum StringsDictionary {
    /// Reads what a document's texts can use of a file; what cannot be read is reported and empty.
    static func read(_ data: Data, path: String) -> Diagnosed<[String: LocalizedWords]> {
        let location = SourceLocation(file: path)
        do {
            let entries = try PropertyList.dictionary(of: Array(data), at: location)
            return Diagnosed(entries.compactMapValues { words(of: $0) })
        } catch {
            return Diagnosed([:], diagnostics: error.diagnostics)
        }
    }

    /// How deep rules may stand in one another: a width within a device is as deep as it goes.
    private static let deepestRule = 4

    private static func words(of value: Any, depth: Int = 0) -> LocalizedWords? {
        if let text = value as? String { return LocalizedWords(text) }
        guard depth < deepestRule, let entry = value as? [String: Any] else { return nil }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return LocalizedWords(byDevice: devices.compactMapValues { words(of: $0, depth: depth + 1) })
        }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            // Nobody asks for a shorter one.
            let widest = widths.compactMap { width, text in Int(width).map { ($0, text) } }.max { $0.0 < $1.0 }
            return widest.flatMap { words(of: $0.1, depth: depth + 1) }
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        return LocalizedWords(format, awaitsNumber: format.contains("%#@"))
    }
}
