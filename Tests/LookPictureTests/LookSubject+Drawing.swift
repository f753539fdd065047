import UIKit

extension LookSubject {
    /// Drawing code whose parts depend on one another: masks, blend modes, transparency layers.
    static let drawing = [
        LookSubject(name: "masks-and-blending", eras: [.raised], part: .topLeft(width: 220, height: 64)) {
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            let pieces = [tinted, cutOut, punched, multiplied].map { UIImageView(image: $0) } + [faded]
            for (index, piece) in pieces.enumerated() {
                piece.frame = CGRect(x: 10 + index * 41, y: 10, width: 36, height: 44)
                controller.view.addSubview(piece)
            }
            return controller
        }
    ]

    private static func image(_ draw: (CGContext, CGRect) -> Void) -> UIImage {
        let bounds = CGRect(x: 0, y: 0, width: 36, height: 44)
        return UIGraphicsImageRenderer(size: bounds.size).image { draw($0.cgContext, bounds) }
    }

    /// An arrow that points down.
    private static var arrow: UIImage {
        image { _, bounds in
            let path = UIBezierPath(rect: CGRect(x: 14, y: 4, width: 8, height: 20))
            path.move(to: CGPoint(x: 4, y: 22))
            path.addLine(to: CGPoint(x: 32, y: 22))
            path.addLine(to: CGPoint(x: 18, y: 40))
            path.close()
            path.fill()
        }
    }

    /// The arrow in blue, as `sourceIn` colors it.
    private static var tinted: UIImage {
        image { context, bounds in
            arrow.draw(in: bounds)
            context.setBlendMode(.sourceIn)
            UIColor.systemBlue.setFill()
            context.fill(bounds)
        }
    }

    /// A gradient in the shape of the arrow, upside down as Core Graphics draws images.
    private static var cutOut: UIImage {
        image { context, bounds in
            guard let mask = arrow.cgImage else { return }
            context.clip(to: bounds, mask: mask)
            UIColor.systemGreen.setFill()
            context.fill(bounds)
            UIColor.systemYellow.setFill()
            context.fill(CGRect(x: 0, y: 22, width: 36, height: 22))
        }
    }

    /// A square with a hole, and a corner cleared.
    private static var punched: UIImage {
        image { context, bounds in
            UIColor.systemRed.setFill()
            context.fill(bounds)
            context.setBlendMode(.destinationOut)
            context.fillEllipse(in: CGRect(x: 8, y: 12, width: 20, height: 20))
            context.setBlendMode(.normal)
            context.clear(CGRect(x: 26, y: 0, width: 10, height: 10))
        }
    }

    /// Two discs that multiply, under a translucent layer of two that do not.
    private static var multiplied: UIImage {
        image { context, bounds in
            context.setBlendMode(.multiply)
            UIColor.systemTeal.setFill()
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 24, height: 24))
            UIColor.systemOrange.setFill()
            context.fillEllipse(in: CGRect(x: 12, y: 0, width: 24, height: 24))
            context.setBlendMode(.normal)
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.systemTeal.setFill()
            context.fillEllipse(in: CGRect(x: 0, y: 20, width: 24, height: 24))
            UIColor.systemOrange.setFill()
            context.fillEllipse(in: CGRect(x: 12, y: 20, width: 24, height: 24))
            context.endTransparencyLayer()
        }
    }

    /// A view that a gradient fades out downwards.
    @MainActor private static var faded: UIImageView {
        let view = UIImageView()
        view.backgroundColor = .systemPurple
        let fade = CAGradientLayer()
        fade.frame = CGRect(x: 0, y: 0, width: 36, height: 44)
        fade.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        view.layer.mask = fade
        return view
    }
}
