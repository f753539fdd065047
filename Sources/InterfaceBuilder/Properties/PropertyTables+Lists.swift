internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import UIKit

extension PropertyTables {
    static let tableView = PropertyTable<UITableView, TableViewContent>(
        { if case .tableView(let content) = $0.content { content } else { nil } },
        scrollView.within(\.scroll) { $0 } + [
            .init("rowHeight", \.rowHeight, \.rowHeight),
            .init("sectionHeaderHeight", \.sectionHeaderHeight, \.sectionHeaderHeight),
            .init("sectionFooterHeight", \.sectionFooterHeight, \.sectionFooterHeight),
            .init("separatorStyle", always: \.separatorStyle, \.separatorStyle) { style, _ in
                switch style {
                case .none: UITableViewCell.SeparatorStyle.none
                case .singleLineEtched: .singleLineEtched
                case .default, .singleLine: .singleLine
                }
            },
            .init("separatorColor", \.separatorColor, \.separatorColor),
            .init(
                "separatorInset", \.separatorInset, get: { $0.separatorInset }, set: { $0.separatorInset = $1 },
                takeBack: { table, standard in
                    table.separatorInset = standard.separatorInset
                    table.hasOwnSeparatorInset = standard.hasOwnSeparatorInset
                }
            ) { content, _, _ in content.separatorInset?.sides },
            .init("separatorInsetReference", always: \.separatorInsetReference, \.separatorInsetReference) {
                reference, _ in reference == .fromAutomaticInsets ? .fromAutomaticInsets : nil
            },
            .init("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea, \.insetsContentViewsToSafeArea),
            .init("sectionHeaderTopPadding", \.sectionHeaderTopPadding, \.sectionHeaderTopPadding),
        ])

    static let tableViewCell = PropertyTable<UITableViewCell, TableViewCellContent>(
        { if case .tableViewCell(let content) = $0.content { content } else { nil } },
        [
            .init("accessoryType", always: \.accessory, \.accessoryType) { accessory, _ in
                switch accessory {
                case .none: UITableViewCell.AccessoryType.none
                case .disclosureIndicator: .disclosureIndicator
                case .detailDisclosureButton: .detailDisclosureButton
                case .checkmark: .checkmark
                case .detailButton: .detailButton
                }
            },
            .init("indentationLevel", \.indentationLevel, \.indentationLevel),
            .init("indentationWidth", \.indentationWidth, \.indentationWidth),
            .init("documentRowHeight", \.rowHeight, \.documentRowHeight),
            .init("contentConfiguration", \.contentConfiguration, \.contentConfiguration) { content, converter in
                .some(content.uiKit(converter))
            },
            .init(
                "separatorInset", \.separatorInset, get: { $0.separatorInset }, set: { $0.separatorInset = $1 },
                takeBack: { cell, standard in
                    cell.separatorInset = standard.separatorInset
                    cell.hasOwnSeparatorInset = standard.hasOwnSeparatorInset
                }
            ) { content, _, _ in content.separatorInset?.sides },
        ])

    static let collectionView = PropertyTable<UICollectionView, CollectionViewContent>(
        { if case .collectionView(let content) = $0.content { content } else { nil } },
        scrollView.within(\.scroll) { $0 } + [
            .init("collectionViewLayout", \.flowLayout, \.documentLayout) { flow, _ in flow.uiKit }
        ])

    static let collectionViewCell = PropertyTable<UICollectionViewCell, CollectionViewCellContent>(
        { if case .collectionViewCell(let content) = $0.content { content } else { nil } },
        [
            .init("documentSize", \.customSize, \.documentSize),
            .init("contentConfiguration", \.contentConfiguration, \.contentConfiguration) { content, converter in
                .some(content.uiKit(converter))
            },
        ])
}

extension ListConfigurationContent {
    @MainActor fileprivate func uiKit(_ converter: ValueConverter) -> any UIContentConfiguration {
        var configuration = UIListContentConfiguration.cell()
        configuration.text = text
        configuration.secondaryText = secondaryText
        configuration.image = image.flatMap { converter.image($0) }
        if let imageToTextPadding { configuration.imageToTextPadding = imageToTextPadding }
        return configuration
    }
}

extension CollectionViewContent.FlowLayout {
    /// A new flow layout with these values.
    @MainActor var uiKit: UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        apply(to: layout)
        return layout
    }

    /// Sets these values.
    @MainActor func apply(to layout: UICollectionViewFlowLayout) {
        layout.scrollDirection = isHorizontal ? .horizontal : .vertical
        layout.minimumLineSpacing = minimumLineSpacing
        layout.minimumInteritemSpacing = minimumInteritemSpacing
        layout.itemSize = itemSize
        layout.headerReferenceSize = headerSize
        layout.footerReferenceSize = footerSize
        layout.sectionInset = sectionInset.sides
        switch sectionInsetReference {
        case .contentInset: layout.sectionInsetReference = .fromContentInset
        case .safeArea: layout.sectionInsetReference = .fromSafeArea
        case .layoutMargins: layout.sectionInsetReference = .fromLayoutMargins
        }
        if let size = estimatedItemSize { layout.estimatedItemSize = size }
        if sizesItemsToFit { layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    }
}
