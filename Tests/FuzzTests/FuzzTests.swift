import AdaptiveKit
import AutoLayout
import Bitmaps
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import InterfaceBuilder
import Scenes
import Testing
import Theming
import Traits

@testable import Previews

/// A reader of files from outside.
enum Reader: String, CaseIterable, Sendable {
    case storyboard, xib, project, theme, scene, visualFormat, picture

    /// How many of all documents it gets: those that cost most get fewest.
    var share: Double {
        switch self {
        case .project: 0.06
        case .storyboard: 0.12
        case .xib: 0.12
        case .theme, .scene: 0.1
        case .visualFormat, .picture: 0.25
        }
    }

    var mutator: Mutator {
        switch self {
        case .storyboard: Mutator(seeds: [Seeds.storyboard], words: Seeds.interfaceWords)
        case .xib: Mutator(seeds: [Seeds.xib], words: Seeds.interfaceWords)
        case .project: Mutator(seeds: [Seeds.plist, Seeds.imageSet, Seeds.colorSet], words: Seeds.interfaceWords)
        case .theme: Mutator(seeds: [Seeds.theme], words: ["inherits: ios", "&a *a", "[[[[[", "{a: {a: {a: "])
        case .scene: Mutator(seeds: [Seeds.scene], words: ["&a *a", "[[[[[", "- ", "?: "])
        case .visualFormat: Mutator(seeds: Seeds.formats, words: ["[", "]", "(", ")", "@", "|", "-", ">=", "a", "V:"])
        case .picture: Mutator(seeds: Seeds.pictures, words: ["IDAT", "IHDR", "PLTE", "tRNS", "iCCP", "zTXt"])
        }
    }

    /// Reads a document to the end, laid out where it can be; what is wrong with it is a problem with an address.
    func read(_ bytes: [UInt8], folder: String) throws {
        switch self {
        case .storyboard, .xib:
            let document = try InterfaceDocument.read(Data(bytes), path: "fuzz.\(rawValue)").value
            let tree = VariantTree(document, on: try Variant(parsing: "iphone-15-pro"))
            tree.layout()
            _ = tree.window.displayList().digest
        case .project:
            // Three files take turns to be the damaged one.
            let names = ["Info.plist", "A.xcassets/I.imageset/Contents.json", "A.xcassets/C.colorset/Contents.json"]
            let text = String(decoding: bytes.prefix(400), as: UTF8.self)
            let damaged = text.contains("plist") ? 0 : text.contains("\"colors\"") ? 2 : 1
            let good = [Seeds.plist, Seeds.imageSet, Seeds.colorSet]
            for (index, name) in names.enumerated() {
                let path = folder + "/" + name
                try FileManager.default.createDirectory(
                    atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
                try Data(index == damaged ? bytes : good[index]).write(to: URL(fileURLWithPath: path))
            }
            let library = try Project.open(folder).value.makeAssetLibrary()
            for name in library.imageNames { _ = library.imageAsset(named: name, for: UITraitCollection()) }
            for name in library.colorNames { _ = library.color(named: name, for: UITraitCollection()) }
        case .theme: _ = try Theme.decode(String(decoding: bytes, as: UTF8.self), file: "fuzz.yaml")
        case .scene:
            _ = try SceneDocument.decode(String(decoding: bytes, as: UTF8.self), file: "fuzz.yaml", colorNames: [])
        case .visualFormat:
            var ids = LayoutIDSupply(firstItem: 1, firstConstraint: 1)
            let root = ids.item()
            let views = Dictionary(uniqueKeysWithValues: ["a", "b", "c"].map { ($0, ids.item()) })
            _ = try VisualFormat.constraints(
                String(decoding: bytes, as: UTF8.self), metrics: ["m": 8], views: views, superview: { _ in root },
                ids: &ids)
        case .picture: _ = try Bitmap(decoding: bytes, limits: PixelLimits(maximumPixels: 1 << 22))
        }
    }
}

@Suite(.serialized) struct FuzzTests {
    /// 20,000 with `make fuzz`, which is built for speed; fewer where every change is tested.
    static let documents = ProcessInfo.processInfo.environment["MAQUETTE_FUZZ_DOCUMENTS"].flatMap { Int($0) } ?? 1_500

    /// Each damaged document ends in a result or in problems: no crash, no hang over two seconds.
    @Test(arguments: Reader.allCases)
    func damagedDocumentsAreReadOrRefused(reader: Reader) throws {
        CrashGuard.install()
        let count = Int(Double(Self.documents) * reader.share)
        let mutator = reader.mutator
        let root = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let tally = Tally()
        let pool = WorkerPool(workers: 4, timeLimit: .seconds(20), tools: { 0 })
        try pool.run(
            Array(0..<count), lost: { number, loss in "\(reader) document \(number): \(loss)" },
            body: { number, _, _ in
                let start = ContinuousClock.now
                var isRefused = false
                do {
                    try reader.read(mutator.document(number), folder: "\(root)/\(number)")
                } catch let error as DiagnosedError {
                    isRefused = true
                    if error.diagnostics.isEmpty { return "\(reader) document \(number): refused without a word" }
                } catch {
                    // A reader's own typed problem.
                    isRefused = true
                }
                tally.add(isRefused: isRefused)
                let time = ContinuousClock.now - start
                return time > .seconds(Self.isOptimized ? 2 : 15) ? "\(reader) document \(number) took \(time)" : ""
            }, consume: { if !$0.isEmpty { tally.failures.append($0) } })
        #expect(tally.failures == [])
        // Both must happen, or the damage is too small or too great to show anything.
        #expect(tally.refused > 0)
        #expect(tally.refused < count)
    }

    private static var isOptimized: Bool {
        var optimized = true
        assert(
            {
                optimized = false; return true
            }())
        return optimized
    }

    @Test func theUndamagedOnesAreRead() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        for reader in Reader.allCases {
            for seed in reader.mutator.seeds { try reader.read(seed, folder: root) }
        }
    }

    private final class Tally: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var refused = 0
        var failures: [String] = []

        func add(isRefused: Bool) { lock.withLock { if isRefused { refused += 1 } } }
    }
}
