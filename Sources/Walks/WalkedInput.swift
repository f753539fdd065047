public import Devices
public import Diagnostics
public import InterfaceBuilder
public import UIKit

/// The input of a walk: a window, and the segues and scenes of the document that it was made from.
@preconcurrency @MainActor
public protocol WalkedInput {
    /// The window, which is on screen.
    var window: UIWindow { get }
    /// Whether the input has scenes and segues to show.
    var hasScenes: Bool { get }

    /// Follows the segue that starts at an object of the document.
    ///
    /// - Parameter id: the id of a view or a bar item.
    /// - Returns: whether there is such a segue.
    /// - Throws: the reason why it cannot be followed.
    func followSegue(from id: String) throws(FlowProblem) -> Bool

    /// Follows a segue, or shows or presents a scene.
    ///
    /// - Throws: the reason why nothing on screen leads there.
    func follow(_ step: Flow.Step) throws(FlowProblem)

    /// The place of an object that exists but is not in the window, in words; `nil` if there is none.
    func place(ofUnseen name: String) -> String?

    /// The reason why the app is not shown on a variant; `nil` if it is.
    func refusal(of variant: Variant) -> (any Problem)?

    /// The variant that is drawn for a variant: an app that is always dark is drawn in dark mode.
    func shown(on variant: Variant) -> Variant

    /// Called before the window changes to a variant, so that later scenes are made for it.
    func willChange(to variant: Variant)
}

extension WalkedInput {
    public var hasScenes: Bool { false }
    public func followSegue(from id: String) throws(FlowProblem) -> Bool { false }
    public func follow(_ step: Flow.Step) throws(FlowProblem) { throw .sceneFile }
    public func place(ofUnseen name: String) -> String? { nil }
    public func refusal(of variant: Variant) -> (any Problem)? { nil }
    public func shown(on variant: Variant) -> Variant { variant }
    public func willChange(to variant: Variant) {}
}

/// A window without a document behind it.
public struct WalkedWindow: WalkedInput {
    public let window: UIWindow

    public init(_ window: UIWindow) { self.window = window }
}
