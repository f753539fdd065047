public import Devices
public import Diagnostics
import Foundation
public import UIKit

/// A scene on one variant: its root in a window, with its presentations.
///
/// Create it, lay it out and paint it within the job of the variant: inside
/// `JobEnvironment(variant: …).run { … }`.
@preconcurrency @MainActor
public struct SceneTree {
    public let window: UIWindow
    private let builder: SceneBuilder
    private let document: SceneDocument
    private let variant: Variant
    private let isOtherApp: Bool
    private let wasPresented = Flag()

    /// Builds the content of the window, or the other app if the scene has one.
    ///
    /// - Parameters:
    ///   - document: the scene.
    ///   - variant: the variant to show it on.
    ///   - materials: the external parts that the scene names.
    ///   - isOtherApp: whether to build the other app on a shared screen.
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

    /// Lays out the window's tree, and presents the scene's presentations over it.
    public func layout() {
        window.layoutIfNeeded()
        defer {
            // The controller that determines the status bar may be known only now.
            window.hidesStatusBar = hidesStatusBar
            window.layoutIfNeeded()
        }
        guard !isOtherApp, !wasPresented.value else { return }
        wasPresented.value = true
        for presentation in document.presentations {
            builder.present(presentation, in: window, traits: variant.traits)
        }
        window.showsKeyboard = document.showsKeyboard
    }

    /// Whether the content on screen hides the status bar.
    public var hidesStatusBar: Bool { statusBar == .hidden }

    /// Whether the content on screen requests a light status bar; `nil` if it has no preference.
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

    /// The diagnostics of building the tree, and those of the job so far.
    public var diagnostics: [Diagnostic] { builder.diagnostics + JobEnvironment.current.diagnostics }
}

/// A flag for a value whose copies share one tree.
private final class Flag {
    var value = false
}
