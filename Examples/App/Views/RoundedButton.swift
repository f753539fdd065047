import UIKit

/// A button with round corners, for code and for Interface Builder.
@IBDesignable
class RoundedButton: UIButton {
    @IBInspectable var rounding: CGFloat = 8 {
        didSet { layer.cornerRadius = rounding }
    }

    @IBInspectable var isFilled: Bool = false {
        didSet { updateColors() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        layer.cornerRadius = rounding
        layer.masksToBounds = true
        titleLabel?.font = .preferredFont(forTextStyle: .headline)
        updateColors()
    }

    private func updateColors() {
        backgroundColor = isFilled ? .systemGreen : .secondarySystemBackground
        setTitleColor(isFilled ? .white : .systemGreen, for: .normal)
    }
}

#Preview("Button", traits: .fixedLayout(width: 240, height: 50)) {
    let button = RoundedButton(frame: CGRect(x: 0, y: 0, width: 240, height: 50))
    button.setTitle("Water now", for: .normal)
    button.isFilled = true
    return button
}
