import CoreImage
import CoreMotion
import Foundation
import ImageIO
import LocalAuthentication
import Network
import Testing
import UIKit

@Suite("What a picture does not have") struct AbsentHardwareTests {
    @Test("no sensor is available, and queries report nothing at once") func sensors() {
        #expect(!CMMotionManager().isDeviceMotionAvailable && CMMotionManager().accelerometerData == nil)
        var steps: NSNumber?
        CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { data, _ in
            steps = data?.numberOfSteps
        }
        #expect(steps == 0)
    }

    @Test("nobody is recognized") func people() throws {
        var reason: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &reason))
        #expect(reason?.domain == LAErrorDomain && reason?.code == LAError.Code.biometryNotAvailable.rawValue)
        var answer: (isRecognized: Bool, error: LAError?)?
        LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { isRecognized, error in
            answer = (isRecognized, error as? LAError)
        }
        #expect(answer?.isRecognized == false && answer?.error?.code == .biometryNotAvailable)
    }

    @Test("there is no network") func network() {
        let monitor = NWPathMonitor()
        monitor.start(queue: .main)
        #expect(monitor.currentPath.status == .unsatisfied)
    }

    @Test("there is no loop that waits: its work is done at once") func loops() {
        var isDone = false
        CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) { isDone = true }
        CFRunLoopWakeUp(CFRunLoopGetCurrent())
        #expect(isDone)
    }

    @Test("a vector of a filter has as many numbers as it was given, and no others") func vectors() {
        let vector = CIVector(x: 1, y: 2)
        #expect(vector.count == 2 && vector.cgPointValue == CGPoint(x: 1, y: 2))
        #expect(vector.w == 0 && vector.value(at: -1) == 0)
        #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
        #expect(CIImage.empty().oriented(.left).extent == .zero)
    }
}
