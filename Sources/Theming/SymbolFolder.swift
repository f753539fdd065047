public import Diagnostics
import Foundation

/// A folder of symbols that Apple's SF Symbols app exported: one template for each, named after its symbol.
///
/// `square.and.arrow.up.svg` is the symbol `square.and.arrow.up`. Other files are ignored.
public struct SymbolFolder: Hashable, Sendable {
    /// The size and time that show whether a file has changed.
    private struct Stamp: Hashable, Sendable {
        var size: Int
        /// The time of the last modification, in seconds.
        var time: Double
    }

    /// The path of the folder.
    public let path: String
    private let templates: [String: Stamp]

    /// Lists a folder.
    ///
    /// - Throws: why the folder cannot be listed.
    public init(path: String) throws(FolderListingFailure) {
        var templates: [String: Stamp] = [:]
        for entry in try folderEntries(of: path) where !entry.isFolder && entry.name.hasSuffix(".svg") {
            templates[String(entry.name.dropLast(4))] = Self.stamp(of: path + "/" + entry.name)
        }
        self.path = path
        self.templates = templates
    }

    /// The names of the symbols, in alphabetical order.
    public var names: [String] { templates.keys.sorted() }

    /// The path of a symbol's template; `nil` without one.
    public func template(named name: String) -> String? { templates[name] == nil ? nil : "\(path)/\(name).svg" }

    private static func stamp(of file: String) -> Stamp {
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            return Stamp(
                size: (attributes[.size] as? NSNumber)?.intValue ?? 0,
                time: (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0)
        } catch {
            // The problem is reported where the symbol is drawn.
            return Stamp(size: 0, time: 0)
        }
    }
}
