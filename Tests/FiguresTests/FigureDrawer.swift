import Diagnostics
import Drawing
import Foundation
import Previews
import Rendering
import Testing
import Theming
import Typography

@testable import Figures

/// Draws figures for tests, each once.
enum FigureDrawer {
    /// A figure on its page.
    struct Drawn: Sendable {
        var list: DisplayList
        var textFrames: [CGRect]
        var unresolved: [FigureReference]
    }

    static let fonts = FontLibrary()
    private static let shelf = Shelf()

    /// The figures that are already drawn.
    private final class Shelf: @unchecked Sendable {
        // Guarded by the lock; two tests may draw the same figure, with the same result.
        private var drawn: [String: Drawn] = [:]
        private let lock = NSLock()

        subscript(key: String) -> Drawn? {
            get { lock.withLock { drawn[key] } }
            set { lock.withLock { drawn[key] = newValue } }
        }
    }

    static func laidOut(
        _ name: String, language: FigureLanguage = .english, theme: String = "docs", anew: Bool = false
    ) throws -> Drawn {
        let key = "\(name) \(language) \(theme)"
        if !anew, let known = shelf[key] { return known }
        let figure = try #require(Figure.all.first { $0.name == name })
        let composer = FigureComposer(
            theme: try Theme.named(theme), language: language, tools: WorkerTools(fonts: fonts), devices: [])
        let (layout, list, _) = try composer.laidOut(figure)
        let result = Drawn(list: list, textFrames: layout.textFrames, unresolved: layout.unresolved)
        shelf[key] = result
        return result
    }

    static func picture(_ name: String, language: FigureLanguage = .english, anew: Bool = false) throws -> DisplayList {
        try laidOut(name, language: language, anew: anew).list
    }

    static func bytes(_ list: DisplayList, _ format: OutputFormat, scale: CGFloat = 1) throws -> [UInt8] {
        var tools = RenderingTools(fonts: fonts)
        return try render(list, as: format, options: RenderingOptions(scale: scale), with: &tools).value
    }
}
