import Annotations
import Bitmaps
import Caching
import DeviceFrames
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import Rendering
import Sheets
import Theming
import Typography
import Workers

extension PreviewRun {
    /// Draws a contact sheet for each document, and writes its pages.
    ///
    /// The files of a sheet with several pages have the page number in their names, padded to the last one's width; a
    /// PDF is a single document. Bitmap pages are drawn in bands, so that all workers share even a single page and none
    /// holds all of it.
    func writeSheets(
        _ arrangement: SheetArrangement, of pictures: [(job: PictureJob, size: CGSize)], lists: DisplayListCache
    ) throws -> Diagnosed<[PreviewReport.File]> {
        let jobs = Dictionary(uniqueKeysWithValues: pictures.map { ($0.job.index, $0.job) })
        let annotator = try makeTools().annotator
        let assemblies = source.documents.indices.flatMap { document -> [SheetAssembly] in
            let shown = pictures.filter { $0.job.document == document }
            guard let stem = shown.first?.job.stem else { return [] }
            let sheet = sheet(title: stem, arrangement, of: shown, annotator: annotator)
            let words = cache == nil ? [] : sheet.dependencies.map { FieldDigest.of($0).hexadecimal }
            return SheetAssembly.all(of: sheet, document: document, formats: request.formats) {
                pageKey(of: $0, of: sheet, words, jobs)
            }
        }
        let ground = request.theme.grid.background
        var parts: [(assembly: SheetAssembly, part: SheetAssembly.Part)] = []
        for assembly in assemblies where try !assembly.takeUnchanged(from: cache) {
            parts += assembly.parts(on: ground).map { (assembly, $0) }
        }
        let problems = try mapInOrder(
            parts, workers: request.workers, timeLimit: request.timeLimit, tools: makeTools,
            name: { assembly, part in
                let row = part.rows?.lowerBound ?? 0
                return "sheet \(source.documents[assembly.document]) \(assembly.name) \(part.format) \(row)"
            },
            lost: { faults(of: $0.assembly, WorkerProblem($1)) },
            body: { work, tools in
                let (assembly, part) = work
                do {
                    let found = try assembly.draw(part, on: ground, with: tools) { index in
                        if let list = lists.list(at: index) { return list.items }
                        return try jobs[index].map { try flattened(picture(of: $0, tools: tools).0, tools).items } ?? []
                    }
                    try assembly.finishPart { try self.write(assembly) }
                    // Problems with a picture have already been reported.
                    return found.filter { $0.severity == .error }
                } catch {
                    if let error = error as? DiagnosedError, error.endsRun { throw error }
                    return faults(of: assembly, error)
                }
            })
        let files = assemblies.filter(\.isComplete).flatMap { assembly in
            assembly.formats.map { format in
                PreviewReport.File(
                    name: assembly.fileName(format), document: source.documents[assembly.document], variant: nil,
                    width: assembly.pixelSize.width, height: assembly.pixelSize.height)
            }
        }
        return Diagnosed(files, diagnostics: problems.flatMap { $0 })
    }

    /// The diagnostics for an error that prevents a sheet.
    private func faults(of assembly: SheetAssembly, _ error: any Error) -> [Diagnostic] {
        Self.diagnostics(for: error, document: source.documents[assembly.document]).map {
            var diagnostic = $0
            diagnostic.context = diagnostic.context ?? assembly.name
            return diagnostic
        }
    }

    /// Writes a sheet's files once all of their parts are finished.
    private func write(_ assembly: SheetAssembly) throws {
        let size = assembly.sheet.size(ofPage: assembly.pages.lowerBound)
        var entry = PictureEntry(
            input: assembly.key, list: "", width: size.width, height: size.height, files: [], warnings: [])
        for format in assembly.formats {
            let file = MadeFile(
                name: assembly.fileName(format), key: assembly.key.flatMap { ContentDigest(hexadecimal: $0) },
                pixelSize: assembly.pixelSize, content: .bytes(assembly.bytes(as: format)))
            if let record = try put(file) { entry.files.append(record) }
        }
        if entry.files.count == assembly.formats.count { cache?.remember(entry, as: assembly.ledgerName) }
    }

    /// The key of everything that pages depend on: all texts, the layout, and every picture on them.
    private func pageKey(
        of pages: ClosedRange<Int>, of sheet: ContactSheet, _ words: [String], _ jobs: [Int: PictureJob]
    ) -> String? {
        guard let cache else { return nil }
        var parts = words + ["\(pages) of \(sheet.pageCount)"]
        for page in pages {
            parts.append(FieldDigest.of(sheet.dependency(ofPage: page)).hexadecimal)
            for picture in sheet.pictures(onPage: page) {
                guard let job = jobs[picture], let entry = cache.entry(job.name) else { return nil }
                parts.append(entry.list)
            }
        }
        return cache.pageKey(parts)
    }

    private func sheet(
        title: String, _ arrangement: SheetArrangement, of pictures: [(job: PictureJob, size: CGSize)],
        annotator: Annotator?
    ) -> ContactSheet {
        var devices: [DeviceSelection: Int] = [:]
        let tiles = pictures.map { job, size in
            let kind = devices[job.variant.device] ?? devices.count
            devices[job.variant.device] = kind
            let radius: CGFloat? =
                switch request.frame {
                case .none: 0
                case .screen: job.variant.device.device.cornerRadius
                case .bezel: nil
                }
            return (job.variant, ContactSheet.Tile(picture: job.index, size: size, outlineRadius: radius, kind: kind))
        }
        return ContactSheet(
            title: title, pictures: tiles, annotator: annotator, arrangement: arrangement, style: request.theme.grid)
    }
}
