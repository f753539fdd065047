import Devices
import Diagnostics
import Foundation
import Previews
import Theming

/// The work that is done with each document.
private enum Task: String, CaseIterable {
    case render, layout, canvas, lint
}

/// Draws, lays out and lints every document in a folder, and reports the slowest.
///
/// - Parameter arguments: the folder.
/// - Returns: the exit status.
func documents(_ arguments: ArraySlice<String>) -> Int32 {
    guard let folder = arguments.first, let walker = FileManager.default.enumerator(atPath: folder) else {
        print("which folder?")
        return 2
    }
    let names = walker.compactMap { $0 as? String }
        .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    let output = FileManager.default.temporaryDirectory.appending(path: "maquette-documents-\(getpid())").path
    let jobs = names.flatMap { name in Task.allCases.map { (name, $0) } }
    let timings = Timings()
    attempt(jobs, timings, name: { "\($1) \($0)" }) { name, task in
        try run(task, on: "\(folder)/\(name)", output: output, timings)
    }
    remove(output)
    return timings.report("documents")
}

/// Two phones and two tablets, in portrait and landscape.
private let axes: AxisSelection.Words = [
    .device: ["iphone-se-3,iphone-15-pro,ipad-9,ipad-pro-11"], .orientation: ["all"],
]

/// - Throws: the reason why the document was rejected.
private func run(_ task: Task, on path: String, output: String, _ timings: Timings) throws {
    let variants = try Matrix(AxisSelection(parsing: axes)).variants
    let theme = try Theme.named("ios")
    let inputs = InputSelection([path])
    var log = ProblemLog()
    switch task {
    case .render:
        let place = "\(output)/\(UUID().uuidString)"
        defer { remove(place) }
        let request = RenderRequest(
            inputs: inputs, pictures: PreviewRequest(variants: variants, theme: theme, workers: 1),
            look: PictureLook(theme, into: &log), output: place)
        let read = try request.load()
        log.append(contentsOf: read.diagnostics)
        log.append(contentsOf: try request.run(read) { _, _ in }.diagnostics)
    case .layout, .canvas:
        var request = LayoutRequest(
            inputs: inputs, place: task == .canvas ? .canvas : .variants(variants), theme: theme)
        request.work.workers = 1
        let read = try request.load()
        log.append(contentsOf: read.diagnostics)
        log.append(contentsOf: try request.run(read, text: { $0.json }, write: { _ in }))
    case .lint:
        var request = LintRequest(inputs: inputs, variants: variants, theme: theme)
        request.work.workers = 1
        _ = try request.run(try request.load(), into: &log) { _, _ in }
    }
    for diagnostic in log.diagnostics where ["crashed", "out-of-time"].contains(diagnostic.problem.code) {
        timings.add(fault: "\(task) \(diagnostic)")
    }
}
