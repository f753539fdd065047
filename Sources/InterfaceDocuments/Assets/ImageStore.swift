import Bitmaps
public import Diagnostics
public import Drawing
public import Foundation
import Geometry
public import Symbols
import Synchronization

/// A cache of the picture files of a run, shared by all jobs on all threads.
///
/// Decoded pictures stay in a cache of bounded size. Repeated requests give the same picture and the same problems.
public final class ImageStore: Sendable {
    /// The result of reading a file.
    public struct Picture: Sendable {
        /// The image; `nil` if the file cannot be drawn.
        ///
        /// A placeholder of the same size then takes its place.
        public var image: DrawingImage?
        /// The glyphs of a custom symbol, which has no image.
        public var symbol: SymbolTemplate?
        /// The size in points; `nil` if it cannot be determined.
        public var size: CGSize?
        public var diagnostics: [Diagnostic]
    }

    private static let largestFile = 256 << 20
    /// The pixel limit.
    ///
    /// A larger picture, with more pixels than any screen has, is cached at a reduced size.
    private static let mostPixels = 1 << 24

    private struct Key: Hashable {
        var file: String
        var scale: CGFloat
        var slicing: ImageSlicing?
    }

    /// The cached pictures.
    private struct Cache {
        /// The capacity in bytes of pixels and of documents.
        let capacity: Int
        var pictures: [Key: Picture] = [:]
        /// The keys from the least to the most recently used.
        private var order: [Key] = []
        private var byteCount = 0

        init(capacity: Int) { self.capacity = capacity }

        mutating func recall(_ key: Key) -> Picture? {
            guard let known = pictures[key] else { return nil }
            if let place = order.lastIndex(of: key), place != order.count - 1 { order.append(order.remove(at: place)) }
            return known
        }

        mutating func remember(_ picture: Picture, as key: Key) {
            pictures[key] = picture
            order.append(key)
            byteCount += picture.byteCount
            while byteCount > capacity, order.count > 1 {
                if let removed = pictures.removeValue(forKey: order.removeFirst()) { byteCount -= removed.byteCount }
            }
        }
    }

    // A picture is made outside of the lock: two threads may make the same one, and the first is kept.
    private let cache: Mutex<Cache>
    private let converter: PDFConverter

    public convenience init() {
        self.init(converter: PDFConverter())
    }

    init(converter: PDFConverter = PDFConverter(), capacity: Int = 192 << 20) {
        self.converter = converter
        cache = Mutex(Cache(capacity: capacity))
    }

    /// The picture of an asset.
    public func picture(for asset: ImageAsset) -> Picture {
        let key = Key(file: asset.file, scale: asset.scale, slicing: asset.slicing)
        if let known = cache.withLock({ $0.recall(key) }) { return known }
        let made = read(asset)
        return cache.withLock {
            if let known = $0.recall(key) { return known }
            $0.remember(made, as: key)
            return made
        }
    }

    /// The glyphs in the template of a symbol, in a file outside of catalogs.
    public func picture(forSymbolAt path: String) -> Picture {
        let place = SplitPath(path)
        return picture(
            for: ImageAsset(
                name: place.name, file: path, scale: 1, renderingIntent: .automatic, slicing: nil,
                alignmentInsets: .zero, isVector: true, preservesVector: true, isSymbol: true,
                flipsForRightToLeft: false, location: SourceLocation(file: path),
                folder: InputFolder(path: place.folder)))
    }

    /// The number of cached pictures.
    var count: Int { cache.withLock { $0.pictures.count } }

    private func read(_ asset: ImageAsset) -> Picture {
        let location = SourceLocation(file: asset.file)
        func failed(_ problem: any Problem, size: CGSize? = nil) -> Picture {
            Picture(image: nil, size: size, diagnostics: [Diagnostic(.warning, problem, at: location)])
        }
        let bytes: [UInt8]
        do {
            bytes = try asset.folder.read(asset.file, limit: Self.largestFile)
        } catch {
            return failed(error)
        }
        if asset.isSymbol { return readSymbol(bytes, asset, failed: failed) }
        switch Self.format(of: bytes, file: asset.file) {
        case .pixels:
            return readPixels(bytes, asset, failed: failed)
        case .svg:
            guard let size = SVGSize(bytes)?.size else {
                return failed(AssetProblem.damagedPicture("the SVG picture has no size"))
            }
            let effort = SVGEffort(bytes)
            guard effort.largestMatrix <= SVGEffort.largestMatrixDrawn else {
                return failed(AssetProblem.damagedPicture("a filter's matrix has more than 400 numbers"), size: size)
            }
            guard effort.steps * size.width * size.height <= SVGEffort.mostSteps else {
                return failed(AssetProblem.tooManyFilters, size: size)
            }
            guard effort.elementCount <= SVGEffort.mostElements else {
                return failed(AssetProblem.tooManyElements, size: size)
            }
            return Picture(image: DrawingImage(svg: bytes, size: size), size: size, diagnostics: [])
        case .pdf:
            return readPDF(bytes, asset, failed: failed)
        case .other(let name):
            return failed(AssetProblem.undrawable(format: name))
        }
    }

