public import AdaptiveKit
public import Devices
public import Diagnostics
import Foundation

/// A scene as it stands on one variant: its root in a window, with what is presented over it.
///
/// It is made, laid out and painted within the job of the variant: inside
/// `JobEnvironment.$running.withValue(JobEnvironment(variant: …)) { … }`.
public struct SceneTree {
    public let window: UIWindow
    private let builder: SceneBuilder
    private let document: SceneDocument
    private let variant: Variant
    private let isOtherApp: Bool
    private let wasPresented = Flag()

    /// Builds what fills the window, or the other app where the scene says one.
    ///
    /// - Parameters:
    ///   - document: the scene.
    ///   - variant: where it is shown.
    ///   - materials: what the scene names outside its file.
    ///   - isOtherApp: whether the app beside is meant.
    public init(
        _ document: SceneDocument, on variant: Variant, materials: SceneMaterials, isOtherApp: Bool = false
    ) {
        self.document = document
        self.variant = variant
        self.isOtherApp = isOtherApp
        builder = SceneBuilder(document, on: variant, materials: materials)
        window = UIWindow(frame: CGRect(origin: .zero, size: variant.windowSize))
        window.backgroundColor = .systemBackground
        if let tint = document.tint { window.tintColor = tint.uiColor }
        let root = isOtherApp ? document.beside : document.root
        window.rootViewController = root.map(builder.controller) ?? UIViewController()
    }

    /// Lays the window's tree out, and presents over it what the scene says.
    public func layout() {
        window.layoutIfNeeded()
        defer {
            // Who answers for the status bar may be known only now.
            window.hidesStatusBar = hidesStatusBar
            window.layoutIfNeeded()
        }
        guard !isOtherApp, !wasPresented.value else { return }
        wasPresented.value = true
        for presentation in document.presentations {
            builder.present(presentation, in: window, traits: variant.traits)
        }
    }

    /// Whether what is on screen hides the status bar.
    public var hidesStatusBar: Bool { statusBar == .hidden }

    /// Whether what is on screen asks for a light status bar; `nil` where it says nothing.
    public var hasLightStatusBar: Bool? {
        switch statusBar {
        case .light: true
        case .dark: false
        case .hidden, nil: nil
        }
    }

    private var statusBar: SceneController.StatusBar? {
        window.rootViewController.flatMap { builder.statusBar(of: $0) }
    }

    /// What was found wrong while building, and so far in the job.
    public var diagnostics: [Diagnostic] { builder.diagnostics + JobEnvironment.current.diagnostics }
}

/// Whether something was done, for a value whose copies share one tree.
private final class Flag {
    var value = false
}
