public import Foundation
import Job

extension DispatchGroup {
    /// Does work when the group has ended: on the main queue, before the picture of the screen is drawn if it ends by
    /// then.
    ///
    /// The compiler prefers it to Dispatch's own method, which has more parameters.
    public func notify(queue: DispatchQueue, execute work: @escaping @Sendable () -> Void) {
        guard let screen = queue.screenQueue else {
            return notify(qos: .unspecified, flags: [], queue: queue, execute: work)
        }
        @Sendable func check() {
            if wait(timeout: .now()) == .success {
                work()
            } else {
                screen.add(after: 0.01, check)
            }
        }
        screen.add(check)
    }
}
