import Foundation
import Traits
import UIKit

/// A map of a fictional place: water, a park, streets, and optionally a pin.
final class SceneMapView: UIView {
    private let water = CAShapeLayer()
    private let park = CAShapeLayer()
    private let casings = CAShapeLayer()
    private let streets = CAShapeLayer()
    private let pin: UIImageView?
    private let label = UILabel(frame: .zero)

    init(_ map: SceneMap) {
        pin = map.pin.map { _ in UIImageView(image: UIImage(systemName: "mappin.circle.fill")) }
        super.init(frame: .zero)
        for layer in [water, park, casings, streets] { self.layer.addSublayer(layer) }
        clipsToBounds = true
        label.text = map.pin
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textAlignment = .center
        if let pin {
            pin.tintColor = .systemRed
            addSubview(pin)
            addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isDark = traitCollection.userInterfaceStyle == .dark
        func color(_ light: UInt32, _ dark: UInt32) -> UIColor {
            let hex = isDark ? dark : light
            return UIColor(
                red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
                blue: CGFloat(hex & 255) / 255, alpha: 1)
        }
        backgroundColor = color(0xF3F0E8, 0x2B2C2F)
        let size = bounds.size
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: size.width * x, y: size.height * y) }
        let shore = UIBezierPath()
        shore.move(to: point(0, 0.62))
        shore.addCurve(to: point(0.42, 1), controlPoint1: point(0.2, 0.6), controlPoint2: point(0.26, 0.88))
        shore.addLine(to: point(0, 1))
        shore.close()
        water.path = shore.cgPath
        water.fillColor = color(0xA9D5F0, 0x20405A).cgColor
        park.path =
            UIBezierPath(
                roundedRect: CGRect(
                    x: size.width * 0.58, y: size.height * 0.12, width: size.width * 0.28, height: size.height * 0.24),
                cornerRadius: 12
            ).cgPath
        park.fillColor = color(0xC9E5BC, 0x2C4632).cgColor
        let roads = UIBezierPath()
        for (from, to) in [
            (point(0, 0.22), point(1, 0.4)), (point(0, 0.5), point(1, 0.62)), (point(0.1, 0), point(0.62, 1)),
            (point(0.45, 0), point(0.95, 1)), (point(0.9, 0), point(0.72, 1)), (point(0.2, 0.36), point(0.9, 0.86)),
        ] {
            roads.move(to: from)
            roads.addLine(to: to)
        }
        for (layer, width, paint) in [
            (casings, CGFloat(9), color(0xDAD4C6, 0x1E1F21)), (streets, CGFloat(7), color(0xFFFFFF, 0x45474B)),
        ] {
            layer.path = roads.cgPath
            layer.fillColor = nil
            layer.strokeColor = paint.cgColor
            layer.lineWidth = width
            layer.lineCap = .round
        }
        pin?.frame = CGRect(x: size.width / 2 - 18, y: size.height / 2 - 18, width: 36, height: 36)
        label.frame = CGRect(x: size.width / 2 - 100, y: size.height / 2 + 20, width: 200, height: 18)
    }
}
