import Bitmaps
import DeviceFrames
import Devices
import Diagnostics
import Drawing
import Foundation
import Geometry
import OutputFiles
import Pages
import Rendering
import Sheets
import Theming
import Typography
import UIKit
import Walks
import Workers

/// A run that takes one walk on each variant, and writes what it showed.
struct WalkRun: Sendable {
    let source: InputSource
    let documents: [Int]
    let steps: [WalkStep]
    let variants: [Variant]
    let folder: OutputFolder
    let theme: Theme
    var formats: [OutputFormat] = [.png]
    var frame = FrameStyle.none
    var hasPictures = false
    var hasAnimation = false
    var hasPage = false
    var nameWords: [String] = []
    var workers = 1
    var timeLimit: TimeLimit?
    var makeTools: @Sendable () -> WorkerTools

    init(
        source: InputSource, documents: [Int], steps: [WalkStep], variants: [Variant], folder: OutputFolder,
        theme: Theme
    ) {
        self.source = source
        self.documents = documents
        self.steps = steps
        self.variants = variants
        self.folder = folder
        self.theme = theme
        makeTools = { source.makeTools() }
    }

    private struct Job: Sendable {
        var document: Int
        var variant: Variant
        /// The stem of the names of files.
        var stem: String

        /// The name of the walk's own files.
        var name: String { "\(stem)-walk-\(PictureName.suffix(for: variant))" }
    }

    private struct Outcome: Sendable {
        var job: Job
        var walk: Walk?
        /// The pictures of the moments with their frames, without backdrops.
        var panels: [DisplayList] = []
        var pictures: [String] = []
        /// The pictures of the moments before completions ran, without backdrops; `nil` where they change nothing.
        var animatedPanels: [DisplayList?] = []
        /// The name of the animated picture; `nil` if there is none.
        var animation: String?
        /// The pictures of the moments for a page, as PNG files.
        var pagePictures: [[UInt8]] = []
        var diagnostics: [Diagnostic] = []
    }

    /// Takes the walks, and writes their files.
    ///
    /// - Throws: the reason why nothing can be shown or written.
    func run(progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void) throws(DiagnosedError) -> WalkReport {
        let stems = PictureName.stems(for: source, followedBy: nameWords)
        let shown = source.shown(on: variants)
        let jobs = shown.value.filter { documents.contains($0.document) }.map {
            Job(document: $0.document, variant: $0.variant, stem: stems[$0.document])
        }
        guard !jobs.isEmpty else {
            throw DiagnosedError([Diagnostic(.error, RunProblem.noVariantLeft)] + shown.diagnostics)
        }
        var report = WalkReport(stepCount: steps.count)
        do {
            let outcomes = try mapInOrder(
                jobs, workers: workers, timeLimit: timeLimit, tools: makeTools,
                name: { "walk \(source.documents[$0.document]) \($0.name)" },
                finished: { progress($0, jobs.count) },
                lost: { job, loss in
                    let place = SourceLocation(file: source.documents[job.document])
                    return Outcome(
                        job: job,
                        diagnostics: [
                            Diagnostic(.error, WorkerProblem(loss), at: place, context: "the walk is lost")
                        ])
                },
                body: { job, tools in try outcome(of: job, tools) })
            var summary = DiagnosticSummary()
            summary.add(shown.diagnostics)
            for outcome in outcomes {
                summary.add(outcome.diagnostics, from: outcome.job.variant)
                if let walk = outcome.walk { report.walks.append((walk, outcome.pictures)) }
            }
            for stem in stems.indices where documents.contains(stem) {
                let own = outcomes.filter { $0.job.document == stem && $0.walk != nil }
                guard !own.isEmpty else { continue }
                report.files += try writeStrip(of: own)
                if hasPage { report.files.append(try writePage(of: own)) }
            }
            report.files += outcomes.compactMap(\.animation)
            report.files += outcomes.flatMap(\.pictures)
            report.diagnostics = summary.diagnostics(ofVariants: Set(jobs.map(\.variant)).count)
            return report
        } catch let error as DiagnosedError {
            throw error
        } catch {
            throw DiagnosedError(RunProblem.pictureFailed(reason: "\(error)"))
        }
    }

    // MARK: One walk

