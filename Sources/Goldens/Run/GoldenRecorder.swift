import Bitmaps
import Devices
import Diagnostics
import Drawing
import Previews

/// The result of recording one golden.
struct RecordStep: Sendable {
    enum Outcome: Sendable { case recorded, unchanged, refused }

    var outcome: Outcome
    /// The new entry for the manifest, if it changes.
    var entry: GoldenEntry?
    var environment: DrawingEnvironment?
    var diagnostics: [Diagnostic] = []
}

/// Records one golden after another into a transaction.
struct GoldenRecorder {
    let examiner: GoldenExaminer
    let mode: GoldenRun.RecordMode
    let transaction: GoldenTransaction
    /// Whether the picture is drawn a second time, and refused if the two differ.
    let drawsTwice: Bool

    func step(
        _ key: GoldenKey, document: Int, of source: any PictureSource, tools: WorkerTools
    ) throws -> RecordStep {
        if mode == .missing, let entry = examiner.store.entry(key),
            !GoldenFiles(store: examiner.store, key: key, entry: entry).isGone
        {
            return RecordStep(outcome: .unchanged)
        }
        var measure = examiner
        // Every picture that differs from the golden in any pixel is written again.
        if mode == .all {
            measure = GoldenExaminer(
                store: examiner.store, aspects: examiner.aspects, renderer: examiner.renderer,
                theme: examiner.theme)
        }
        let evaluation = try measure.examine(key, document: document, of: source, tools: tools)
        guard evaluation.result.kinds != [.failed], var candidate = evaluation.candidate else {
            return RecordStep(outcome: .refused, diagnostics: evaluation.diagnostics)
        }
        guard !evaluation.result.isGood else {
            return RecordStep(
                outcome: .unchanged, entry: evaluation.refreshed, environment: evaluation.environment)
        }
        var seen = evaluation
        let drawn = try examiner.draw(&candidate, &seen, tools: tools)
        var step = RecordStep(outcome: .refused, diagnostics: seen.diagnostics.filter { $0.severity == .error })
        guard try !drawsTwice || isSteady(candidate, drawn.bitmap, document: document, of: source, tools: tools) else {
            step.diagnostics.append(Diagnostic(.error, GoldenProblem.unsteadyPicture(key: key.description)))
            return step
        }
        if drawn.bitmap.isOneColor {
            step.diagnostics.append(Diagnostic(.warning, GoldenProblem.blankPicture(key: key.description)))
        }
        let picture = PNGEncoder().encode(drawn.bitmap, scale: Double(key.variant.scale))
        for (name, bytes) in zip(Self.fileNames(of: key), [picture, [UInt8](candidate.layout.text.utf8)]) {
            try transaction.stage(bytes, as: name)
        }
        step.outcome = .recorded
        step.entry = examiner.entry(for: candidate, drawn, picture: picture)
        step.environment = candidate.environment
        return step
    }

    /// The names of the picture's and the layout's files, relative to the goldens' folder.
    static func fileNames(of key: GoldenKey) -> [String] { [".png", ".txt"].map { key.fileName + $0 } }

    /// Whether the same document gives the same result a second time, from the tree to the pixels.
    private func isSteady(
        _ candidate: GoldenExaminer.Candidate, _ bitmap: Bitmap, document: Int, of source: any PictureSource,
        tools: WorkerTools
    ) throws -> Bool {
        let again = try source.picture(of: document, on: candidate.key.variant, tools: tools).value.list
        guard again == candidate.list else { return false }
        return try tools.bitmap(of: again, on: candidate.key.variant).value == bitmap
    }
}

extension Bitmap {
    /// Whether all pixels are equal.
    fileprivate var isOneColor: Bool {
        pixels.withUnsafeBytes { bytes in
            let first = bytes.loadUnaligned(as: UInt32.self)
            return stride(from: 0, to: bytes.count, by: 4).allSatisfy {
                bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self) == first
            }
        }
    }
}
