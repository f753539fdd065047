import Foundation
import UIKit

/// A picture, a heading and text, at a readable width.
final class SceneDetailView: UIScrollView {
    init(_ detail: SceneDetail) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        // Use the margins of the controller's own view, because the piece fills the screen.
        preservesSuperviewLayoutMargins = true
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

/// Gray bars in place of text.
private final class GreyLinesView: UIView {
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
