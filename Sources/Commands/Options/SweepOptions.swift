package import Devices
import Diagnostics
import Foundation
package import Previews
import Workers

/// The options of `maquette sweep`, in the words of its arguments.
package struct SweepOptions: Sendable {
    package var inputs: [String]
    /// The part of the inputs to lay out.
    package var coverage = Coverage()
    /// The scene of each storyboard to lay out; `nil` for all.
    package var scene: String?
    package var device: String
    /// The orientation; `nil` for the one in which the windows fit.
    package var orientation: String?
    /// The remaining parts of a variant's notation: `dark/ax1`.
    package var looks: [String]
    package var ios: String?
    /// The range of widths, `320...1376`, or one width.
    package var widths: String?
    package var heights: String?
    /// Whether the number of text lines counts.
    package var countsLines = false
    /// The folder for pictures; `nil` for none.
    package var output: String?
    package var hasGrid = false
    package var isJSON = false
    package var theme = "ios"
    /// The devices of a project's own, which variants can name besides Apple's.
    package var definitions: [DeviceDefinition] = []
    /// The language of the documents' strings; `nil` for their own.
    package var locale: String?
    /// The number of workers; `nil` for one per core.
    package var jobs: Int?
    /// The time limit in seconds for the layout in one window; `nil` for no limit.
    package var timeLimit: Int? = JobLoss.standardTimeLimit

    /// The part of the documents to lay out; `nil` for all.
    package var shard: Shard?

    package init(
        inputs: [String], device: String, orientation: String? = nil, looks: [String] = [], ios: String? = nil,
        widths: String? = nil, heights: String? = nil
    ) {
        self.inputs = inputs
        self.device = device
        self.orientation = orientation
        self.looks = looks
        self.ios = ios
        self.widths = widths
        self.heights = heights
    }

    /// Lays out the input in every window of the range, and reports every change.
    ///
    /// - Parameter progress: called with the number of finished layouts and the total, from any thread, one call at a
    ///   time.
    /// - Returns: the outcome; its text and its JSON are the report in the requested format.
    package func run(progress: @escaping @Sendable (_ done: Int, _ count: Int) -> Void) -> CommandOutcome {
        CommandRun(statusOfWork: { _ in .unreadableInput }).outcome(prepare: request) {
            request, log throws(DiagnosedError) in
            let source = try request.load()
            log.append(contentsOf: source.diagnostics.filter { $0.severity == .error || $0.problem is RunProblem })
            return source.value
        } work: { request, source, log in
            let result = try request.run(source, progress: progress)
            log.append(contentsOf: result.diagnostics)
            let text = text(of: result.reports, request.windows)
            return CommandOutcome(result.status, text: text, json: text)
        }
    }

    private func request(into log: inout ProblemLog) -> SweepRequest? {
        let work = log.workload(jobs: jobs, timeLimit: timeLimit)
        var windows: SweepWindows?
        do {
            windows = try self.windows()
        } catch let problem as SweepProblem {
            log.error(problem)
        } catch let problem as VariantProblem {
            log.error(problem)
        } catch let problem as DeviceProblem {
            log.error(problem)
        } catch {
            log.error(RunProblem.pictureFailed(reason: "\(error)"))
        }
        guard let theme = log.theme(named: theme), let windows else { return nil }
        var request = SweepRequest(
            inputs: InputSelection(inputs, coverage: coverage, flow: FlowWords(scene: scene), locale: locale),
            windows: windows, theme: theme)
        request.countsLines = countsLines
        request.output = output
        request.hasGrid = hasGrid
        request.work = work
        request.shard = shard
        return request
    }

    private func text(of reports: [SweepReport], _ windows: SweepWindows) -> String {
        let axis = windows.isHorizontal ? "width" : "height"
        if isJSON { return reports.map { $0.json(axis: axis) }.joined() }
        guard let variant = windows.variants.first else { return "" }
        let looks = looks.isEmpty ? "" : "/" + looks.joined(separator: "/")
        let place = "\(variant.device.name)/\(variant.orientation.rawValue)\(looks)@\(variant.ios)"
        return reports.map { $0.text(on: place, axis: axis, other: windows.other) }.joined(separator: "\n")
    }

    // MARK: Windows

    /// Reads the range and the variant around it.
    func windows() throws -> SweepWindows {
        let across = try widths.map { try Self.range($0, option: "--widths") }
        let down = try heights.map { try Self.range($0, option: "--heights") }
        switch (across, down) {
        case (nil, nil): throw SweepProblem.noRange
        case (let across?, let down?) where across.count > 1 && down.count > 1: throw SweepProblem.twoRanges
        default: break
        }
        let isHorizontal = down == nil || (across?.count ?? 0) > 1
        let catalog = try DeviceCatalog.standard.adding(definitions)
        let size = try screenSize(atLeast: across?.upperBound, down?.upperBound, catalog)
        let other = isHorizontal ? down?.lowerBound ?? size.height : across?.lowerBound ?? size.width
        let lengths = Array(isHorizontal ? across ?? other...other : down ?? other...other)
        let variants = try lengths.map { length in
            let (width, height) = isHorizontal ? (length, other) : (other, length)
            return try variant(in: size.orientation, window: "\(width)x\(height)", catalog)
        }
        return SweepWindows(variants: variants, isHorizontal: isHorizontal, lengths: lengths, other: other)
    }

    private func variant(
        in orientation: Orientation, window: String, _ catalog: DeviceCatalog
    ) throws(VariantProblem) -> Variant {
        let parts = [device, orientation.rawValue, window] + looks
        return try Variant(parsing: parts.joined(separator: "/") + (ios.map { "@\($0)" } ?? ""), catalog: catalog)
    }

    /// The screen in the requested orientation, or in the first one in which the largest window fits.
    private func screenSize(
        atLeast width: Int?, _ height: Int?, _ catalog: DeviceCatalog
    ) throws -> (width: Int, height: Int, orientation: Orientation) {
        var asked: [Orientation] = Orientation.allCases
        if let orientation {
            guard let known = Orientation(rawValue: orientation.lowercased()) else {
                throw VariantProblem.unknownWord(
                    orientation, axis: .orientation,
                    nearest: nearestWords(to: orientation, among: Orientation.allCases.map(\.rawValue)))
            }
            asked = [known]
        }
        let screens = try asked.map { orientation in
            let words = "\(device)/\(orientation.rawValue)\(ios.map { "@\($0)" } ?? "")"
            let screen = try Variant(parsing: words, catalog: catalog).screenSize
            return (width: Int(screen.width), height: Int(screen.height), orientation: orientation)
        }
        return screens.first { $0.width >= width ?? 0 && $0.height >= height ?? 0 } ?? screens[screens.count - 1]
    }

    /// `320...1376`, `320-1376` or `700`.
    private static func range(_ text: String, option: String) throws(SweepProblem) -> ClosedRange<Int> {
        let ends = text.replacing("...", with: "-").split(separator: "-", omittingEmptySubsequences: false)
            .map { Int($0.trimmingCharacters(in: .whitespaces)) }
        guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1] else {
            throw .badRange(text, option: option)
        }
        guard first <= last else { throw .backwards(first, last, option: option) }
        let sides = MultitaskingSize.sides
        guard sides.contains(first), sides.contains(last) else { throw .beyondAnyScreen(text, option: option) }
        return first...last
    }
}

