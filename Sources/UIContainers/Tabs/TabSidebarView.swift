import Drawing
import Foundation
import Geometry
import Looks

/// The list of tabs that replaces a bar, with rows, and a section for each group.
final class TabSidebarView: UIView {
    private struct Section {
        /// The group whose title is the first row; `nil` for tabs between groups.
        var group: UITabGroup?
        var tabs: [UITab]
    }

    var choose: (UITab) -> Void = { _ in }
    /// Whether it covers content instead of being next to it.
    var isOverContent = false {
        didSet { layer.shadowOpacity = isOverContent && !isPanel ? 0.2 : 0 }
    }
    private let isPanel = SidebarLook(JobEnvironment.current.style).isPanel
    private let panel = SplitPanelView(frame: .zero)
    private let line = UIView(frame: .zero)
    private var sections: [Section] = []
    private var selected: UITab?
    private lazy var list = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout { [weak self] index, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
            let isGroup = self.map { $0.sections.indices.contains(index) && $0.sections[index].group != nil } ?? false
            configuration.headerMode = isGroup ? .firstItemInSection : .none
            configuration.backgroundColor = .clear
            return .list(using: configuration, layoutEnvironment: environment)
        })

    /// The height of the row with the button that restores the bar.
    private static let barHeight: CGFloat = 50

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Sidebar"
        layer.shadowRadius = 8
        layer.shadowOffset = .zero
        line.backgroundColor = .separator
        list.backgroundColor = nil
        list.dataSource = self
        if isPanel {
            addSubview(panel)
            panel.content.addSubview(list)
        } else {
            backgroundColor = .systemGroupedBackground
            addSubview(list)
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows tabs; those between groups form a section.
    func show(_ tabs: [UITab], selected: UITab?) {
        sections = []
        for tab in tabs where !tab.isHidden {
            if let group = tab as? UITabGroup {
                sections.append(Section(group: group, tabs: group.children.filter { !$0.isHidden }))
            } else if let last = sections.last, last.group == nil {
                sections[sections.count - 1].tabs.append(tab)
            } else {
                sections.append(Section(tabs: [tab]))
            }
        }
        self.selected = selected
        list.reloadData()
    }

    override var isLayoutBoundary: Bool { true }

    override func layoutSubviews() {
        super.layoutSubviews()
        panel.frame = bounds
        panel.content.frame = panel.bounds
        let top = safeAreaInsets.top + Self.barHeight
        list.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        let pixel = pixelGrid.pixel
        line.frame = CGRect(x: bounds.maxX - pixel, y: 0, width: pixel, height: bounds.height)
            .mirrored(in: bounds, if: isRightToLeft)
    }

    override func paintForeground(into items: inout [DrawingItem]) {
        super.paintForeground(into: &items)
        let row = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: Self.barHeight)
        let place = CGRect(x: 16, y: row.midY - 14, width: 28, height: 28).mirrored(in: bounds, if: isRightToLeft)
        items += UIImage.sidebarSign.items(
            in: place.centered(UIImage.sidebarSign.size), tint: isPanel ? .label : tintColor, traits: traitCollection)
    }
}

extension TabSidebarView: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].tabs.count + (sections[section].group == nil ? 0 : 1)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let section = sections[indexPath.section]
        let isHeader = section.group != nil && indexPath.item == 0
        let tab = isHeader ? section.group : section.tabs[indexPath.item - (section.group == nil ? 0 : 1)]
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, UITab> { cell, _, tab in
            var content = cell.defaultContentConfiguration()
            content.text = tab.title
            content.image = isHeader ? nil : tab.image
            cell.contentConfiguration = content
            if isHeader {
                cell.takeOutlinePlace(level: 0, isExpanded: true)
                cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
            }
            if let badge = tab.badgeValue { cell.accessories = [.label(text: badge)] }
        }
        let cell = collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: tab)
        cell.isSelected = tab === selected
        return cell
    }
}
