import Arrangement
import Devices
import Foundation
import Rendering
import Theming
import Typography
import Workers

/// Reads the tables and loads the libraries that drawing needs, each on a thread of its own beside the work that does
/// not need it yet.
///
/// The program carries them, and whoever asks for one first reads it; whoever comes meanwhile waits. So what is drawn
/// does not depend on it. On a machine with idle cores the first picture is there a third sooner.
public struct Preparation: Sendable {
    private let group = DispatchGroup()

    public init() {}

    /// Begins with what arguments name: the devices, and the theme that all others inherit from.
    public func beginArguments() {
        begin { _ = DeviceCatalog.standard }
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
    public func beginDrawing() {
        begin { RenderingTools.loadLibraries() }
        begin { _ = MetricTextSetter() }
        begin { _ = LayoutMargins.view }
    }

    /// On plain threads: queues want file descriptors, of which there may be none.
    private func begin(_ read: @escaping @Sendable () -> Void) {
        group.enter()
        let failure = startThread {
            read()
            group.leave()
        }
        // Then whoever needs the table reads it.
        if failure != nil { group.leave() }
    }

    /// Waits until all is read; nothing may be under way when a process ends.
    public func finish() { group.wait() }
}
