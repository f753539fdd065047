import Foundation
import RandomNumbers
import Testing

@testable import AdaptiveKit
@testable import AutoLayout

/// The state that is kept from one layout of a tree to the next.
@Suite("Layout state between passes")
struct LayoutMemoryTests {
    /// A form: rows of a label and a field in a stack, with a button at the bottom.
    private struct Form {
        let root = makeRoot(320, 480)
        let stack = UIStackView()
        let button: UIView
        var labels: [SquareText] = []
        let gap: NSLayoutConstraint
        let wide: NSLayoutConstraint
        let narrow: NSLayoutConstraint

        init() {
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.axis = .vertical
            stack.spacing = 8
            root.addSubview(stack)
            button = constrained(in: root)
            for letters in [3, 40, 7] {
                let label = SquareText(letters: letters, wraps: letters > 10)
                stack.addArrangedSubview(label)
                labels.append(label)
            }
            gap = button.topAnchor.constraint(greaterThanOrEqualTo: stack.bottomAnchor, constant: 20)
            gap.priority = UILayoutPriority(999)
            wide = button.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -40)
            narrow = button.widthAnchor.constraint(equalToConstant: 100)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
                stack.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor), gap,
                button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                button.heightAnchor.constraint(equalToConstant: 44), narrow,
            ])
        }

        var frames: [CGRect] { ([stack, button] + labels).map(\.frame) }

        /// The frames of a layout without earlier state.
        func framesFromScratch() -> [CGRect] {
            root.layOutWithoutMemory()
            return frames
        }

        var buildCount: Int? { root.layoutState.memory?.system.buildCount }
    }

    @Test("Changes of constants, activation, sizes and bounds update the existing solver")
    func reuse() {
        let form = Form()
        form.root.layoutIfNeeded()
        #expect(form.buildCount == 1)
        let changes: [(String, () -> Void)] = [
            ("a constant", { form.gap.constant = 30 }),
            (
                "one activated and one deactivated",
                {
                    form.narrow.isActive = false
                    form.wide.isActive = true
                }
            ),
            ("a priority", { form.gap.priority = .defaultLow }),
            ("the content", { form.labels[1].letters = 90 }),
            (
                "the safe area",
                { form.root.setRootSafeAreaInsets(UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)) }
            ),
            ("a resize", { form.root.frame.size = CGSize(width: 480, height: 320) }),
            (
                "back again",
                {
                    form.wide.isActive = false
                    form.narrow.isActive = true
                }
            ),
        ]
        for (name, change) in changes {
            let before = form.frames
            change()
            form.root.setNeedsLayout()
            form.root.layoutIfNeeded()
            let after = form.frames
            #expect(form.buildCount == 1, "\(name) made the solver start over")
            #expect(after == form.framesFromScratch(), "\(name)")
            if name == "a resize" || name == "the content" { #expect(after != before, "\(name)") }
        }
    }

    @Test("Adding, removing and hiding views gives the same frames as a first layout", arguments: 0..<40)
    func histories(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed) + 1)
        let root = makeRoot(320, 480)
        var views: [UIView] = []
        var constraints: [NSLayoutConstraint] = []
        let stack = UIStackView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).isActive = true
        for step in 0..<30 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                let text = SquareText(letters: Int.random(in: 1...40, using: &random), wraps: true)
                views.append(text)
                if Bool.random(using: &random) { stack.addArrangedSubview(text) } else { root.addSubview(text) }
            case 1 where !views.isEmpty:
                views.remove(at: Int.random(in: views.indices, using: &random)).removeFromSuperview()
            case 2:
                views.randomElement(using: &random)?.isHidden.toggle()
            case 3 where !constraints.isEmpty:
                constraints.remove(at: Int.random(in: constraints.indices, using: &random)).isActive = false
            case 4:
                constraints.randomElement(using: &random)?.constant = CGFloat(Int.random(in: -20...90, using: &random))
            case 5:
                stack.axis = stack.axis == .vertical ? .horizontal : .vertical
            case 6:
                root.frame.size.width = CGFloat(Int.random(in: 100...500, using: &random))
            default:
                let candidates = views.filter { $0.superview === root }
                guard let view = candidates.randomElement(using: &random) else { continue }
                let attributes: [NSLayoutConstraint.Attribute] = [.leading, .top, .trailing, .bottom, .centerX, .width]
                let attribute = attributes[Int.random(in: attributes.indices, using: &random)]
                let constraint = NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute,
                    multiplier: 1, constant: CGFloat(Int.random(in: -20...20, using: &random)))
                constraint.priority = Bool.random(using: &random) ? .required : .defaultHigh
                constraint.isActive = true
                constraints.append(constraint)
            }
            constraints.removeAll { !$0.isActive }
            guard Int.random(in: 0..<3, using: &random) > 0 else { continue }
            root.layoutIfNeeded()
            let frames = ([stack] + views).map(\.frame)
            root.layOutWithoutMemory()
            #expect(frames == ([stack] + views).map(\.frame), "step \(step)")
        }
    }

    @Test("A root is released regardless of the state that its last layout left")
    func noCircle() {
        weak var root: UIView?
        do {
            let form = Form()
            form.root.layoutIfNeeded()
            #expect(form.root.layoutState.memory != nil)
            root = form.root
        }
        #expect(root == nil)
    }
}

extension UIView {
    /// Lays out as if for the first time, and restores the stored state afterwards.
    fileprivate func layOutWithoutMemory() {
        let memory = layoutState.memory.take()
        setNeedsLayout()
        layoutIfNeeded()
        layoutState.memory = memory
    }
}
