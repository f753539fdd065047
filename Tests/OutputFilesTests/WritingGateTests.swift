import Foundation
import Synchronization
import TestTraits
import Testing

@testable import OutputFiles

@Suite(.blocking) struct WritingGateTests {
    @Test func aClosedGateWaitsForWhatIsBeingWrittenAndLetsNothingElseIn() {
        let gate = WritingGate()
        let started = DispatchSemaphore(value: 0)
        let goesOn = DispatchSemaphore(value: 0)
        let written = Mutex<[String]>([])
        Thread.detachNewThread {
            gate.passing {
                started.signal()
                goesOn.wait()
                written.withLock { $0.append("first") }
            }
        }
        started.wait()
        #expect(!gate.close(waiting: 1))
        // It stays where it is until the process ends.
        Thread.detachNewThread { gate.passing { written.withLock { $0.append("second") } } }
        goesOn.signal()
        #expect(gate.close(waiting: 60_000))
        #expect(written.withLock { $0 } == ["first"])
    }

    @Test func anErrorLeavesTheGate() {
        struct Full: Error {}
        let gate = WritingGate()
        #expect(throws: Full.self) { try gate.passing { throw Full() } }
        #expect(gate.close(waiting: 1))
    }
}
