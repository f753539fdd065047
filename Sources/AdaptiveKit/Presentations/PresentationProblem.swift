public import Diagnostics

/// A reason why a controller can't be presented.
///
/// UIKit warns or raises an exception for each.
public enum PresentationProblem: Problem, Hashable {
    /// The presenter, or its container, already presents another controller.
    case alreadyPresenting(presenter: String, presented: String, attempted: String)
    /// The controller is already presented.
    case alreadyPresented(String)
    /// The controller has a parent.
    case hasParent(String, parent: String)
    /// The controller would present itself.
    case presentsItself(String)
    /// The presenter's view isn't on screen.
    case notInWindow(presenter: String, attempted: String)
    /// The popover has no source to point at.
    case popoverWithoutSource(String)
    /// The popover's source isn't in a window.
    case popoverSourceNotShown(String, source: String)
    /// The sheet has no detents.
    case noDetents(String)

    public var code: String {
        switch self {
        case .alreadyPresenting: "already-presenting"
        case .alreadyPresented: "already-presented"
        case .hasParent: "presented-has-parent"
        case .presentsItself: "presents-itself"
        case .notInWindow: "presenter-not-in-window"
        case .popoverWithoutSource: "popover-without-source"
        case .popoverSourceNotShown: "popover-source-not-shown"
        case .noDetents: "sheet-without-detents"
        }
    }

    public var message: String {
        switch self {
        case .alreadyPresenting(let presenter, let presented, let attempted):
            "\(presenter) cannot present \(attempted) while it presents \(presented) (PRES-1)"
        case .alreadyPresented(let controller): "\(controller) is presented already (PRES-1)"
        case .hasParent(let controller, let parent): "\(controller) cannot be presented as a child of \(parent)"
        case .presentsItself(let controller): "\(controller) cannot present itself"
        case .notInWindow(let presenter, let attempted):
            "\(presenter) cannot present \(attempted) while its view is in no window"
        case .popoverWithoutSource(let controller):
            "the popover of \(controller) has no source; UIKit ends such an app (POP-1)"
        case .popoverSourceNotShown(let controller, let source):
            "the popover of \(controller) points at \(source), which is not shown"
        case .noDetents(let controller): "the sheet of \(controller) has no detents (SHEET-1)"
        }
    }

    public var remedy: String? {
        switch self {
        case .alreadyPresenting: "dismiss what is presented first, or present from that one"
        case .alreadyPresented: "dismiss it first"
        case .hasParent: "remove it from its parent, or present the parent"
        case .presentsItself: nil
        case .notInWindow: "present once the view has appeared"
        case .popoverWithoutSource:
            "set sourceView, barButtonItem or sourceItem of its popoverPresentationController before it is presented"
        case .popoverSourceNotShown: "point at a view that is in the window"
        case .noDetents: "give it at least one, such as .large()"
        }
    }
}
