import Foundation
import Testing

@testable import Workers

@Suite("A process has ended") struct ProcessHasEndedTests {
    @Test("when it has exited, even if it was not reaped")
    func unreaped() throws {
        var process = pid_t()
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
        defer { free(arguments[0]) }
        try #require(posix_spawnp(&process, "true", nil, nil, &arguments, nil) == 0)
        var information = siginfo_t()
        #expect(waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) == 0)
        #expect(kill(process, 0) == 0)
        #expect(processHasEnded(process))
        var status: Int32 = 0
        #expect(waitpid(process, &status, 0) == process)
        #expect(processHasEnded(process))
    }

    @Test("but not this one, which is running")
    func running() {
        #expect(!processHasEnded(getpid()))
    }
}
