import Foundation
import TestTraits
import Testing
import Workers

/// What a job cannot reach, whatever it does.
@Suite(.blocking, .enabled(if: Sandbox.protections.landlockVersion > 1)) struct SandboxTests {
    @Test func aJobReachesItsFilesAndNothingElse() throws {
        let run = try ProgramRun(
            [
                "1", "read:in/document", "read:secret", "list:.", "list:/", "read:/etc/hostname", "cat:in/document",
                "cat:secret", "write:in/document", "write:secret", "write:made/picture", "read:made/picture",
                "link:made/link", "read:in/link-to-secret", "list:/usr",
            ], environment: ["IN_SANDBOX": "yes"], files: ["in/document", "secret"],
            links: ["in/link-to-secret": "secret"],
            folders: ["made"])
        #expect(
            run.lines == [
                "0 read:in/document allowed", "1 read:secret refused", "2 list:. refused", "3 list:/ refused",
                "4 read:/etc/hostname refused", "5 cat:in/document allowed", "6 cat:secret refused",
                "7 write:in/document refused", "8 write:secret refused", "9 write:made/picture allowed",
                "10 read:made/picture allowed", "11 link:made/link refused", "12 read:in/link-to-secret refused",
                "13 list:/usr allowed",
            ])
        #expect(run.status == 0)
    }

    @Test func aJobHasNoNetwork() throws {
        let run = try ProgramRun(["1", "internet", "socket"], environment: ["IN_SANDBOX": "yes"])
        #expect(run.lines == ["0 internet refused", "1 socket refused"])
    }

    @Test(.enabled(if: Sandbox.protections.landlockVersion > 5))
    func aJobCannotSignalOtherProcesses() throws {
        let run = try ProgramRun(["1", "signal"], environment: ["IN_SANDBOX": "yes"])
        #expect(run.lines == ["0 signal refused"])
    }

    @Test func anEnvironmentVariableTurnsItOff() throws {
        let run = try ProgramRun(
            ["1", "read:secret", "internet"], environment: ["IN_SANDBOX": "yes", Sandbox.variable: "off"],
            files: ["secret"])
        #expect(run.lines == ["0 read:secret allowed", "1 internet allowed"])
    }

    @Test func aCrashInTheSandboxIsLostAndTheNextChildIsConfinedToo() throws {
        let run = try ProgramRun(
            ["1", "trap", "read:secret"], environment: ["IN_SANDBOX": "yes"], files: ["secret"])
        #expect(run.lines == ["0 crashed", "1 read:secret refused"])
    }
}
