public import Drawing
public import Foundation
import Typography

/// The field of a search bar: a rounded fill with a magnifying glass.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clearButtonMode = .always
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clearButtonMode = .always
    }

    private var isFlat: Bool { !JobEnvironment.current.isAtLeast(iOS: 11) }

    /// Whether nothing of a bar lies behind the field.
    var isOnPlainGround = false

    /// The symbol of a button at the end of an empty field.
    var trailingSymbol: String? { didSet { setNeedsLayout() } }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: isFlat ? 28 : 36)
    }

    // MARK: Rectangles

    private static let signSide: CGFloat = 19
    private static let signGap: CGFloat = 5
    private static let sideMargin: CGFloat = 8

    private var isEmpty: Bool { (text ?? "").isEmpty }
    private var hasSignAtEnd: Bool { isEmpty ? trailingSymbol != nil : clearButtonMode != .never }

    /// Where the magnifying glass begins.
    ///
    /// Up to iOS 10 it stands with the placeholder in the middle of a field without text.
    private var glassOffset: CGFloat {
        guard isFlat, isEmpty else { return Self.sideMargin }
        let content = Self.signSide + Self.signGap + measureLine(placeholderText).width
        return max(Self.sideMargin, (bounds.width - content) / 2)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let left = glassOffset + Self.signSide + Self.signGap
        let right = Self.sideMargin + (hasSignAtEnd ? Self.signSide + Self.signGap : 0)
        return CGRect(
            x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right), height: bounds.height
        ).mirrored(in: bounds, if: isRightToLeft)
    }

    private func signRect(at x: CGFloat) -> CGRect {
        CGRect(x: bounds.minX + x, y: bounds.midY - Self.signSide / 2, width: Self.signSide, height: Self.signSide)
            .mirrored(in: bounds, if: isRightToLeft)
    }

    // MARK: Drawing

    /// Magnifying glass, placeholder and buttons, all of one grey.
    override var placeholderColor: UIColor {
        JobEnvironment.current.isAtLeast(iOS: 13) ? .secondaryLabel : .systemGray
    }

    open override func paintContent(into items: inout [DrawingItem]) {
        let isModern = JobEnvironment.current.isAtLeast(iOS: 26)
        let radius: CGFloat = isModern ? bounds.height / 2 : isFlat ? 5 : 10
        if isModern {
            paintGlass(in: bounds, into: &items)
        } else if JobEnvironment.current.isAtLeast(iOS: 13) {
            items.fill(bounds, cornerRadius: radius, resolved(.tertiarySystemFill))
        } else {
            // White on a bar's grey, and grey where there is no bar.
            let isDark = traitCollection.userInterfaceStyle == .dark
            let ground = isOnPlainGround ? Color(red: 0.557, green: 0.557, blue: 0.576, alpha: 0.12) : .white
            items.fill(bounds, cornerRadius: radius, isDark ? Color(white: 0.2) : ground)
        }
        items += ControlSign.magnifier.items(
            in: signRect(at: glassOffset), color: resolved(placeholderColor), weight: 1.7)
        if isEmpty, let trailingSymbol {
            let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .regular, scale: .medium)
            let symbol = UIImage(systemName: trailingSymbol, withConfiguration: configuration)
            let rect = signRect(at: bounds.width - Self.sideMargin - Self.signSide)
            items +=
                symbol?.items(
                    in: pixelGrid.snap(rect.centered(symbol?.size ?? .zero)), tint: placeholderColor,
                    traits: traitCollection) ?? []
        }
        super.paintContent(into: &items)
    }
}
