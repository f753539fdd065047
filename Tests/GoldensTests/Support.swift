import Bitmaps
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import Previews
import Testing
import Typography

@testable import Goldens

/// A folder that is removed after the test.
final class ScratchFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "maquette-goldens-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            return
        }
    }

    /// The contents of all files below a folder, including hidden ones, by relative path.
    func contents(of folder: String) -> [String: Data] {
        var files: [String: Data] = [:]
        guard let walker = FileManager.default.enumerator(atPath: "\(path)/\(folder)") else { return [:] }
        for case let name as String in walker {
            files[name] = FileManager.default.contents(atPath: "\(path)/\(folder)/\(name)")
        }
        return files
    }
}

/// Pictures of boxes, which are drawn quickly and can be changed.
struct BoxSource: PictureSource {
    var documents = ["Boxes"]
    var color = Color(red: 0.2, green: 0.4, blue: 0.9)
    var origin = CGPoint(x: 20, y: 60)
    var size = CGSize(width: 100, height: 50)
    /// Whether each picture differs from the previous one.
    var isUnsteady = false
    var isBlank = false
    /// Whether there is another box below.
    var hasTwin = false
    /// Work of the job that draws the landscape variant.
    var trouble: (@Sendable () -> Void)?
    /// The content of the boxes; `nil` if it is unknown.
    var content: String?
    /// The number of pictures that were laid out.
    var laidOut: Int { layouts.count }
    private let layouts = Counter()
    private let counter = Counter()

    init() {}

    final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var last = 0

        var count: Int { lock.withLock { last } }

        func next() -> Int {
            lock.withLock {
                last += 1
                return last
            }
        }
    }

    func inputDigests(apartFrom output: String?) -> [ContentDigest?] {
        [content.map { ContentDigest(of: Array($0.utf8)) }]
    }

    func picture(of document: Int, on variant: Variant, tools: WorkerTools) throws -> Diagnosed<WindowPicture> {
        if variant.orientation == .landscape { trouble?() }
        _ = layouts.next()
        let window = CGRect(origin: .zero, size: variant.windowSize)
        var box = CGRect(origin: origin, size: size)
        if isUnsteady { box.origin.x += CGFloat(counter.next()) }
        let inner: [DrawingItem] =
            isBlank
            ? []
            : [
                .element(
                    ElementMark(id: "box", kind: "UIView", label: "Box", frame: box), [.rectangle(box, color)])
            ]
        let twin = box.offsetBy(dx: 0, dy: 80)
        let below: [DrawingItem] =
            hasTwin
            ? [
                .element(
                    ElementMark(id: "twin", kind: "UIView", label: "Twin", frame: twin), [.rectangle(twin, color)])
            ]
            : []
        let root: DrawingItem = .element(
            ElementMark(id: "root", kind: "UIView", frame: window), [.rectangle(window, .white)] + inner + below)
        return Diagnosed(WindowPicture(list: DisplayList(size: window.size, items: [root])))
    }

    /// A run over these boxes.
    func run(
        goldens: String, variants: [Variant], rules: [ToleranceRule] = [], report: String? = nil, workers: Int = 1,
        renderer: String? = nil
    ) throws -> GoldenRun {
        let folder = try report.map { try RunFolder(path: $0) }
        let examiner = GoldenExaminer(
            store: try GoldenStore(path: goldens), tolerances: ToleranceRules(rules), folder: folder, renderer: renderer
        )
        let fonts = FontLibrary()
        return GoldenRun(
            source: self, variants: variants, examiner: examiner, workers: workers,
            tools: { WorkerTools(fonts: fonts) })
    }

    @discardableResult
    func record(_ goldens: String, _ variants: [Variant], _ mode: GoldenRun.RecordMode = .failed) throws
        -> GoldenRun.Recording
    {
        try run(goldens: goldens, variants: variants).record(mode)
    }

    func check(
        _ goldens: String, _ variants: [Variant], rules: [ToleranceRule] = [], renderer: String? = nil
    ) throws -> GoldenRun.Check {
        try run(goldens: goldens, variants: variants, rules: rules, renderer: renderer)
            .check(title: "Boxes", inputs: [], inputDigest: nil)
    }
}

func variants(_ names: String...) throws -> [Variant] { try names.map { try Variant(parsing: $0) } }
