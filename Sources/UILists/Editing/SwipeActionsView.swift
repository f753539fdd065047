import Arrangement
import Foundation
import Geometry
import Looks

/// The actions of a swiped row, in the space that its content leaves.
final class SwipeActionsView: UIView {
    let side: UISwipeActionsConfiguration.Side
    private let buttons: [SwipeActionView]

    init(_ configuration: UISwipeActionsConfiguration, side: UISwipeActionsConfiguration.Side) {
        self.side = side
        buttons = configuration.actions.map(SwipeActionView.init)
        super.init(frame: .zero)
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    private func arrangement(in row: CGSize) -> SwipeArrangement {
        SwipeArrangement(
            buttons.map(\.wish), in: row, version: JobEnvironment.current.systemVersion)
    }

    /// The distance by which a row of the given size moves aside, from left to right.
    func shift(of row: CGSize) -> CGFloat {
        let distance = arrangement(in: row).distance
        return (side == .trailing) == isRightToLeft ? distance : -distance
    }

    override var isLayoutBoundary: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        let frames = arrangement(in: bounds.size).frames
        for (button, frame) in zip(buttons, frames) {
            button.showsBoth = SwipeArrangement.showsBoth(rowHeight: bounds.height)
            button.area = frame.size
            // The area below a pill also belongs to its action.
            button.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: bounds.height - frame.minY)
                .mirrored(in: bounds, if: (side == .leading) != isRightToLeft)
        }
    }
}

/// An action: its color with an image or title.
private final class SwipeActionView: UIView {
    private let ground = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(image: nil)
    private let actionLook = SwipeActionLook(JobEnvironment.current.style)
    /// Whether a title is shown below an image.
    var showsBoth = false { didSet { setNeedsLayout() } }
    /// The size of the colored area.
    var area = CGSize.zero { didSet { setNeedsLayout() } }

    init(_ action: UIContextualAction) {
        super.init(frame: .zero)
        accessibilityLabel = action.title
        ground.backgroundColor = action.backgroundColor
        label.text = action.title
        // Buttons don't scale with the text size: rows have no room for them.
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 2
        imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = .white
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
        imageView.contentMode = .scaleAspectFit
        for part in [ground, label, imageView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    private var hasTitle: Bool { label.text?.isEmpty == false }

    var wish: SwipeArrangement.Action {
        SwipeArrangement.Action(
            titleWidth: hasTitle ? label.intrinsicContentSize.width : 0, hasImage: imageView.image != nil)
    }

    override var isLayoutBoundary: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        let field = CGRect(origin: .zero, size: area)
        ground.frame = field
        ground.layer.cornerRadius = actionLook.cornerRadius(height: area.height)
        let image = imageView.image == nil ? CGSize.zero : imageView.intrinsicContentSize
        let hasImage = imageView.image != nil
        label.isHidden = !hasTitle || hasImage && !showsBoth
        imageView.isHidden = !hasImage
        let fitting = label.sizeThatFits(CGSize(width: max(1, area.width - 8), height: .greatestFiniteMagnitude))
        let text = CGSize(width: min(fitting.width, area.width), height: fitting.height)
        guard hasImage, !label.isHidden else {
            imageView.frame = pixelGrid.snap(field.centered(image))
            label.frame = pixelGrid.snap(field.centered(text))
            return
        }
        var title = text
        if let below = actionLook.titleBelowImage {
            label.font = UIFont(descriptor: below.font)
            label.textColor = UIColor(.system(below.color))
            title = label.sizeThatFits(CGSize(width: area.width, height: .greatestFiniteMagnitude))
        }
        let places = actionLook.place(in: area, image: image, title: title)
        imageView.frame = pixelGrid.snap(places.image)
        label.frame = pixelGrid.snap(places.title)
    }
}
