import Testing
import UIKit

private final class Card: UIView {}
private final class Sheet: UIView {}
private class Badge: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        text = "new"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
private final class LoudBadge: Badge {}

@Suite("Appearance proxies")
struct AppearanceProxyTests {
    private func inJob(_ body: () -> Void) {
        JobEnvironment.$running.withValue(JobEnvironment(), operation: body)
    }

    /// Puts a view into a window, inside of the given containers, the outermost first.
    private func show(_ view: UIView, in containers: UIView...) {
        let window = UIWindow()
        var parent: UIView = window
        for container in containers {
            parent.addSubview(container)
            parent = container
        }
        parent.addSubview(view)
        // Keeps the tree alive until the test is done with the view.
        withExtendedLifetime(window) {}
    }

    @Test("AP-1 what a proxy recorded is applied when a view enters a window, once per entering")
    func entering() {
        inJob {
            UILabel.appearance().textColor = .red
            let label = UILabel()
            #expect(label.textColor == .label)
            let window = UIWindow()
            window.addSubview(label)
            #expect(label.textColor == .red)
            UILabel.appearance().textColor = .green
            #expect(label.textColor == .red, "a view that is in a window already is left as it is")
            label.removeFromSuperview()
            window.addSubview(label)
            #expect(label.textColor == .green)
        }
    }

    @Test("AP-2 the later of equal settings wins, containment over none, outer over inner, longer over shorter")
    func precedence() {
        typealias Setting = (color: UIColor, containers: [any UIAppearanceContainer.Type])
        let table: [(settings: [Setting], expected: UIColor)] = [
            ([(.red, []), (.green, [])], .green),
            ([(.red, [Card.self]), (.green, [])], .red),
            ([(.green, []), (.red, [Card.self])], .red),
            ([(.red, [Sheet.self]), (.green, [Card.self])], .red),
            ([(.green, [Card.self]), (.red, [Sheet.self])], .red),
            ([(.green, [Sheet.self]), (.red, [Card.self, Sheet.self])], .red),
            ([(.red, [Card.self, Sheet.self]), (.green, [Sheet.self])], .red),
            ([(.red, []), (.green, [Sheet.self, Card.self])], .red),
        ]
        for (index, row) in table.enumerated() {
            inJob {
                for setting in row.settings {
                    UILabel.appearance(whenContainedInInstancesOf: setting.containers).textColor = setting.color
                }
                let label = UILabel()
                show(label, in: Sheet(), Card())
                #expect(label.textColor == row.expected, "row \(index)")
            }
        }
    }

    @Test("AP-2 a proxy for traits applies where the view's traits contain them, above a plain one")
    func traits() {
        inJob {
            UISwitch.appearance(for: UITraitCollection(horizontalSizeClass: .compact)).onTintColor = .red
            UISwitch.appearance(for: UITraitCollection(horizontalSizeClass: .regular)).onTintColor = .blue
            UISwitch.appearance().onTintColor = .green
            UISwitch.appearance().thumbTintColor = .black
            let view = UISwitch()
            show(view)
            #expect(view.onTintColor == .red)
            #expect(view.thumbTintColor == .black)
        }
    }

    @Test("AP-3 what was set on the instance is not overwritten, be it the default or nil")
    func own() {
        inJob {
            UILabel.appearance().textColor = .red
            UILabel.appearance().backgroundColor = .yellow
            UIButton.appearance().setTitleColor(.red, for: .normal)
            UIButton.appearance().setTitleColor(.blue, for: .disabled)
            let label = UILabel()
            label.textColor = .label
            label.backgroundColor = nil
            show(label)
            #expect(label.textColor == .label)
            #expect(label.backgroundColor == nil)
            let button = UIButton(type: .system)
            button.setTitleColor(.green, for: .normal)
            show(button)
            #expect(button.titleColor(for: .normal) == .green)
            #expect(button.titleColor(for: .disabled) == .blue)
        }
    }

    @Test("AP-3 what a class sets up by itself does not count as the program's setting")
    func defaults() {
        inJob {
            UITableView.appearance().backgroundColor = .clear
            UITextView.appearance().backgroundColor = .yellow
            let table = UITableView(frame: .zero, style: .grouped)
            let text = UITextView()
            show(table)
            show(text)
            #expect(table.backgroundColor == .clear)
            #expect(text.backgroundColor == .yellow)
        }
    }

