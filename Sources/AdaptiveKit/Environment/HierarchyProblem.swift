public import Diagnostics

/// A problem with a position in the tree of views or controllers.
///
/// If UIKit throws an exception, the call that breaks the rule stops the program with the same message. Problems that
/// only layout finds are in the job's diagnostics.
public enum HierarchyProblem: Problem, Hashable {
    /// A view would be inside itself.
    case cycle(view: String, superview: String)
    /// A controller would become its own ancestor.
    case controllerCycle(child: String, parent: String)
    /// A window's root controller would become a child.
    case rootAsChild(child: String, parent: String)
    /// A view would have two controllers.
    case viewOfAnotherController(view: String, controller: String, owner: String)
    /// A controller's view is in the view of a controller that isn't its parent.
    case strayView(controller: String, parent: String?, owner: String)
    /// A transition between two controllers that are not children of the one that makes it.
    case transitionOfOthers(from: String, to: String, parent: String)
    /// A split view controller would join a stack.
    case splitViewOnStack(split: String, navigation: String)
    /// A split view on a phone before iOS 8.
    case splitViewOnPhone(split: String)

    public var code: String {
        switch self {
        case .cycle: "view-cycle"
        case .controllerCycle: "controller-cycle"
        case .rootAsChild: "root-as-child"
        case .viewOfAnotherController: "view-of-another-controller"
        case .strayView: "stray-controller-view"
        case .transitionOfOthers: "transition-of-others"
        case .splitViewOnStack: "split-view-on-stack"
        case .splitViewOnPhone: "split-view-on-phone"
        }
    }

    public var message: String {
        switch self {
        case .cycle(let view, let superview):
            "\(view) cannot become a subview of \(superview), which is inside it"
        case .controllerCycle(let child, let parent):
            "\(child) cannot become a child of \(parent), which is inside it"
        case .rootAsChild(let child, let parent):
            "\(child) is the root of a window and cannot become a child of \(parent)"
        case .viewOfAnotherController(let view, let controller, let owner):
            "\(view) is the view of \(owner) and cannot be that of \(controller) too"
        case .strayView(let controller, let parent, let owner):
            "the view of \(controller) lies in the view of \(owner), but its parent is \(parent ?? "none")"
        case .transitionOfOthers(let from, let to, let parent):
            "\(parent) cannot make a transition from \(from) to \(to), which are not both its children"
        case .splitViewOnPhone(let split):
            "\(split) is on a phone: before iOS 8 UIKit raises an exception"
        case .splitViewOnStack(let split, let navigation):
            "\(split) cannot be pushed onto the stack of \(navigation): UIKit raises an exception"
        }
    }

    public var remedy: String? {
        switch self {
        case .cycle: "take the inner view out of its superview first"
        case .transitionOfOthers(_, let to, let parent): "call addChild of \(parent) with \(to) first"
        case .controllerCycle: "remove the inner controller from its parent first"
        case .rootAsChild: "give the window another root first"
        case .viewOfAnotherController: "give each controller a view of its own, or set the owner's view to nil first"
        case .strayView(let controller, _, let owner): "call addChild of \(owner) with \(controller), then didMove"
        case .splitViewOnPhone: "give phones a navigation controller, or deploy to iOS 8"
        case .splitViewOnStack: "make the split view the root of a window, or a child of a plain controller or of tabs"
        }
    }

    var sentence: String { remedy.map { "\(message): \($0)." } ?? "\(message)." }
}
