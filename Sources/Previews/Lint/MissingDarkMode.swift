import Devices
import Diagnostics
import Lint
import Traits

/// The contrasts that are too low in dark mode because an app has no color for it, as one finding for each app.
struct MissingDarkMode {
    /// A text or a background.
    private struct Place: Hashable {
        var file: String?
        var object: String
    }

    private var places: [String: Set<Place>] = [:]

    /// Takes the contrasts in dark mode out of the findings in a document of such an app.
    ///
    /// - Parameters:
    ///   - findings: the findings in the document on a variant.
    ///   - variant: the variant; `nil` for findings in the document itself.
    ///   - plist: the property list of an app without dark mode; `nil` for documents of other apps.
    /// - Returns: the other findings.
    mutating func take(_ findings: [LintFinding], on variant: Variant?, of plist: String?) -> [LintFinding] {
        guard let plist, variant?.appearance.style == .dark else { return findings }
        let taken = findings.filter { $0.rule == .lowContrast && $0.severity > .note }
        places[plist, default: []].formUnion(taken.map { Place(file: $0.location?.file, object: $0.object) })
        return findings.filter { $0.rule != .lowContrast }
    }

    /// One finding for each app.
    var findings: [LintFinding] {
        places.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map { plist, places in
            LintFinding(
                .lowContrast, at: SourceLocation(file: plist),
                message: "the app has no color for dark mode and may be shown there: "
                    + (places.count == 1 ? "1 text or background has" : "\(places.count) texts and backgrounds have")
                    + " a low contrast",
                remedy: "set UIUserInterfaceStyle to Light, or give the colors dark forms", detail: "dark mode")
        }
    }
}
