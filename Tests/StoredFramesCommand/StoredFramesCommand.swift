import Foundation
import StoredFrames

/// Compares our frames on the canvas with those stored in the corpus.
@main
enum StoredFramesCommand {
    private static let usage = """
        usage: stored-frames check     name the listed frames that are not right any more
               stored-frames add       list the frames that are right now
               stored-frames remove    list the frames that are right now, and take the others off the list
               stored-frames misses    name each frame that is not right, with its cause, between tabs
               stored-frames held-out FOLDER
                                       count the frames that are right where other repositories' text was fitted:
                                       FOLDER holds the fits that Scripts/fit-metrics.py --held-out writes
        """

    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.count == (words.first == "held-out" ? 2 : 1) else { fail(usage, status: 2) }
        guard Corpus.isPresent else { fail("error: there is no corpus at \(Corpus.folder)", status: 3) }
        switch words[0] {
        case "check": try check(FrameComparison.all())
        case "add": try update(FrameComparison.all(), removing: false)
        case "remove": try update(FrameComparison.all(), removing: true)
        case "misses": printMisses(FrameComparison.all())
        case "held-out":
            let comparisons = try FrameComparison.all(fits: HeldOutFit.read(from: words[1]))
            printTotals(of: comparisons)
            print("both: \(FrameScore(comparisons))")
        default: fail(usage, status: 2)
        }
    }

    private static func check(_ comparisons: [FrameComparison]) throws {
        let losses = try Ratchet.read().losses(in: comparisons)
        printTotals(of: comparisons)
        guard losses.isEmpty else {
            printLosses(losses)
            exit(1)
        }
    }

    private static func update(_ comparisons: [FrameComparison], removing: Bool) throws {
        let before = try Ratchet.read()
        var after = before
        after.update(from: comparisons, removing: removing)
        if after != before { try after.write() }
        printTotals(of: comparisons)
        let all = comparisons.flatMap { comparison in comparison.views.map { ($0.stored.id, comparison.digest) } }
        let added = all.count { after.isListed($0, in: $1) && !before.isListed($0, in: $1) }
        print("added to the list: \(added)")
        let losses = before.losses(in: comparisons)
        guard !losses.isEmpty else { return }
        printLosses(losses)
        if removing {
            print("taken off the list: \(losses.count)")
        } else {
            print("still on the list; `make ratchet REMOVE=yes` takes them off")
            exit(1)
        }
    }

    private static func printLosses(_ losses: [Ratchet.Difference]) {
        print("listed as right, but not right any more: \(losses.count)")
        for loss in losses { print("  \(loss)") }
    }

    private static func printTotals(of comparisons: [FrameComparison]) {
        for part in Corpus.parts {
            let score = FrameScore(comparisons.filter { $0.path.hasPrefix("\(part)/") })
            print("\(part): \(score)")
        }
    }

    /// Lines for programs on standard output, totals for people on standard error.
    private static func printMisses(_ comparisons: [FrameComparison]) {
        print("document\tid\telement\tstored\tours\tcause")
        let misses = comparisons.flatMap(Miss.all)
        for miss in misses { print(miss.line) }
        for part in Corpus.parts {
            let causes = misses.filter { $0.path.hasPrefix("\(part)/") }.map(\.cause)
            let counts = Miss.Cause.allCases.map { cause in "\(cause.rawValue) \(causes.count { $0 == cause })" }
            let score = FrameScore(comparisons.filter { $0.path.hasPrefix("\(part)/") })
            note("\(part): \(score)\n  missed \(causes.count): \(counts.joined(separator: ", "))")
        }
    }

    private static func note(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    private static func fail(_ message: String, status: Int32) -> Never {
        note(message)
        exit(status)
    }
}
