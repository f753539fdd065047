import Foundation
import Geometry
import UIKit

/// A conversation in bubbles, above a field for the next message.
final class SceneMessagesView: UIScrollView {
    private let bubbles: [Bubble]
    private let field: UITextField?

    init(_ messages: SceneMessages) {
        bubbles = messages.messages.map(Bubble.init)
        field = messages.field.map { placeholder in
            let field = UITextField(frame: .zero)
            field.placeholder = placeholder
            field.borderStyle = .roundedRect
            return field
        }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        for bubble in bubbles { addSubview(bubble) }
        if let field { addSubview(field) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let grid = JobEnvironment.current.pixelGrid
        let room = bounds.inset(
            by: UIEdgeInsets(top: 0, left: safeAreaInsets.left + 16, bottom: 0, right: safeAreaInsets.right + 16))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var top: CGFloat = 12
        var previous: Bubble?
        for bubble in bubbles {
            // Consecutive messages from one side are close together.
            if let previous { top += previous.message.isMine == bubble.message.isMine ? 2 : 10 }
            let size = bubble.sizeThatFits(CGSize(width: min(room.width * 0.72, 420), height: .greatestFiniteMagnitude))
            let isAtRight = bubble.message.isMine != isRightToLeft
            let x = isAtRight ? room.width - size.width : 0
            bubble.frame = grid.snap(
                CGRect(x: safeAreaInsets.left + 16 + x, y: top, width: size.width, height: size.height))
            top += size.height
            previous = bubble
        }
        guard let field else {
            contentSize = CGSize(width: bounds.width, height: top + 12)
            return
        }
        // The field is at the bottom of the visible area.
        let visible = bounds.height - safeAreaInsets.top - safeAreaInsets.bottom
        field.frame = CGRect(
            x: safeAreaInsets.left + 16, y: max(top + 12, visible - 44), width: room.width, height: 36)
        contentSize = CGSize(width: bounds.width, height: max(top + 56, visible))
    }
}

/// One message in its bubble.
private final class Bubble: UIView {
    let message: SceneMessages.Message
    private let label = UILabel(frame: .zero)

    init(_ message: SceneMessages.Message) {
        self.message = message
        super.init(frame: .zero)
        layer.cornerRadius = 18
        layer.cornerCurve = .continuous
        backgroundColor = message.isMine ? .systemBlue : .systemGray5
        label.text = message.text
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = message.isMine ? .white : .label
        label.numberOfLines = 0
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: size.width - 28, height: size.height))
        return CGSize(width: max(36, text.width.rounded(.up) + 28), height: text.height.rounded(.up) + 14)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 14, dy: 7)
    }
}
