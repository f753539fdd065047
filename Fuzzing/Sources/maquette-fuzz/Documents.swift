import Devices
import Diagnostics
import Foundation
import Previews

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
    let status: ExitStatus
    let diagnostics: [Diagnostic]
    switch task {
    case .render:
        let place = "\(output)/\(UUID().uuidString)"
        defer { remove(place) }
        let result = RenderOptions(
            inputs: [path], axes: axes, formats: "png", hasGrid: false, theme: "ios", frame: "none", output: place,
            jobs: 1
        ).run { _, _ in }
        (status, diagnostics) = (result.status, result.diagnostics)
    case .layout, .canvas:
        (status, diagnostics) =
            LayoutOptions(
                inputs: [path], axes: task == .canvas ? [:] : axes, isOnCanvas: task == .canvas, format: .json,
                theme: "ios", jobs: 1
            ).run { _ in }
    case .lint:
        let result = LintOptions(inputs: [path], axes: axes, jobs: 1).run { _, _ in }
        (status, diagnostics) = (result.status, result.diagnostics)
    }
    for diagnostic in diagnostics where ["crashed", "out-of-time"].contains(diagnostic.problem.code) {
        timings.add(fault: "\(task) \(diagnostic)")
    }
    if status == .unreadableInput { throw DiagnosedError(diagnostics) }
}
