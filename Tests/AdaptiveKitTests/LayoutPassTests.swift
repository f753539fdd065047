import Diagnostics
import Testing
import UIKit

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
        inner.pin(to: masked)
        root.layoutIfNeeded()
        #expect(masked.frame == CGRect(x: 10, y: 10, width: 180, height: 60))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 180, height: 60))
    }

    @Test("AL-12 edges land on pixels, and neighbours meet", arguments: [1, 2, 3] as [CGFloat])
    func pixels(scale: CGFloat) {
        let root = makeRoot(100, 10, scale: scale)
        var views: [UIView] = []
        for _ in 0..<7 {
            let view = constrained(in: root)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: views.last?.trailingAnchor ?? root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
                view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 7),
            ])
            views.append(view)
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

    @Test("Baselines are measured only if a constraint uses them")
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
        stack.removeArrangedSubview(texts[0])
        stack.insertArrangedSubview(texts[0], at: 0)
        root.layoutIfNeeded()
        #expect(texts[2].frame.minX == 25, "one that left has lost its spacing")
        texts[2].removeFromSuperview()
        root.layoutIfNeeded()
        #expect(stack.frame.width == 20)
    }

    @Test("AL-15 a stack's baselines are those of its first, its last, or its highest view")
    func stackBaselines() {
        let root = makeRoot(300, 200)
        let texts = [10, 20, 10, 10].map { SquareText(letters: 1, em: $0) }
        let (high, upper, lower) = (texts[1], texts[2], texts[3])
        let row = UIStackView(arrangedSubviews: [texts[0], high])
        let column = UIStackView(arrangedSubviews: [upper, lower])
        column.axis = .vertical
        #expect(row.forFirstBaselineLayout === high && row.forLastBaselineLayout === high)
        #expect(column.forFirstBaselineLayout === upper && column.forLastBaselineLayout === lower)
        upper.isHidden = true
        #expect(column.forFirstBaselineLayout === lower)
        upper.isHidden = false
        high.isHidden = true
        #expect(row.forFirstBaselineLayout === texts[0] && row.forLastBaselineLayout === texts[0])
        high.isHidden = false
        row.alignment = .lastBaseline
        let stack = UIStackView(arrangedSubviews: [column, row])
        stack.alignment = .firstBaseline
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        // The baseline is 8 below the top of the column and 16 below that of the row.
        #expect(column.frame.minY - row.frame.minY == 8)
        #expect(stack.forFirstBaselineLayout === lower || stack.forFirstBaselineLayout === upper)
        #expect(UIStackView().forLastBaselineLayout.subviews.isEmpty)
    }

    @Test("AL-15 a stack's share of another is what it arranges has")
    func nestedProportions() {
        let root = makeRoot(300, 100)
        func stack(_ letters: [Int], _ axis: NSLayoutConstraint.Axis) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: letters.map { SquareText(letters: $0) })
            stack.axis = axis
            return stack
        }
        let parts: [UIView] = [stack([1, 2], .horizontal), stack([2, 6], .vertical), SquareText(letters: 1)]
        let outer = UIStackView(arrangedSubviews: parts)
        outer.distribution = .fillProportionally
        outer.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outer)
        outer.pin(to: root)
        root.layoutIfNeeded()
        #expect(parts.map(\.frame.width) == [90, 180, 30])
    }

    @Test("AL-15 the standard spacing from baseline to baseline is a line of the larger text")
    func standardBaselineSpacing() {
        let root = makeRoot(300, 200)
        let labels = [17, 17, 12].map { size in
            let label = UILabel()
            label.text = "A"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = UIStackView.spacingUseSystem
        stack.isBaselineRelativeArrangement = true
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(labels[1].frame.minY - labels[0].frame.minY == 22)
        let anchor = labels[2].firstBaselineAnchor
        #expect(
            anchor.constraint(equalToSystemSpacingBelow: labels[1].lastBaselineAnchor, multiplier: 2).constant == 44)
        #expect(
            anchor.constraint(equalToSystemSpacingBelow: labels[2].lastBaselineAnchor, multiplier: 1).constant == 16)
        #expect(anchor.constraint(equalToSystemSpacingBelow: labels[1].bottomAnchor, multiplier: 1).constant == 8)
    }

    @Test("AL-16 constraints to a scroll view's edges from inside size its content")
    func scrollViews() {
        let root = makeRoot(200, 100)
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scrollView)
        let content = constrained(in: scrollView)
        scrollView.pin(to: root)
        content.pin(to: scrollView, insets: NSDirectionalEdgeInsets(top: 20, leading: 10, bottom: 20, trailing: 10))
        NSLayoutConstraint.activate([
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
        content.pin(to: scrollView.contentLayoutGuide)
        NSLayoutConstraint.activate([
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
        text.pin(to: view, insets: NSDirectionalEdgeInsets(top: 7, leading: 5, bottom: 7, trailing: 5))
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 260, height: 24))
        #expect(
            view.systemLayoutSizeFitting(
                CGSize(width: 110, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 110, height: 44))
        #expect(view.frame == .zero)
    }
}
