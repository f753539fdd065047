public import Devices
public import Diagnostics
public import Drawing
import Foundation
public import Geometry
public import Theming
public import Traits
public import Typography

/// All process-wide state of UIKit, for one job: one tree of one variant, on one thread.
///
/// Views get it from ``current``. Code that runs a job sets it with ``run(_:)``. Outside a job, as in a unit test,
/// ``current`` is ``standard``.
///
/// This class contains the facts and the log. Targets above it add their own values for a job under a ``JobKey``.
///
/// It is unchecked, because a task-local value must be Sendable: a job never leaves its thread, and nothing else may
/// keep a reference to its environment. Several threads share ``standard``, which has no log and locks its slots.
public final class JobEnvironment: @unchecked Sendable {
    /// The environment of the running job; `nil` outside a job.
    @TaskLocal public static var running: JobEnvironment?

    /// An iPhone in light mode, with an estimated font and no resources.
    ///
    /// It does not record problems.
    public static let standard = JobEnvironment(isOfJob: false)

    public static var current: JobEnvironment { running ?? standard }

    /// The screen in its current orientation; it turns when a window's scene turns.
    public private(set) var screen: ScreenFacts
    /// The version of iOS that the job draws.
    public let systemVersion: SystemVersion
    public let textSetter: any TextSetter
    /// The colors of the job's theme.
    public let palette: Palette
    /// Whether the app hides the status bar from launch on.
    public var hidesStatusBar = false
    /// The work that code leaves for later; `nil` where nobody does it, and it goes to the process's own queues.
    public var screenQueue: ScreenQueue?

    /// Whether this is the environment of one job, and not ``standard``, which all code outside jobs shares.
    package let isOfJob: Bool
    private var log = ProblemLog()
    private let lock = NSLock()
    private var slots: [ObjectIdentifier: AnyObject] = [:]

    public convenience init(
        screen: ScreenFacts = ScreenFacts(),
        systemVersion: SystemVersion = .iOS18,
        textSetter: any TextSetter = EstimatedTextSetter(),
        palette: Palette = JobEnvironment.standardPalette
    ) {
        self.init(
            screen: screen, systemVersion: systemVersion, textSetter: textSetter, palette: palette, isOfJob: true)
    }

    private init(
        screen: ScreenFacts = ScreenFacts(),
        systemVersion: SystemVersion = .iOS18,
        textSetter: any TextSetter = EstimatedTextSetter(),
        palette: Palette = JobEnvironment.standardPalette,
        isOfJob: Bool
    ) {
        self.screen = screen
        self.systemVersion = systemVersion
        self.textSetter = textSetter
        self.palette = palette
        self.isOfJob = isOfJob
    }

    /// The colors of the compiled-in theme.
    public static let standardPalette: Palette = {
        do {
            return try Theme.named("ios").palette
        } catch {
            preconditionFailure("the theme that is compiled in cannot be read: \(error)")
        }
    }()

    /// The system color with a name of UIKit's, for some traits and the job's version of iOS; `nil` if there is none.
    public func systemColor(named name: String, for traits: UITraitCollection) -> Color? {
        palette.color(named: name, traits: traits, ios: systemVersion.major)
            ?? palette.color(named: "systemBlue", traits: traits, ios: systemVersion.major)
            .flatMap { name == "tintColor" ? $0 : nil }
    }

    /// Whether the job draws this version of iOS or a later one.
    public func isAtLeast(iOS major: Int) -> Bool { systemVersion.major >= major }

    /// The pixel grid that frames are rounded to.
    public var pixelGrid: PixelGrid { PixelGrid(scale: screen.scale) }

    /// Changes the screen of the job to another orientation.
    package func setScreen(_ facts: ScreenFacts) {
        precondition(
            self !== Self.standard,
            """
            The screen of the standard environment is everybody's and does not turn: run what turns it in a job of its \
            own, JobEnvironment().run { … }.
            """)
        screen = facts
    }

    // MARK: Slots

    /// The value that the job keeps under a key; before one is set, the key's initial value.
    package subscript<Key: JobKey>(key: Key.Type) -> Key.Value {
        get { slot(of: key).value }
        set { slot(of: key).value = newValue }
    }

    private func slot<Key: JobKey>(of key: Key.Type) -> Slot<Key.Value> {
        let id = ObjectIdentifier(key)
        if let slot = lock.withLock({ slots[id] }) as? Slot<Key.Value> { return slot }
        // The value is made outside the lock, because that may read other slots. If two threads make one, the first is
        // kept.
        let made = Slot(Key.initialValue(in: self))
        return lock.withLock {
            if let slot = slots[id] as? Slot<Key.Value> { return slot }
            slots[id] = made
            return made
        }
    }

    private final class Slot<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    // MARK: Problems

    /// The problems found so far, sorted by source location.
    public var diagnostics: [Diagnostic] { log.diagnostics }

    /// Adds a problem to the job's log.
    public func report(_ severity: Severity, _ problem: any Problem, at location: SourceLocation? = nil) {
        guard isOfJob else { return }
        log.append(contentsOf: [Diagnostic(severity, problem, at: location)])
    }

    /// Adds a warning, unless the job has already warned under the same key.
    public func warnOnce(_ key: String, _ problem: any Problem, at location: SourceLocation? = nil) {
        guard isOfJob else { return }
        log.warnOnce(key, problem, at: location)
    }
}