    private func readSymbol(
        _ bytes: [UInt8], _ asset: ImageAsset, failed: (any Problem, CGSize?) -> Picture
    ) -> Picture {
        do throws(AssetProblem) {
            let template = try SymbolTemplate(svg: bytes, file: asset.file)
            return Picture(image: nil, symbol: template, size: nil, diagnostics: [])
        } catch {
            return failed(error, nil)
        }
    }

    private func readPixels(
        _ bytes: [UInt8], _ asset: ImageAsset, failed: (any Problem, CGSize?) -> Picture
    ) -> Picture {
        do {
            var (bitmap, pixels) = try Bitmap.decoding(bytes, atMost: Self.mostPixels)
            // A picture that is cached at a reduced size keeps all its parts.
            if let slicing = asset.slicing, bitmap.size == pixels {
                bitmap = slicing.sliced(bitmap)
                pixels = bitmap.size
            }
            let image = DrawingImage(
                bitmap: bitmap,
                size: CGSize(
                    width: CGFloat(pixels.width) / asset.scale, height: CGFloat(pixels.height) / asset.scale))
            return Picture(image: image, size: image.size, diagnostics: [])
        } catch {
            return failed(error, Self.headerSize(bytes, scale: asset.scale))
        }
    }

    /// The size that the header of a damaged picture still gives.
    private static func headerSize(_ bytes: [UInt8], scale: CGFloat) -> CGSize? {
        do {
            let size = try PictureHeader(reading: bytes).size
            return CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
        } catch {
            // The damage is reported already. If it extends into the header, the size is simply unknown.
            return nil
        }
    }

    private func readPDF(
        _ bytes: [UInt8], _ asset: ImageAsset, failed: (any Problem, CGSize?) -> Picture
    ) -> Picture {
        do throws(PDFConverter.Failure) {
            let svg = try converter.svg(ofFile: asset.file)
            let size = SVGSize(svg)?.size ?? .zero
            return Picture(image: DrawingImage(svg: svg, size: size), size: size, diagnostics: [])
        } catch {
            let size = PDFPageSize(bytes)?.size
            switch error {
            case .missing: return failed(AssetProblem.noConverter(PDFConverter.name), size)
            case .failed(let reason): return failed(AssetProblem.conversionFailed(reason), size)
            }
        }
    }

    private enum Format {
        case pixels, svg, pdf
        case other(String)
    }

    /// The format that the first bytes indicate, or the file name if they indicate none.
    private static func format(of bytes: [UInt8], file: String) -> Format {
        if PictureFormat(recognizing: bytes) != nil { return .pixels }
        if bytes.starts(with: Array("%PDF".utf8)) { return .pdf }
        let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
        if head.contains("<svg") { return .svg }
        switch (file as NSString).pathExtension.lowercased() {
        case "png", "jpg", "jpeg": return .pixels
        case "svg": return .svg
        case "": return .other("unknown")
        case let other: return .other(other.uppercased())
        }
    }
}

extension ImageStore.Picture {
    fileprivate var byteCount: Int {
        switch image?.content {
        case .bitmap(let bitmap): bitmap.pixels.count
        case .svg(let document): document.count
        case nil: 0
        }
    }
}

/// The size of a PDF's first page, as far as it can be found without parsing the file.
struct PDFPageSize {
    let size: CGSize

    init?(_ bytes: [UInt8]) {
        let mark = Array("/MediaBox".utf8)
        guard bytes.count > mark.count,
            let start = (0..<bytes.count - mark.count).first(where: {
                bytes[$0] == mark[0] && bytes[$0..<$0 + mark.count].elementsEqual(mark)
            })
        else { return nil }
        let text = String(decoding: bytes[(start + mark.count)...].prefix(200), as: UTF8.self)
        guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close else {
            return nil
        }
        let numbers = text[text.index(after: open)..<close].split { $0.isWhitespace }.compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        let (width, height) = (numbers[2] - numbers[0], numbers[3] - numbers[1])
        guard (0.01...16_384).contains(width), (0.01...16_384).contains(height) else { return nil }
        size = CGSize(width: width, height: height)
    }
}
