import Foundation
import UIKit

/// An area with a centered label.
final class ScenePlaceholderView: UIView {
    /// - Parameters:
    ///   - placeholder: the text to show.
    ///   - place: the name of the color that a theme may define for its place.
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
        // A column that shrinks to zero width as it disappears keeps its label centered.
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