    @Test("AP-4 when traits change, what proxies for traits recorded is applied anew")
    func traitChange() {
        inJob {
            UIProgressView.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).progressTintColor = .white
            UIProgressView.appearance(for: UITraitCollection(userInterfaceStyle: .light)).progressTintColor = .black
            let window = UIWindow()
            let view = UIProgressView(progressViewStyle: .default)
            window.addSubview(view)
            #expect(view.progressTintColor == .black)
            window.overrideUserInterfaceStyle = .dark
            #expect(view.progressTintColor == .white)
            view.progressTintColor = .red
            window.overrideUserInterfaceStyle = .light
            #expect(view.progressTintColor == .red)
        }
    }

    @Test func controllersAreContainers() {
        final class Login: UIViewController {}
        inJob {
            UILabel.appearance(whenContainedInInstancesOf: [Login.self]).textColor = .red
            let window = UIWindow()
            let controller = Login()
            let label = UILabel()
            controller.view.addSubview(label)
            window.rootViewController = controller
            #expect(label.textColor == .red)
        }
    }

    @Test func aSubclassOfTheProgramsIsMadeByItsFrameInitializer() {
        inJob {
            Badge.appearance().textColor = .red
            UILabel.appearance().textColor = .green
            LoudBadge.appearance().font = .boldSystemFont(ofSize: 30)
            let (badge, loud, plain) = (Badge(), LoudBadge(), UILabel())
            for label in [badge, loud, plain] { show(label) }
            #expect(badge.textColor == .red)
            #expect(loud.textColor == .red)
            #expect(plain.textColor == .green)
            #expect(loud.font.pointSize == 30 && badge.font.pointSize == 17)
        }
    }

    @Test func everyClassHasAProxy() {
        inJob {
            let proxies: [UIView] = [
                UIView.appearance(), UILabel.appearance(), UIButton.appearance(), UISwitch.appearance(),
                UISlider.appearance(), UIProgressView.appearance(), UIActivityIndicatorView.appearance(),
                UISegmentedControl.appearance(), UIPageControl.appearance(), UIStepper.appearance(),
                UITextField.appearance(), UITextView.appearance(), UISearchBar.appearance(), UIDatePicker.appearance(),
                UIPickerView.appearance(), UIScrollView.appearance(), UITableView.appearance(),
                UITableViewCell.appearance(), UITableViewHeaderFooterView.appearance(), UICollectionView.appearance(),
                UICollectionViewCell.appearance(), UIVisualEffectView.appearance(), UINavigationBar.appearance(),
                UIToolbar.appearance(), UITabBar.appearance(), UIStackView.appearance(), UIImageView.appearance(),
                UIWindow.appearance(), UIRefreshControl.appearance(),
            ]
            #expect(Set(proxies.map { ObjectIdentifier(type(of: $0)) }).count == proxies.count)
        }
    }

    @Test func barsAndTheirItems() {
        inJob {
            UINavigationBar.appearance().tintColor = .red
            UINavigationBar.appearance().barTintColor = .black
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
            UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
                .setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
            UIBarButtonItem.appearance().tintColor = .green
            let window = UIWindow()
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let item = UINavigationItem(title: "Photos")
            item.rightBarButtonItem = UIBarButtonItem(title: "Edit")
            bar.items = [item]
            window.addSubview(bar)
            window.layoutIfNeeded()
            _ = window.displayList()
            #expect(bar.tintColor == .red && bar.barTintColor == .black)
            #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
            #expect(bar.backgroundImage(for: .default) != nil)
            let font = item.rightBarButtonItem?.titleTextAttributes(for: .normal)?[.font] as? UIFont
            #expect(font?.pointSize == 30)
            #expect(item.rightBarButtonItem?.tintColor == .green)
        }
    }

    @Test func jobsDoNotSeeEachOther() {
        inJob { UILabel.appearance().textColor = .red }
        inJob {
            let label = UILabel()
            show(label)
            #expect(label.textColor == .label)
        }
    }
}

@Suite("Views of classes that are known only at run time")
struct RuntimeClassTests {
    private final class ProgrammaticCell: UITableViewCell {
        let badge = UILabel()
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(badge)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Header: UITableViewHeaderFooterView {
        let words = ["made"]
        override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class Tile: UICollectionViewCell {
        let numbers: [Int]
        override init(frame: CGRect) {
            numbers = [1, 2, 3]
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    private final class InheritingCell: UITableViewCell { var extra = "kept" }

    @Test func registeredCellsAreMadeByTheInitializerThatUIKitCalls() throws {
        let table = UITableView()
        table.register(ProgrammaticCell.self, forCellReuseIdentifier: "cell that has an identifier longer than words")
        table.register(InheritingCell.self, forCellReuseIdentifier: "plain")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let path = IndexPath(row: 0, section: 0)
        let cell = table.dequeueReusableCell(
            withIdentifier: "cell that has an identifier longer than words", for: path)
        let made = try #require(cell as? ProgrammaticCell)
        #expect(made.reuseIdentifier == "cell that has an identifier longer than words")
        #expect(made.badge.superview === made.contentView)
        #expect(made.detailTextLabel != nil)
        #expect((table.dequeueReusableCell(withIdentifier: "plain") as? InheritingCell)?.extra == "kept")
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        #expect((header as? Header)?.words == ["made"] && header?.reuseIdentifier == "header")
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
        let tile = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
        #expect((tile as? Tile)?.numbers == [1, 2, 3])
    }

    @Test func barsLayersAndItemsAreMadeByTheirSubclassesInitializers() {
        final class Bar: UINavigationBar {
            var words = ["bar"]
            override init(frame: CGRect) {
                super.init(frame: frame)
                words.append("made")
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        final class Layer: CALayer {
            var words = ["layer"]
            override init() {
                super.init()
                words.append("made")
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        final class Layered: UIView {
            override class var layerClass: AnyClass { Layer.self }
        }
        final class Item: UIBarButtonItem {
            var words = ["item"]
            override init() {
                super.init()
                words.append("made")
            }
            required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        }
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
        #expect((navigation.navigationBar as? Bar)?.words == ["bar", "made"])
        #expect((Layered().layer as? Layer)?.words == ["layer", "made"])
        #expect(Item.flexibleSpace().words == ["item", "made"])
    }
}
