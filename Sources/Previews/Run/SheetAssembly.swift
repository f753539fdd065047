import Bitmaps
import Caching
import Diagnostics
import Foundation
import Geometry
import Rendering
import Sheets
import Synchronization

/// A file of a contact sheet that is assembled from parts drawn by many workers.
///
/// It is one page in single-page formats, or a document of all pages.
final class SheetAssembly: Sendable {
    let sheet: ContactSheet
    let document: Int
    /// The pages of the sheet, from 1.
    let pages: ClosedRange<Int>
    let formats: [OutputFormat]
    /// The key of what the file depends on; `nil` if nothing is kept.
    let key: String?
    /// The file's name without the extension.
    let name: String
    /// The size of the first page.
    let pixelSize: PixelSize
    private let parts = Mutex(Parts())

    private struct Parts {
        /// The finished bands of the PNG file, by their first row.
        var bands: [Int: PNGBand] = [:]
        var files: [OutputFormat: [UInt8]] = [:]
        var wasComplete = false
    }

    /// The number of pixels per point of a sheet.
    static var scale: CGFloat { 2 }

    /// The files of a sheet: one for each page in single-page formats, and one for all pages in PDF.
    ///
    /// - Parameters:
    ///   - sheet: the sheet.
    ///   - document: the document that it shows.
    ///   - formats: the formats of the files.
    ///   - suffix: what follows the sheet's title in the names of the files.
    ///   - key: the key of what pages depend on; `nil` if nothing is kept.
    /// - Returns: the files, not drawn yet.
    static func all(
        of sheet: ContactSheet, document: Int, formats: [OutputFormat], suffix: String = "-grid",
        key: (ClosedRange<Int>) -> String?
    ) -> [SheetAssembly] {
        let count = sheet.pageCount
        guard count > 0 else { return [] }
        let single = formats.filter { $0 != .pdf }
        var assemblies: [SheetAssembly] = []
        if !single.isEmpty {
            assemblies += (1...count).map {
                SheetAssembly(
                    sheet, document: document, pages: $0...$0, formats: single, suffix: suffix, key: key($0...$0))
            }
        }
        if formats.contains(.pdf) {
            assemblies.append(
                SheetAssembly(
                    sheet, document: document, pages: 1...count, formats: [.pdf], suffix: suffix, key: key(1...count)))
        }
        return assemblies
    }

    private init(
        _ sheet: ContactSheet, document: Int, pages: ClosedRange<Int>, formats: [OutputFormat], suffix: String,
        key: String?
    ) {
        self.sheet = sheet
        self.document = document
        self.pages = pages
        self.formats = formats
        self.key = key
        let count = sheet.pageCount
        let number = String(pages.lowerBound)
        let zeros = String(repeating: "0", count: String(count).count - number.count)
        name = sheet.title + suffix + (pages.count < count ? "-\(zeros)\(number)" : "")
        let size = sheet.size(ofPage: pages.lowerBound)
        pixelSize = PixelSize(
            width: Int((size.width * Self.scale).rounded()), height: Int((size.height * Self.scale).rounded()))
    }

    func fileName(_ format: OutputFormat) -> String { "\(name).\(format.fileExtension)" }

    /// The name in the ledger.
    ///
    /// A document of one page is another file than the page.
    var ledgerName: String { formats == [.pdf] ? fileName(.pdf) : name }

    /// Whether the page's files are in the folder as an earlier run left them.
    func takeUnchanged(from cache: RunCache?) throws(DiagnosedError) -> Bool {
        guard let entry = try cache?.unchanged(ledgerName, input: key) else { return false }
        let isUnchanged = entry.files.map(\.name) == formats.map(fileName)
        parts.withLock { $0.wasComplete = isUnchanged }
        return isUnchanged
    }

    /// Whether the file is complete.
    var isComplete: Bool { parts.withLock { $0.wasComplete } }

    func add(_ band: PNGBand, from row: Int) { parts.withLock { $0.bands[row] = band } }

    func add(_ bytes: [UInt8], as format: OutputFormat) { parts.withLock { $0.files[format] = bytes } }

    /// Calls the function when all parts are finished, on the worker that added the last one.
    func finishPart(_ complete: () throws -> Void) throws {
        let isComplete = parts.withLock { parts in
            // A worker that added its part before the last one may come here after the files were written.
            guard !parts.wasComplete else { return false }
            if parts.files[.png] == nil, formats.contains(.png),
                parts.bands.values.reduce(0, { $0 + $1.height }) == pixelSize.height,
                let file = PNGBand.file(
                    of: parts.bands.sorted { $0.key < $1.key }.map(\.value), scale: Double(Self.scale))
            {
                parts.files[.png] = file
                parts.bands = [:]
            }
            parts.wasComplete = parts.files.count == formats.count
            return parts.wasComplete
        }
        guard isComplete else { return }
        try complete()
        parts.withLock { $0.files = [:] }
    }

    func bytes(as format: OutputFormat) -> [UInt8] { parts.withLock { $0.files[format] ?? [] } }
}
