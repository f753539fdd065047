import Drawing
import Foundation
import Job
import Symbols

/// The outlines of system symbols that a job has computed.
///
/// A symbol is made again with each change of its configuration and by each cell of a list. Its outline takes longer to
/// compute than to draw.
struct SymbolOutlines: JobKey {
    private struct Request: Hashable {
        var name: String
        var width: CGFloat
        var height: CGFloat
        var lineWidth: CGFloat
    }

    private var known: [Request: Path] = [:]

    static func initialValue(in job: JobEnvironment) -> SymbolOutlines { SymbolOutlines() }

    /// The outline of a shape in a box of a size, with lines of a width, all in points.
    static func outline(of shape: SymbolShape, in size: CGSize, lineWidth: CGFloat) -> Path {
        let job = JobEnvironment.current
        // All threads share the environment outside jobs.
        guard job.isOfJob else { return shape.outline(in: size, lineWidth: lineWidth) }
        let request = Request(name: shape.name, width: size.width, height: size.height, lineWidth: lineWidth)
        if let outline = job[SymbolOutlines.self].known[request] { return outline }
        let outline = shape.outline(in: size, lineWidth: lineWidth)
        job[SymbolOutlines.self].known[request] = outline
        return outline
    }
}
