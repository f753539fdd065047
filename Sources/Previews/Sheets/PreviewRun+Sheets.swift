import Bitmaps
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import Rendering
import Theming
import Typography

extension PreviewRun {
    /// Draws a contact sheet for each document, and writes its pages.
    ///
    /// A sheet of several pages has their numbers in the names, with as many digits as the last one needs. Pages of
    /// pixels are drawn in bands, so that all workers share even a single page and none of them holds all of it.
    func writeSheets(
        of pictures: [(job: PictureJob, size: CGSize)], shelf: PictureShelf
    ) throws -> Diagnosed<[PreviewReport.File]> {
        var pages: [SheetPage] = []
        for document in source.documents.indices {
            let shown = pictures.filter { $0.job.document == document }
            guard let stem = shown.first?.job.stem else { continue }
            let sheet = sheet(title: stem, of: shown)
            let layouts = sheet.layout.pages
            pages += layouts.enumerated().map { index, layout in
                SheetPage(sheet: sheet, document: document, layout: layout, number: index + 1, count: layouts.count)
            }
        }
        let jobs = Dictionary(uniqueKeysWithValues: pictures.map { ($0.job.index, $0.job) })
        let assemblies = pages.map { page in
            SheetAssembly(page, key: pageKey(of: page, jobs), formats: request.formats)
        }
        var parts: [SheetPart] = []
        for (index, assembly) in assemblies.enumerated() {
            if try assembly.takeUnchanged(from: cache) { continue }
            for format in request.formats {
                guard format == .png, request.theme.grid.background.alpha == 1 else {
                    parts.append(SheetPart(page: index, format: format, rows: nil))
                    continue
                }
                for start in stride(from: 0, to: assembly.pixelSize.height, by: Self.bandHeight) {
                    let end = min(start + Self.bandHeight, assembly.pixelSize.height)
                    parts.append(SheetPart(page: index, format: format, rows: start..<end))
                }
            }
        }
        let problems = try mapInOrder(parts, workers: request.workers, tools: makeTools) { part, tools in
            let assembly = assemblies[part.page]
            let found = try self.draw(part, of: assembly, jobs: jobs, shelf: shelf, tools: tools)
            try assembly.finishPart { try self.write(assembly) }
            return found
        }
        let files = zip(pages, assemblies).flatMap { page, assembly in
            request.formats.map { format in
                PreviewReport.File(
                    name: assembly.fileName(format), document: source.documents[page.document], variant: nil,
                    width: assembly.pixelSize.width, height: assembly.pixelSize.height)
            }
        }
        return Diagnosed(files, diagnostics: problems.flatMap { $0 })
    }

    /// Rows of pixels that are drawn at a time: few enough for the caches of a processor to help.
    private static var bandHeight: Int { 512 }

    /// A page in one format, or some rows of it.
    private struct SheetPart: Sendable {
        var page: Int
        var format: OutputFormat
        /// `nil` for the whole page.
        var rows: Range<Int>?
    }

    private func draw(
        _ part: SheetPart, of assembly: SheetAssembly, jobs: [Int: PictureJob], shelf: PictureShelf, tools: WorkerTools
    ) throws -> [Diagnostic] {
        let text = TextPlacement(setter: tools.textSetter, scale: SheetPage.scale)
        let page = assembly.page
        let rows = part.rows.map { CGFloat($0.lowerBound) / SheetPage.scale..<CGFloat($0.upperBound) / SheetPage.scale }
        let list = try page.sheet.picture(
            of: page.layout, number: page.number, count: page.count, rows: rows, text: text
        ) { index in
            if let list = shelf.list(at: index) { return list.items }
            guard let job = jobs[index] else { return [] }
            return try picture(of: job, tools: tools).0.items
        }
        var options = RenderingOptions(scale: SheetPage.scale)
        var rendering = tools.rendering
        let diagnostics: [Diagnostic]
        if let rows = part.rows {
            options.background = request.theme.grid.background
            let band = try renderBand(list, rows: rows, options: options, with: &rendering)
            assembly.add(band.value, from: rows.lowerBound)
            diagnostics = band.diagnostics
        } else {
            let drawn = try render(list, as: part.format, options: options, with: &rendering)
            assembly.add(drawn.value, as: part.format)
            diagnostics = drawn.diagnostics
        }
        // What is wrong with a picture has been said of the picture.
        return diagnostics.filter { $0.severity == .error }
    }

    /// Puts a page's files in place once all of its parts are there.
    private func write(_ assembly: SheetAssembly) throws {
        var entry = RunLedger.Entry(
            input: assembly.key, list: "", width: assembly.page.layout.size.width,
            height: assembly.page.layout.size.height, files: [], warnings: [])
        for format in request.formats {
            let file = MadeFile(
                name: assembly.fileName(format), key: assembly.key.flatMap { ContentDigest(hexadecimal: $0) },
                content: .bytes(assembly.bytes(as: format)))
            if let record = try put(file, assembly.pixelSize) { entry.files.append(record) }
        }
        if entry.files.count == request.formats.count { cache?.remember(entry, as: assembly.name) }
    }

    /// What a page depends on: where everything stands, its words, and every picture on it.
    private func pageKey(of page: SheetPage, _ jobs: [Int: PictureJob]) -> String? {
        guard let cache else { return nil }
        var parts = [page.sheet.title, page.sheet.subtitle, "\(page.number) of \(page.count)"]
        parts.append(FieldDigest.of(page.layout).hexadecimal)
        for panel in page.layout.panels {
            let group = page.sheet.groups[panel.group]
            parts += [group.heading, group.subheading]
            for cell in panel.cells {
                let tile = group.tiles[cell.index]
                guard let job = jobs[tile.picture], let entry = cache.entry(job.name) else { return nil }
                parts += [entry.list, tile.caption] + tile.details
            }
        }
        return cache.pageKey(parts)
    }

    private func sheet(title: String, of pictures: [(job: PictureJob, size: CGSize)]) -> ContactSheet {
        var groups: [ContactSheet.Group] = []
        var last: DeviceSelection?
        for (job, size) in pictures {
            if job.variant.device != last {
                groups.append(
                    ContactSheet.Group(
                        heading: VariantCaption(job.variant).device,
                        subheading: VariantCaption.models(of: job.variant.device), tiles: []))
                last = job.variant.device
            }
            let caption = VariantCaption(job.variant)
            groups[groups.count - 1].tiles.append(
                ContactSheet.Tile(
                    picture: job.index, size: size, caption: caption.title, details: caption.details,
                    hasOutline: request.frame == .none))
        }
        let count = groups.map(\.tiles.count).reduce(0, +)
        let devices = groups.count == 1 ? "1 device" : "\(groups.count) devices"
        return ContactSheet(
            title: title, subtitle: "\(count == 1 ? "1 picture" : "\(count) pictures") on \(devices)", groups: groups,
            style: request.theme.grid)
    }
}
