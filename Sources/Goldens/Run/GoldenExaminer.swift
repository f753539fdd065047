import Bitmaps
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import OutputFiles
import Previews
import Rendering
import Workers

/// The aspects of a picture that are compared.
public enum GoldenAspect: String, Hashable, Sendable, Codable, CaseIterable {
    /// The pixels.
    case image
    /// The elements, their frames, texts, fonts and colors.
    case layout
}

/// Compares one picture after another with its golden.
///
/// Cheap comparisons come first. If the display list matches the golden's, nothing is drawn; if the pixels match,
/// nothing is decoded.
public struct GoldenExaminer: Sendable {
    let store: GoldenStore
    let tolerances: ToleranceRules
    let aspects: Set<GoldenAspect>
    /// The folder for pictures of differences; `nil` for none.
    let folder: RunFolder?
    let renderer: String
    /// The theme as requested; `nil` for the system's own.
    let theme: String?

    public init(
        store: GoldenStore, tolerances: ToleranceRules = ToleranceRules(),
        aspects: Set<GoldenAspect> = [.image, .layout], folder: RunFolder? = nil,
        renderer: String? = nil, theme: String? = nil
    ) {
        self.theme = theme
        self.store = store
        self.tolerances = tolerances
        self.aspects = aspects
        self.folder = folder
        self.renderer = renderer ?? "maquette, \(RendererVersion.description)"
    }

    /// A current picture.
    struct Candidate {
        var key: GoldenKey
        var list: DisplayList
        var listDigest: String
        var layout: LayoutText
        var environment: DrawingEnvironment
        /// The picture and its digest, if it has been drawn.
        var drawn: (bitmap: Bitmap, digest: String)?
    }

    /// The result for a picture, and the picture if it had to be drawn.
    struct Evaluation {
        var result: GoldenResult
        var candidate: Candidate?
        var golden: GoldenFiles?
        var environment: DrawingEnvironment?
        var diagnostics: [Diagnostic] = []
        /// The updated entry if the manifest is outdated, because another display list draws the golden or its files
        /// were replaced.
        var refreshed: GoldenEntry?

        /// Records that the picture cannot be drawn.
        fileprivate mutating func fail(_ diagnostics: [Diagnostic]) {
            result.kinds = [.failed]
            result.notes = diagnostics.map { "cannot be drawn: \($0.problem.message)" }
            self.diagnostics += diagnostics
        }
    }

    /// Compares a document's picture on a variant with its golden.
    ///
    /// A failure to draw is also a result.
    func examine(
        _ key: GoldenKey, document: Int, of source: any PictureSource, tools: WorkerTools
    ) throws -> Evaluation {
        var evaluation = Evaluation(result: GoldenResult(key, path: source.documents[document]))
        do {
            let window = try source.picture(of: document, on: key.variant, tools: tools)
            evaluation.diagnostics = window.diagnostics
            var candidate = candidate(key, window.value.list)
            evaluation.environment = candidate.environment
            try compare(&candidate, &evaluation, tools: tools)
            evaluation.candidate = candidate
        } catch let error as DiagnosedError where error.diagnostics.contains(where: { $0.problem is OutputProblem }) {
            throw error
        } catch {
            evaluation.fail(PreviewRun.diagnostics(for: error, document: source.documents[document]))
        }
        return evaluation
    }

    /// The result for a picture that was abandoned.
    func evaluation(of key: GoldenKey, at path: String, lost loss: JobLoss) -> Evaluation {
        var evaluation = Evaluation(result: GoldenResult(key, path: path))
        evaluation.fail([
            Diagnostic(
                .error, WorkerProblem(loss), at: SourceLocation(file: path), context: key.variant.description)
        ])
        return evaluation
    }

    func candidate(_ key: GoldenKey, _ list: DisplayList) -> Candidate {
        Candidate(
            key: key, list: list, listDigest: list.appearanceDigest.hexadecimal,
            layout: LayoutText(list, document: key.document, variant: key.variant),
            environment: DrawingEnvironment(renderer: renderer, fonts: list.fontDigests, theme: theme))
    }

    // MARK: Comparing

    private func compare(
        _ candidate: inout Candidate, _ evaluation: inout Evaluation, tools: WorkerTools
    ) throws {
        let key = candidate.key
        guard let entry = store.entry(key) else {
            evaluation.result.kinds = [.missing]
            return try fill(&candidate, &evaluation, golden: nil, tools: tools)
        }
        evaluation.result.basis = entry.digest
        let golden = GoldenFiles(store: store, key: key, entry: entry)
        guard !golden.isGone else {
            evaluation.result.kinds = [.missing]
            return try fill(&candidate, &evaluation, golden: nil, tools: tools)
        }
        evaluation.golden = golden
        let layoutDigest = candidate.layout.digest.hexadecimal
        if golden.isIntact, needsNoDrawing(key, list: candidate.listDigest, layout: layoutDigest, entry: entry) {
            return notePass(of: key, in: &evaluation.result)
        }
        let hasLayout = golden.approvedLayouts.contains(layoutDigest)
        if entry.scale != Double(key.variant.scale) { evaluation.result.kinds.append(.scale) }
        if aspects.contains(.layout), !hasLayout { compareLayout(candidate.layout, golden, &evaluation.result) }
        var entryNow = entry
        if aspects.contains(.image) {
            try comparePixels(&candidate, golden, &entryNow, &evaluation, tools: tools)
        }
        if evaluation.result.kinds.isEmpty {
            entryNow.layouts = golden.approvedLayouts
            if entryNow != entry { evaluation.refreshed = entryNow }
            return
        }
        try fill(&candidate, &evaluation, golden: golden, tools: tools)
    }

