import Drawing
import Foundation
import Geometry
import Traits

extension UIView {
    /// Whether the view lies on a panel of glass, such as a sidebar from iOS 26 on.
    package var isOnGlassPanel: Bool {
        var view: UIView? = self
        while let current = view {
            if current.layoutState.isGlassPanel { return true }
            view = current.superview
        }
        return false
    }

    /// The nearest tint color set on this view or its ancestors; the system's if there is none.
    ///
    /// > Rule: IM-6: tint flows down from the window, and is dimmed if the view or an ancestor requests it.
    var effectiveTintColor: UIColor {
        let color = undimmedTintColor
        guard effectiveTintAdjustmentMode == .dimmed else { return color }
        let resolved = color.resolved(with: traitCollection)
        let luminance = 0.299 * resolved.red + 0.587 * resolved.green + 0.114 * resolved.blue
        return UIColor(white: CGFloat(luminance), alpha: CGFloat(resolved.alpha))
    }

    private var undimmedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.look.tintColor { return color }
            view = current.superview
        }
        return .systemBlue
    }

    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if current.look.tintAdjustmentMode != .automatic { return current.look.tintAdjustmentMode }
            view = current.superview
        }
        return .normal
    }

    func setTintColor(_ color: UIColor?) {
        look.tintColor = color
        tintMayHaveChanged()
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        look.tintAdjustmentMode = mode
        tintMayHaveChanged()
    }

    /// Notifies this view and those descendants that inherit its tint.
    func tintMayHaveChanged() {
        tintColorDidChange()
        for view in hierarchy.subviews where view.look.tintColor == nil { view.tintMayHaveChanged() }
    }

    func setHidden(_ isHidden: Bool) {
        guard look.isHidden != isHidden else { return }
        look.isHidden = isHidden
        if let stack = superview as? UIStackView { stack.arrangedViewVisibilityDidChange(self) }
        reportChangedValues()
    }

    /// The value of a property by its name in Objective-C.
    func viewValue(forKey key: String) -> Any? {
        switch key {
        case "frame": frame
        case "bounds": bounds
        case "center": center
        case "transform": transform
        case "alpha": alpha
        case "hidden": isHidden
        case "backgroundColor": backgroundColor
        case "tintColor": tintColor
        case "safeAreaInsets": safeAreaInsets
        case "layer": layer
        case "superview": superview
        case "window": window
        default: nil
        }
    }

    /// The view's own layer, created on first access.
    var madeLayer: CALayer {
        if let layer = look.layer { return layer }
        let layer = RuntimeClass.make(Self.layerClass as? CALayer.Type ?? CALayer.self)
        layer.view = self
        look.layer = layer
        return layer
    }

    // MARK: Direction

    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let traits = JobEnvironment.current.screen.traits
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Whether leading is on the right.
    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        look.semanticContentAttribute = attribute
        markNeedsLayout()
    }
}
