import Foundation

// The default types of `#colorLiteral` and `#imageLiteral`.

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// The image with that name in the job's resources; an empty image if there is none, for which UIKit stops the
    /// program.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(facts: UIImage(named: name)?.facts ?? Facts(content: .empty, size: .zero, scale: 1))
    }
}
