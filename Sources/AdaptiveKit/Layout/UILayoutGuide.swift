public import Foundation

/// A rectangle that takes part in layout but shows nothing.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The role of one of UIKit's guides; a program's own guide follows its constraints.
    enum Role { case custom, margins, safeArea, readableContent, keyboard, scrollContent, scrollFrame, top, bottom }

    let role: Role
    unowned(unsafe) private var owner: UIView?
    var solvedFrame = CGRect.zero

    /// The input element that created this guide, if any.
    package var origin: ElementOrigin?

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

    /// The frame in the owning view's coordinates.
    open var layoutFrame: CGRect {
        guard let owner else { return .zero }
        return owner.frame(ofGuide: self) ?? solvedFrame
    }

    var shortDescription: String {
        let name = role == .custom ? (identifier.isEmpty ? "guide" : identifier) : "\(role)"
        return owner.map { "\($0.shortDescription).\(name)" } ?? name
    }
}
