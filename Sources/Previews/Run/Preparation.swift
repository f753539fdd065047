import Arrangement
import Foundation
import Theming
import Typography

/// Reads the tables that drawing needs, each on a thread of its own beside the work that does not need it yet.
///
/// The program carries them, and whoever asks for one first reads it; whoever comes meanwhile waits. So what is drawn
/// does not depend on it. On a machine with idle cores the first picture is there a third sooner.
struct Preparation {
    private let group = DispatchGroup()

    /// Begins with the theme that all others inherit from, while the caller reads the devices.
    init() {
        begin {
            do {
                _ = try Theme.named("ios")
            } catch {
                // Whoever needs it is told.
                return
            }
        }
    }

    /// Begins with what laying out and setting text ask for.
    func beginDrawing() {
        begin { _ = MetricTextSetter() }
        begin { _ = LayoutMargins.view }
    }

    private func begin(_ read: @escaping @Sendable () -> Void) {
        DispatchQueue.global(qos: .userInitiated).async(group: group, execute: DispatchWorkItem(block: read))
    }

    /// Waits until all is read; nothing may be under way when a process ends.
    func finish() { group.wait() }
}
