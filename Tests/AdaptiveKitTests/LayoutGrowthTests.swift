import Foundation
import Testing

@testable import AdaptiveKit
@testable import AutoLayout

/// The work of a layout per view does not grow with the number of views.
@Suite struct LayoutGrowthTests {
    /// Text that counts its measurements.
    private final class CountedText: UIView {
        private(set) var measurements = 0

        override var intrinsicContentSize: CGSize {
            measurements += 1
            return CGSize(width: 40, height: 10)
        }

        override func intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize? {
            measurements += 1
            return CGSize(width: 40, height: width < 40 ? 20 : 10)
        }

        override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
            measurements += 1
            return BaselineOffsets(firstFromTop: 8, lastFromBottom: 2)
        }
    }

    /// A root that counts how often it is asked for its safe area.
    private final class CountedRoot: UIView {
        private(set) var questions = 0

        override var safeAreaInsets: UIEdgeInsets {
            questions += 1
            return UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
        }
    }

    @Test("The safe area within nested scroll views asks each of them once")
    func nestedScrollViews() {
        let root = CountedRoot(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        var innermost: UIView = root
        for _ in 0..<20 {
            let scroll = UIScrollView(frame: root.bounds)
            innermost.addSubview(scroll)
            innermost = scroll
        }
        #expect(innermost.safeAreaInsets.top == 50)
        #expect(root.questions == 1)
    }

    enum Form: CaseIterable {
        case chain, stack, nest
    }

    @Test("The number of measurements per view does not depend on the number of views", arguments: Form.allCases)
    func measurements(form: Form) throws {
        var counts: [Int] = []
        for count in [20, 80, 320] {
            let root = makeRoot(320, 20_000)
            let texts = (0..<count).map { _ in CountedText() }
            arrange(texts, as: form, in: root)
            root.layoutIfNeeded()
            #expect(texts.last?.frame.height == 10)
            #expect(root.layoutState.memory?.system.buildCount == 1)
            counts.append(try #require(texts.map(\.measurements).max()))
        }
        #expect(counts[0] > 0)
        #expect(counts.allSatisfy { $0 <= counts[0] }, "\(counts)")
    }

    private func arrange(_ views: [UIView], as form: Form, in root: UIView) {
        var outer = root
        var last: UIView?
        let stack = UIStackView()
        if form == .stack {
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            guard form != .stack else {
                stack.addArrangedSubview(view)
                continue
            }
            outer.addSubview(view)
            let above = form == .chain ? last?.bottomAnchor ?? root.topAnchor : outer.topAnchor
            view.topAnchor.constraint(equalTo: above, constant: 1).isActive = true
            view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 0).isActive = true
            if form == .nest { outer = view }
            last = view
        }
    }
}