    /// Whether a picture matches its golden without being drawn, according to its display list and the files of the
    /// entry.
    private func needsNoDrawing(_ key: GoldenKey, list: String, layout: String, entry: GoldenEntry) -> Bool {
        guard Double(key.variant.scale) == entry.scale else { return false }
        let isDrawnAlike = entry.lists.contains(list) && store.environment(of: entry)?.renderer == renderer
        return (entry.layouts.contains(layout) || !aspects.contains(.layout))
            && (isDrawnAlike || !aspects.contains(.image))
    }

    private func notePass(of key: GoldenKey, in result: inout GoldenResult) {
        result.wasDrawn = false
        note(tolerances.effective(for: key), in: &result)
    }

    /// The result for a picture that matches its golden according to an earlier check; `nil` if it must be laid out.
    func recalled(_ item: GoldenCase, path: String, from memory: GoldenMemory) -> GoldenResult? {
        guard let entry = store.entry(item.key), let known = memory.entry(of: item, in: store),
            entry.names(picture: known.picture.digest, layout: known.text.digest),
            needsNoDrawing(item.key, list: known.list, layout: known.layout, entry: entry)
        else { return nil }
        var result = GoldenResult(item.key, path: path)
        result.basis = entry.digest
        notePass(of: item.key, in: &result)
        return result
    }

    /// The result for a picture that is known to match.
    func pass(_ key: GoldenKey, path: String) -> GoldenResult {
        var result = GoldenResult(key, path: path)
        notePass(of: key, in: &result)
        return result
    }

    /// Records the tolerances in effect, whether they were needed or not.
    private func note(_ effective: ToleranceRules.Effective, in result: inout GoldenResult) {
        result.tolerance = effective.words
        result.rules = effective.rules
    }

    private func compareLayout(_ layout: LayoutText, _ golden: GoldenFiles, _ result: inout GoldenResult) {
        guard let text = golden.layoutText else {
            result.kinds.append(.unreadable)
            result.notes.append("the layout golden is not text")
            return
        }
        guard text != layout.text else { return }
        do throws(GoldenProblem) {
            let expected = try LayoutText(reading: text)
            result.layout = LayoutComparison.changes(from: expected, to: layout)
            if result.layout.isEmpty {
                // The comparison cannot describe it, but it is a difference.
                result.layout = [
                    LayoutChange(kinds: [.drawing], element: "", subject: "the layout text", words: "differs")
                ]
            }
            result.kinds.append(.layout)
        } catch {
            result.kinds.append(.unreadable)
            result.notes.append("the layout golden cannot be read: \(error.message)")
        }
    }

    private func comparePixels(
        _ candidate: inout Candidate, _ golden: GoldenFiles, _ entry: inout GoldenEntry,
        _ evaluation: inout Evaluation, tools: WorkerTools
    ) throws {
        let (bitmap, digest) = try draw(&candidate, &evaluation, tools: tools)
        let effective = tolerances.effective(for: candidate.key)
        note(effective, in: &evaluation.result)
        evaluation.result.actualSize = Self.numbers(bitmap.size, candidate.key.variant.scale)
        if golden.isIntact, entry.approves(bitmap, digest: digest) { return note(candidate, in: &entry) }
        let expected: Bitmap
        do throws(BitmapProblem) {
            expected = try golden.bitmap()
        } catch {
            evaluation.result.kinds.append(.unreadable)
            evaluation.result.notes.append("the golden picture cannot be read: \(error.message)")
            return
        }
        evaluation.result.expectedSize = Self.numbers(expected.size, CGFloat(entry.scale))
        if !golden.isIntact {
            evaluation.result.notes.append("the golden was replaced by hand")
            entry.pixels = [expected.goldenDigest] + entry.pixels.dropFirst()
            entry.file = golden.picture?.digest ?? ""
            entry.lists = []
        }
        if expected == bitmap {
            entry.pixels = [digest] + entry.pixels.dropFirst()
            return note(candidate, in: &entry)
        }
        if entry.approves(bitmap, digest: digest) { return note(candidate, in: &entry) }
        let masks = effective.masks.map { Self.pixels($0, scale: candidate.key.variant.scale) }
        guard
            let comparison = PictureComparison(expected, bitmap, tolerance: effective.tolerance, masks: masks)
        else {
            evaluation.result.kinds.append(.size)
            return
        }
        // Even if masks and limits leave nothing, the tolerance was needed.
        evaluation.result.neededTolerance = true
        evaluation.result.pixels = PixelFinding(comparison)
        guard !comparison.isAllowed else { return }
        evaluation.result.kinds.append(.pixels)
        evaluation.result.cause = String(comparison.signature(expected, bitmap).hexadecimal.prefix(12))
        if let folder, let difference = comparison.picture(over: expected) {
            evaluation.result.files.difference = try folder.write(
                PNGEncoder().encode(difference, scale: entry.scale), in: .difference, candidate.key)
        }
    }

