import Diagnostics
import TestTraits
import Testing

@Suite("External programs", .blocking) struct ExternalProgramTests {
    private let limits = ExternalProgram.Limits(time: .seconds(60), memory: 1 << 30, output: 1 << 16)
    private let shell = ExternalProgram(path: "/bin/sh")

    private func text(_ script: String, input: String = "") throws -> String {
        let bytes = try shell.run(
            ["-c", script], environment: ["NAMED": "yes"], input: Array(input.utf8), limits: limits)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func argumentsAndInputArriveAsTheyAre() throws {
        let echo = try #require(ExternalProgram(named: "printf"))
        let words = ["%s|", "$(id)", "a b", "-n", "'", "\n"]
        let bytes = try echo.run(words, limits: limits)
        #expect(String(decoding: bytes, as: UTF8.self) == words.dropFirst().joined(separator: "|") + "|")
        #expect(try text("cat", input: "in\n") == "in\n")
        #expect(try text("cat") == "")
    }

    @Test func onlyNamedVariablesAreThere() throws {
        let names = try text("env").split(separator: "\n").compactMap {
            $0.split(separator: "=").first.map(String.init)
        }
        #expect(Set(names).subtracting(["PWD", "_", "SHLVL", "OLDPWD"]) == ["LC_ALL", "PATH", "NAMED"])
    }

    @Test func aLimitEndsIt() throws {
        var short = limits
        short.time = .milliseconds(20)
        #expect(throws: ExternalProgram.Failure.outOfTime) { try shell.run(["-c", "sleep 600"], limits: short) }
        #expect(throws: ExternalProgram.Failure.tooMuchOutput) {
            try shell.run(["-c", "while :; do echo yes; done"], limits: limits)
        }
        let much = try text("i=0; while [ $i -lt 20000 ]; do echo complaint >&2; i=$((i+1)); done; echo done")
        #expect(much == "done\n")
    }

    @Test func aFailureHasTheFirstLineOfItsComplaint() throws {
        #expect(throws: ExternalProgram.Failure.failed(status: 3, complaint: "no")) {
            try shell.run(["-c", "echo no >&2; echo more >&2; exit 3"], limits: limits)
        }
        #expect(ExternalProgram(named: "no-such-program") == nil)
        #expect(throws: ExternalProgram.Failure.self) {
            try ExternalProgram(path: "/nonexistent").run([], limits: limits)
        }
    }
}
