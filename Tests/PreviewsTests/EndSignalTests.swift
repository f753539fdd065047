import Foundation
import Testing

@testable import Previews

@Suite struct EndSignalTests {
    @Test func waitingEndsWithTheTimeOrWithTheSignal() {
        let signal = EndSignal()
        let start = ContinuousClock.now
        #expect(!signal.wait(milliseconds: 20))
        #expect(ContinuousClock.now - start >= .milliseconds(20))
        let thread = Thread {
            Thread.sleep(forTimeInterval: 0.02)
            signal.signal()
        }
        thread.start()
        #expect(signal.wait(milliseconds: 60_000))
        #expect(ContinuousClock.now - start < .seconds(50))
        // It has ended for good.
        #expect(signal.wait(milliseconds: 0) && signal.wait(milliseconds: 1_000))
    }
}