    /// Records a display list that draws exactly the golden, in this environment.
    private func note(_ candidate: Candidate, in entry: inout GoldenEntry) {
        if store.environment(of: entry)?.renderer == renderer {
            if !entry.lists.contains(candidate.listDigest) { entry.lists = [candidate.listDigest] }
        } else {
            entry.lists = [candidate.listDigest]
            entry.environment = candidate.environment.name
        }
    }

    /// Writes the files of a difference beside the report, and adds the golden that it would become.
    private func fill(
        _ candidate: inout Candidate, _ evaluation: inout Evaluation, golden: GoldenFiles?, tools: WorkerTools
    ) throws {
        let drawn = try draw(&candidate, &evaluation, tools: tools)
        evaluation.result.actualSize = Self.numbers(drawn.bitmap.size, candidate.key.variant.scale)
        let picture = PNGEncoder().encode(drawn.bitmap, scale: Double(candidate.key.variant.scale))
        evaluation.result.proposal = entry(for: candidate, drawn, picture: picture)
        if !evaluation.result.layout.isEmpty {
            evaluation.result.cause = Self.cause(of: evaluation.result.layout)
        } else if evaluation.result.cause == nil {
            evaluation.result.cause = evaluation.result.kinds.map(\.rawValue).joined(separator: "+")
        }
        guard let folder else { return }
        evaluation.result.files.actual = try folder.write(picture, in: .actual, candidate.key)
        evaluation.result.files.layout = try folder.write(
            [UInt8](candidate.layout.text.utf8), in: .actual, candidate.key, extension: "txt")
        if let golden, let bytes = golden.picture?.bytes, PictureFormat(recognizing: bytes) == .png {
            evaluation.result.files.expected = try folder.write(bytes, in: .expected, candidate.key)
        }
    }

    func draw(
        _ candidate: inout Candidate, _ evaluation: inout Evaluation, tools: WorkerTools
    ) throws -> (bitmap: Bitmap, digest: String) {
        if let drawn = candidate.drawn { return drawn }
        let bitmap = try tools.bitmap(of: candidate.list, on: candidate.key.variant)
        evaluation.diagnostics += bitmap.diagnostics
        let drawn = (bitmap: bitmap.value, digest: bitmap.value.goldenDigest)
        candidate.drawn = drawn
        return drawn
    }

    /// The manifest's entry for a picture that is recorded or approved.
    func entry(
        for candidate: Candidate, _ drawn: (bitmap: Bitmap, digest: String), picture: [UInt8]
    ) -> GoldenEntry {
        let size = drawn.bitmap.size
        return GoldenEntry(
            lists: [candidate.listDigest], layouts: [candidate.layout.digest.hexadecimal], pixels: [drawn.digest],
            file: ContentDigest(of: picture).hexadecimal, size: [size.width, size.height],
            scale: Double(candidate.key.variant.scale), environment: candidate.environment.name)
    }

    private static func numbers(_ size: PixelSize, _ scale: CGFloat) -> [Double] {
        [Double(size.width), Double(size.height), Double(scale)]
    }

    private static func pixels(_ mask: [Double], scale: CGFloat) -> PixelRect {
        let scale = Double(scale)
        return PixelRect(
            left: Int((mask[0] * scale).rounded(.down)), top: Int((mask[1] * scale).rounded(.down)),
            right: Int(((mask[0] + mask[2]) * scale).rounded(.up)),
            bottom: Int(((mask[1] + mask[3]) * scale).rounded(.up)))
    }

    /// A cause that is equal for the same changes of the same elements, whatever the amounts.
    private static func cause(of changes: [LayoutChange]) -> String {
        let words = changes.map { "\($0.element) \(PatternedWords($0.words).pattern)" }.joined(separator: "\n")
        return String(ContentDigest(of: words.utf8).hexadecimal.prefix(12))
    }
}

extension DisplayList {
    /// The digests of the font files whose glyphs are drawn, by face name.
    fileprivate var fontDigests: [String: String] {
        var found: [String: String] = [:]
        func walk(_ items: [DrawingItem]) {
            for item in items {
                switch item {
                case .glyphs(let run): found[run.font.postScriptName] = String(run.font.digest.prefix(16))
                case .group(_, let inner), .element(_, let inner): walk(inner)
                case .fill, .stroke, .image, .shadow, .backdrop: break
                }
            }
        }
        walk(items)
        return found
    }
}
