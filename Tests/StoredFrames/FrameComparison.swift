import Bitmaps
import Diagnostics
public import Foundation
import InterfaceBuilder
internal import InterfaceDocuments
import Synchronization
public import Typography
import UIKit

/// Compares a document's stored frames with those of our layout on the canvas.
public struct FrameComparison: Sendable {
    /// One view's frames, in the superview's coordinates, in points.
    public struct View: Sendable {
        public let stored: StoredDocument.View
        /// Our frame; `nil` if our layout has no such view.
        public let ours: CGRect?

        /// Whether each of the four numbers is within half a point of the stored one.
        public var isRight: Bool {
            guard let ours else { return false }
            return stored.frame.isClose(to: ours, within: FrameComparison.tolerance)
        }
    }

    /// The tolerance for each number of a correct frame, in points.
    public static let tolerance = 0.5

    /// The path of the document, relative to the corpus.
    public let path: String
    /// The first digits of the document's SHA-256 digest, which identify it.
    public let digest: String
    public let document: StoredDocument
    public let views: [View]

    public var rightIDs: [String] { views.filter(\.isRight).map(\.stored.id) }

    /// Lays out a document and compares its frames; `nil` if the document stores no frame to compare.
    ///
    /// - Parameters:
    ///   - path: the path of the document, relative to the corpus.
    ///   - data: the document.
    ///   - setter: the object that measures text.
    public init?(path: String, data: Data, setter: MetricTextSetter) {
        guard let document = StoredDocument(data) else { return nil }
        self.path = path
        self.document = document
        digest = String(ContentDigest(of: data).hexadecimal.prefix(16))
        let ours = Self.canvasFrames(of: document.text, path: "\(Corpus.folder)/\(path)", setter)
        views = document.views.map { View(stored: $0, ours: ours[$0.id]) }
    }

    /// The frames of a document on the canvas, by the views' ids; empty if it cannot be read.
    private static func canvasFrames(
        of data: Data, path: String, _ setter: MetricTextSetter, inspect: @MainActor (UIView) -> Void = { _ in }
    ) -> [String: CGRect] {
        guard let document = try? InterfaceDocument.read(data, path: path).value else { return [:] }
        let assets = Project.openDocument(path).makeAssetLibrary()
        let resources = AssetLookup(library: assets, store: ImageStore())
        let report = CanvasLayout(textSetter: setter, resources: resources).layout(document, inspect: inspect)
        var frames: [String: CGRect] = [:]
        for view in report.scenes.flatMap(\.views) { frames[view.id] = view.frame }
        return frames
    }

    /// The ids of views whose frames are ambiguous in our layout.
    func ambiguousIDs() -> Set<String> {
        withMainActorIsolation {
            var ids: Set<String> = []
            _ = Self.canvasFrames(of: document.text, path: "\(Corpus.folder)/\(path)", MetricTextSetter()) { root in
                ids.formUnion(root.ambiguousFrames().frames.compactMap { $0.view.origin?.id })
            }
            return ids
        }
    }

    /// Compares all documents in parts of the corpus, in order, with one thread per core.
    ///
    /// - Parameters:
    ///   - parts: the parts of the corpus.
    ///   - fits: measure the text of the repositories that they hold out; the built-in advances measure all other text.
    /// - Returns: the comparisons, in the order of their paths.
    public static func all(in parts: [String] = Corpus.parts, fits: [HeldOutFit] = []) -> [FrameComparison] {
        let paths = parts.flatMap(Corpus.documents)
        let next = Atomic(0)
        let found = Mutex<[Int: FrameComparison]>([:])
        let workers = (0..<ProcessInfo.processInfo.activeProcessorCount).map { _ in
            Worker {
                let setter = MetricTextSetter()
                let setters = fits.map { (fit: $0, setter: $0.makeSetter()) }
                while true {
                    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                    guard index < paths.count else { return }
                    guard let data = FileManager.default.contents(atPath: "\(Corpus.folder)/\(paths[index])"),
                        let comparison = FrameComparison(
                            path: paths[index], data: data,
                            setter: setters.first { $0.fit.holdsOut(paths[index]) }?.setter ?? setter)
                    else { continue }
                    found.withLock { $0[index] = comparison }
                }
            }
        }
        for worker in workers { worker.waitUntilFinished() }
        return found.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// A thread with a stack that is large enough for deep trees of views.
private final class Worker: Sendable {
    private let isFinished = DispatchSemaphore(value: 0)

    init(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread { [isFinished] in
            body()
            isFinished.signal()
        }
        thread.stackSize = 64 << 20
        thread.start()
    }

    func waitUntilFinished() { isFinished.wait() }
}

extension CGRect {
    /// Whether each of the four numbers is within a tolerance of another rectangle's, which is rounded to a thousandth.
    func isClose(to other: CGRect, within tolerance: Double) -> Bool {
        zip(numbers, other.numbers).allSatisfy { abs($0 - ($1 * 1000).rounded() / 1000) <= tolerance }
    }

    /// The origin and the size.
    var numbers: [Double] { [origin.x, origin.y, width, height].map(Double.init) }
}
