import Devices
import Diagnostics

/// The text of a new `maquette.yaml`, which works as it is.
public enum StarterFile {
    /// The text for a project.
    public static func text(for facts: ProjectFacts) -> String {
        var lines = [
            "# Settings of Maquette. The command line wins over this file; `maquette config` shows the outcome.",
            "# For completion in an editor: maquette schema configuration >maquette.schema.json",
            "",
            "inputs: [.]",
        ]
        if facts.apps.count > 1 {
            lines.append("# Only the documents of one target; there are \(comment(facts.apps)).")
            lines.append("# target: \(scalar(facts.apps[0]))")
        }
        lines += ["# Files and folders to leave out, as lines of .gitignore.", "# exclude: [\"Old/\"]", ""]
        lines += ["axes:", "    # `maquette devices` lists all; groups are current, iphones and ipads."]
        let phones = facts.isForPhone ? ["iphone-se-3", "iphone-17-pro"] : []
        let pads = facts.isForPad ? ["ipad-pro-11"] : []
        lines.append("    devices: [\((phones + pads).joined(separator: ", "))]")
        lines.append("    orientations: [\(facts.orientations.map(\.rawValue).joined(separator: ", "))]")
        lines.append("    appearances: [\(facts.onlyAppearance ?? "light, dark")]")
        if facts.isForPad, !facts.requiresFullScreen {
            lines.append("    # multitasking: [full, split-half, slide-over]")
        }
        lines.append("    # content-sizes: [large, ax3]")
        if let oldest = facts.oldestVersion.flatMap(version) {
            lines.append("    # The oldest version that the app runs on, and the newest of each device.")
            lines.append("    # ios: [\(oldest), newest]")
        }
        if !facts.languages.isEmpty {
            lines.append("    # locales: [\((["base"] + facts.languages.prefix(8)).joined(separator: ", "))]")
        }
        lines += [
            "", "output: Output", "format: [png]", "", "goldens:", "    folder: Goldens",
            "    # Differences that are allowed everywhere.", "    # tolerance: {perceptual-precision: 0.98}", "",
            "lint:", "    # Rules with another severity; `maquette lint --list-rules` lists all.",
            "    severities: {}", "    # Fail on warnings too.", "    strict: false",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The number of a version such as `15.0`.
    private static func version(_ words: String) -> Int? {
        words.split(separator: ".").first.flatMap { Int($0) }.flatMap { (7...18).contains($0) ? $0 : nil }
    }

    /// A name as a YAML scalar in quotation marks; JSON's strings are YAML's.
    private static func scalar(_ name: String) -> String { JSONText.quoted(name) }

    /// Names in a comment, which ends with the line.
    private static func comment(_ names: [String]) -> String {
        DiagnosticPrinter.printable(names.prefix(6).joined(separator: ", ")) + (names.count > 6 ? " and others" : "")
    }
}
