public import Devices
public import Diagnostics
public import Foundation
public import Traits

/// One step of a walk: what a person does to a running app.
public struct WalkStep: Hashable, Sendable {
    /// The action of the step.
    public enum Action: Hashable, Sendable {
        /// Touches the element with a name.
        case tap(String)
        /// Goes back one level on the stack that is on screen.
        case back
        /// Follows a segue or shows a scene.
        case show(String)
        /// Presents a scene over what is on screen.
        case present(String)
        /// Dismisses what was presented last.
        case dismiss
        /// Turns the device to an orientation; `nil` for the other one.
        case rotate(Orientation?)
        case resize(MultitaskingSize)
        case appearance(Appearance)
        case contentSize(UIContentSizeCategory)
        /// Scrolls the scroll view with a name; `nil` for the largest one on screen.
        case scroll(String?, to: ScrollTarget)
        /// Types a text into the element with a name.
        case type(String, into: String)
        /// Shows or hides the software keyboard.
        case keyboard(isShown: Bool)
    }

    /// Where a scroll view scrolls to.
    public enum ScrollTarget: Hashable, Sendable {
        /// An edge of the content.
        public enum Edge: String, Hashable, Sendable, CaseIterable { case top, bottom, left, right }

        case edge(Edge)
        /// A distance from where it is, in points, to the right and down.
        case distance(CGSize)
        /// The element with a name, by the smallest distance.
        case element(String)
    }

    public var action: Action
    /// Whether the walk goes on where the step cannot be taken.
    public var isOptional: Bool
    /// The caption; `nil` for what the step does, in words.
    public var caption: String?
    /// The place in a steps file; `nil` for a step of the command line.
    public var location: SourceLocation?

    public init(
        _ action: Action, isOptional: Bool = false, caption: String? = nil, location: SourceLocation? = nil
    ) {
        self.action = action
        self.isOptional = isOptional
        self.caption = caption
        self.location = location
    }

    /// The greatest number of steps of a walk.
    public static let limit = 200
}

extension WalkStep {
    /// The verbs, as they are written.
    enum Verb: String, CaseIterable {
        case tap, back, show, present, dismiss, rotate, resize, appearance
        case contentSize = "content-size"
        case scroll, type, keyboard

        /// A step with the verb, for messages.
        var example: String {
            switch self {
            case .tap: "tap:save"
            case .back: "back"
            case .show: "show:detail"
            case .present: "present:settings"
            case .dismiss: "dismiss"
            case .rotate: "rotate"
            case .resize: "resize:split-third"
            case .appearance: "appearance:dark"
            case .contentSize: "content-size:ax3"
            case .scroll: "scroll:bottom"
            case .type: "type:name:Anna"
            case .keyboard: "keyboard:show"
            }
        }
    }

    var verb: Verb {
        switch action {
        case .tap: .tap
        case .back: .back
        case .show: .show
        case .present: .present
        case .dismiss: .dismiss
        case .rotate: .rotate
        case .resize: .resize
        case .appearance: .appearance
        case .contentSize: .contentSize
        case .scroll: .scroll
        case .type: .type
        case .keyboard: .keyboard
        }
    }

    /// The step as it is written on a command line: `tap:save`.
    public var notation: String {
        let values: [String] =
            switch action {
            case .tap(let name), .show(let name), .present(let name): [name]
            case .back, .dismiss: []
            case .rotate(let orientation): orientation.map { [$0.rawValue] } ?? []
            case .resize(let size): [size.rawValue]
            case .appearance(let appearance): [appearance.rawValue]
            case .contentSize(let size): [size.axisWord]
            case .scroll(let name, let target): (name.map { [$0] } ?? []) + [target.notation]
            case .type(let text, let name): [name, text]
            case .keyboard(let isShown): [isShown ? "show" : "hide"]
            }
        return ([verb.rawValue + (isOptional ? "?" : "")] + values).joined(separator: ":")
    }

    /// The action of the step, in words for a caption.
    public var sentence: String {
        if let caption { return caption }
        switch action {
        case .tap(let name): return "Tap ‘\(name)’"
        case .back: return "Go back"
        case .show(let name): return "Show ‘\(name)’"
        case .present(let name): return "Present ‘\(name)’"
        case .dismiss: return "Dismiss"
        case .rotate(let orientation): return orientation.map { "Rotate to \($0.rawValue)" } ?? "Rotate"
        case .resize(let size):
            switch size {
            case .full: return "Fill the screen"
            case .splitThird: return "Split View, a third"
            case .splitHalf: return "Split View, half"
            case .splitTwoThirds: return "Split View, two thirds"
            case .slideOver: return "Slide Over"
            case .window(let width, let height): return "Resize to \(width) × \(height)"
            }
        case .appearance(let appearance):
            switch appearance {
            case .light: return "Light mode"
            case .dark: return "Dark mode"
            case .lightHighContrast: return "Light mode, high contrast"
            case .darkHighContrast: return "Dark mode, high contrast"
            }
        case .contentSize(let size): return "Text size \(size.axisWord)"
        case .scroll(let name, let target):
            return (name.map { "Scroll ‘\($0)’ " } ?? "Scroll ") + target.sentence
        case .type(let text, let name): return "Type “\(text)” into ‘\(name)’"
        case .keyboard(let isShown): return isShown ? "Show the keyboard" : "Hide the keyboard"
        }
    }
}

extension WalkStep.ScrollTarget {
    fileprivate var notation: String {
        switch self {
        case .edge(let edge): edge.rawValue
        case .distance(let size): "\(JSONText.number(Double(size.width))),\(JSONText.number(Double(size.height)))"
        case .element(let name): name
        }
    }

    fileprivate var sentence: String {
        switch self {
        case .edge(let edge): "to the \(edge.rawValue)"
        case .distance(let size):
            "by \(JSONText.number(Double(size.width))), \(JSONText.number(Double(size.height)))"
        case .element(let name): "to ‘\(name)’"
        }
    }
}
