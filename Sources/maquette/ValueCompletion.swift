import ArgumentParser
import Devices
import Diagnostics
import Figures
import Foundation
import Previews

/// The values that a shell completes.
enum ValueCompletion {
    static let devices = list {
        DeviceCatalog.Group.allCases.map(\.rawValue)
            + DeviceCatalog.standard.devices.flatMap { [$0.id] + $0.models.map(\.slug) }
    }
    static let orientations = list { ["portrait", "landscape", "all"] }
    static let multitasking = list { MultitaskingSize.allCases.map(\.rawValue) + ["all"] }
    static let appearances = list { ["light", "dark", "light-high-contrast", "dark-high-contrast", "all"] }
    static let directions = list { ["ltr", "rtl", "all"] }
    static let contentSizes = list {
        ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5", "large", "all"]
    }
    static let formats = list { ["png", "svg", "pdf"] }
    static let themes = words { ThemeListing.names }
    static let rules = list { LintRuleListing.names }
    static let figures = words { FigureNames.all + ["all"] }
    static let frames = words { ["none", "screen", "bezel"] }
    static let annotations = list {
        [
            "frames", "names", "size-classes", "margins", "safe-area", "constraints", "spacing", "baseline", "all",
        ]
    }
    /// The scenes of the inputs that the command line names.
    static let scenes = CompletionKind.custom { arguments, _, prefix in
        let inputs = arguments.filter { !$0.hasPrefix("-") && FileManager.default.fileExists(atPath: $0) }
        return SceneNames.names(in: inputs).filter { $0.hasPrefix(prefix) }
    }

    /// Completes one of some words.
    private static func words(_ values: @escaping @Sendable () -> [String]) -> CompletionKind {
        .custom { _, _, prefix in values().filter { $0.hasPrefix(prefix) } }
    }

    /// Completes the last word of a list with commas.
    private static func list(_ values: @escaping @Sendable () -> [String]) -> CompletionKind {
        .custom { _, _, prefix in
            let start = prefix.lastIndex(of: ",").map { prefix[...$0] } ?? ""
            let last = prefix.dropFirst(start.count)
            return values().filter { $0.hasPrefix(last) }.map { start + $0 }
        }
    }
}
