import Bitmaps
import Diagnostics
import Foundation
import Geometry
import Rendering

/// One page of a contact sheet, still to be drawn.
struct SheetPage: Sendable {
    var sheet: ContactSheet
    var document: Int
    var layout: SheetLayout.Page
    /// From 1.
    var number: Int
    /// How many pages the sheet has.
    var count: Int

    /// Pixels in a point of a sheet.
    static var scale: CGFloat { 2 }
}

/// A page that comes together from parts which many workers draw; its lock guards the parts.
final class SheetAssembly: @unchecked Sendable {
    let page: SheetPage
    /// What the page depends on, `nil` where nothing is kept.
    let key: String?
    /// The page's name without the extension.
    let name: String
    let pixelSize: PixelSize
    private let lock = NSLock()
    private var bands: [Int: PNGBand] = [:]
    private var files: [OutputFormat: [UInt8]] = [:]
    private let formats: [OutputFormat]

    init(_ page: SheetPage, key: String?, formats: [OutputFormat]) {
        self.page = page
        self.key = key
        self.formats = formats
        let number = String(page.number)
        let zeros = String(repeating: "0", count: String(page.count).count - number.count)
        name = "\(page.sheet.title)-grid" + (page.count > 1 ? "-\(zeros)\(number)" : "")
        pixelSize = PixelSize(
            width: Int((page.layout.size.width * SheetPage.scale).rounded()),
            height: Int((page.layout.size.height * SheetPage.scale).rounded()))
    }

    func fileName(_ format: OutputFormat) -> String { "\(name).\(format.fileExtension)" }

    /// Whether the page's files lie in the folder as an earlier run put them there.
    func takeUnchanged(from cache: RunCache?) throws(DiagnosedError) -> Bool {
        guard let entry = try cache?.unchanged(name, input: key) else { return false }
        return entry.files.map(\.name) == formats.map(fileName)
    }

    func add(_ band: PNGBand, from row: Int) { lock.withLock { bands[row] = band } }

    func add(_ bytes: [UInt8], as format: OutputFormat) { lock.withLock { files[format] = bytes } }

    /// Calls the function when all parts are there, on the worker that added the last of them.
    func finishPart(_ complete: () throws -> Void) throws {
        let isComplete = lock.withLock {
            if files[.png] == nil, formats.contains(.png),
                bands.values.reduce(0, { $0 + $1.height }) == pixelSize.height,
                let file = PNGBand.file(
                    of: bands.sorted { $0.key < $1.key }.map(\.value), scale: Double(SheetPage.scale))
            {
                files[.png] = file
                bands = [:]
            }
            defer { wasComplete = files.count == formats.count }
            return !wasComplete && files.count == formats.count
        }
        guard isComplete else { return }
        try complete()
        lock.withLock { files = [:] }
    }

    private var wasComplete = false

    func bytes(as format: OutputFormat) -> [UInt8] { lock.withLock { files[format] ?? [] } }
}