/// A problem with a range of windows.
package enum SweepProblem: Problem, Error, Hashable {
    case noRange
    case twoRanges
    case badRange(String, option: String)
    case backwards(Int, Int, option: String)
    case beyondAnyScreen(String, option: String)

    package var code: String {
        switch self {
        case .noRange: "no-range"
        case .twoRanges: "two-ranges"
        case .badRange: "bad-range"
        case .backwards: "backward-range"
        case .beyondAnyScreen: "range-beyond-screens"
        }
    }

    package var message: String {
        switch self {
        case .noRange: "there are no window sizes to sweep"
        case .twoRanges: "--widths and --heights are both ranges, and a sweep goes along one axis"
        case .badRange(let text, let option): "'\(text)' is not a range, in \(option)"
        case .backwards(let first, let last, let option): "\(first) is larger than \(last), in \(option)"
        case .beyondAnyScreen(let text, let option): "no window is as small or as large as '\(text)', in \(option)"
        }
    }

    package var remedy: String? {
        switch self {
        case .noRange: "give one with --widths 320...1376"
        case .twoRanges: "give one length for one of the two, as --heights 700"
        case .badRange: "write 320...1376"
        case .backwards(let first, let last, _): "write \(last)...\(first)"
        case .beyondAnyScreen:
            "stay within \(MultitaskingSize.sides.lowerBound)...\(MultitaskingSize.sides.upperBound)"
        }
    }
}