    private func outcome(of job: Job, _ tools: WorkerTools) throws -> Outcome {
        var outcome = Outcome(job: job)
        do {
            let walk = try source.walk(steps, in: job.document, on: job.variant, tools: tools)
            outcome.walk = walk
            outcome.diagnostics = walk.problems
            let fonts = tools.takeFontDiagnostics()
            let missing = fonts.filter { $0.severity == .error }
            guard missing.isEmpty else { throw DiagnosedError(missing) }
            outcome.diagnostics += fonts
            for (number, moment) in walk.moments.enumerated() {
                var picture = tools.framed(moment.picture, on: moment.variant, in: frame, theme: theme)
                picture.title = "\(job.stem), step \(number), \(moment.variant.shortDescription)"
                picture.summary = moment.step?.sentence ?? "Start"
                var rendering = tools.rendering
                if hasPictures {
                    for format in formats {
                        let digits = number < 10 ? "0\(number)" : "\(number)"
                        let name = "\(job.name)-\(digits).\(format.fileExtension)"
                        let drawn = try render(
                            picture, as: format, options: RenderingOptions(for: picture, on: moment.variant),
                            with: &rendering)
                        try folder.write(drawn.value, as: name)
                        outcome.pictures.append(name)
                    }
                }
                let panel = try renderBackdrops(of: picture, with: &rendering)
                outcome.panels.append(panel)
                if hasAnimation {
                    outcome.animatedPanels.append(
                        try moment.animated.map { animated in
                            let picture = tools.framed(animated, on: moment.variant, in: frame, theme: theme)
                            return try renderBackdrops(of: picture, with: &rendering)
                        })
                }
                if hasPage {
                    let scale = min(moment.variant.scale, 1600 / max(picture.size.width, picture.size.height, 1))
                    let drawn = try render(
                        panel, as: .png, options: RenderingOptions(scale: scale), with: &rendering)
                    outcome.pagePictures.append(drawn.value)
                }
            }
            if hasAnimation {
                let name = "\(job.name)-animated.png"
                try folder.write(try animation(of: outcome, tools), as: name)
                outcome.animation = name
            }
        } catch {
            if let error = error as? DiagnosedError, error.endsRun { throw error }
            outcome.walk = nil
            outcome.diagnostics += PreviewRun.diagnostics(for: error, document: source.documents[job.document])
        }
        return outcome
    }

    // MARK: Animations and pages

    /// The longest side of an animated picture, in pixels.
    private static let animationSide: CGFloat = 900
    /// How long each moment is shown, in milliseconds.
    private static let momentDuration = 1000
    /// The pictures between two moments, and how long each is shown, in milliseconds.
    private static let frameCount = 7
    private static let frameDuration = 50

