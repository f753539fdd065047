import Arrangement
import Foundation

extension UIView {
    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        constraint.holder?.release(constraint)
        layoutState.constraints.append(constraint)
        constraint.holder = self
        // UIKit does the same for constraints made in Interface Builder and with anchors: the caller turns masks off.
        markNeedsLayout()
    }

    func release(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        layoutState.constraints.removeAll { $0 === constraint }
        constraint.holder = nil
        markNeedsLayout()
    }

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard layoutState.translatesAutoresizingMask != translates else { return }
        layoutState.translatesAutoresizingMask = translates
        superview?.markNeedsLayout()
    }

    func intrinsicSizeDidChange() {
        markNeedsLayout()
        superview?.markNeedsLayout()
    }

    /// Makes the view hug its content as UIKit's fixed-size controls do by default, so that other views take the extra
    /// space.
    ///
    /// > Rule: AL-3.
    package func hugContent(horizontally: Bool) {
        layoutState.hugging.vertical = .defaultHigh
        if horizontally { layoutState.hugging.horizontal = .defaultHigh }
    }

    /// The distance between the baselines of lines of text in the view's font, in points; `nil` for a view without
    /// text.
    var baselineToBaselineSpacing: CGFloat? {
        layoutFont.map { DynamicType.leading(ofFontSize: $0.pointSize) }
    }

    /// The standard spacing from the last baseline of this view to the first baseline of another: a line of the larger
    /// text.
    func lineSpacing(to next: UIView) -> CGFloat? {
        [forLastBaselineLayout, next.forFirstBaselineLayout].compactMap(\.baselineToBaselineSpacing).max()
    }

    // MARK: Guides

    public var layoutGuides: [UILayoutGuide] { hierarchy.guides }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        hierarchy.guides.append(layoutGuide)
        layoutGuide.owningView = self
        markNeedsLayout()
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        hierarchy.guides.removeAll { $0 === layoutGuide }
        layoutGuide.forgetOwner()
        markNeedsLayout()
    }

    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    public var readableContentGuide: UILayoutGuide { guide(.readableContent) }
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let known = hierarchy.guides.first(where: { $0.role == .keyboard }) as? UIKeyboardLayoutGuide {
            return known
        }
        let made = UIKeyboardLayoutGuide(role: .keyboard, owner: self)
        hierarchy.guides.append(made)
        return made
    }

    /// The view's guide for the role, created on first access.
    func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
        if let known = hierarchy.guides.first(where: { $0.role == role }) { return known }
        let made = UILayoutGuide(role: role, owner: self)
        hierarchy.guides.append(made)
        return made
    }
}
