import Foundation
import UIKit

/// The rows of a list that is a sidebar, in a collection view, as apps have them from iOS 14 on.
final class SceneSidebarView: UICollectionView, UICollectionViewDataSource {
    private let sections: [SceneList.Section]
    private let selected: Int?
    /// Whether a tap on a row would push (VC-4); evaluated whenever rows are created.
    private let rowsPush: () -> Bool
    /// The prefix of the ids of rows without an id of their own.
    private let name: String
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, SceneList.Row> {
        cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = row.title
        content.secondaryText = row.detail
        content.image = row.image.flatMap(sceneImage)
        cell.contentConfiguration = content
    }

    init(_ list: SceneList, name: String, rowsPush: @escaping () -> Bool) {
        sections = list.sections
        selected = list.selected?.number
        self.rowsPush = rowsPush
        self.name = name
        let hasHeader = list.sections.map { $0.header != nil }
        super.init(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout { index, environment in
                var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
                configuration.headerMode =
                    hasHeader.indices.contains(index) && hasHeader[index] ? .firstItemInSection : .none
                return .list(using: configuration, layoutEnvironment: environment)
            })
        dataSource = self
    }

    required init?(coder: NSCoder) { nil }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].rows.count + headerCount(of: section)
    }

    private func headerCount(of section: Int) -> Int { sections[section].header == nil ? 0 : 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let index = indexPath.item - headerCount(of: indexPath.section)
        let section = sections[indexPath.section]
        guard index >= 0 else {
            return collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: SceneList.Row(title: section.header ?? ""))
        }
        let row = section.rows[index]
        let cell = collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
        cell.accessories = accessories(of: row)
        let number = sections.prefix(indexPath.section).reduce(0) { $0 + $1.rows.count } + index + 1
        cell.accessibilityIdentifier = row.id
        cell.origin = ElementOrigin(id: row.id ?? "\(name).row-\(number)", label: row.title)
        cell.isSelected = number == selected
        return cell
    }

    private func accessories(of row: SceneList.Row) -> [UICellAccessory] {
        var accessories: [UICellAccessory] = []
        if let value = row.value { accessories.append(.label(text: value)) }
        if let isOn = row.isOn {
            let toggle = UISwitch(frame: .zero)
            toggle.isOn = isOn
            accessories.append(.customView(configuration: .init(customView: toggle, placement: .trailing())))
        }
        switch row.accessory {
        case .none: break
        case .disclosure: accessories.append(.disclosureIndicator())
        case .detail: accessories.append(.detail())
        case .checkmark: accessories.append(.checkmark())
        case .automatic: if row.isOn == nil, rowsPush() { accessories.append(.disclosureIndicator()) }
        }
        return accessories
    }
}
