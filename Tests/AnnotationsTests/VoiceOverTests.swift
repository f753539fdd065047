import Devices
import Foundation
import Geometry
import Testing
import Typography
import UIKit

@testable import Annotations

@Suite("What VoiceOver reads")
struct VoiceOverTests {
    /// The words of all elements of a controller's window, in order.
    private func words(
        on name: String = "iphone-15/portrait", _ make: @MainActor () -> UIViewController
    ) throws -> [String] {
        let variant = try Variant(parsing: name)
        let job = JobEnvironment(variant: variant, textSetter: EstimatedTextSetter())
        return job.run {
            let window = UIWindow(frame: CGRect(origin: .zero, size: variant.windowSize))
            window.rootViewController = make()
            window.layoutIfNeeded()
            return VoiceOverSurvey(window).elements.map(\.words)
        }
    }

    @MainActor private func label(_ text: String, _ x: CGFloat, _ y: CGFloat, height: CGFloat = 20) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 100, height: height))
        label.text = text
        return label
    }

    @MainActor private func twoRows() -> UIViewController {
        let controller = UIViewController()
        for (text, x, y) in [("D", 200.0, 205.0), ("A", 20, 100), ("C", 20, 200), ("B", 200, 104)] {
            controller.view.addSubview(label(text, x, y))
        }
        return controller
    }

    @Test("Rows are read from top to bottom, and each from its leading side")
    func rows() throws {
        #expect(try words { twoRows() } == ["A", "B", "C", "D"])
        #expect(try words(on: "iphone-15/portrait/full/light/large/rtl") { twoRows() } == ["B", "A", "D", "C"])
    }

    @Test("Controls are read with their values and kinds, and what has no label is marked")
    func controls() throws {
        let found = try words {
            let controller = UIViewController()
            let button = UIButton(type: .system)
            button.setTitle("Send", for: .normal)
            button.isEnabled = false
            let picture = UIButton(type: .custom)
            picture.setImage(UIImage(systemName: "star"), for: .normal)
            let field = UITextField()
            field.placeholder = "Name"
            field.text = "Ada"
            let toggle = UISwitch()
            toggle.isOn = true
            toggle.accessibilityLabel = "Sound"
            let slider = UISlider()
            slider.value = 0.25
            slider.accessibilityLabel = "Volume"
            let heading = label("Settings", 0, 0)
            heading.accessibilityTraits = .header
            for (index, view) in [heading, button, picture, field, toggle, slider].enumerated() {
                view.frame = CGRect(x: 20, y: 100 + CGFloat(index) * 50, width: 150, height: 30)
                controller.view.addSubview(view)
            }
            return controller
        }
        #expect(
            found == [
                "Settings, heading", "Send, dimmed, button", "no label, button", "Name, Ada, text field",
                "Sound, on, switch", "Volume, 25 %, adjustable",
            ])
    }

    @Test("Hidden elements, pictures and elements out of sight are not read; a view may be one element or list its own")
    func choices() throws {
        let found = try words {
            let controller = UIViewController()
            let hidden = label("hidden", 20, 100)
            hidden.accessibilityElementsHidden = true
            let silent = label("silent", 20, 130)
            silent.isAccessibilityElement = false
            let picture = UIImageView(image: UIImage(systemName: "star"))
            picture.frame = CGRect(x: 20, y: 160, width: 20, height: 20)
            let group = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 60))
            group.addSubview(label("inner", 0, 0))
            group.isAccessibilityElement = true
            group.accessibilityLabel = "Whole"
            let listing = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 60))
            let (first, second) = (label("first", 0, 30), label("second", 0, 0))
            for view in [first, second] { listing.addSubview(view) }
            listing.accessibilityElements = [first, second]
            for view in [hidden, silent, picture, group, listing, label("far", 20, 5_000)] {
                controller.view.addSubview(view)
            }
            return controller
        }
        #expect(found == ["Whole", "first", "second"])
    }

    @Test("Bars are read with their items, the back button and the selected tab")
    func bars() throws {
        let found = try words {
            let list = UIViewController()
            list.title = "List"
            let detail = UIViewController()
            detail.title = "Detail"
            detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: nil, action: nil)
            detail.view.addSubview(label("Text", 20, 300))
            let navigation = UINavigationController(rootViewController: list)
            navigation.pushViewController(detail, animated: false)
            navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
            let more = UIViewController()
            more.tabBarItem = UITabBarItem(title: "More", image: nil, tag: 1)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, more]
            return tabs
        }
        #expect(
            found == [
                "List, back button", "Detail, heading", "Add, button", "Text", "selected, Home, tab, 1 of 2",
                "More, tab, 2 of 2",
            ])
    }

    @Test("A row of a table is one element with all its texts, and its controls come after it")
    func tables() throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.detailTextLabel?.text = "Detail"
                if indexPath.row == 1 {
                    let toggle = UISwitch()
                    toggle.accessibilityLabel = "Sound"
                    cell.accessoryView = toggle
                }
                return cell
            }
        }
        #expect(try words { Rows(style: .plain) } == ["Row 0, Detail", "Row 1, Detail", "Sound, off, switch"])
    }

    @Test("What is presented hides the screen below from VoiceOver")
    func presented() throws {
        let variant = try Variant(parsing: "iphone-15/portrait")
        let found = JobEnvironment(variant: variant, textSetter: EstimatedTextSetter()).run {
            let root = UIViewController()
            root.view.addSubview(label("below", 20, 100))
            let window = UIWindow(frame: CGRect(origin: .zero, size: variant.windowSize))
            window.rootViewController = root
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            let sheet = UIViewController()
            sheet.view.addSubview(label("above", 20, 100))
            root.present(sheet, animated: false)
            window.layoutIfNeeded()
            return VoiceOverSurvey(window).elements.map(\.words)
        }
        #expect(found == ["above"])
    }
}
