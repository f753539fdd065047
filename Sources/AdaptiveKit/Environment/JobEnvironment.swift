public import Devices
public import Diagnostics
public import Drawing
public import Foundation
public import Geometry
public import Theming
public import Traits
public import Typography

/// Everything that UIKit takes from the process, for one job: one tree on one variant, on one thread.
///
/// A tree finds it in ``current``. Whoever runs a job sets it with `JobEnvironment.$running.withValue(environment) { … }`;
/// where nobody did, as in a unit test, ``standard`` answers.
///
/// It is Sendable in name only, because a task-local value must be: a job never leaves its thread, and nothing else
/// may hold on to its environment.
public final class JobEnvironment: @unchecked Sendable {
    /// The environment of the job that runs, if one does.
    @TaskLocal public static var running: JobEnvironment?

    /// An iPhone with a light interface, an estimated font and no resources.
    ///
    /// It keeps no problems.
    public static let standard = JobEnvironment(keepsProblems: false)

    public static var current: JobEnvironment { running ?? standard }

    /// What the device is and shows; it turns with ``UIWindowScene/transition(to:)``.
    public private(set) var screen: ScreenFacts
    /// The version of iOS that is drawn.
    public let systemVersion: SystemVersion
    public let textSetter: any TextSetter
    /// The colours of the theme that is drawn in.
    public let palette: Palette
    public let resources: any ResourceLookup

    /// What appearance proxies recorded in this job.
    let appearance: AppearanceRecords

    /// Where the job's notifications are posted.
    ///
    /// It stands for `NotificationCenter.default`, which all jobs of the process would share.
    public let notificationCenter = NotificationCenter()

    /// What `UIApplication.shared` is in the job.
    let application = UIApplication()

    /// What `UIPasteboard.general` is in the job.
    let pasteboard = UIPasteboard()

    /// Images that are being drawn between `UIGraphicsBeginImageContext` and `UIGraphicsEndImageContext`.
    var imageContexts: [ImageContext] = []

    /// Whether it is that of one job, and not everybody's where none runs.
    var isOfJob: Bool { keepsProblems }

    /// Writes down what controllers and views hear, where somebody wants to know.
    public var recorder: CallRecorder?

    /// The orientations of the app that the interface belongs to; `nil` where nobody says.
    public var appOrientations: AppOrientations?

    /// Whether the app hides the status bar from its start on.
    public var hidesStatusBar = false

    private let keepsProblems: Bool
    private var log = ProblemLog()

    public convenience init(
        screen: ScreenFacts = ScreenFacts(),
        systemVersion: SystemVersion = .iOS18,
        textSetter: any TextSetter = EstimatedTextSetter(),
        palette: Palette = JobEnvironment.standardPalette,
        resources: any ResourceLookup = NoResources()
    ) {
        self.init(
            screen: screen, systemVersion: systemVersion, textSetter: textSetter, palette: palette,
            resources: resources, keepsProblems: true)
    }

    private init(
        screen: ScreenFacts = ScreenFacts(),
        systemVersion: SystemVersion = .iOS18,
        textSetter: any TextSetter = EstimatedTextSetter(),
        palette: Palette = JobEnvironment.standardPalette,
        resources: any ResourceLookup = NoResources(),
        keepsProblems: Bool
    ) {
        self.screen = screen
        self.systemVersion = systemVersion
        self.textSetter = textSetter
        self.palette = palette
        self.resources = resources
        self.keepsProblems = keepsProblems
        appearance = AppearanceRecords(keepsRecords: keepsProblems)
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
    func setScreen(_ facts: ScreenFacts) {
        precondition(
            self !== Self.standard,
            """
            The screen of the standard environment is everybody's and does not turn: run what turns it in a job of its \
            own, JobEnvironment.$running.withValue(JobEnvironment()) { … }.
            """)
        screen = facts
    }

    // MARK: Problems

    /// What was found wrong so far, sorted by place.
    public var diagnostics: [Diagnostic] { log.diagnostics }

    /// Adds a problem to the job's log.
    public func report(_ severity: Severity, _ problem: any Problem, at location: SourceLocation? = nil) {
        guard keepsProblems else { return }
        log.append(contentsOf: [Diagnostic(severity, problem, at: location)])
    }

    /// Adds a warning the first time a problem of this kind is met in the job.
    public func warnOnce(_ key: String, _ problem: any Problem, at location: SourceLocation? = nil) {
        guard keepsProblems else { return }
        log.warnOnce(key, problem, at: location)
    }
}

/// What a job knows of the screen that it draws.
public struct ScreenFacts: Sendable {
    /// Points, in the orientation that is drawn.
    public var size: CGSize
    /// Pixels in a point.
    public var scale: CGFloat
    /// What status bar, cutout and home indicator take in that orientation, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// What of the safe area's top goes where the status bar is hidden, in points.
    public var statusBarInset: CGFloat
    /// Points; 0 for screens with square corners.
    public var cornerRadius: CGFloat
    /// Height of the status bar in that orientation, in points; 0 where none is shown.
    public var statusBarHeight: CGFloat
    /// How the interface stands.
    public var interfaceOrientation: UIInterfaceOrientation
    /// The traits that the screen gives to all windows on it.
    public var traits: UITraitCollection

    public init(
        size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3,
        safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
        statusBarInset: CGFloat = 0, cornerRadius: CGFloat = 47.33, statusBarHeight: CGFloat = 47,
        interfaceOrientation: UIInterfaceOrientation? = nil, traits: UITraitCollection? = nil
    ) {
        self.size = size
        self.scale = scale
        self.safeAreaInsets = safeAreaInsets
        self.statusBarInset = statusBarInset
        self.cornerRadius = cornerRadius
        self.statusBarHeight = statusBarHeight
        self.interfaceOrientation =
            interfaceOrientation ?? (size.width > size.height ? .landscapeLeft : .portrait)
        self.traits =
            traits
            ?? UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceIdiom: .phone),
                UITraitCollection(displayScale: scale),
                UITraitCollection(horizontalSizeClass: .compact),
                UITraitCollection(verticalSizeClass: .regular),
                UITraitCollection(userInterfaceStyle: .light),
                UITraitCollection(layoutDirection: .leftToRight),
                UITraitCollection(preferredContentSizeCategory: .large),
            ])
    }
}
