import UIKit

/// A drawn landscape, so that the app needs no files.
enum Scenery: CaseIterable, Sendable {
    case lake, dunes, meadow, night

    private var colors: (sky: UIColor, light: UIColor, far: UIColor, near: UIColor) {
        func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
            UIColor(red: red, green: green, blue: blue, alpha: 1)
        }
        switch self {
        case .lake: return (color(0.55, 0.78, 0.95), .white, color(0.36, 0.48, 0.6), color(0.16, 0.42, 0.62))
        case .dunes: return (color(0.98, 0.82, 0.6), color(1, 0.95, 0.7), color(0.9, 0.66, 0.4), color(0.78, 0.5, 0.28))
        case .meadow: return (color(0.7, 0.88, 1), color(1, 0.97, 0.8), color(0.5, 0.72, 0.42), color(0.3, 0.58, 0.28))
        case .night:
            return (color(0.07, 0.08, 0.2), color(0.95, 0.95, 0.85), color(0.12, 0.14, 0.28), color(0.05, 0.06, 0.12))
        }
    }

    /// The aspect ratio is 4 to 3.
    var image: UIImage {
        let size = CGSize(width: 480, height: 360)
        let colors = colors
        return UIGraphicsImageRenderer(size: size).image { context in
            colors.sky.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            colors.light.setFill()
            UIBezierPath(ovalIn: CGRect(x: 330, y: 50, width: 60, height: 60)).fill()
            colors.far.setFill()
            hill(from: 190, by: 210, crest: 90, size: size).fill()
            colors.near.setFill()
            hill(from: 270, by: 230, crest: 290, size: size).fill()
        }
    }

    private func hill(from left: CGFloat, by right: CGFloat, crest: CGFloat, size: CGSize) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: left))
        path.addCurve(
            to: CGPoint(x: size.width, y: right),
            controlPoint1: CGPoint(x: size.width / 3, y: crest), controlPoint2: CGPoint(x: size.width * 2 / 3, y: left))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        return path
    }
}
