import Diagnostics
import Drawing
import Testing
import UIKit

@Suite("View drawing")
struct ViewPaintingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func fills(_ items: [DrawingItem]) -> [Color] {
        items.flatMap { item -> [Color] in
            switch item {
            case .fill(_, .color(let color)): [color]
            case .group(_, let inner), .element(_, let inner): fills(inner)
            default: []
            }
        }
    }

    @Test func subviewsAreInOrderAboveTheBackground() {
        root.backgroundColor = .red
        for color in [UIColor.green, .blue] {
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
            view.backgroundColor = color
            root.addSubview(view)
        }
        let list = root.displayList()
        #expect(list.size == CGSize(width: 100, height: 100))
        #expect(fills(list.items) == [UIColor.red, .green, .blue].map { $0.cgColor.color })
    }

    /// Adds a layer when it is drawn.
    private final class LateLayerView: UIView {
        override func draw(_ rect: CGRect) {
            let line = CALayer()
            line.frame = CGRect(x: 0, y: 4, width: 5, height: 1)
            line.backgroundColor = UIColor.green.cgColor
            layer.addSublayer(line)
        }
    }

    @Test func layersThatDrawingAddsArePainted() {
        root.addSubview(LateLayerView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        let list = root.displayList()
        #expect(fills(list.items) == [UIColor.green.cgColor.color])
    }

    @Test func invisibleViewsPaintNothing() {
        for hide in [{ (view: UIView) in view.isHidden = true }, { $0.alpha = 0 }] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            view.backgroundColor = .red
            hide(view)
            root.addSubview(view)
        }
        let empty = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 5))
        empty.backgroundColor = .red
        root.addSubview(empty)
        #expect(root.displayList().items.isEmpty)
    }

    @Test func alphaAndTransformBelongToTheWholeView() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.backgroundColor = .red
        view.alpha = 0.5
        root.addSubview(view)
        let item = try #require(root.displayList().items.first)
        guard case .group(let style, _) = item else {
            Issue.record("\(item)")
            return
        }
        #expect(style.opacity == 0.5)
        #expect(style.transform == CGAffineTransform(translationX: 10, y: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi)
        guard case .group(let turned, _) = try #require(root.displayList().items.first) else { return }
        #expect(CGPoint(x: 0, y: 0).applying(turned.transform) == CGPoint(x: 40, y: 60))
    }

    @Test func marksSayWhichElementDrew() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.origin = ElementOrigin(
            id: "a1", location: SourceLocation(file: "Main.storyboard", line: 4), label: "Logo")
        root.addSubview(view)
        guard case .element(let mark, let inner) = try #require(root.displayList().items.first) else {
            Issue.record("no mark")
            return
        }
        #expect(
            mark
                == ElementMark(
                    id: "a1", kind: "UIView", label: "Logo",
                    location: SourceLocation(file: "Main.storyboard", line: 4),
                    frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
        #expect(inner.isEmpty)
    }

    @Test func aLayerAddsShadowCornersAndBorder() throws {
        root.backgroundColor = .white
        root.layer.cornerRadius = 8
        root.layer.borderWidth = 2
        root.layer.borderColor = UIColor.red.cgColor
        root.layer.shadowOpacity = 0.5
        root.layer.shadowOffset = CGSize(width: 0, height: 4)
        let items = root.displayList().items
        guard case .shadow(let silhouette, let shadow) = try #require(items.first) else {
            Issue.record("no shadow")
            return
        }
        #expect(shadow.color.alpha == 0.5)
        #expect(shadow.offset.height == 4)
        let rounded = Path.roundedRectangle(root.bounds, cornerRadius: 8)
        #expect(silhouette == rounded)
        #expect(items[1] == .fill(rounded, .color(.white)))
        guard case .stroke(let outline, _, let style) = items[2] else {
            Issue.record("no border")
            return
        }
        #expect(style.width == 2)
        // The outer edge of the line has the layer's own corners.
        #expect(outline == .roundedRectangle(CGRect(x: 1, y: 1, width: 98, height: 98), cornerRadius: 7))
    }

    @Test("A view without background and border has the shadow of what is in it")
    func contentShadow() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        root.layer.shadowOpacity = 0.5
        #expect(root.displayList().items.isEmpty)
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        child.backgroundColor = .red
        root.addSubview(child)
        guard case .group(let style, let inner)? = root.displayList().items.first else {
            Issue.record("no group")
            return
        }
        #expect(style.composition?.shadow?.color.alpha == 0.5)
        #expect(inner.count == 1)
        root.clipsToBounds = true
        #expect(
            root.displayList().items.allSatisfy { item in
                guard case .group(let style, _) = item else { return true }
                return style.composition?.shadow == nil
            })
    }

    @Test("A shadow is as translucent as its caster: the background, or without one the border")
    func faintShadows() throws {
        root.layer.shadowOpacity = 0.5
        func alpha() throws -> Double? {
            guard case .shadow(_, let shadow)? = root.displayList().items.first else { return nil }
            return shadow.color.alpha
        }
        #expect(try alpha() == nil, "nothing casts it")
        root.backgroundColor = UIColor(white: 1, alpha: 0.4)
        #expect(abs(try #require(try alpha()) - 0.2) < 1e-9)
        root.backgroundColor = nil
        root.layer.borderWidth = 1
        root.layer.borderColor = UIColor(white: 0, alpha: 0.6).cgColor
        #expect(abs(try #require(try alpha()) - 0.3) < 1e-9)
    }

    @Test("A visual effect blurs the content below, draws its color over it, and its content on top")
    func visualEffects() throws {
        let pane = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        pane.frame = CGRect(x: 10, y: 10, width: 50, height: 40)
        pane.contentView.backgroundColor = .red
        root.addSubview(pane)
        root.layoutIfNeeded()
        let dump = root.displayList().dump
        let lines = dump.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let soft = try #require(lines.firstIndex { $0.hasPrefix("backdrop rectangle 0 0 50 40 radius 20") })
        #expect(lines[soft + 1].hasPrefix("fill rectangle 0 0 50 40"))
        #expect(try #require(lines.firstIndex { $0.hasSuffix("#ff0000") }) > soft + 1)
        pane.effect = nil
        #expect(!root.displayList().dump.contains("backdrop"))
    }

    @Test func clippingCutsSubviewsAndDropsTheShadow() {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        view.backgroundColor = .blue
        root.addSubview(view)
        root.backgroundColor = .white
        root.layer.shadowOpacity = 1
        root.clipsToBounds = true
        let items = root.displayList().items
        #expect(items.count == 2)
        guard case .group(let style, _) = items[1] else {
            Issue.record("no clip")
            return
        }
        #expect(style.clip == .rectangle(root.bounds))
    }

    @Test func maskedCornersAreRoundedAlone() {
        root.backgroundColor = .white
        root.layer.cornerRadius = 8
        root.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        #expect(
            root.displayList().items
                == [
                    .fill(
                        .roundedRectangle(root.bounds, cornerRadius: 8, corners: [.topLeft, .topRight]),
                        .color(.white))
                ])
    }

    @Test("TC-14 colors are those of each view's own traits")
    func dynamicColors() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        let (light, dark) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
        root.becomeRoot(withTraits: UITraitCollection(userInterfaceStyle: .light))
        dark.overrideUserInterfaceStyle = .dark
        for view in [light, dark] {
            view.backgroundColor = dynamic
            root.addSubview(view)
        }
        #expect(fills(root.displayList().items) == [UIColor.green, .red].map { $0.cgColor.color })
    }

    @Test("IM-6 the tint flows down, and is grey where something dims it")
    func tint() {
        let view = UIView(frame: root.bounds)
        view.backgroundColor = .tintColor
        root.tintColor = .red
        root.addSubview(view)
        #expect(fills(root.displayList().items) == [UIColor.red.cgColor.color])
        root.tintAdjustmentMode = .dimmed
        let dimmed = fills(root.displayList().items)[0]
        #expect(dimmed.red == dimmed.green && dimmed.green == dimmed.blue)
        view.tintAdjustmentMode = .normal
        #expect(fills(root.displayList().items) == [UIColor.red.cgColor.color])
        view.tintColor = .blue
        #expect(fills(root.displayList().items) == [UIColor.blue.cgColor.color])
    }

    @Test func gradientLayersRunBetweenTheirPoints() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        root.layer.insertSublayer(gradient, at: 0)
        guard
            case .fill(_, .linearGradient(let stops, let start, let end)) = try #require(
                root.displayList().items.first)
        else {
            Issue.record("no gradient")
            return
        }
        #expect(stops.stops.map(\.offset) == [0, 0.5, 1])
        #expect(start == CGPoint(x: 0, y: 25))
        #expect(end == CGPoint(x: 100, y: 25))
    }

    struct ModeCase: CustomTestStringConvertible {
        var mode: UIView.ContentMode
        var frame: CGRect
        var testDescription: String { "\(mode)" }
    }

    /// Content of 40 by 20 in (0 0; 100 100).
    @Test(
        "every content mode",
        arguments: [
            ModeCase(mode: .scaleToFill, frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            ModeCase(mode: .scaleAspectFit, frame: CGRect(x: 0, y: 25, width: 100, height: 50)),
            ModeCase(mode: .scaleAspectFill, frame: CGRect(x: -50, y: 0, width: 200, height: 100)),
            ModeCase(mode: .redraw, frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
            ModeCase(mode: .center, frame: CGRect(x: 30, y: 40, width: 40, height: 20)),
            ModeCase(mode: .top, frame: CGRect(x: 30, y: 0, width: 40, height: 20)),
            ModeCase(mode: .bottom, frame: CGRect(x: 30, y: 80, width: 40, height: 20)),
            ModeCase(mode: .left, frame: CGRect(x: 0, y: 40, width: 40, height: 20)),
            ModeCase(mode: .right, frame: CGRect(x: 60, y: 40, width: 40, height: 20)),
            ModeCase(mode: .topLeft, frame: CGRect(x: 0, y: 0, width: 40, height: 20)),
            ModeCase(mode: .topRight, frame: CGRect(x: 60, y: 0, width: 40, height: 20)),
            ModeCase(mode: .bottomLeft, frame: CGRect(x: 0, y: 80, width: 40, height: 20)),
            ModeCase(mode: .bottomRight, frame: CGRect(x: 60, y: 80, width: 40, height: 20)),
        ])
    func contentModes(_ testCase: ModeCase) {
        #expect(testCase.mode.frame(ofContent: CGSize(width: 40, height: 20), in: root.bounds) == testCase.frame)
    }

    @Test func allContentModesHaveARow() {
        #expect(UIView.ContentMode.allCases.count == 13)
    }

    @Test func aStretchedPictureKeepsItsCorners() {
        let picture = DrawingImage(
            content: .svg([]), digest: "x", size: CGSize(width: 30, height: 30))
        let image = UIImage(content: .picture(picture), size: CGSize(width: 30, height: 30))
            .resizableImage(
                withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .stretch)
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        root.addSubview(view)
        var placed: [CGRect] = []
        DisplayList(size: .zero, items: root.displayList().items).walkImages { placed.append($0) }
        #expect(placed.count == 9)
        #expect(placed[0] == CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(placed[4] == CGRect(x: 10 - 80, y: 10 - 30, width: 240, height: 90))
        #expect(placed[8] == CGRect(x: 70, y: 20, width: 30, height: 30))
    }

    @Test func aTiledPictureCoversItsViewOnceAndEndsWithAPartOfATile() {
        let picture = DrawingImage(content: .svg([]), digest: "x", size: CGSize(width: 30, height: 30))
        let image = UIImage(content: .picture(picture), size: CGSize(width: 30, height: 30))
            .resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), resizingMode: .tile)
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 95, height: 44)
        root.addSubview(view)
        func clips(_ items: [DrawingItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item {
                case .group(let style, let inner):
                    if let clip = style.clip?.bounds, case .image? = inner.first { [clip] } else { clips(inner) }
                case .element(_, let inner): clips(inner)
                default: []
                }
            }
        }
        let parts = clips(root.displayList().items)
        // Two ends and eight tiles across, the last of which is half; two ends and three down.
        #expect(parts.count == 10 * 5)
        #expect(abs(parts.reduce(0) { $0 + $1.width * $1.height } - 95 * 44) < 1e-6)
        #expect(parts.allSatisfy { $0.width > 0 && $0.height > 0 && $0.maxX <= 95 && $0.maxY <= 44 })
    }
}

extension DisplayList {
    fileprivate func walkImages(_ body: (CGRect) -> Void) {
        func walk(_ items: [DrawingItem]) {
            for item in items {
                switch item {
                case .image(let image): body(image.frame)
                case .group(_, let inner), .element(_, let inner): walk(inner)
                default: break
                }
            }
        }
        walk(items)
    }
}
