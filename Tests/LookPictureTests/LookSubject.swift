import UIKit

/// A control or bar to draw, and the part of the window that it is in.
struct LookSubject: Sendable {
    /// The name of the folder of its pictures.
    let name: String
    /// The eras in which it exists.
    var eras = LookPicture.Era.allCases
    /// The part of the window to draw.
    let part: Part
    /// Makes the controller that fills the window.
    let makeController: @MainActor () -> UIViewController

    /// A part of a window, in points.
    enum Part: Sendable {
        case topLeft(width: CGFloat, height: CGFloat)
        /// A strip of the window's width.
        case top(height: CGFloat)
        case bottom(height: CGFloat)
        case center(width: CGFloat, height: CGFloat)

        /// The part of a window of that size.
        func rectangle(in window: CGSize) -> CGRect {
            switch self {
            case .topLeft(let width, let height): CGRect(x: 0, y: 0, width: width, height: height)
            case .top(let height): CGRect(x: 0, y: 0, width: window.width, height: height)
            case .bottom(let height): CGRect(x: 0, y: window.height - height, width: window.width, height: height)
            case .center(let width, let height):
                CGRect(
                    x: ((window.width - width) / 2).rounded(), y: ((window.height - height) / 2).rounded(),
                    width: width, height: height)
            }
        }
    }

    /// A column of views in the top left corner of a window; those without a width fill the part.
    private static func views(
        _ name: String, width: CGFloat = 200, height: CGFloat, eras: [LookPicture.Era] = LookPicture.Era.allCases,
        _ make: @escaping @MainActor () -> [UIView]
    ) -> LookSubject {
        LookSubject(name: name, eras: eras, part: .topLeft(width: width, height: height)) {
            let controller = UIViewController()
            var y: CGFloat = 10
            for view in make() {
                var size = view.intrinsicContentSize
                // A text field has any width, regardless of its text.
                if view is UITextField { size.width = 0 }
                view.frame = CGRect(
                    x: 10, y: y, width: size.width > 0 ? size.width : width - 20,
                    height: size.height > 0
                        ? size.height : view.sizeThatFits(CGSize(width: width - 20, height: 0)).height)
                controller.view.addSubview(view)
                y = view.frame.maxY + 10
            }
            controller.view.backgroundColor = .systemBackground
            return controller
        }
    }

    /// A strip at the top of a window.
    private static func top(
        _ name: String, height: CGFloat, eras: [LookPicture.Era] = LookPicture.Era.allCases,
        _ make: @escaping @MainActor () -> UIViewController
    ) -> LookSubject {
        LookSubject(name: name, eras: eras, part: .top(height: height), makeController: make)
    }

    /// A strip at the bottom of a window.
    private static func bottom(
        _ name: String, height: CGFloat, eras: [LookPicture.Era] = LookPicture.Era.allCases,
        _ make: @escaping @MainActor () -> UIViewController
    ) -> LookSubject {
        LookSubject(name: name, eras: eras, part: .bottom(height: height), makeController: make)
    }

    static let all = controls + pickers + buttons + fields + bars + rows + presentations + drawing

    // MARK: Controls

