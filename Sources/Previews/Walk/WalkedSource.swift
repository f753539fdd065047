public import Bitmaps
public import DeviceFrames
public import Devices
public import Diagnostics
import Foundation
import Synchronization
public import Theming
public import Walks

/// A source of the moments of walks: each document of another source once at the start and once after each step.
///
/// The pictures of one walk are asked for one after the other, so those that a walk passes are kept until they are asked
/// for. A picture that is asked for again comes from another walk.
public struct WalkedSource: PictureSource {
    private let source: any PictureSource & WalkSource
    private let walked: [Int]
    private let steps: [WalkStep]
    private let frame: FrameStyle
    private let theme: Theme
    private let kept = Kept()

    /// - Parameters:
    ///   - source: the source of what runs.
    ///   - documents: the indices of the documents to walk through; `nil` for all.
    ///   - steps: the steps to take.
    ///   - frame: the extent of the frame around the window.
    ///   - theme: the theme of the frame.
    public init(
        _ source: any PictureSource & WalkSource, documents: [Int]? = nil, steps: [WalkStep],
        frame: FrameStyle = .none, theme: Theme
    ) {
        self.source = source
        walked = documents ?? Array(source.documents.indices)
        self.steps = steps
        self.frame = frame
        self.theme = theme
    }

    private var momentCount: Int { steps.count + 1 }

    public var documents: [String] { walked.flatMap { repeated(source.documents[$0]) } }

    public var places: [[String]] { walked.flatMap { repeated(source.places[$0]) } }

    public var parts: [[String]] {
        walked.flatMap { document in
            (0..<momentCount).map { number in
                let digits = number < 10 ? "0\(number)" : "\(number)"
                let name = number == 0 ? "start" : steps[number - 1].notation
                return source.parts[document] + ["walk", "\(digits)-\(name)"]
            }
        }
    }

    private func repeated<Value>(_ value: Value) -> [Value] { Array(repeating: value, count: momentCount) }

    /// The digests of the documents with the steps up to each moment.
    public func inputDigests(apartFrom output: String?) -> [ContentDigest?] {
        let digests = source.inputDigests(apartFrom: output)
        return walked.flatMap { document in
            (0..<momentCount).map { number in
                guard let digest = digests[document] else { return nil }
                var builder = DigestBuilder()
                builder.combine(digest.hexadecimal)
                for step in steps.prefix(number) { builder.combine(step.notation) }
                return builder.finish()
            }
        }
    }

    public func exclusion(of document: Int, on variant: Variant) -> PictureExclusion? {
        source.exclusion(of: walked[document / momentCount], on: variant)
    }

    public func picture(
        of document: Int, on variant: Variant, tools: WorkerTools
    ) throws -> Diagnosed<WindowPicture> {
        let (index, number) = (document / momentCount, document % momentCount)
        let key = Key(document: index, variant: variant, number: number)
        if let picture = kept.take(key) { return picture }
        let walk = try source.walk(Array(steps.prefix(number)), in: walked[index], on: variant, tools: tools)
        if let failure = walk.failure {
            let context = "step \(failure.number) of \(steps.count), \(failure.step.notation)"
            throw DiagnosedError(
                failure.reasons.map {
                    Diagnostic(
                        .error, $0.problem, at: failure.step.location ?? SourceLocation(file: walk.document),
                        context: context)
                })
        }
        var shown: Diagnosed<WindowPicture>?
        for (place, moment) in walk.moments.enumerated() {
            var picture = moment.picture
            picture.list = tools.framed(picture, on: moment.variant, in: frame, theme: theme)
            let findings = moment.findings.map { Diagnostic(.warning, WalkRunProblem.announcedOther($0)) }
            shown = Diagnosed(picture, diagnostics: walk.diagnostics + findings)
            if place < number, let shown {
                kept.keep(shown, as: Key(document: index, variant: variant, number: place))
            }
        }
        guard let shown else { throw DiagnosedError(RunProblem.nothingToShow) }
        return shown
    }

    private struct Key: Hashable {
        var document: Int
        var variant: Variant
        var number: Int
    }

    /// The pictures that walks passed, each until it is asked for.
    private final class Kept: Sendable {
        private let pictures = Mutex<[Key: Diagnosed<WindowPicture>]>([:])
        /// The greatest number of pictures, which bounds the memory of large runs.
        private static let limit = 400

        func take(_ key: Key) -> Diagnosed<WindowPicture>? { pictures.withLock { $0.removeValue(forKey: key) } }

        func keep(_ picture: Diagnosed<WindowPicture>, as key: Key) {
            pictures.withLock { if $0.count < Self.limit { $0[key] = picture } }
        }
    }
}
