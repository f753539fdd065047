import Foundation

// What `#colorLiteral` and `#imageLiteral` are where nothing else is asked for.

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// The image of that name in the job's resources; an empty one where there is none, which UIKit would stop at.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(facts: UIImage(named: name)?.facts ?? Facts(content: .empty, size: .zero, scale: 1))
    }
}
