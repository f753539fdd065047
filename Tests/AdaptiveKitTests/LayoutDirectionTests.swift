import Foundation
import Testing
import UIKit

@Suite("Layout direction")
struct LayoutDirectionTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    /// The position of a line of a rectangle of that width, by definition.
    private static func place(
        of line: Attribute, width: CGFloat, margins: UIEdgeInsets, isRightToLeft: Bool
    ) -> CGFloat {
        switch line {
        case .right: width
        case .leading: isRightToLeft ? width : 0
        case .trailing: isRightToLeft ? 0 : width
        case .centerX: width / 2
        case .leftMargin: margins.left
        case .rightMargin: width - margins.right
        case .leadingMargin: isRightToLeft ? width - margins.right : margins.left
        case .trailingMargin: isRightToLeft ? margins.left : width - margins.right
        case .centerXWithinMargins: (margins.left + width - margins.right) / 2
        default: 0
        }
    }

    @Test("AL-2 every line against every other: constants count in reading direction", arguments: [false, true])
    func pairs(isRightToLeft: Bool) {
        let lines: [Attribute] = [
            .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins,
        ]
        let directed: Set<Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        var count = 0
        for first in lines {
            for second in lines {
                let root = makeRoot(400, 300)
                let view = constrained(in: root)
                if isRightToLeft { root.semanticContentAttribute = .forceRightToLeft }
                root.layoutMargins = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
                view.layoutMargins = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
                view.widthAnchor.constraint(equalToConstant: 50).isActive = true
                let constraint = NSLayoutConstraint(
                    item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second, multiplier: 1,
                    constant: 6)
                guard constraint.activationProblem == nil else { continue }
                count += 1
                constraint.isActive = true
                root.layoutIfNeeded()
                func place(_ line: Attribute, _ view: UIView) -> CGFloat {
                    Self.place(
                        of: line, width: view.bounds.width, margins: view.layoutMargins, isRightToLeft: isRightToLeft)
                }
                let sign: CGFloat = isRightToLeft && !directed.isDisjoint(with: [first, second]) ? -1 : 1
                #expect(view.frame.minX == place(second, root) + 6 * sign - place(first, view), "\(first), \(second)")
            }
        }
        #expect(count == 100 - 2 * 16)
    }

    @Test("AL-2 the direction is that of the nearest view above both items, not of the items")
    func containersDirection() {
        let root = makeRoot(300, 100)
        let box = constrained(in: root)
        box.pin(to: root, insets: NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
        box.semanticContentAttribute = .forceRightToLeft
        let (first, second) = (constrained(in: box), constrained(in: box))
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
            first.widthAnchor.constraint(equalToConstant: 30),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
            second.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(box.frame.minX == 20)
        #expect(first.frame.minX == 240)
        #expect(second.frame.minX == 8)
        #expect(second.frame.maxX == 235)
    }

    @Test("AL-15 a stack that is set to run from right to left does, whatever is in it")
    func forcedStack() {
        let root = makeRoot(300, 100)
        let stack = UIStackView(arrangedSubviews: (1...3).map { SquareText(letters: $0) })
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.semanticContentAttribute = .forceRightToLeft
        root.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [50, 30, 0])
        stack.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 10, 30])
    }

    @Test("AL-2 a multiple of a place counts from the left whichever way leading is")
    func multiples() {
        let root = makeRoot(300, 100)
        let view = constrained(in: root)
        view.widthAnchor.constraint(equalToConstant: 50).isActive = true
        NSLayoutConstraint(
            item: view, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.8,
            constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 240)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame.minX == 0)
    }
}
