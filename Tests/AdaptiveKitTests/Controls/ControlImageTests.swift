import Drawing
import Foundation
import Geometry
import Testing
import UIKit

@testable import AdaptiveKit

@Suite("Images that apps give to controls and bars")
@MainActor
struct ControlImageTests {
    private func image(_ size: CGSize = CGSize(width: 10, height: 10)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func inJob(_ body: () throws -> Void) rethrows {
        try JobEnvironment.$running.withValue(JobEnvironment(), operation: body)
    }

    private func items(of view: UIView) -> [DrawingItem] {
        var items: [DrawingItem] = []
        view.paintContent(into: &items)
        return items
    }

    @Test("A slider draws the image of its state in place of each part of the track")
    func slider() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
        slider.value = 0.5
        let plain = items(of: slider)
        slider.setMinimumTrackImage(image(), for: .normal)
        let minimum = items(of: slider)
        slider.setMaximumTrackImage(image(), for: .normal)
        #expect(minimum != plain && items(of: slider) != minimum)
        #expect(slider.currentMinimumTrackImage === slider.minimumTrackImage(for: .normal))
        slider.setMinimumTrackImage(nil, for: .normal)
        slider.setMaximumTrackImage(nil, for: .normal)
        #expect(items(of: slider) == plain)
    }

    @Test("A stepper draws its app's signs, background and divider")
    func stepper() {
        let stepper = UIStepper()
        var drawn = items(of: stepper)
        func changes() -> Bool {
            defer { drawn = items(of: stepper) }
            return items(of: stepper) != drawn
        }
        stepper.setDecrementImage(image(), for: .normal)
        #expect(changes())
        stepper.setIncrementImage(image(), for: .normal)
        #expect(changes())
        stepper.setBackgroundImage(image(), for: .normal)
        #expect(changes())
        stepper.setDividerImage(image(), forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(changes())
    }

    @Test("An empty background image takes away the fill, the knob and the lines of a segmented control")
    func clearSegments() {
        let segments = UISegmentedControl(items: ["One", "Two"])
        segments.selectedSegmentIndex = 0
        segments.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        segments.setDividerImage(
            UIImage(), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        // Without fonts, titles are not drawn either.
        #expect(items(of: segments).isEmpty)
    }

    @Test("Cap insets apply to an image that was drawn as they do to one that was loaded")
    func capInsets() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.image = image().resizableImage(
            withCapInsets: UIEdgeInsets(top: 3, left: 3, bottom: 3, right: 3), resizingMode: .stretch)
        #expect(items(of: view).count == 9)
        // A middle of nothing is stretched whole.
        view.image = image().resizableImage(
            withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5), resizingMode: .stretch)
        #expect(items(of: view).count == 1)
    }

    @Test("The background of a table's cell has its own corners, insets, line and view")
    func cellBackground() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = .red
        cell.backgroundConfiguration = background
        let plain = items(of: cell)
        background.cornerRadius = 8
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
        cell.backgroundConfiguration = background
        let round = items(of: cell)
        background.strokeWidth = 2
        background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .blue }
        cell.backgroundConfiguration = background
        #expect(round != plain && items(of: cell) != round)
        let own = UIView()
        background.customView = own
        cell.backgroundConfiguration = background
        cell.layoutIfNeeded()
        #expect(own.superview === cell && own.frame == CGRect(x: 4, y: 4, width: 312, height: 36))
        cell.backgroundConfiguration = nil
        #expect(own.superview == nil)
    }

    @Test("Proxies set the offset of back buttons' titles, which apps use to hide them")
    func backTitle() {
        func adjustment(_ offset: CGFloat?) -> UIOffset {
            if let offset {
                UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
                    UIOffset(horizontal: offset, vertical: 0), for: .default)
            }
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.viewControllers[0].title = "Before"
            navigation.pushViewController(UIViewController(), animated: false)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return navigation.navigationBar.backTitleStyle.adjustment
        }
        inJob {
            #expect(adjustment(nil) == .zero)
            #expect(adjustment(-1000) == UIOffset(horizontal: -1000, vertical: 0))
        }
    }

    @Test("A pasteboard's items and its values of a kind are the same thing")
    func pasteboard() {
        let board = UIPasteboard.withUniqueName()
        board.strings = ["a", "b"]
        #expect(board.string == "a" && board.numberOfItems == 2 && board.hasStrings && !board.hasURLs)
        board.setValue(Data([1]), forPasteboardType: "own")
        #expect(board.types == ["own"] && board.data(forPasteboardType: "own") == Data([1]) && board.string == nil)
        board.string = nil
        #expect(board.items.isEmpty && board.changeCount == 3)
    }

    @Test("A layer keeps the values of properties that a subclass leaves to it")
    func managedValues() {
        let layer = CALayer()
        let initial: CGFloat? = layer.managedValue("progress")
        layer.setValue(0.5, forKey: "progress")
        let number: CGFloat? = layer.managedValue("progress")
        #expect(initial == nil && number == 0.5)
    }

    @Test("An alert before iOS 8 presents a controller, and its delegate hears of the button")
    func alertView() throws {
        final class Listener: UIAlertViewDelegate {
            var taps: [Int] = []
            func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { taps.append(buttonIndex) }
        }
        try inJob {
            let window = UIWindow(windowScene: UIWindowScene())
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let listener = Listener()
            let alert = UIAlertView(
                title: "Delete?", message: nil, delegate: listener, cancelButtonTitle: "Cancel",
                otherButtonTitles: "Delete")
            alert.show()
            let shown = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
            #expect(alert.isVisible && shown.actions.map(\.title) == ["Cancel", "Delete"])
            shown.choose(shown.actions[1])
            #expect(listener.taps == [1])
        }
    }
}
