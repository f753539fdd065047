import Foundation
import Geometry
import Testing

@testable import AdaptiveKit

@Suite("Toolbars")
struct ToolbarTests {
    private let flexible = UIBarButtonItem(barButtonSystemItem: .flexibleSpace)

    private func box(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }

    private func fixed(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// The frames of all custom views in a bar 375 points wide.
    private func places(_ items: [UIBarButtonItem], ios: Int = 18, height: CGFloat = 44) -> [CGRect] {
        inJob(ios: ios) {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: height))
            bar.items = items
            bar.layoutIfNeeded()
            return items.compactMap(\.customView?.frame)
        }
    }

    @Test("The row of items is at the bottom of a bar that is higher than 44 points")
    func row() {
        #expect(places([box(30)]) == [CGRect(x: 16, y: 12, width: 30, height: 20)])
        #expect(places([box(30)], height: 49) == [CGRect(x: 16, y: 17, width: 30, height: 20)])
        #expect(places([box(30)], height: 32) == [CGRect(x: 16, y: 6, width: 30, height: 20)])
    }

    @Test(
        "From iOS 11 on, one item between two flexible spaces is in the middle",
        arguments: [(11, 137.5), (18, 137.5), (10, 164)] as [(Int, CGFloat)])
    func middle(ios: Int, x: CGFloat) {
        let other = UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
        // 343 points contain 83 + 100 + 30, which leaves 130.
        #expect(places([box(83), flexible, box(100), other, box(30)], ios: ios)[1].minX == x)
    }

    @Test("It is not in the middle if other items leave no space there")
    func besideTheMiddle() {
        let other = UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
        #expect(places([box(180), flexible, box(100), other, box(30)])[1].minX == 196)
        #expect(places([box(30), flexible, box(100), other, box(180)])[1].maxX == 179)
    }

    @Test("Two items between two flexible spaces share the remaining space")
    func twoInTheMiddle() {
        let other = UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
        let places = places([box(83), flexible, box(50), fixed(10), box(40), other, box(30)])
        #expect(places.map(\.minX) == [16, 164, 224, 329])
    }

    @Test(
        "From iOS 11 on, custom views touch each other", arguments: [(11, 46), (18, 46), (10, 54)] as [(Int, CGFloat)])
    func neighbours(ios: Int, x: CGFloat) {
        #expect(places([box(30), box(40)], ios: ios)[1].minX == x)
    }

    @Test("A view that Auto Layout sizes is placed by the bar, and lays out its content")
    func constrained() {
        inJob {
            let (view, inner) = (UIView(), UIView())
            view.addSubview(inner)
            for part in [view, inner] { part.translatesAutoresizingMaskIntoConstraints = false }
            inner.pin(to: view, insets: NSDirectionalEdgeInsets(leading: 5, trailing: 5))
            NSLayoutConstraint.activate([
                inner.widthAnchor.constraint(equalToConstant: 60), inner.heightAnchor.constraint(equalToConstant: 24),
            ])
            let item = UIBarButtonItem(customView: view)
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            toolbar.items = [flexible, item]
            toolbar.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 289, y: 10, width: 70, height: 24))
            #expect(inner.frame == CGRect(x: 5, y: 0, width: 60, height: 24))
            toolbar.items = []
            toolbar.layoutIfNeeded()

            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
            bar.items = [UINavigationItem(title: "")]
            bar.topItem?.titleView = view
            bar.layoutIfNeeded()
            #expect(view.frame == CGRect(x: 152.5, y: 10, width: 70, height: 24))
        }
    }
}
