package import Foundation
import Geometry
package import Typography

/// The look of an action of a swiped row: its background, and the frames of its image and title.
package struct SwipeActionLook {
    private let era: SystemStyle.Era

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        era = style.era
    }

    /// The corner radius of a background with a height, in points.
    package func cornerRadius(height: CGFloat) -> CGFloat {
        switch era {
        case .flat, .raised: 0
        case .glass: height / 2
        }
    }

    /// The font and the color of a title below an image; `nil` for those of any title.
    package var titleBelowImage: (font: FontDescriptor, color: SystemColor)? {
        switch era {
        case .flat, .raised: nil
        case .glass: (.system(11), .secondaryLabel)
        }
    }

    /// The frames of an image and of a title below it.
    ///
    /// - Parameters:
    ///   - area: The size of the background.
    ///   - image: The size of the image.
    ///   - title: The size of the title at the width of the background.
    /// - Returns: The two frames, in the background's coordinates.
    package func place(in area: CGSize, image: CGSize, title: CGSize) -> (image: CGRect, title: CGRect) {
        switch era {
        case .flat, .raised:
            let gap: CGFloat = 4
            let top = (area.height - image.height - gap - title.height) / 2
            return (
                CGRect(x: (area.width - image.width) / 2, y: top, width: image.width, height: image.height),
                CGRect(
                    x: (area.width - title.width) / 2, y: top + image.height + gap, width: title.width,
                    height: title.height)
            )
        case .glass:
            return (
                CGRect(origin: .zero, size: area).centered(image),
                CGRect(x: 0, y: area.height + 3, width: area.width, height: title.height)
            )
        }
    }
}