    private static let controls = [
        views("switch", width: 83, height: 92) {
            let on = UISwitch()
            on.isOn = true
            return [on, UISwitch()]
        },
        views("switch-disabled", width: 83, height: 92) {
            let on = UISwitch()
            on.isOn = true
            let off = UISwitch()
            on.isEnabled = false
            off.isEnabled = false
            return [on, off]
        },
        views("slider", height: 54) {
            let slider = UISlider()
            slider.value = 0.4
            return [slider]
        },
        views("stepper", width: 114, height: 52) { [UIStepper()] },
        views("segmented-control", width: 224, height: 52) {
            let control = UISegmentedControl(items: ["First", "Second", "Third"])
            control.selectedSegmentIndex = 1
            return [control]
        },
        views("progress-view", height: 24) {
            let progress = UIProgressView(progressViewStyle: .default)
            progress.progress = 0.4
            return [progress]
        },
        views("activity-indicator", width: 57, height: 87) {
            let indicators = [UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)]
            for indicator in indicators { indicator.startAnimating() }
            return indicators
        },
        views("page-control", width: 150, height: 57) {
            let control = UIPageControl()
            control.numberOfPages = 4
            control.currentPage = 1
            control.pageIndicatorTintColor = .systemGray
            control.currentPageIndicatorTintColor = .label
            return [control]
        },
        views("date-picker-compact", height: 54, eras: [.raised, .glass]) {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .compact
            picker.datePickerMode = .date
            picker.date = Date(timeIntervalSince1970: 1_600_000_000)
            return [picker]
        },
        views("date-picker-wheels", width: 340, height: 236) {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .wheels
            picker.datePickerMode = .date
            picker.date = Date(timeIntervalSince1970: 1_600_000_000)
            return [picker]
        },
    ]

    private static let pickers = [
        views("date-picker-inline", width: 340, height: 350, eras: [.raised, .glass]) {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .inline
            picker.datePickerMode = .date
            picker.date = Date(timeIntervalSince1970: 1_600_000_000)
            return [picker]
        },
        views("picker", width: 340, height: 236) { [LookPicker()] },
        views("color-well", width: 60, height: 64, eras: [.raised, .glass]) {
            let well = UIColorWell()
            well.selectedColor = .systemTeal
            return [well]
        },
    ]

    // MARK: Buttons

    private static func button(_ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = "Continue"
        return UIButton(configuration: configuration)
    }

    private static let buttons = [
        views("button", width: 120, height: 90) {
            let enabled = UIButton(type: .system)
            enabled.setTitle("Continue", for: .normal)
            let disabled = UIButton(type: .system)
            disabled.setTitle("Continue", for: .normal)
            disabled.isEnabled = false
            return [enabled, disabled]
        },
        views("button-configurations", width: 130, height: 190, eras: [.raised, .glass]) {
            [button(.plain()), button(.gray()), button(.tinted()), button(.filled())]
        },
        views("button-types", width: 60, height: 80) {
            [UIButton(type: .infoLight), UIButton(type: .contactAdd)]
        },
    ]

    // MARK: Fields

    private static let fields = [
        views("text-field", height: 98) {
            let empty = UITextField()
            empty.placeholder = "Name"
            let filled = UITextField()
            filled.text = "Anna"
            for field in [empty, filled] {
                field.borderStyle = .roundedRect
                field.clearButtonMode = .always
            }
            return [empty, filled]
        },
        views("search-bar", width: 320, height: 76) {
            let bar = UISearchBar()
            bar.placeholder = "Search"
            bar.showsCancelButton = true
            return [bar]
        },
    ]

    // MARK: Bars

    private static func content(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = .systemBackground
        return controller
    }

    private static let bars = [
        top("navigation-bar", height: 112) {
            let controller = content("Inbox")
            controller.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: nil, action: nil)
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: nil, action: nil)
            return UINavigationController(rootViewController: controller)
        },
        top("navigation-bar-back", height: 112) {
            let navigation = UINavigationController(rootViewController: content("Mailboxes"))
            navigation.pushViewController(content("Inbox"), animated: false)
            return navigation
        },
        top("navigation-bar-subtitle", height: 112, eras: [.raised, .glass]) {
            let navigation = UINavigationController(rootViewController: content("Feeds"))
            let controller = content("Today")
            controller.navigationItem.subtitle = "18 Unread"
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: nil, action: nil)
            navigation.pushViewController(controller, animated: false)
            return navigation
        },
        top("navigation-bar-large-title", height: 164) {
            let navigation = UINavigationController(rootViewController: content("Inbox"))
            navigation.navigationBar.prefersLargeTitles = true
            return navigation
        },
        bottom("toolbar", height: 100) {
            let controller = content("Inbox")
            controller.toolbarItems = [
                UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(title: "Reply", style: .plain, target: nil, action: nil),
            ]
            let navigation = UINavigationController(rootViewController: controller)
            navigation.isToolbarHidden = false
            return navigation
        },
        bottom("tab-bar", height: 110) {
            let tabs = UITabBarController()
            let names = [("Home", "house"), ("Search", "magnifyingglass"), ("Profile", "person")]
            let controllers = names.map { name, symbol in
                let controller = content(name)
                controller.tabBarItem = UITabBarItem(
                    title: name, image: UIImage(systemName: symbol), selectedImage: nil)
                return controller
            }
            controllers[1].tabBarItem.badgeValue = "3"
            tabs.viewControllers = controllers
            return tabs
        },
    ]

    // MARK: Rows

    private static let rows = [
        top("table-plain", height: 300) { LookTable(style: .plain) },
        top("table-grouped", height: 300) { LookTable(style: .grouped) },
        top("table-inset-grouped", height: 300, eras: [.raised, .glass]) { LookTable(style: .insetGrouped) },
        top("list-inset-grouped", height: 260, eras: [.raised, .glass]) { LookList(appearance: .insetGrouped) },
        top("list-sidebar", height: 240, eras: [.raised, .glass]) { LookList(appearance: .sidebar) },
        top("collection-cells", height: 150) { LookGrid() },
    ]

    // MARK: Presentations

    @MainActor private static func presenter(_ make: @escaping @MainActor () -> UIViewController) -> UIViewController {
        LookPresenter { _ in make() }
    }

    @MainActor private static func actionSheet() -> UIAlertController {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Archive", style: .default))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return alert
    }

    private static let presentations = [
        bottom("keyboard", height: 345) { KeyboardPresenter() },
        LookSubject(name: "alert", part: .center(width: 340, height: 190)) {
            presenter {
                let alert = UIAlertController(
                    title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
                return alert
            }
        },
        bottom("action-sheet", height: 230, eras: [.flat, .raised]) { presenter { actionSheet() } },
        LookSubject(name: "action-sheet-centered", eras: [.glass], part: .center(width: 340, height: 230)) {
            presenter { actionSheet() }
        },
        LookSubject(name: "action-sheet-at-source", eras: [.glass], part: .topLeft(width: 330, height: 260)) {
            LookPresenter { presenter in
                let alert = actionSheet()
                alert.popoverPresentationController?.sourceView = presenter.view
                alert.popoverPresentationController?.sourceRect = CGRect(x: 130, y: 60, width: 40, height: 30)
                return alert
            }
        },
        LookSubject(name: "menu", eras: [.raised, .glass], part: .topLeft(width: 300, height: 360)) {
            LookMenuController()
        },
        top("page-sheet", height: 120) {
            presenter { UINavigationController(rootViewController: content("Inbox")) }
        },
        LookSubject(name: "alert-text-fields", part: .center(width: 340, height: 280)) {
            presenter {
                let alert = UIAlertController(
                    title: "Sign In", message: "Enter your password.", preferredStyle: .alert)
                alert.addTextField { $0.placeholder = "Name" }
                alert.addTextField { $0.placeholder = "Password" }
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Sign In", style: .default))
                return alert
            }
        },
        LookSubject(name: "popover", part: .topLeft(width: 300, height: 260)) {
            LookPresenter { presenter in
                let controller = content("Options")
                controller.preferredContentSize = CGSize(width: 200, height: 120)
                controller.modalPresentationStyle = .popover
                controller.popoverPresentationController?.delegate = presenter
                controller.popoverPresentationController?.sourceView = presenter.view
                controller.popoverPresentationController?.sourceRect = CGRect(x: 130, y: 60, width: 40, height: 30)
                return controller
            }
        },
    ]
}

