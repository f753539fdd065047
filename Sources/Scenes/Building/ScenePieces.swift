import AdaptiveKit
import Foundation
import Geometry
import Traits

/// A picture, a heading and text, as wide as reads well.
final class SceneDetailView: UIScrollView {
    init(_ detail: SceneDetail) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        let column = UIStackView(frame: .zero)
        column.axis = .vertical
        column.spacing = 12
        if let name = detail.image, let image = sceneImage(name) {
            let picture = UIImageView(image: image)
            picture.contentMode = .scaleAspectFit
            picture.backgroundColor = .secondarySystemBackground
            picture.layer.cornerRadius = 10
            picture.clipsToBounds = true
            picture.heightAnchor.constraint(equalToConstant: 180).isActive = true
            column.addArrangedSubview(picture)
        }
        if let heading = detail.heading { column.addArrangedSubview(Self.label(heading, .title1)) }
        if let text = detail.subheading {
            let label = Self.label(text, .subheadline)
            label.textColor = .secondaryLabel
            column.addArrangedSubview(label)
        }
        if let text = detail.text {
            column.addArrangedSubview(Self.label(text, .body))
        } else if detail.lines > 0 {
            column.addArrangedSubview(GreyLinesView(count: detail.lines))
        }
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    private static func label(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}

/// Grey bars where there would be text.
final class GreyLinesView: UIView {
    private let count: Int
    private let bars: [UIView]
    private static let pitch: CGFloat = 22

    init(count: Int) {
        self.count = count
        bars = (0..<count).map { _ in
            let bar = UIView(frame: .zero)
            bar.backgroundColor = .tertiarySystemFill
            bar.layer.cornerRadius = 5
            return bar
        }
        super.init(frame: .zero)
        for bar in bars { addSubview(bar) }
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(count) * Self.pitch)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, bar) in bars.enumerated() {
            // The last line of a paragraph ends early.
            let part: CGFloat = index == count - 1 ? 0.6 : 1
            bar.frame = CGRect(x: 0, y: CGFloat(index) * Self.pitch + 6, width: bounds.width * part, height: 10)
        }
    }
}

/// A grid of pictures: soft areas of colour, as many columns as fit.
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

/// One picture: a sky over a ridge, in colours of its number.
final class PhotoTile: UIView {
    private let sky = CAGradientLayer()
    private let sun = CAShapeLayer()
    private let ridge = CAShapeLayer()
    private let number: Int

    /// Sky above, sky below, ridge: red, green, blue from 0 to 1.
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
        // Steps without a common period, so that neighbours differ.
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

/// A map of no place: water, a park, streets, and perhaps a pin.
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

/// An area with a label in its middle.
final class ScenePlaceholderView: UIView {
    /// - Parameters:
    ///   - placeholder: what it says.
    ///   - place: the name of a colour that a theme may have for where it stands.
    init(_ placeholder: ScenePlaceholder, place: String?) {
        super.init(frame: .zero)
        backgroundColor =
            placeholder.color?.uiColor ?? place.flatMap { UIColor(systemName: $0) } ?? .secondarySystemBackground
        let column = UIStackView(frame: .zero)
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 4
        let title = UILabel(frame: .zero)
        title.text = placeholder.label
        title.font = .preferredFont(forTextStyle: .title3)
        title.textColor = .secondaryLabel
        title.textAlignment = .center
        title.numberOfLines = 0
        column.addArrangedSubview(title)
        if let detail = placeholder.detail {
            let line = UILabel(frame: .zero)
            line.text = detail
            line.font = .preferredFont(forTextStyle: .footnote)
            line.textColor = .tertiaryLabel
            line.textAlignment = .center
            line.numberOfLines = 0
            column.addArrangedSubview(line)
        }
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor),
            column.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
        ])
        // A column that is squeezed to nothing on its way out keeps its label in the middle.
        for margin in [
            column.leadingAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.leadingAnchor, constant: 8),
            column.trailingAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.trailingAnchor, constant: -8),
        ] {
            margin.priority = UILayoutPriority(999)
            margin.isActive = true
        }
    }

    required init?(coder: NSCoder) { nil }
}
