public import Devices
public import Diagnostics
public import Drawing
import Foundation
public import Geometry
public import Theming
public import Traits
public import Typography

/// Everything that UIKit takes from the process, for one job: one tree on one variant, on one thread.
///
/// A tree finds it in ``current``. Code that runs a job sets it with
/// `JobEnvironment.$running.withValue(environment) { … }`. Outside a job, as in a plain unit test, ``standard`` answers.
///
/// The facts and the log are here. Targets above add what they keep for a job under a ``JobKey`` of their own.
///
/// It is unchecked, because a task-local value must be Sendable: a job never leaves its thread, and nothing else may
/// hold on to its environment. The one that several threads share, ``standard``, has no log and locks its slots.
public final class JobEnvironment: @unchecked Sendable {
    /// The environment of the job that runs, if one does.
    @TaskLocal public static var running: JobEnvironment?

    /// An iPhone with a light interface, an estimated font and no resources.
    ///
    /// It keeps no problems.
    public static let standard = JobEnvironment(isOfJob: false)

    public static var current: JobEnvironment { running ?? standard }

    /// The screen as it stands now; it turns when a window's scene does.
    public private(set) var screen: ScreenFacts
    /// The version of iOS that is drawn.
    public let systemVersion: SystemVersion
    public let textSetter: any TextSetter
    /// The colours of the theme that is drawn in.
    public let palette: Palette
    /// Whether the app hides the status bar from its launch on.
    public var hidesStatusBar = false

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

    /// The colours of the theme that is compiled in.
    public static let standardPalette: Palette = {
        do {
            return try Theme.named("ios").palette
        } catch {
            preconditionFailure("the theme that is compiled in cannot be read: \(error)")
        }
    }()

    /// A system colour by UIKit's name, in those traits and this version of iOS; `nil` where there is none of the name.
    public func systemColor(named name: String, for traits: UITraitCollection) -> Color? {
        palette.color(named: name, traits: traits, ios: systemVersion.major)
            ?? palette.color(named: "systemBlue", traits: traits, ios: systemVersion.major)
            .flatMap { name == "tintColor" ? $0 : nil }
    }

    /// Whether the iOS that is drawn is this version or a later one.
    public func isAtLeast(iOS major: Int) -> Bool { systemVersion.major >= major }

    /// The grid that frames land on.
    public var pixelGrid: PixelGrid { PixelGrid(scale: screen.scale) }

    /// Turns the screen of the job.
    package func setScreen(_ facts: ScreenFacts) {
        precondition(
            self !== Self.standard,
            """
            The screen of the standard environment is everybody's and does not turn: run what turns it in a job of its \
            own, JobEnvironment.$running.withValue(JobEnvironment()) { … }.
            """)
        screen = facts
    }

    // MARK: Slots

    /// The value that the job keeps under a key: the key's initial value until another is set.
    package subscript<Key: JobKey>(key: Key.Type) -> Key.Value {
        get { slot(of: key).value }
        set { slot(of: key).value = newValue }
    }

    private func slot<Key: JobKey>(of key: Key.Type) -> Slot<Key.Value> {
        let id = ObjectIdentifier(key)
        if let slot = lock.withLock({ slots[id] }) as? Slot<Key.Value> { return slot }
        // Made outside the lock, because it may read other slots. Where two threads make one, the first stays.
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

    /// The problems found so far, sorted by place.
    public var diagnostics: [Diagnostic] { log.diagnostics }

    /// Adds a problem to the job's log.
    public func report(_ severity: Severity, _ problem: any Problem, at location: SourceLocation? = nil) {
        guard isOfJob else { return }
        log.append(contentsOf: [Diagnostic(severity, problem, at: location)])
    }

    /// Adds a warning the first time a problem of this kind is met in the job.
    public func warnOnce(_ key: String, _ problem: any Problem, at location: SourceLocation? = nil) {
        guard isOfJob else { return }
        log.warnOnce(key, problem, at: location)
    }
}
