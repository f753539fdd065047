import Diagnostics
import Previews
import Testing
import Workers

@Suite struct ExitStatusTests {
    private struct Damage: Problem {
        var code: String { "damage" }
        var message: String { "it is damaged" }
        var remedy: String? { nil }
    }

    private static func error(_ problem: any Problem, line: Int? = nil) -> Diagnostic {
        Diagnostic(.error, problem, at: SourceLocation(file: "a.yaml", line: line))
    }

    @Test func anInputThatWasLostForWantOfMemoryOrTimeIsNotUnreadable() {
        let losses: [WorkerProblem] = [
            .outOfMemory(megabytes: 64), .crashed, .outOfTime(seconds: 1), .noWorker(reason: "no thread"),
        ]
        #expect(ExitStatus(ofInputs: losses.map { Self.error($0) }) == .checkFailed)
        #expect(ExitStatus(ofInputs: losses.map { Self.error($0) } + [Self.error(Damage())]) == .unreadableInput)
        #expect(ExitStatus(ofInputs: [Diagnostic(.warning, Damage())]) == .good)
    }

    @Test func aFileThatAnArgumentNamesAndThatIsBrokenIsAnUnreadableInput() {
        #expect(ExitStatus(ofArguments: [Self.error(Damage(), line: 2)]) == .unreadableInput)
        #expect(ExitStatus(ofArguments: [Self.error(Damage())]) == .wrongUsage)
        #expect(ExitStatus(ofArguments: [Self.error(Damage(), line: 2), Self.error(Damage())]) == .wrongUsage)
    }
}
