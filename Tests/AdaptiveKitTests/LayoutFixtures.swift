import UIKit

/// Text of square letters: one em wide, one em high, wrapped at whole letters.
final class SquareText: UIView {
    var letters = 0 { didSet { invalidateIntrinsicContentSize() } }
    var em: CGFloat = 10
    var wraps = false

    convenience init(letters: Int, em: CGFloat = 10, wraps: Bool = false) {
        self.init(frame: .zero)
        self.letters = letters
        self.em = em
        self.wraps = wraps
        translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(letters) * em, height: em) }

    override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize? {
        guard wraps else { return nil }
        let columns = max(1, min(letters, Int(width / em)))
        let lines = (letters + columns - 1) / columns
        return CGSize(width: CGFloat(columns) * em, height: CGFloat(lines) * em)
    }

    override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        BaselineOffsets(firstFromTop: em * 0.8, lastFromBottom: em * 0.2)
    }
}

/// A root with a size whose frames are on whole points, for views that constraints place.
func makeRoot(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.setRootSafeAreaInsets(.zero)
    root.becomeRoot(withTraits: UITraitCollection(displayScale: scale))
    return root
}

func constrained(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
}

/// An object with edges: a view or a guide.
protocol Edged {
    var topAnchor: NSLayoutYAxisAnchor { get }
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: Edged {}
extension UILayoutGuide: Edged {}

extension UIView {
    /// Constrains the view's edges to those of another object, with insets.
    func pin(to other: some Edged, insets: NSDirectionalEdgeInsets = .zero) {
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
        ])
    }
}
