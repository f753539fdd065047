public import Drawing
public import Foundation

/// A visual effect applied to the content behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Hashable, Sendable {
        case extraLight = 0
        case light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    public let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// The kind of content that a vibrancy is for.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

open class UIVibrancyEffect: UIVisualEffect {
    public let blurEffect: UIBlurEffect

    /// The style; `nil` for the vibrancy of iOS 8 to 12.
    public let style: UIVibrancyEffectStyle?

    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = nil
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }
}

/// The glass of iOS 26, with round ends unless the view's layer sets its own corners.
open class UIGlassEffect: UIVisualEffect {
    public enum Style: Int, Hashable, Sendable { case regular = 0, clear }

    public let style: Style
    open var isInteractive = false
    open var tintColor: UIColor?

    public init(style: Style = .regular) {
        self.style = style
        super.init()
    }
}

/// An effect that merges adjacent glass; here each piece is drawn separately.
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance in points at which adjacent pieces begin to merge; stored, but has no effect.
    open var spacing: CGFloat = 0

    public override init() { super.init() }
}

/// A view that shows what is behind it through an effect.
///
/// The backdrop is blurred and tinted. In SVG and PDF it is a bitmap.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?

    /// The content on top of the effect.
    public let contentView: UIView

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        contentView = UIView(frame: .zero)
        super.init(frame: .zero)
        installContentView()
    }

    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        contentView = UIView(frame: .zero)
        super.init(coder: coder)
        installContentView()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        if let glass = effect as? UIGlassEffect {
            paint(glass, into: &items)
            return
        }
        guard let style = (effect as? UIBlurEffect)?.style else { return }
        style.paint(in: bounds, isDark: traitCollection.userInterfaceStyle == .dark, into: &items)
    }

    private func paint(_ glass: UIGlassEffect, into items: inout [DrawingItem]) {
        let end = min(bounds.width, bounds.height) / 2
        let radius = layer.cornerRadius > 0 ? min(layer.cornerRadius, end) : end
        paintGlass(in: bounds, cornerRadius: radius, into: &items)
        if let tint = glass.tintColor {
            items.fill(bounds, cornerRadius: radius, resolved(tint.withAlphaComponent(0.7)))
        }
    }

    private func installContentView() {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.frame = bounds
        super.addSubview(contentView)
    }
}

extension UIBlurEffect.Style {
    /// Blurs the backdrop of a rectangle and draws the effect's color over it.
    func paint(in rect: CGRect, isDark: Bool, into items: inout [DrawingItem]) {
        items.append(.backdrop(.rectangle(rect), backdrop))
        items.append(.rectangle(rect, veil(isDark: isDark)))
    }

    /// The blur and saturation.
    ///
    /// The three styles of iOS 8 use those of Apple's sample code for iOS 7; the others are assumed to match the light
    /// one.
    private var backdrop: Backdrop {
        switch self {
        case .extraLight, .dark: Backdrop(radius: 20, saturation: 1.8)
        default: Backdrop(radius: 30, saturation: 1.8)
        }
    }

    /// The effect on a uniform backdrop: a color drawn over it.
    private func veil(isDark: Bool) -> Color {
        switch self {
        case .extraLight: Color(white: 0.97, alpha: 0.82)
        case .light: Color(white: 1, alpha: 0.3)
        case .dark: Color(white: 0.11, alpha: 0.73)
        case .systemThinMaterialLight, .systemUltraThinMaterialLight: Color(white: 0.97, alpha: 0.6)
        case .systemThinMaterialDark, .systemUltraThinMaterialDark: Color(white: 0.11, alpha: 0.7)
        case .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
            Color(white: 0.97, alpha: 0.85)
        case .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark: Color(white: 0.12, alpha: 0.85)
        case .regular, .systemThinMaterial, .systemUltraThinMaterial:
            isDark ? Color(white: 0.14, alpha: 0.68) : Color(white: 0.97, alpha: 0.65)
        case .prominent, .systemMaterial, .systemThickMaterial, .systemChromeMaterial:
            isDark ? Color(white: 0.13, alpha: 0.85) : Color(white: 0.97, alpha: 0.85)
        }
    }
}
