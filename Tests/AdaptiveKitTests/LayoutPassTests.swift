import AdaptiveKit
import Diagnostics
import Testing

/// Text of square letters: one em wide, one em high, wrapped at whole letters.
final class SquareText: UIView {
    var letters = 0 { didSet { invalidateIntrinsicContentSize() } }
    var em: CGFloat = 10
    var wraps = false

    convenience init(letters: Int, em: CGFloat = 10, wraps: Bool = false) {
        self.init(frame: .zero)
        self.letters = letters
        self.em = em
        self.wraps = wraps
        translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(letters) * em, height: em) }

    override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize? {
        guard wraps else { return nil }
        let columns = max(1, min(letters, Int(width / em)))
        let lines = (letters + columns - 1) / columns
        return CGSize(width: CGFloat(columns) * em, height: CGFloat(lines) * em)
    }

    override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        BaselineOffsets(firstFromTop: em * 0.8, lastFromBottom: em * 0.2)
    }
}

/// A root of a size whose frames land on whole points, and views in it that constraints place.
func makeRoot(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.setRootSafeAreaInsets(.zero)
    root.becomeRoot(withTraits: UITraitCollection(displayScale: scale))
    return root
}

func constrained(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
}

@Suite("The layout pass")
struct LayoutPassTests {
    @Test("AL-1 constraints place and size views")
    func edges() {
        let root = makeRoot(200, 100)
        let view = constrained(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 75))
    }

    @Test("AL-2 leading is right where the direction says so")
    func direction() {
        let root = makeRoot(200, 100)
        root.semanticContentAttribute = .forceRightToLeft
        let view = constrained(in: root)
        view.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 160, y: 0, width: 30, height: 30))
    }

    @Test("AL-3 the content's size holds where nothing stronger speaks")
    func intrinsicSizes() {
        let root = makeRoot(200, 100)
        let (a, b) = (SquareText(letters: 4), SquareText(letters: 6))
        for view in [a, b] {
            root.addSubview(view)
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        b.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(b.frame == CGRect(x: 140, y: 0, width: 60, height: 10))
        #expect(a.frame == CGRect(x: 0, y: 0, width: 140, height: 10))
        root.frame.size.width = 80
        a.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        root.layoutIfNeeded()
        #expect(b.frame.width == 60)
        #expect(a.frame.width == 20)
    }

    @Test("AL-5 a conflict is reported with its constraints and layout goes on")
    func conflicts() {
        let environment = JobEnvironment()
        JobEnvironment.$running.withValue(environment) {
            let root = makeRoot(200, 100)
            let view = constrained(in: root)
            view.origin = ElementOrigin(id: "v")
            let first = view.widthAnchor.constraint(equalToConstant: 50)
            let second = view.widthAnchor.constraint(equalToConstant: 60)
            first.origin = ElementOrigin(id: "c1", location: SourceLocation(file: "A.xib", line: 3))
            second.origin = ElementOrigin(id: "c2", location: SourceLocation(file: "A.xib", line: 4))
            NSLayoutConstraint.activate([first, second])
            root.layoutIfNeeded()
            #expect(view.frame.width == 50)
        }
        let found = environment.diagnostics
        #expect(found.map(\.problem.code) == ["conflicting-constraints"])
        #expect(found.first?.location == SourceLocation(file: "A.xib", line: 4))
        #expect(found.first?.problem.message.contains("UIView \"v\".width == 50") == true)
    }

    @Test("AL-6 margins are 8, a root view's by its width, and stay clear of the safe area")
    func margins() {
        let controller = UIViewController()
        controller.view = makeRoot(375, 600)
        controller.view.setRootSafeAreaInsets(UIEdgeInsets(top: 44, bottom: 34))
        let inner = constrained(in: controller.view)
        let guide = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        let nested = constrained(in: inner)
        for (attribute, margin): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) in [
            (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
        ] {
            NSLayoutConstraint(
                item: nested, attribute: attribute, relatedBy: .equal, toItem: inner, attribute: margin,
                multiplier: 1, constant: 0
            ).isActive = true
        }
        controller.view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 16, y: 44, width: 343, height: 522))
        #expect(nested.frame == CGRect(x: 8, y: 8, width: 327, height: 506))
        controller.view.frame.size.width = 414
        controller.view.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 20, y: 44, width: 374, height: 522))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        controller.view.layoutIfNeeded()
        #expect(inner.frame.minX == 8)
    }

    @Test("AL-6 a view that preserves its superview's margins keeps clear of them")
    func preservedMargins() {
        let root = makeRoot(300, 300)
        root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
        let view = UIView(frame: CGRect(x: 10, y: 0, width: 280, height: 300))
        view.preservesSuperviewLayoutMargins = true
        root.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 30, left: 20, bottom: 30, right: 20))
        view.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("AL-7 a subview's safe area is the part of the window's that overlaps it")
    func safeAreas() {
        let root = makeRoot(300, 600)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0))
        let view = constrained(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -50),
        ])
        let inner = constrained(in: view)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: guide.topAnchor),
            inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 24, left: 10, bottom: 0, right: 0))
        #expect(inner.frame == CGRect(x: 10, y: 24, width: 290, height: 506))
    }

    @Test("AL-8 the guides at top and bottom are as high as what covers the view")
    func layoutGuides() {
        let controller = UIViewController()
        controller.view = makeRoot(300, 600)
        controller.view.setRootSafeAreaInsets(UIEdgeInsets(top: 64, bottom: 49))
        let view = constrained(in: controller.view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        controller.view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 64, width: 10, height: 487))
        #expect(controller.topLayoutGuide.length == 64)
    }

    @Test("AL-9 the readable guide is centred and no wider than reads well")
    func readableGuide() {
        let root = makeRoot(1000, 400)
        root.layoutMargins = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 20)
        let view = constrained(in: root)
        let guide = root.readableContentGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 204, y: 0, width: 672, height: 10))
        root.frame.size.width = 500
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 100, y: 0, width: 380, height: 10))
    }

    @Test("AL-10 baselines are those of the text")
    func baselines() {
        let root = makeRoot(300, 300)
        let (small, large) = (SquareText(letters: 3), SquareText(letters: 3, em: 20))
        root.addSubview(small)
        root.addSubview(large)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(small.frame == CGRect(x: 60, y: 8, width: 30, height: 10))
    }

    @Test("AL-11 a view placed by its mask holds others")
    func maskedViews() {
        let root = makeRoot(200, 100)
        let masked = UIView(frame: CGRect(x: 20, y: 10, width: 160, height: 20))
        masked.autoresizingMask = .flexibleWidth
        root.addSubview(masked)
        let view = constrained(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: masked.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: masked.trailingAnchor),
            view.topAnchor.constraint(equalTo: masked.bottomAnchor, constant: 5),
            view.heightAnchor.constraint(equalToConstant: 7),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 35, width: 160, height: 7))
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(masked.frame.width == 260)
        #expect(view.frame == CGRect(x: 20, y: 35, width: 260, height: 7))
    }

    @Test("AL-11 a mask follows a superview that constraints size")
    func masksInConstrainedViews() {
        let root = makeRoot(200, 100)
        let outer = constrained(in: root)
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            outer.topAnchor.constraint(equalTo: root.topAnchor), outer.heightAnchor.constraint(equalToConstant: 80),
        ])
        let masked = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
        masked.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(masked)
        let inner = constrained(in: masked)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: masked.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: masked.trailingAnchor),
            inner.topAnchor.constraint(equalTo: masked.topAnchor),
            inner.bottomAnchor.constraint(equalTo: masked.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(masked.frame == CGRect(x: 10, y: 10, width: 180, height: 60))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 180, height: 60))
    }

    @Test("AL-12 edges land on pixels, and neighbours meet", arguments: [1, 2, 3] as [CGFloat])
    func pixels(scale: CGFloat) {
        let root = makeRoot(100, 10, scale: scale)
        var views: [UIView] = []
        for index in 0..<7 {
            let view = constrained(in: root)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: views.last?.trailingAnchor ?? root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 7),
            ])
            views.append(view)
            _ = index
        }
        root.layoutIfNeeded()
        for (a, b) in zip(views, views.dropFirst()) { #expect(abs(a.frame.maxX - b.frame.minX) < 1e-9) }
        for view in views {
            let pixels = view.frame.minX * scale
            #expect(abs(pixels - pixels.rounded()) < 1e-6)
        }
        #expect(abs((views.last?.frame.maxX ?? 0) - 100) < 1e-6)
    }

    @Test("AL-13 wrapped text is asked for its height at the width solved")
    func wrappedText() {
        let root = makeRoot(100, 300)
        let text = SquareText(letters: 25, wraps: true)
        root.addSubview(text)
        let below = constrained(in: root)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.topAnchor.constraint(equalTo: root.topAnchor),
            text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
            below.topAnchor.constraint(equalTo: text.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 5), below.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
        #expect(below.frame.minY == 30)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 250, height: 10))
        text.letters = 31
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    }

    @Test("A guide in a view smaller than its insets is empty, and nothing gives way to it")
    func guideOfSmallView() {
        let environment = JobEnvironment()
        JobEnvironment.$running.withValue(environment) {
            let root = makeRoot(100, 60)
            root.setRootSafeAreaInsets(UIEdgeInsets(top: 40, left: 0, bottom: 34, right: 0))
            let (view, whole) = (constrained(in: root), constrained(in: root))
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                view.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                whole.topAnchor.constraint(equalTo: root.topAnchor),
                whole.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
            root.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 0, y: 40, width: 100, height: 0))
            #expect(whole.frame.height == 60)
            #expect(environment.diagnostics.isEmpty)
        }
    }

    @Test("Baselines are asked for only where a constraint looks at them")
    func baselinesOnDemand() {
        final class Text: UIView {
            var questions = 0
            override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
            override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
                questions += 1
                return BaselineOffsets(firstFromTop: 8, lastFromBottom: 2)
            }
        }
        let root = makeRoot(100, 100)
        let (first, second) = (Text(), Text())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        first.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
        let top = second.topAnchor.constraint(equalTo: root.topAnchor)
        top.isActive = true
        root.layoutIfNeeded()
        #expect(first.questions == 0 && second.questions == 0)
        top.isActive = false
        second.firstBaselineAnchor.constraint(equalTo: first.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(first.questions == 0 && second.questions > 0)
        #expect(second.frame.minY == 22)
    }

    @Test("AL-15 a hidden arranged view takes no room")
    func stackViews() {
        let root = makeRoot(300, 100)
        let texts = [SquareText(letters: 2), SquareText(letters: 3), SquareText(letters: 4)]
        let stack = UIStackView(arrangedSubviews: texts)
        stack.spacing = 5
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 1, y: 2, width: 100, height: 10))
        #expect(texts.map(\.frame.minX) == [0, 25, 60])
        texts[1].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.width == 65)
        #expect(texts[2].frame.minX == 25)
        stack.setCustomSpacing(20, after: texts[0])
        root.layoutIfNeeded()
        #expect(texts[2].frame.minX == 40)
        texts[2].removeFromSuperview()
        root.layoutIfNeeded()
        #expect(stack.frame.width == 20)
    }

    @Test("AL-16 constraints to a scroll view's edges from inside size its content")
    func scrollViews() {
        let root = makeRoot(200, 100)
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scrollView)
        let content = constrained(in: scrollView)
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: root.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 2),
            content.heightAnchor.constraint(equalToConstant: 300),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(content.frame == CGRect(x: 10, y: 20, width: 400, height: 300))
        #expect(scrollView.contentSize == CGSize(width: 420, height: 340))
    }

    @Test("AL-16 the content guide is the content, the frame guide the frame")
    func scrollViewGuides() {
        let root = makeRoot(200, 100)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
        root.addSubview(scrollView)
        let content = constrained(in: scrollView)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 500),
        ])
        root.layoutIfNeeded()
        #expect(content.frame == CGRect(x: 0, y: 0, width: 150, height: 500))
        #expect(scrollView.contentSize == CGSize(width: 150, height: 500))
    }

    @Test func alignmentRectanglesAreWhatConstraintsSee() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let root = makeRoot(200, 100)
        let view = Shadowed()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    }

    @Test func customGuidesTakeRoom() {
        let root = makeRoot(200, 100)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = constrained(in: root)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
            guide.topAnchor.constraint(equalTo: root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 5),
            view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 50, height: 5))
        #expect(view.frame == CGRect(x: 50, y: 5, width: 150, height: 95))
    }

    @Test func sizesThatFitFollowTheContent() {
        let view = UIView()
        let text = SquareText(letters: 25, wraps: true)
        view.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            text.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
            text.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
            text.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -7),
        ])
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 260, height: 24))
        #expect(
            view.systemLayoutSizeFitting(
                CGSize(width: 110, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 110, height: 44))
        #expect(view.frame == .zero)
    }

    @Test func layoutSubviewsIsCalledFromTheTopDownAndOnlyWhereDue() {
        final class Log { var names: [String] = [] }
        final class Counting: UIView {
            var name = ""
            var log = Log()
            override func layoutSubviews() {
                super.layoutSubviews()
                log.names.append(name)
            }
        }
        let log = Log()
        let views = ["a", "b", "c"].map { name in
            let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.name = name
            view.log = log
            return view
        }
        views[0].addSubview(views[1])
        views[1].addSubview(views[2])
        views[0].layoutIfNeeded()
        #expect(log.names == ["a", "b", "c"])
        views[0].layoutIfNeeded()
        #expect(log.names.count == 3)
        views[1].setNeedsLayout()
        views[0].layoutIfNeeded()
        #expect(log.names == ["a", "b", "c", "b"])
        views[2].frame.size.width = 20
        views[0].layoutIfNeeded()
        #expect(log.names == ["a", "b", "c", "b", "c"])
    }

    @Test func whatLayoutSubviewsChangesIsLaidOutToo() {
        final class Adjusting: UIView {
            let inner = UIView()
            lazy var width = inner.widthAnchor.constraint(equalToConstant: 1)
            override func layoutSubviews() {
                super.layoutSubviews()
                width.constant = bounds.width / 2
            }
        }
        let root = makeRoot(200, 100)
        let view = Adjusting()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.addSubview(view.inner)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            view.inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            view.inner.topAnchor.constraint(equalTo: view.topAnchor),
            view.inner.heightAnchor.constraint(equalToConstant: 3), view.width,
        ])
        root.layoutIfNeeded()
        #expect(view.inner.frame == CGRect(x: 0, y: 0, width: 100, height: 3))
    }

    @Test func aBoundaryLaysOutItsSubviewsByItself() {
        final class Row: UIView {
            let content = UIView()
            override var isLayoutBoundary: Bool { true }
            override func layoutSubviews() {
                super.layoutSubviews()
                content.frame = bounds.insetBy(dx: 10, dy: 0)
            }
        }
        let root = makeRoot(200, 100)
        let row = Row()
        row.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(row)
        row.addSubview(row.content)
        let text = SquareText(letters: 3)
        row.content.addSubview(text)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            row.topAnchor.constraint(equalTo: root.topAnchor), row.heightAnchor.constraint(equalToConstant: 40),
            text.trailingAnchor.constraint(equalTo: row.content.trailingAnchor),
            text.centerYAnchor.constraint(equalTo: row.content.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(row.content.frame == CGRect(x: 10, y: 0, width: 180, height: 40))
        #expect(text.frame == CGRect(x: 150, y: 15, width: 30, height: 10))
        root.frame.size.width = 100
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 50, y: 15, width: 30, height: 10))
        text.letters = 5
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 30, y: 15, width: 50, height: 10))
    }

    @Test("VC-5 a controller hears of layout around its view's")
    func controllerLayout() {
        final class Listening: UIViewController {
            var heard: [String] = []
            final class View: UIView {
                weak var owner: Listening?
                override func layoutSubviews() { owner?.heard.append("layoutSubviews") }
            }
            override func loadView() {
                let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.owner = self
                self.view = view
                heard.append("loadView")
            }
            override func viewDidLoad() { heard.append("viewDidLoad") }
            override func viewWillAppear(_ animated: Bool) { heard.append("viewWillAppear") }
            override func viewIsAppearing(_ animated: Bool) { heard.append("viewIsAppearing") }
            override func viewWillLayoutSubviews() { heard.append("viewWillLayoutSubviews") }
            override func viewDidLayoutSubviews() { heard.append("viewDidLayoutSubviews") }
            override func viewDidAppear(_ animated: Bool) { heard.append("viewDidAppear") }
            override func viewWillDisappear(_ animated: Bool) { heard.append("viewWillDisappear") }
            override func viewDidDisappear(_ animated: Bool) { heard.append("viewDidDisappear") }
        }
        let window = UIWindow()
        let controller = Listening()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(
            controller.heard == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
                "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
            ])
        controller.heard = []
        window.rootViewController = UIViewController()
        #expect(controller.heard == ["viewWillDisappear", "viewDidDisappear"])
    }
}
