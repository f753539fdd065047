public import Foundation

/// A rectangle that takes part in layout and shows nothing.
open class UILayoutGuide: NSObject {
    /// What a guide of UIKit's own follows; a guide that a program adds follows its constraints.
    enum Role { case custom, margins, safeArea, readableContent, keyboard, scrollContent, scrollFrame, top, bottom }

    let role: Role
    unowned(unsafe) private var owner: UIView?
    var solvedFrame = CGRect.zero

    /// The element of the input that made this guide, if one did.
    public var origin: ElementOrigin?

    open var identifier = ""

    public override init() {
        role = .custom
        super.init()
    }

    init(role: Role, owner: UIView) {
        self.role = role
        self.owner = owner
        super.init()
        identifier = "UIView\(role)LayoutGuide"
    }

    open var owningView: UIView? {
        get { owner }
        set { owner = newValue }
    }

    func forgetOwner() { owner = nil }

    /// In the owning view's coordinates.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        return owner.frame(ofGuide: self) ?? solvedFrame
    }

    var shortDescription: String {
        let name = role == .custom ? (identifier.isEmpty ? "guide" : identifier) : "\(role)"
        return owner.map { "\($0.shortDescription).\(name)" } ?? name
    }
}
