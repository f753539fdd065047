public import Foundation
@_exported public import UIControls

/// The button "Sign in with Apple".
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Hashable, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn

        fileprivate var title: String {
            switch self {
            case .signIn: "Sign in with Apple"
            case .continue: "Continue with Apple"
            case .signUp: "Sign up with Apple"
            }
        }
    }

    public enum Style: Int, Hashable, Sendable { case white, whiteOutline, black }

    /// The radius of the corners, in points; at most half of the height is drawn.
    open var cornerRadius: CGFloat = 6 { didSet { setNeedsLayout() } }

    private let style: Style
    private let logo = UIImageView(image: UIImage(systemName: "applelogo"))
    private let title = UILabel()

    /// The height of the title's font and of the logo as a part of the button's height, as Apple's guidelines for
    /// the button give it.
    private static let fontPart: CGFloat = 0.43

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.style = style
        super.init(frame: .zero)
        title.text = type.title
        let ink: UIColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        (title.textColor, logo.tintColor) = (ink, ink)
        logo.contentMode = .scaleAspectFit
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        clipsToBounds = true
        for view in [logo, title] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        frame.size = intrinsicContentSize
        accessibilityLabel = type.title
    }

    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    public convenience override init(frame: CGRect) {
        self.init(authorizationButtonType: .default, authorizationButtonStyle: .black)
        self.frame = frame
    }

    public required convenience init?(coder: NSCoder) { self.init(frame: .zero) }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(cornerRadius, bounds.height / 2)
        let gap: CGFloat = 4
        var size = (bounds.height * Self.fontPart).rounded()
        title.font = .systemFont(ofSize: size, weight: .medium)
        var width = title.intrinsicContentSize.width
        let room = bounds.width - 16
        if size + gap + width > room, width > 0 {
            size *= max(0, room) / (size + gap + width)
            title.font = .systemFont(ofSize: size, weight: .medium)
            width = min(title.intrinsicContentSize.width, max(0, room - size - gap))
        }
        let start = (bounds.width - size - gap - width) / 2
        logo.frame = CGRect(x: start, y: (bounds.height - size) / 2, width: size, height: size)
        title.frame = CGRect(x: start + size + gap, y: 0, width: width, height: bounds.height)
    }
}
