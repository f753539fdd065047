import Devices
import Diagnostics
import Foundation
import Traits

/// What the files of a run are called.
///
/// `LaunchScreen-iphone-6-3-portrait-light.png`: the document's name, the device, how it is held, the appearance.
/// Multitasking size, text size, direction and iOS version stand there as well where they are not full, large, left to
/// right and the newest that the device runs. So one variant has one name in every run, whatever else was asked for.
public enum PictureName {
    /// The name of a variant's picture, without the document's name and the extension.
    static func suffix(for variant: Variant) -> String { words(for: variant).joined(separator: "-") }

    /// The same name without the appearance, for what shows several.
    static func suffixOfAllAppearances(for variant: Variant) -> String {
        words(for: variant, namesAppearance: false).joined(separator: "-")
    }

    private static func words(for variant: Variant, namesAppearance: Bool = true) -> [String] {
        var parts = [variant.device.name, variant.orientation.rawValue]
        if variant.multitasking != .full { parts.append(variant.multitasking.rawValue) }
        if namesAppearance { parts.append(variant.appearance.rawValue) }
        if variant.contentSize != .large { parts.append(variant.contentSize.axisWord) }
        if variant.direction == .rightToLeft { parts.append(variant.direction.axisWord) }
        if variant.ios != variant.device.newestVersion { parts.append("ios\(variant.ios)") }
        return parts
    }

    /// What each document's pictures begin with: its file's name without the extension.
    ///
    /// Where several documents of a run have the same name, as many of their folders as tell them apart come first, and
    /// the extension follows where nothing else does: no picture of one may take the place of another's.
    ///
    /// - Parameters:
    ///   - paths: the documents'.
    ///   - words: what of them is shown; it follows their names.
    /// - Returns: a stem for each; the same for what is one file.
    public static func stems(for paths: [String], followedBy words: [String] = []) -> [String] {
        let files = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
        let components = files.map { file in
            file.deletingPathExtension().pathComponents.filter { $0 != "/" }.map(clean)
        }
        var owners: [String: URL] = [:]
        return components.indices.map { index in
            let own = components[index]
            var length = 1
            while length < own.count {
                let tail = own.suffix(length)
                let rivals = components.indices.filter {
                    $0 != index && components[$0] != own && components[$0].suffix(length).elementsEqual(tail)
                }
                if rivals.isEmpty { break }
                length += 1
            }
            let isShared = components.indices.contains { components[$0] == own && files[$0] != files[index] }
            let kind = isShared && !files[index].pathExtension.isEmpty ? [clean(files[index].pathExtension)] : []
            let stem = (Array(own.suffix(length)) + kind + words.map(clean)).joined(separator: "-")
            // Names that differ only in what no file system takes, or at a length that none takes, are counted.
            let candidates = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? stem : "\(stem)-\($0)" }
            let free = candidates.first { owners[$0] == nil || owners[$0] == files[index] } ?? stem
            owners[free] = files[index]
            return free
        }
    }

    /// A file name's part that works on every file system: what does not becomes a hyphen.
    private static func clean(_ component: String) -> String {
        let bad: Set<Character> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]
        // Whatever is escaped where people read it would be another name there.
        let cleaned = component.map {
            bad.contains($0) || DiagnosticPrinter.printable(String($0)) != String($0) || $0 == "\t" ? "-" : $0
        }
        // A name that begins with a point would be hidden; one that is too long could not be made.
        var visible = String(cleaned).drop { $0 == "." }.prefix(80)
        while visible.utf8.count > 160 { visible = visible.dropLast() }
        return visible.isEmpty ? "untitled" : String(visible)
    }
}
