import ArgumentParser
import Theming
import Typography

/// The options for the user's own copies of Apple's font and symbols, which Maquette may not contain.
struct AppleResourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A font file that measures and draws the system font's text, such as your own San Francisco.",
            valueName: "file"), completion: .file(extensions: ["ttf", "otf", "ttc"]))
    var systemFont: String?

    @Option(
        help: ArgumentHelp(
            "A folder of SF Symbols that Apple's app exported as templates; they are drawn in place of our own signs.",
            valueName: "folder"), completion: .directory)
    var symbols: String?

    /// Makes them the font and symbols of this program and of those that it starts.
    func apply() {
        if let symbols { SymbolFolder.use(at: symbols) }
        if let systemFont { FontLibrary.useSystemFont(at: systemFont) }
    }
}

/// A command that shows text and symbols.
protocol AppleResourceCommand {
    var apple: AppleResourceOptions { get }
}

/// A command that selects pictures of goldens shows them with text and symbols.
extension GoldenScopedCommand {
    var apple: AppleResourceOptions { scope.look.apple }
}

extension RenderCommand: AppleResourceCommand { var apple: AppleResourceOptions { look.apple } }
extension PreviewCommand: AppleResourceCommand { var apple: AppleResourceOptions { look.apple } }
extension WalkCommand: AppleResourceCommand { var apple: AppleResourceOptions { look.apple } }
extension LayoutCommand: AppleResourceCommand { var apple: AppleResourceOptions { look.apple } }
extension TraceCommand: AppleResourceCommand { var apple: AppleResourceOptions { look.apple } }
extension LintCommand: AppleResourceCommand { var apple: AppleResourceOptions { look.apple } }
extension SweepCommand: AppleResourceCommand { var apple: AppleResourceOptions { look.apple } }
extension ServeCommand: AppleResourceCommand { var apple: AppleResourceOptions { look.apple } }
