import Foundation
import TestTraits
import Testing

@testable import Workers

@Suite(.blocking) struct EndSignalTests {
    @Test func waitingEndsWithTheTimeOrWithTheSignal() {
        let signal = EndSignal()
        #expect(!signal.wait(milliseconds: 20))
        Thread { signal.signal() }.start()
        #expect(signal.wait(milliseconds: 60_000))
        // The end is permanent.
        #expect(signal.wait(milliseconds: 0) && signal.wait(milliseconds: 1_000))
    }
}
