import Testing
import UIKit

@Suite("Margins, safe areas and their guides in layout")
struct LayoutMarginTests {
    @Test("AL-6 margins are 8, a root view's by its width, and stay clear of the safe area")
    func margins() {
        let controller = UIViewController()
        controller.view = makeRoot(375, 600)
        controller.view.setRootSafeAreaInsets(UIEdgeInsets(top: 44, bottom: 34))
        let inner = constrained(in: controller.view)
        let guide = controller.view.layoutMarginsGuide
        inner.pin(to: guide)
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
        root.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 60, right: 50)
        view.frame = CGRect(x: 10, y: 5, width: 270, height: 280)
        #expect(view.layoutMargins == UIEdgeInsets(top: 35, left: 20, bottom: 45, right: 30))
    }

    @Test("AL-7 views on top of each other have the same safe area at any depth")
    func deeplyNestedSafeAreas() {
        let root = makeRoot(600, 300)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        var marks: [UIView] = []
        var view = root
        for _ in 0..<12 {
            let inner = constrained(in: view)
            inner.pin(to: view)
            let mark = constrained(in: inner)
            mark.pin(to: inner.layoutMarginsGuide)
            marks.append(mark)
            view = inner
        }
        root.layoutIfNeeded()
        for mark in marks { #expect(mark.frame == CGRect(x: 67, y: 8, width: 466, height: 263)) }
    }

    @Test("AL-6 directional margins follow the direction, those of sides do not")
    func directionalMargins() {
        let view = makeRoot(300, 300)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("AL-6 margins that a view takes over count the safe area once")
    func preservedSafeArea() {
        let root = makeRoot(300, 300)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 40, bottom: 20))
        root.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 30)
        let view = UIView(frame: root.bounds)
        view.preservesSuperviewLayoutMargins = true
        root.addSubview(view)
        #expect(root.layoutMargins == UIEdgeInsets(top: 45, left: 30, bottom: 25, right: 30))
        #expect(view.layoutMargins == UIEdgeInsets(top: 48, left: 30, bottom: 28, right: 30))
        view.layoutMargins = .zero
        #expect(view.layoutMargins == root.layoutMargins)
    }

    @Test("AL-7 a subview's safe area is the part of the window's that overlaps it")
    func safeAreas() {
        let root = makeRoot(300, 600)
        root.setRootSafeAreaInsets(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 0))
        let view = constrained(in: root)
        view.pin(to: root, insets: NSDirectionalEdgeInsets(top: 20, bottom: 50))
        let inner = constrained(in: view)
        let guide = view.safeAreaLayoutGuide
        inner.pin(to: guide)
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

    @Test("A guide in a view that is smaller than its insets is empty, centered between them, and causes no conflict")
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
            #expect(view.frame == CGRect(x: 0, y: 33, width: 100, height: 0))
            #expect(whole.frame.height == 60)
            #expect(environment.diagnostics.isEmpty)
        }
    }
}