    /// The moments one after the other, each in the middle of the same ground.
    ///
    /// Between two moments frames and colors change as in an animation that is slow at both ends. It leads to the state
    /// before the completions, which jump.
    private func animation(of outcome: Outcome, _ tools: WorkerTools) throws -> [UInt8] {
        let panels = outcome.panels
        let size = panels.reduce(CGSize.zero) {
            CGSize(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
        let scale = min(2, Self.animationSide / max(size.width, size.height, 1))
        var options = RenderingOptions(scale: scale)
        options.background = theme.grid.background
        var animation: AnimatedPNG?
        func add(_ panel: DisplayList, for milliseconds: Int) throws {
            let shift = CGAffineTransform(
                translationX: (size.width - panel.size.width) / 2, y: (size.height - panel.size.height) / 2)
            let frame = DisplayList(
                size: size,
                items: [
                    .fill(.rectangle(CGRect(origin: .zero, size: size)), .color(theme.grid.background)),
                    .group(
                        GroupStyle(
                            transform: shift, clip: .rectangle(CGRect(origin: .zero, size: panel.size))), panel.items),
                ])
            var rendering = tools.rendering
            let bitmap = try renderBitmap(frame, options: options, with: &rendering).value
            bitmap.withPixelRows { rows in
                if animation == nil { animation = AnimatedPNG(size: rows.size, scale: Double(scale)) }
                animation?.add(rows, for: milliseconds)
            }
        }
        for (index, panel) in panels.enumerated() {
            if index > 0, panels[index - 1] != panel {
                let end = outcome.animatedPanels[index] ?? panel
                for step in 1...Self.frameCount {
                    let time = Double(step) / Double(Self.frameCount + 1)
                    // Slow at both ends: the curve 3t² − 2t³ is close to UIKit's.
                    let fraction = time * time * (3 - 2 * time)
                    try add(panels[index - 1].blended(into: end, at: fraction), for: Self.frameDuration)
                }
            }
            try add(panel, for: Self.momentDuration)
        }
        return animation?.file ?? []
    }

    /// Writes the page that steps through a document's walks.
    private func writePage(of outcomes: [Outcome]) throws -> String {
        let name = "\(outcomes[0].job.stem)-walk.html"
        let walks = outcomes.compactMap { outcome in
            outcome.walk.map { walk in
                WalkPage.Walk(
                    name: walk.heading(among: variants), stop: walk.failure == nil ? nil : walk.subheading,
                    moments: zip(walk.moments.indices, outcome.pagePictures).map { index, bytes in
                        let moment = walk.moments[index]
                        return WalkPage.Moment(
                            picture: "data:image/png;base64," + Data(bytes).base64EncodedString(),
                            width: Double(outcome.panels[index].size.width), variant: moment.variant.description,
                            skipped: moment.skipped?.problem.message,
                            calls: moment.calls.lines(.init()).map { DiagnosticPrinter.printable($0) },
                            findings: moment.findings)
                    })
            }
        }
        let page = WalkPage(
            title: outcomes[0].job.stem,
            steps: ["Start"] + steps.enumerated().map { "\($0 + 1). \($1.sentence)" }, walks: walks)
        try folder.write(Array(try page.html.utf8), as: name)
        return name
    }

    // MARK: The strip

    /// Draws the strips of a document's walks on one sheet, and writes its files.
    private func writeStrip(of outcomes: [Outcome]) throws -> [String] {
        let stem = outcomes[0].job.stem
        let pictures = outcomes.flatMap(\.panels)
        let sheet = sheet(of: outcomes, title: stem)
        let assemblies = SheetAssembly.all(
            of: sheet, document: outcomes[0].job.document, formats: formats, suffix: "-walk"
        ) { _ in nil }
        let ground = theme.grid.background
        let parts = assemblies.flatMap { assembly in assembly.parts(on: ground).map { (assembly, $0) } }
        let names = assemblies.flatMap { assembly in assembly.formats.map(assembly.fileName) }
        _ = try mapInOrder(parts, workers: workers, timeLimit: timeLimit, tools: makeTools) { work, tools in
            let (assembly, part) = work
            _ = try assembly.draw(part, on: ground, with: tools) { pictures[$0].items }
            try assembly.finishPart {
                for format in assembly.formats {
                    try folder.write(assembly.bytes(as: format), as: assembly.fileName(format))
                }
            }
        }
        return names
    }

    private func sheet(of outcomes: [Outcome], title: String) -> ContactSheet {
        var next = 0
        let strips = outcomes.enumerated().map { kind, outcome -> ContactSheet.Strip in
            guard let walk = outcome.walk else { return ContactSheet.Strip(heading: "", subheading: "", panels: []) }
            let panels = zip(walk.moments.indices, outcome.panels).map { index, picture in
                defer { next += 1 }
                return ContactSheet.Strip.Panel(
                    ContactSheet.Tile(
                        picture: next, size: picture.size, outlineRadius: outlineRadius(walk.moments[index].variant),
                        kind: kind),
                    caption: walk.caption(of: index), details: walk.details(of: index))
            }
            return ContactSheet.Strip(
                heading: walk.heading(among: variants), subheading: walk.subheading, panels: panels)
        }
        let count = outcomes.count
        return ContactSheet(
            title: title,
            subtitle: "A walk of \(steps.count) step\(steps.count == 1 ? "" : "s")"
                + (count == 1 ? "" : " on \(count) variants"),
            strips: strips, style: theme.grid)
    }

    private func outlineRadius(_ variant: Variant) -> CGFloat? {
        switch frame {
        case .none: 0
        case .screen: variant.device.device.cornerRadius
        case .bezel: nil
        }
    }
}

extension Walk {
    /// The variant in words, with the axes along which the run's variants differ.
    fileprivate func heading(among variants: [Variant]) -> String {
        let axes = VariantAxis.varying(in: variants).filter { $0 != .device && !$0.isPlain(in: start) }
        return VariantWords.sentence([start.device.title] + axes.map { $0.title(of: start) })
    }

    fileprivate var subheading: String {
        guard let failure, let reason = failure.reasons.first else {
            return VariantWords.sentence([VariantAxis.ios.title(of: start)] + start.sizeFacts)
        }
        return "Stopped at step \(failure.number), \(failure.step.notation): \(reason.problem.message)"
    }

    /// The lines below a panel: the number and the words of the step.
    fileprivate func caption(of index: Int) -> [String] {
        let moment = moments[index]
        guard let step = moment.step else { return ["Start"] }
        let words = "\(index). \(step.sentence)" + (moment.skipped == nil ? "" : " (left out)")
        return Self.lines(of: words)
    }

    /// The facts below a panel's caption: the window's size where it changed, and what its controllers heard.
    fileprivate func details(of index: Int) -> [String] {
        let moment = moments[index]
        var lines: [String] = []
        if index > 0, moments[index - 1].variant.windowSize != moment.variant.windowSize {
            lines.append(moment.variant.sizeFacts.joined(separator: " · "))
        }
        let count = moment.calls.count { $0.subject.kind == .controller }
        if count > 0 { lines.append(count == 1 ? "1 call" : "\(count) calls") }
        if !moment.findings.isEmpty { lines.append("announced ≠ final") }
        return lines
    }

    /// The number of letters in a line below the narrowest picture.
    private static let lineLength = 26

    private static func lines(of text: String) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + word.count < lineLength {
                lines[lines.count - 1] += " \(word)"
            } else if lines.count < 3 {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] += " \(word)"
            }
        }
        return lines
    }
}
