import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIControls

@Suite("UIButton")
struct ButtonTests {
    private func button(_ type: UIButton.ButtonType, _ title: String?, font: UIFont? = nil) -> UIButton {
        let button = UIButton(type: type)
        button.setTitle(title, for: .normal)
        if let font { button.titleLabel?.font = font }
        return button
    }

    /// Heights in documents: type, font size (nil: the type's own), content insets, height.
    @Test(
        "A button with a title has the height stored in documents",
        arguments: [
            (UIButton.ButtonType.system, nil, UIEdgeInsets.zero, 30.0), (.custom, nil, .zero, 34),
            (.system, 17, .zero, 33), (.system, 20, .zero, 36),
            (.system, 24, UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10), 39),
            (.system, 15, UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), 38),
            (.custom, nil, UIEdgeInsets(right: 2.2250738585072014e-308), 22),
        ] as [(UIButton.ButtonType, CGFloat?, UIEdgeInsets, CGFloat)])
    func height(type: UIButton.ButtonType, size: CGFloat?, insets: UIEdgeInsets, height: CGFloat) {
        inJob {
            let button = button(type, "Button", font: size.map { .systemFont(ofSize: $0) })
            button.contentEdgeInsets = insets
            #expect(button.intrinsicContentSize.height == height)
        }
    }

    /// Frames from buttons of two storyboards, one of them 44 and one 39 points high.
    @Test("A button's baselines are in its middle, so aligning both with a higher button makes it as high")
    func centeredBaselines() {
        inJob {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            let (high, other) = (button(.system, "High"), button(.system, "Other"))
            for view in [high, other] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            NSLayoutConstraint.activate([
                high.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                high.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                high.heightAnchor.constraint(equalToConstant: 44),
                other.topAnchor.constraint(equalTo: high.topAnchor),
                other.leadingAnchor.constraint(equalTo: high.trailingAnchor),
                other.firstBaselineAnchor.constraint(equalTo: high.lastBaselineAnchor),
            ])
            root.layoutIfNeeded()
            #expect(high.frame.height == 44)
            #expect(other.frame.height == 44)
            #expect(other.frame.minY == 20)
        }
    }

    @Test(
        "A system button has the width stored in documents, apart from known limits of the text model",
        arguments: [
            ("Button", 46.0), ("Present", 53), ("Dismiss", 54), ("Test", 30), ("Stop", 32), ("Clear", 36),
            ("Directions to Thai food", 156), ("Change My Size Please", 160),
        ])
    func width(title: String, width: Double) {
        inJob(ios: 12) {
            #expect(abs(button(.system, title).intrinsicContentSize.width - width) <= 1)
        }
    }

    @Test("An image without a title fills the button; an empty button is 30 wide and as high as a line")
    func imageOnly() {
        inJob {
            let burger = UIImage(content: .empty, size: CGSize(width: 38, height: 29))
            let image = UIButton(type: .custom)
            image.setImage(burger, for: .normal)
            #expect(image.intrinsicContentSize == CGSize(width: 38, height: 29))
            #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
            #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
            let small = UIButton(type: .custom)
            small.setImage(UIImage(content: .empty, size: CGSize(width: 20, height: 20)), for: .normal)
            small.setTitle("", for: .normal)
            small.titleLabel?.font = .boldSystemFont(ofSize: 15)
            #expect(small.intrinsicContentSize == CGSize(width: 30, height: 30))
        }
    }

    @Test("A background image sets the minimum size")
    func backgroundImage() {
        inJob {
            let button = button(.custom, "A")
            button.setBackgroundImage(UIImage(content: .empty, size: CGSize(width: 90, height: 20)), for: .normal)
            #expect(button.intrinsicContentSize == CGSize(width: 90, height: 34))
        }
    }

    @Test("A state falls back to the normal state")
    func states() {
        inJob {
            let button = button(.system, "Off")
            button.setTitle("On", for: .selected)
            button.setTitleColor(.red, for: .selected)
            #expect(button.currentTitle == "Off")
            button.isSelected = true
            #expect(button.currentTitle == "On")
            #expect(button.currentTitleColor == .red)
            button.isEnabled = false
            #expect(button.currentTitle == "Off")
            #expect(button.currentTitleColor != button.tintColor)
        }
    }

    @Test("Image and title are side by side, and mirrored in right-to-left layouts")
    func parts() {
        var layout = ClassicButtonLayout(
            titleSize: CGSize(width: 40, height: 18), imageSize: CGSize(width: 20, height: 20))
        let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
        #expect(layout.imageRect(in: bounds) == CGRect(x: 20, y: 5, width: 20, height: 20))
        #expect(layout.titleRect(in: bounds) == CGRect(x: 40, y: 6, width: 40, height: 18))
        layout.isRightToLeft = true
        #expect(layout.imageRect(in: bounds) == CGRect(x: 60, y: 5, width: 20, height: 20))
        #expect(layout.titleRect(in: bounds) == CGRect(x: 20, y: 6, width: 40, height: 18))
        layout.isRightToLeft = false
        layout.horizontal = .left
        #expect(layout.imageRect(in: bounds).minX == 0)
        #expect(layout.titleRect(in: bounds).minX == 20)
        layout.horizontal = .right
        #expect(layout.imageRect(in: bounds).minX == 40)
        #expect(layout.titleRect(in: bounds).maxX == 100)
        layout.horizontal = .center
        layout.imageEdgeInsets = UIEdgeInsets(right: 10)
        #expect(layout.imageRect(in: bounds).minX == 15)
        layout.titleSize?.width = 500
        #expect(layout.titleRect(in: bounds).width <= 80)
        layout.imageEdgeInsets = .zero
        #expect(layout.imageRect(in: bounds).minX == 0)
        #expect(layout.titleRect(in: bounds) == CGRect(x: 20, y: 6, width: 80, height: 18))
    }

    @Test("A title wraps to the lines that fit the button, and asks for the lines that it contains")
    func lines() throws {
        try inJob {
            let button = button(.system, "A long title which wraps to lines")
            let line = button.intrinsicContentSize
            button.titleLabel?.lineBreakMode = .byWordWrapping
            #expect(button.intrinsicContentSize == line)
            button.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
            button.layoutIfNeeded()
            let label = try #require(button.titleLabel)
            #expect(label.frame.height > 30 && label.frame.width <= 120)
            #expect(abs(label.frame.midY - 45) < 0.51)
            button.setImage(UIImage(systemName: "star"), for: .normal)
            button.layoutIfNeeded()
            let image = try #require(button.imageView)
            #expect(image.frame.minX >= 0 && image.frame.maxX <= label.frame.minX + 0.01)
            #expect(label.frame.maxX <= 120)
            button.setImage(nil, for: .normal)
            button.setTitle("Two\nlines", for: .normal)
            #expect(button.intrinsicContentSize.height > line.height + 15)
            label.lineBreakMode = .byTruncatingMiddle
            label.numberOfLines = 1
            #expect(button.intrinsicContentSize.height == line.height)
        }
    }

    @Test("An activity indicator replaces a configured button's image")
    func activity() throws {
        try inJob {
            var configuration = UIButton.Configuration.filled()
            configuration.image = UIImage(systemName: "star")
            configuration.title = "Send"
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 120, height: 35)
            button.layoutIfNeeded()
            #expect(button.imageView?.isHidden == false)
            button.configuration?.showsActivityIndicator = true
            button.layoutIfNeeded()
            let indicator = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
            #expect(indicator.isAnimating && !indicator.isHidden && indicator.color == .white)
            #expect(button.imageView?.isHidden == true)
            #expect(indicator.frame.maxX <= (button.titleLabel?.frame.minX ?? 0))
            button.configuration?.showsActivityIndicator = false
            button.layoutIfNeeded()
            #expect(indicator.isHidden && button.imageView?.isHidden == false)
        }
    }

    /// Documents: a 24-point image 48 by 38; a title of 17 points 34.5 high at scale 2; of 18 points 35.67 at scale 3.
    @Test("A configured button has the content insets of its size")
    func configured() {
        inJob {
            var image = UIButton.Configuration.plain()
            image.image = UIImage(content: .empty, size: CGSize(width: 24, height: 24))
            #expect(UIButton(configuration: image).intrinsicContentSize == CGSize(width: 48, height: 38))
            var titled = UIButton.Configuration.plain()
            titled.title = "Button"
            let size = UIButton(configuration: titled).intrinsicContentSize
            #expect(size.height == 34.5)
            #expect(abs(size.width - 75) <= 1)
            titled.contentInsets = .zero
            #expect(UIButton(configuration: titled).intrinsicContentSize.height == 20.5)
            titled.setDefaultContentInsets()
            titled.buttonSize = .large
            #expect(UIButton(configuration: titled).intrinsicContentSize.height == 50.5)
        }
        inJob(scale: 3) {
            var titled = UIButton.Configuration.plain()
            titled.title = "Donate"
            titled.titleFont = .boldSystemFont(ofSize: 18)
            #expect(abs(UIButton(configuration: titled).intrinsicContentSize.height - 35.667) < 0.01)
        }
    }

    @Test("Image placements put the image on each side of the title, with the padding between")
    func placements() {
        inJob {
            let edges: [NSDirectionalRectEdge] = [.leading, .trailing, .top, .bottom]
            for edge in edges {
                var configuration = UIButton.Configuration.filled()
                configuration.title = "Title"
                configuration.image = UIImage(content: .empty, size: CGSize(width: 20, height: 20))
                configuration.imagePadding = 8
                configuration.imagePlacement = edge
                let button = UIButton(configuration: configuration)
                button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
                button.layoutIfNeeded()
                let image = button.imageView?.frame ?? .zero
                let title = button.titleLabel?.frame ?? .zero
                switch edge {
                case .leading: #expect(title.minX - image.maxX == 8)
                case .trailing: #expect(image.minX - title.maxX == 8)
                case .top: #expect(title.minY - image.maxY == 8)
                default: #expect(image.minY - title.maxY == 8)
                }
                #expect(button.bounds.contains(image) && button.bounds.contains(title))
            }
        }
    }

    @Test("A filled button has its tint as background, a disabled one does not")
    func colors() {
        inJob {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            let button = UIButton(configuration: configuration)
            button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            #expect(button.fills.first == Color(red: 1, green: 0, blue: 0))
            button.isEnabled = false
            #expect(button.fills.first != Color(red: 1, green: 0, blue: 0))
            #expect(button.drawnTexts == ["Title"])
        }
    }

    @Test("Titles keep the font and color of their AttributedString")
    func attributedTitles() {
        inJob {
            var title = AttributedString("Large")
            title.font = .systemFont(ofSize: 34)
            var configuration = UIButton.Configuration.plain()
            configuration.attributedTitle = title
            #expect(configuration.title == "Large")
            #expect(UIButton(configuration: configuration).intrinsicContentSize.height == 55)
            #expect(configuration.attributedTitle?.font?.pointSize == 34)
        }
    }

    @Test("Invalid insets never trap", arguments: oddNumbers)
    func hostile(number: CGFloat) {
        inJob {
            let button = button(.system, "Title")
            button.contentEdgeInsets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
            button.imageEdgeInsets = button.contentEdgeInsets
            button.titleEdgeInsets = button.contentEdgeInsets
            button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
            _ = button.intrinsicContentSize
            _ = button.displayList()
            var configuration = UIButton.Configuration.gray()
            configuration.title = "Title"
            configuration.imagePadding = number
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: number, leading: number, bottom: number, trailing: number)
            configuration.background.strokeWidth = number
            button.configuration = configuration
            _ = button.displayList()
        }
    }
}
