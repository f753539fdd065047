public import Bitmaps
public import Diagnostics
import Dispatch
import Foundation
import Geometry
import OutputFiles
public import Previews

/// The options of `maquette diff`, which compares two picture files.
public struct PictureDiff: Sendable {
    public var expected: String
    public var actual: String
    /// The path for the picture of the difference; `nil` for none.
    public var output: String?
    public var tolerance: PictureTolerance
    public var masks: [PixelRect]
    /// The number of threads that compare rows.
    public var workers: Int

    public init(
        expected: String, actual: String, output: String? = nil, tolerance: PictureTolerance = .exact,
        masks: [PixelRect] = [], workers: Int = 1
    ) {
        self.expected = expected
        self.actual = actual
        self.output = output
        self.tolerance = tolerance
        self.masks = masks
        self.workers = workers
    }

    /// The result of a comparison.
    public struct Result: Sendable {
        public var status: ExitStatus
        public var diagnostics: [Diagnostic]
        /// A line for people; empty if a file cannot be read.
        public var text: String
        /// A JSON object for programs.
        public var json: String
    }

    /// Compares the files.
    ///
    /// Files with equal bytes are equal pictures, and need no decoding.
    public func run() -> Result {
        var log = ProblemLog()
        let files = [expected, actual].map { Self.read($0, into: &log) }
        guard let first = files[0], let second = files[1] else { return failure(log.diagnostics) }
        if first == second, output == nil, case .success(let header) = Self.header(of: first) {
            return Result(
                status: .good, diagnostics: [], text: "identical\n",
                json: "{\"result\":\"identical\",\"pixels\":[\(header.size.width),\(header.size.height)]}\n")
        }
        let pictures = Self.decode([first, second])
        var decoded: [Bitmap] = []
        for (path, picture) in zip([expected, actual], pictures) {
            switch picture {
            case .success(let picture): decoded.append(picture)
            case .failure(let problem): log.error(problem, at: SourceLocation(file: path))
            }
        }
        guard decoded.count == 2 else { return failure(log.diagnostics) }
        return compare(decoded[0], decoded[1])
    }

    private func compare(_ a: Bitmap, _ b: Bitmap) -> Result {
        guard
            let comparison = PictureComparison(a, b, tolerance: tolerance, masks: masks, workers: workers)
        else {
            let sizes = "\"expected\":[\(a.size.width),\(a.size.height)],\"actual\":[\(b.size.width),\(b.size.height)]"
            return Result(
                status: .checkFailed, diagnostics: [], text: "the sizes differ: \(a.size) and \(b.size) pixels\n",
                json: "{\"result\":\"size\",\(sizes)}\n")
        }
        return result(of: comparison, over: a)
    }

    /// - Parameters:
    ///   - comparison: the comparison.
    ///   - expected: the expected picture, over which the difference is drawn.
    /// - Returns: the result in words, with the picture of the difference in its file.
    private func result(of comparison: PictureComparison, over expected: Bitmap) -> Result {
        var diagnostics: [Diagnostic] = []
        var status: ExitStatus = comparison.isAllowed ? .good : .checkFailed
        if let output, let picture = comparison.picture(over: expected) {
            do {
                try OutputFolder.write(PNGEncoder().encode(picture), to: output)
            } catch {
                diagnostics = error.diagnostics
                status = .wrongUsage
            }
        }
        var text = comparison.summary
        if let bounds = comparison.bounds {
            text += ", within \(bounds.width) × \(bounds.height) at \(bounds.left), \(bounds.top)"
        }
        if comparison.isAllowed && !comparison.isIdentical { text += "; allowed" }
        if let reason = comparison.reason { text += "; \(reason)" }
        return Result(status: status, diagnostics: diagnostics, text: text + "\n", json: Self.json(for: comparison))
    }

    private func failure(_ diagnostics: [Diagnostic]) -> Result {
        Result(status: .unreadableInput, diagnostics: diagnostics, text: "", json: "")
    }

    private static func json(for comparison: PictureComparison) -> String {
        let result = comparison.isIdentical ? "identical" : comparison.isAllowed ? "allowed" : "different"
        var fields = [
            "\"result\":\"\(result)\"",
            "\"pixels\":[\(comparison.size.width),\(comparison.size.height)]",
            "\"differing\":\(comparison.differingPixels)",
            "\"changed\":\(comparison.changedPixels)",
            "\"smoothing\":\(comparison.smoothingPixels)",
            "\"maximumChannelDifference\":\(comparison.maximumChannelDifference)",
        ]
        if let perceptual = comparison.maximumPerceptualDifference {
            fields.append("\"maximumPerceptualDifference\":\(JSONText.number(perceptual))")
        }
        if let bounds = comparison.bounds {
            fields.append("\"bounds\":[\(bounds.left),\(bounds.top),\(bounds.width),\(bounds.height)]")
        }
        if let densest = comparison.densest { fields.append("\"densest\":\(densest)") }
        return "{" + fields.joined(separator: ",") + "}\n"
    }

    /// A limit above the size of any picture that may be read.
    private static let maximumBytes = 256 << 20

    private static func read(_ path: String, into log: inout ProblemLog) -> [UInt8]? {
        do throws(FileReadingFailure) {
            return try readFile(path, limit: maximumBytes)
        } catch {
            log.error(GoldenProblem.unreadableFile(reason: error.words), at: SourceLocation(file: path))
            return nil
        }
    }

    private static func header(of file: [UInt8]) -> Swift.Result<PictureHeader, BitmapProblem> {
        do throws(BitmapProblem) {
            return .success(try PictureHeader(reading: file))
        } catch {
            return .failure(error)
        }
    }

    /// Decodes the pictures concurrently.
    private static func decode(_ files: [[UInt8]]) -> [Swift.Result<Bitmap, BitmapProblem>] {
        var results = [Swift.Result<Bitmap, BitmapProblem>](
            repeating: .failure(.unknownFormat), count: files.count)
        results.withUnsafeMutableBufferPointer { buffer in
            let slots = Slots(buffer: buffer)
            DispatchQueue.concurrentPerform(iterations: files.count) { index in
                do throws(BitmapProblem) {
                    slots.buffer[index] = .success(try Bitmap(decoding: files[index]))
                } catch {
                    slots.buffer[index] = .failure(error)
                }
            }
        }
        return results
    }

    /// Slots for results, each written by one thread.
    private struct Slots: @unchecked Sendable {
        let buffer: UnsafeMutableBufferPointer<Swift.Result<Bitmap, BitmapProblem>>
    }
}