/// A controller that presents another one as soon as it appears.
private final class KeyboardPresenter: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.window?.showsKeyboard = true
    }
}

private final class LookPresenter: UIViewController, UIPopoverPresentationControllerDelegate {
    private let makePresented: (LookPresenter) -> UIViewController

    init(_ makePresented: @escaping (LookPresenter) -> UIViewController) {
        self.makePresented = makePresented
        super.init(nibName: nil, bundle: nil)
    }

    /// A popover is not adapted on a phone.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(makePresented(self), animated: false)
    }
}

/// A picker of fruit.
private final class LookPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
    private let titles = ["Apple", "Apricot", "Banana", "Cherry", "Fig", "Lemon", "Mango"]

    override init(frame: CGRect) {
        super.init(frame: frame)
        dataSource = self
        delegate = self
        selectRow(3, inComponent: 0, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles[row]
    }
}

/// A controller with a button whose menu is open.
private final class LookMenuController: UIViewController {
    private static func action(
        _ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = [], isOn: Bool = false
    ) -> UIAction {
        UIAction(
            title: title, image: UIImage(systemName: symbol), attributes: attributes, state: isOn ? .on : .off
        ) { _ in }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.backgroundColor = .systemBackground
        let source = UIView(frame: CGRect(x: 20, y: 40, width: 44, height: 44))
        view.addSubview(source)
        let sorting = UIMenu(
            options: .displayInline,
            children: [
                Self.action("Name", "textformat", isOn: true), Self.action("Date", "calendar"),
                UIMenu(title: "Group By", image: UIImage(systemName: "square.grid.2x2")),
            ])
        let rest = UIMenu(
            options: .displayInline,
            children: [
                Self.action("Share", "square.and.arrow.up", .disabled), Self.action("Delete", "trash", .destructive),
            ])
        present(UIMenu(title: "Sort by", children: [sorting, rest]), from: source)
    }
}

