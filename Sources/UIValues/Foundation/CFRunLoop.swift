/// A run loop; none runs in a picture.
public final class CFRunLoop: Sendable {
    fileprivate static let only = CFRunLoop()
}

/// The events that a loop handles.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let defaultMode = Self(rawValue: "kCFRunLoopDefaultMode")
    public static let commonModes = Self(rawValue: "kCFRunLoopCommonModes")
}

/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .only }

/// The loop of the thread that asks.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .only }

/// Does nothing: no loop runs.
public func CFRunLoopStop(_ rl: CFRunLoop!) {}

/// Does nothing: no loop waits.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}

/// Does the work at once.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) { block?() }

/// The reason why a loop ended.
public enum CFRunLoopRunResult: Int32, Hashable, Sendable { case finished = 1, stopped, timedOut, handledSource }

/// Does nothing: no loop runs.
public func CFRunLoopRun() {}

/// Ends at once: no loop runs.
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult { .finished }
