import ArgumentParser
import Typography

/// The option for the font in the place of San Francisco.
struct SystemFontOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A font file that measures and draws the system font's text, such as your own San Francisco.",
            valueName: "file"), completion: .file(extensions: ["ttf", "otf", "ttc"]))
    var systemFont: String?

    /// Makes the file the system font of this program and of those that it starts.
    func apply() {
        if let systemFont { FontLibrary.useSystemFont(at: systemFont) }
    }
}

/// A command that sets text.
protocol TextSettingCommand {
    var text: SystemFontOption { get }
}

/// A command that selects pictures of goldens sets the text in them.
extension GoldenScopedCommand {
    var text: SystemFontOption { scope.look.text }
}

extension RenderCommand: TextSettingCommand { var text: SystemFontOption { look.text } }
extension PreviewCommand: TextSettingCommand { var text: SystemFontOption { look.text } }
extension WalkCommand: TextSettingCommand { var text: SystemFontOption { look.text } }
extension LayoutCommand: TextSettingCommand { var text: SystemFontOption { look.text } }
extension TraceCommand: TextSettingCommand { var text: SystemFontOption { look.text } }
extension LintCommand: TextSettingCommand { var text: SystemFontOption { look.text } }
extension SweepCommand: TextSettingCommand { var text: SystemFontOption { look.text } }
extension ServeCommand: TextSettingCommand { var text: SystemFontOption { look.text } }