/// A grid of cells: plain, selected and with a background configuration.
private final class LookGrid: UICollectionViewController {
    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        let label = UILabel(frame: cell.contentView.bounds)
        label.text = "\(indexPath.item + 1)"
        label.textAlignment = .center
        cell.contentView.addSubview(label)
        cell.contentView.backgroundColor = indexPath.item == 1 ? nil : .systemGray5
        cell.selectedBackgroundView = UIView()
        cell.selectedBackgroundView?.backgroundColor = .systemGray3
        cell.isSelected = indexPath.item == 1
        if indexPath.item > 2 {
            cell.contentView.backgroundColor = nil
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .systemTeal
            background.cornerRadius = 12
            cell.backgroundConfiguration = background
        }
        return cell
    }
}

/// A list in a collection view, with a header and a row of each common kind.
private final class LookList: UICollectionViewController {
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, path, item in
        var content = cell.defaultContentConfiguration()
        content.text = ["Library", "Recents", "Favorites", "Shared"][item]
        if item == 1 { content.secondaryText = "Today" }
        if item > 0 { content.image = UIImage(systemName: ["", "clock", "star", "person.2"][item]) }
        cell.contentConfiguration = content
        switch item {
        case 1: cell.accessories = [.disclosureIndicator()]
        case 2: cell.accessories = [.label(text: "12")]
        case 3: cell.accessories = [.checkmark()]
        default: break
        }
        cell.isSelected = item == 2
    }

    init(appearance: UICollectionLayoutListConfiguration.Appearance) {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .firstItemInSection
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        // The picture shows the list, not the status bar above it.
        collectionView.contentInsetAdjustmentBehavior = .never
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
}

/// A table with a row of each common kind.
private final class LookTable: UITableViewController {
    private static let rows:
        [(title: String, style: UITableViewCell.CellStyle, accessory: UITableViewCell.AccessoryType)] = [
            ("Wi-Fi", .value1, .disclosureIndicator), ("Bluetooth", .default, .checkmark),
            ("Battery", .subtitle, .detailButton),
        ]

    override func numberOfSections(in tableView: UITableView) -> Int { 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "General" }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = Self.rows[indexPath.row]
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = "On"
        cell.accessoryType = row.accessory
        return cell
    }
}
