import Bitmaps
import Caching
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import OutputFiles
import Pages
import Rendering

extension PreviewRun {
    /// A file to draw.
    struct PlannedFile {
        var name: String
        var format: OutputFormat
        var options: RenderingOptions
    }

    /// A file that has been drawn, or is known to exist.
    struct MadeFile {
        var name: String
        /// The key of what it is drawn from; `nil` if nothing is kept.
        var key: ContentDigest?
        var pixelSize: PixelSize
        var content: RunCache.Content
    }

    /// The files of a picture.
    func plannedFiles(of job: PictureJob, _ picture: DisplayList) -> [PlannedFile] {
        let options = RenderingOptions(for: picture, on: job.variant)
        let pairName = PictureName.nameOfAllAppearances(stem: job.stem, job.variant)
        var files = request.formats.flatMap { format -> [PlannedFile] in
            guard request.hasPairs else {
                return [PlannedFile(name: "\(job.name).\(format.fileExtension)", format: format, options: options)]
            }
            let scales: [Int?] = format == .png ? PictureSet.scales : [nil]
            return scales.map { scale in
                let name = PictureSet.fileName(
                    pairName, job.variant, scale: scale, fileExtension: format.fileExtension)
                return PlannedFile(
                    name: name, format: format, options: scale.map { RenderingOptions(scale: CGFloat($0)) } ?? options)
            }
        }
        if request.gallery == .thumbnails {
            let side = max(picture.size.width, picture.size.height, 1)
            files.append(
                PlannedFile(
                    name: "\(GalleryPage.thumbnailFolder)/\(job.name).png", format: .png,
                    options: RenderingOptions(scale: min(options.scale, GalleryPage.thumbnailSide / side))))
        }
        return files
    }

    func makeFile(
        _ file: PlannedFile, of picture: DisplayList, in name: String, _ tools: WorkerTools,
        _ diagnostics: inout [Diagnostic]
    ) throws -> MadeFile {
        func draw() throws -> (bytes: [UInt8], mayBeKept: Bool) {
            var rendering = tools.rendering
            let drawn = try render(picture, as: file.format, options: file.options, with: &rendering)
            diagnostics += drawn.diagnostics
            return (drawn.value, drawn.diagnostics.isEmpty)
        }
        let size = file.options.pixelSize ?? Self.pixelSize(of: picture, scale: file.options.scale)
        guard let cache else { return MadeFile(name: file.name, pixelSize: size, content: .bytes(try draw().bytes)) }
        let key = cache.pictureKey(picture, as: file.format, file.options)
        return MadeFile(
            name: file.name, key: key, pixelSize: size,
            content: try cache.content(of: file.name, in: name, key: key, draw: draw))
    }

    /// Writes a file, and returns a record of it for the next run, if one can be kept.
    func put(_ file: MadeFile) throws -> PictureEntry.File? {
        var stamp: FileStamp?
        switch file.content {
        case .inPlace(let known): stamp = known
        case .bytes(let bytes): stamp = try folder.stampedWrite(bytes, as: file.name)
        }
        guard let stamp, let key = file.key else { return nil }
        return PictureEntry.File(
            name: file.name, width: file.pixelSize.width, height: file.pixelSize.height, picture: key.hexadecimal,
            stamp: stamp)
    }

    static func pixelSize(of picture: DisplayList, scale: CGFloat) -> PixelSize {
        PixelSize(
            width: Int((picture.size.width * scale).rounded()), height: Int((picture.size.height * scale).rounded()))
    }
}

extension RenderingOptions {
    /// Creates a size from the panel's pixels for pictures of the panel.
    ///
    /// A window and the device around it keep the same scale.
    init(for picture: DisplayList, on variant: Variant) {
        let panel = variant.screenPixelSize
        let isScreen = picture.size == variant.screenSize
        let scale = CGFloat(panel.width) / variant.screenSize.width
        self.init(
            scale: variant.scale, pixelSize: isScreen ? panel : PreviewRun.pixelSize(of: picture, scale: scale))
    }
}
