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
    /// A sheet of several pages has their numbers in the names, with as many digits as the last one needs.
    func writeSheets(
        jobs: [PictureJob], outcomes: [PictureOutcome], stems: [String]
    ) throws -> Diagnosed<[PreviewReport.File]> {
        let sheets = source.documents.indices.map { document in
            sheet(
                of: document, stem: stems[document], pictures: zip(jobs, outcomes).filter { $0.0.document == document })
        }
        let pages = sheets.enumerated().flatMap { document, sheet -> [SheetPage] in
            let pages = sheet.layout.pages
            return pages.enumerated().map { index, page in
                SheetPage(document: document, page: page, number: index + 1, count: pages.count)
            }
        }
        // A page takes as much memory as dozens of pictures, so only two are drawn at a time.
        let written = try mapInOrder(pages, workers: min(request.workers, 2), tools: makeTools) { page, tools in
            try self.write(page, of: sheets[page.document], stem: stems[page.document], tools: tools)
        }
        return Diagnosed(written.flatMap(\.value), diagnostics: written.flatMap(\.diagnostics))
    }

    private struct SheetPage: Sendable {
        var document: Int
        var page: SheetLayout.Page
        var number: Int
        var count: Int
    }

    /// Pixels in a point of a sheet.
    private static var sheetScale: CGFloat { 2 }

    private func write(
        _ page: SheetPage, of sheet: ContactSheet, stem: String, tools: WorkerTools
    ) throws -> Diagnosed<[PreviewReport.File]> {
        let text = TextPlacement(setter: tools.textSetter, scale: Self.sheetScale)
        let picture = sheet.picture(of: page.page, number: page.number, count: page.count, text: text)
        let digits = String(page.count).count
        let number = String(page.number)
        let suffix =
            page.count > 1 ? "-" + String(repeating: "0", count: digits - number.count) + number : ""
        var files: [PreviewReport.File] = []
        var diagnostics: [Diagnostic] = []
        let options = RenderingOptions(scale: Self.sheetScale)
        let size = Self.pixelSize(of: picture, scale: Self.sheetScale)
        for format in request.formats {
            var rendering = tools.rendering
            let drawn = try render(picture, as: format, options: options, with: &rendering)
            // What is wrong with a picture has been said of the picture.
            diagnostics += drawn.diagnostics.filter { $0.severity == .error }
            let name = "\(stem)-grid\(suffix).\(format.fileExtension)"
            try folder.write(drawn.value, as: name)
            files.append(
                PreviewReport.File(
                    name: name, document: source.documents[page.document], variant: nil, width: size.width,
                    height: size.height))
        }
        return Diagnosed(files, diagnostics: diagnostics)
    }

    private func sheet(
        of document: Int, stem: String, pictures: [(PictureJob, PictureOutcome)]
    ) -> ContactSheet {
        var groups: [ContactSheet.Group] = []
        var last: DeviceSelection?
        for (job, outcome) in pictures {
            guard let picture = outcome.picture else { continue }
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
                    picture: picture, caption: caption.title, details: caption.details,
                    hasOutline: request.frame == .none))
        }
        let count = groups.map(\.tiles.count).reduce(0, +)
        let devices = groups.count == 1 ? "1 device" : "\(groups.count) devices"
        return ContactSheet(
            title: stem, subtitle: "\(count == 1 ? "1 picture" : "\(count) pictures") on \(devices)", groups: groups,
            style: request.theme.grid)
    }
}
