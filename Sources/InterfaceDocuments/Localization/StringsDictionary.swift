internal import Diagnostics
internal import Foundation

/// A `.stringsdict` file: texts that vary by number, device or available width.
enum StringsDictionary {
    /// Reads the texts that a document can use.
    ///
    /// An unreadable file is reported, and the result is empty.
    static func read(_ data: Data, path: String) -> Diagnosed<[String: LocalizedWords]> {
        let location = SourceLocation(file: path)
        do {
            let entries = try PropertyList.dictionary(of: Array(data), at: location)
            return Diagnosed(entries.compactMapValues { words(of: $0) })
        } catch {
            return Diagnosed([:], diagnostics: error.diagnostics)
        }
    }

    /// The maximum nesting of rules.
    ///
    /// Real files nest no deeper than a width within a device.
    private static let deepestRule = 4

    private static func words(of value: Any, depth: Int = 0) -> LocalizedWords? {
        if let text = value as? String { return LocalizedWords(text) }
        guard depth < deepestRule, let entry = value as? [String: Any] else { return nil }
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return LocalizedWords(byDevice: devices.compactMapValues { words(of: $0, depth: depth + 1) })
        }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            // Nothing requests a shorter one.
            let widest = widths.compactMap { width, text in Int(width).map { ($0, text) } }.max { $0.0 < $1.0 }
            return widest.flatMap { words(of: $0.1, depth: depth + 1) }
        }
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        return LocalizedWords(format, awaitsNumber: format.contains("%#@"))
    }
}
