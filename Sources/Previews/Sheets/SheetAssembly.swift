import Bitmaps
import Diagnostics
import Foundation
import Geometry
import Rendering

/// A file of a contact sheet that comes together from parts which many workers draw.
///
/// It is one page in the formats that hold one, or a document of all pages. Its lock guards the parts.
final class SheetAssembly: @unchecked Sendable {
    let sheet: ContactSheet
    let document: Int
    /// Of the sheet, from 1.
    let pages: ClosedRange<Int>
    let formats: [OutputFormat]
    /// What the file depends on, `nil` where nothing is kept.
    let key: String?
    /// The file's name without the extension.
    let name: String
    /// Of the first page.
    let pixelSize: PixelSize
    private let lock = NSLock()
    private var bands: [Int: PNGBand] = [:]
    private var files: [OutputFormat: [UInt8]] = [:]
    private var wasComplete = false

    /// Pixels in a point of a sheet.
    static var scale: CGFloat { 2 }

    /// The files that a sheet becomes: one of each page in formats of one page, and one of all pages in PDF.
    static func all(
        of sheet: ContactSheet, document: Int, formats: [OutputFormat], key: (ClosedRange<Int>) -> String?
    ) -> [SheetAssembly] {
        let count = sheet.layout.pages.count
        guard count > 0 else { return [] }
        let single = formats.filter { $0 != .pdf }
        var assemblies: [SheetAssembly] = []
        if !single.isEmpty {
            assemblies += (1...count).map {
                SheetAssembly(sheet, document: document, pages: $0...$0, formats: single, key: key($0...$0))
            }
        }
        if formats.contains(.pdf) {
            assemblies.append(
                SheetAssembly(sheet, document: document, pages: 1...count, formats: [.pdf], key: key(1...count)))
        }
        return assemblies
    }

    private init(
        _ sheet: ContactSheet, document: Int, pages: ClosedRange<Int>, formats: [OutputFormat], key: String?
    ) {
        self.sheet = sheet
        self.document = document
        self.pages = pages
        self.formats = formats
        self.key = key
        let count = sheet.layout.pages.count
        let number = String(pages.lowerBound)
        let zeros = String(repeating: "0", count: String(count).count - number.count)
        name = "\(sheet.title)-grid" + (pages.count < count ? "-\(zeros)\(number)" : "")
        let size = sheet.layout.pages[pages.lowerBound - 1].size
        pixelSize = PixelSize(
            width: Int((size.width * Self.scale).rounded()), height: Int((size.height * Self.scale).rounded()))
    }

    func fileName(_ format: OutputFormat) -> String { "\(name).\(format.fileExtension)" }

    /// By which the next run knows the file; a document of one page is another file than the page.
    var ledgerName: String { formats == [.pdf] ? fileName(.pdf) : name }

    /// Whether the page's files lie in the folder as an earlier run put them there.
    func takeUnchanged(from cache: RunCache?) throws(DiagnosedError) -> Bool {
        guard let entry = try cache?.unchanged(ledgerName, input: key) else { return false }
        let isUnchanged = entry.files.map(\.name) == formats.map(fileName)
        lock.withLock { wasComplete = isUnchanged }
        return isUnchanged
    }

    /// Whether the file is there.
    var isComplete: Bool { lock.withLock { wasComplete } }

    func add(_ band: PNGBand, from row: Int) { lock.withLock { bands[row] = band } }

    func add(_ bytes: [UInt8], as format: OutputFormat) { lock.withLock { files[format] = bytes } }

    /// Calls the function when all parts are there, on the worker that added the last of them.
    func finishPart(_ complete: () throws -> Void) throws {
        let isComplete = lock.withLock {
            if files[.png] == nil, formats.contains(.png),
                bands.values.reduce(0, { $0 + $1.height }) == pixelSize.height,
                let file = PNGBand.file(
                    of: bands.sorted { $0.key < $1.key }.map(\.value), scale: Double(Self.scale))
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

    func bytes(as format: OutputFormat) -> [UInt8] { lock.withLock { files[format] ?? [] } }
}
