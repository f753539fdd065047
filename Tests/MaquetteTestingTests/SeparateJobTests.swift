import MaquetteTesting
import Testing
import UIKit

@Suite("A job for each test", .separateJob)
struct SeparateJobTests {
    /// Every case posts once and receives only its own notification, however many run at the same time.
    @MainActor @Test(arguments: 0..<8)
    func hearsOnlyItself(number: Int) async throws {
        let name = Notification.Name("SeparateJobTests")
        let heard = Heard()
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
            heard.numbers.append(note.userInfo?["number"] as? Int ?? -1)
        }
        UIApplication.shared.applicationIconBadgeNumber += 1
        await Task.yield()
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["number": number])
        #expect(heard.numbers == [number])
        #expect(UIApplication.shared.applicationIconBadgeNumber == 1)
        #expect(JobEnvironment.running != nil)
    }

    private final class Heard { var numbers: [Int] = [] }
}
