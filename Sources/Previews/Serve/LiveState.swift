import Devices
import Diagnostics
import Foundation

/// What the page shows: the last run's pictures and problems.
///
/// Its lock guards all of it.
final class LiveState: @unchecked Sendable {
    private let lock = NSLock()
    private var generation = 0
    private var isRunning = true
    private var pictures: [PreviewReport.File] = []
    private var problems: [Diagnostic] = []
    private var seconds = 0.0

    func starts() {
        lock.withLock {
            isRunning = true
            generation += 1
        }
    }

    /// A run is done; one that drew nothing leaves the pictures of the last good one in place.
    func take(_ result: RenderOptions.Result, seconds: Double) {
        lock.withLock {
            isRunning = false
            generation += 1
            if !result.files.isEmpty { pictures = result.files }
            problems = result.diagnostics
            self.seconds = seconds
        }
    }

    /// A number that changes with everything that the page shows.
    var version: Int { lock.withLock { generation } }

    /// Whether a file of that name is one of the pictures.
    func shows(_ name: String) -> Bool { lock.withLock { pictures.contains { $0.name == name } } }

    /// All of it for the page.
    func json(stamp: (String) -> String) -> String {
        lock.withLock {
            let pictures = pictures.map { Self.json($0, stamp: stamp($0.name)) }.joined(separator: ",\n")
            let printer = DiagnosticPrinter(format: .json)
            let problems = problems.map(printer.line).joined(separator: ",\n")
            return """
                {"version":\(generation),"running":\(isRunning),"seconds":\(JSONText.number(seconds)),
                "pictures":[\(pictures)],
                "problems":[\(problems)]}
                """
        }
    }

    private static func json(_ file: PreviewReport.File, stamp: String) -> String {
        var fields: [(String, String)] = [("file", file.name), ("stamp", stamp), ("document", file.document)]
        if let variant = file.variant {
            let caption = VariantCaption(variant)
            fields += [
                ("variant", variant.description), ("caption", caption.title),
                ("details", caption.details.joined(separator: " · ")), ("device", variant.device.name),
                ("orientation", variant.orientation.rawValue), ("multitasking", variant.multitasking.rawValue),
                ("appearance", variant.appearance.rawValue), ("contentSize", variant.contentSize.axisWord),
                ("direction", variant.direction.axisWord), ("ios", "\(variant.ios)"),
            ]
        }
        let words = fields.map { "\"\($0)\":\(JSONText.quoted($1))" }.joined(separator: ",")
        return "{\(words),\"width\":\(file.width),\"height\":\(file.height)}"
    }
}
