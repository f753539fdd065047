import Foundation
import Geometry
import UIKit

/// A grid of pictures, drawn as soft areas of color, with as many columns as fit.
final class ScenePhotosView: UIScrollView {
    private let photos: ScenePhotos
    private let tiles: [PhotoTile]

    init(_ photos: ScenePhotos) {
        self.photos = photos
        tiles = (0..<photos.count).map { PhotoTile(number: $0) }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        for tile in tiles { addSubview(tile) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
        let columns = max(1, ((room.width + photos.spacing) / (photos.size + photos.spacing)).rounded(.down))
        let grid = JobEnvironment.current.pixelGrid
        let side = (room.width + photos.spacing) / columns - photos.spacing
        for (index, tile) in tiles.enumerated() {
            let (row, column) = (index / Int(columns), index % Int(columns))
            let x = CGFloat(column) * (side + photos.spacing), y = CGFloat(row) * (side + photos.spacing)
            tile.frame = grid.snap(
                CGRect(x: safeAreaInsets.left + x, y: y, width: side, height: side))
        }
        let rows = (CGFloat(tiles.count) / columns).rounded(.up)
        contentSize = CGSize(width: bounds.width, height: rows * (side + photos.spacing))
    }
}

/// A picture of a sky over a ridge, in colors derived from its number.
private final class PhotoTile: UIView {
    private let sky = CAGradientLayer()
    private let sun = CAShapeLayer()
    private let ridge = CAShapeLayer()
    private let number: Int

    /// The colors of the upper sky, the lower sky and the ridge: red, green and blue from 0 to 1.
    private static let palettes: [[(CGFloat, CGFloat, CGFloat)]] = [
        [(0.45, 0.69, 0.91), (0.85, 0.93, 0.98), (0.28, 0.47, 0.45)],
        [(0.98, 0.72, 0.47), (0.99, 0.89, 0.69), (0.55, 0.33, 0.35)],
        [(0.56, 0.55, 0.84), (0.91, 0.78, 0.90), (0.30, 0.27, 0.48)],
        [(0.53, 0.82, 0.75), (0.90, 0.97, 0.90), (0.20, 0.46, 0.50)],
        [(0.96, 0.60, 0.60), (0.99, 0.86, 0.80), (0.45, 0.28, 0.42)],
        [(0.62, 0.77, 0.55), (0.93, 0.95, 0.80), (0.30, 0.42, 0.27)],
    ]

    init(number: Int) {
        self.number = number
        super.init(frame: .zero)
        clipsToBounds = true
        for layer in [sky, sun, ridge] { self.layer.addSublayer(layer) }
        let colors = Self.palettes[number % Self.palettes.count].map {
            UIColor(red: $0.0, green: $0.1, blue: $0.2, alpha: 1).cgColor
        }
        sky.colors = [colors[0], colors[1]]
        ridge.fillColor = colors[2]
        sun.fillColor = UIColor(white: 1, alpha: 0.85).cgColor
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for layer in [sky, sun, ridge] { layer.frame = bounds }
        let size = bounds.size
        // The steps have no common period, so that neighbors differ.
        let shift = CGFloat(number * 37 % 10) / 10
        let radius = size.width * 0.09
        sun.path =
            UIBezierPath(
                ovalIn: CGRect(
                    x: size.width * (0.15 + 0.6 * shift), y: size.height * (0.15 + 0.1 * shift), width: radius * 2,
                    height: radius * 2)
            ).cgPath
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: size.height))
        line.addLine(to: CGPoint(x: 0, y: size.height * (0.75 - 0.2 * shift)))
        line.addLine(to: CGPoint(x: size.width * (0.3 + 0.2 * shift), y: size.height * 0.48))
        line.addLine(to: CGPoint(x: size.width * (0.55 + 0.1 * shift), y: size.height * 0.7))
        line.addLine(to: CGPoint(x: size.width * 0.8, y: size.height * (0.55 + 0.1 * shift)))
        line.addLine(to: CGPoint(x: size.width, y: size.height * 0.72))
        line.addLine(to: CGPoint(x: size.width, y: size.height))
        line.close()
        ridge.path = line.cgPath
    }
}
