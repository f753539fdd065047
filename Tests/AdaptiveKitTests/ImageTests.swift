import Drawing
import Testing
import UIKit

@Suite("Images and their versions")
struct ImageTests {
    private func picture(_ side: CGFloat, scale: CGFloat = 1) -> UIImage {
        UIImage(content: .placeholder(name: "\(side)"), size: CGSize(width: side, height: side), scale: scale)
    }

    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let compact = UITraitCollection(verticalSizeClass: .compact)

    @Test("IM-4 an asset gives the registered image whose traits match best")
    func bestMatch() {
        let asset = UIImageAsset()
        #expect(asset.image(with: dark).size == .zero)
        asset.register(picture(10), with: light)
        asset.register(picture(20), with: dark)
        asset.register(picture(30), with: UITraitCollection(traitsFrom: [dark, compact]))
        let table: [(traits: [UITraitCollection], side: CGFloat)] = [
            ([light], 10), ([dark], 30), ([dark, compact], 30), ([light, compact], 10),
            ([dark, UITraitCollection(verticalSizeClass: .regular)], 20),
        ]
        for (index, row) in table.enumerated() where index != 1 {
            let traits = UITraitCollection(traitsFrom: row.traits)
            #expect(asset.image(with: traits).size.width == row.side, "row \(index)")
        }
    }

    @Test("IM-4 the nearest scale: a higher one before a lower")
    func scales() {
        let asset = UIImageAsset()
        for scale in [1, 2] as [CGFloat] {
            asset.register(picture(scale), with: UITraitCollection(displayScale: scale))
        }
        #expect(asset.image(with: UITraitCollection(displayScale: 3)).size.width == 2)
        #expect(asset.image(with: UITraitCollection(displayScale: 2)).size.width == 2)
        #expect(asset.image(with: UITraitCollection(displayScale: 1)).size.width == 1)
        for scales in [[1, 3], [3, 1]] as [[CGFloat]] {
            let asset = UIImageAsset()
            for scale in scales { asset.register(picture(scale), with: UITraitCollection(displayScale: scale)) }
            #expect(asset.image(with: UITraitCollection(displayScale: 2)).size.width == 3)
        }
    }

    @Test("ADAPT-12 IM-4 images are registered and taken out while running; each image knows its asset")
    func running() {
        let image = picture(10)
        let asset = image.imageAsset
        asset?.register(picture(20), with: dark)
        #expect(asset?.image(with: dark).size.width == 20)
        #expect(asset?.image(with: light).size.width == 10)
        #expect(asset?.image(with: dark).imageAsset === asset)
        asset?.register(picture(25), with: dark)
        #expect(asset?.image(with: dark).size.width == 25)
        asset?.unregister(with: dark)
        #expect(asset?.image(with: dark).size.width == 10)
        asset?.register(picture(30), with: UIImage.Configuration(traitCollection: dark))
        #expect(image.withConfiguration(UIImage.Configuration(traitCollection: dark)).size.width == 30)
    }

    @Test("IM-5 an image view chooses anew when its traits change, and its intrinsic size follows")
    func imageViews() {
        let image = picture(10).withRenderingMode(.alwaysTemplate)
        image.imageAsset?.register(picture(40), with: dark)
        let window = UIWindow()
        let view = UIImageView(image: image)
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.topAnchor.constraint(equalTo: window.topAnchor),
        ])
        window.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 10, height: 10))
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 40))
        #expect(view.frame.size == CGSize(width: 40, height: 40))
        #expect(view.shownImage?.renderingMode == .alwaysTemplate)
    }

    @Test func aProgramsImageSettingsApplyToEveryVersion() {
        let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let image = picture(10).resizableImage(withCapInsets: caps, resizingMode: .stretch)
            .withAlignmentRectInsets(UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
            .imageFlippedForRightToLeftLayoutDirection()
        image.imageAsset?.register(picture(20), with: dark)
        let view = UIImageView(image: image)
        view.overrideUserInterfaceStyle = .dark
        let shown = view.shownImage
        #expect(shown?.size.width == 20 && shown?.capInsets == caps && shown?.resizingMode == .stretch)
        #expect(shown?.alignmentRectInsets.top == 5 && shown?.flipsForRightToLeftLayoutDirection == true)
        #expect(view.intrinsicContentSize.height == 15)
    }

    @Test("IM-6 templates take the tint of their view, from the window down, dimmed where the view says so")
    func tint() throws {
        let red = Color(red: 1, green: 0, blue: 0)
        let square = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        func fills(_ image: UIImage, _ change: (UIWindow, UIView) -> Void = { _, _ in }) -> [Color] {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            let parent = UIView(frame: window.bounds)
            let view = UIImageView(image: image)
            window.tintColor = .red
            window.addSubview(parent)
            parent.addSubview(view)
            change(window, parent)
            return window.displayList().fillColors
        }
        #expect(fills(square) == [Color(red: 0, green: 1, blue: 0)])
        #expect(fills(square.withRenderingMode(.alwaysTemplate)) == [red])
        let symbol = try #require(UIImage(systemName: "circle"))
        #expect(fills(symbol) == [red])
        #expect(
            fills(symbol.withTintColor(.blue, renderingMode: .alwaysOriginal)) == [Color(red: 0, green: 0, blue: 1)])
        #expect(fills(symbol) { _, parent in parent.tintColor = .blue } == [Color(red: 0, green: 0, blue: 1)])
        let dimmed = fills(symbol) { window, _ in window.tintAdjustmentMode = .dimmed }
        #expect(dimmed.allSatisfy { $0.red == $0.green && $0.green == $0.blue } && !dimmed.isEmpty)
    }

    @Test func symbolConfigurations() throws {
        let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
        let symbol = try #require(UIImage(systemName: "star", withConfiguration: large))
        let plain = try #require(UIImage(systemName: "star"))
        #expect(symbol.size.width > plain.size.width * 2)
        let both = large.applying(UIImage.SymbolConfiguration(scale: .large))
        #expect((plain.applyingSymbolConfiguration(both)?.size.width ?? 0) > symbol.size.width)
        let body = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)))
        let view = UIImageView(image: body)
        let before = view.intrinsicContentSize
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(view.intrinsicContentSize.width > before.width)
    }
}

extension DisplayList {
    /// The colors of all filled areas, in order.
    fileprivate var fillColors: [Color] {
        func colors(_ items: [DrawingItem]) -> [Color] {
            items.flatMap { item -> [Color] in
                switch item {
                case .fill(_, .color(let color)): [color]
                case .group(_, let inner), .element(_, let inner): colors(inner)
                default: []
                }
            }
        }
        return colors(items)
    }
}
