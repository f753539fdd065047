import Drawing
import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIControls
@testable import UILists

/// Two sections of three rows, with headers if the list requests them.
private final class Rows: UICollectionViewDataSource {
    var accessories: [UICellAccessory] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = self.accessories
        }
        return collectionView.dequeueConfiguredReusableCell(
            using: registration, for: indexPath, item: "Row \(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let registration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
            cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = "Section \(path.section)"
            cell.contentConfiguration = content
        }
        return collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: indexPath)
    }
}

@Suite("Lists in collection views")
struct ListLayoutTests {
    private typealias Configuration = UICollectionLayoutListConfiguration

    private let rows = Rows()

    private func list(_ configuration: Configuration, height: CGFloat = 800) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: height),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.dataSource = rows
        view.layoutIfNeeded()
        return view
    }

    private func configuration(_ appearance: Configuration.Appearance, hasHeaders: Bool = false) -> Configuration {
        var configuration = Configuration(appearance: appearance)
        if hasHeaders { configuration.headerMode = .supplementary }
        return configuration
    }

    private func row(_ item: Int, _ section: Int = 0, of view: UICollectionView) throws -> UICollectionViewListCell {
        try #require(view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
    }

    @Test(
        "Rows have the same frames as in a table of the same style",
        arguments: [
            (.plain, 17, false, 0, 375), (.plain, 17, true, 50, 375), (.plain, 14, true, 28, 375),
            (.grouped, 17, false, 35, 375), (.grouped, 17, true, 55.5, 375), (.insetGrouped, 17, false, 35, 343),
            (.insetGrouped, 26, true, 43, 343), (.sidebar, 17, false, 0, 355),
        ] as [(UICollectionLayoutListConfiguration.Appearance, Int, Bool, CGFloat, CGFloat)])
    func places(
        appearance: UICollectionLayoutListConfiguration.Appearance, ios: Int, hasHeaders: Bool, top: CGFloat,
        width: CGFloat
    ) throws {
        try inJob(ios: ios) {
            let view = list(configuration(appearance, hasHeaders: hasHeaders))
            let first = try row(0, of: view)
            #expect(abs(first.frame.minY - top) <= 0.5, "\(first.frame)")
            #expect(first.frame.width == width)
            #expect(first.frame.minX == (375 - width) / 2)
            try #expect(row(1, of: view).frame.minY == first.frame.maxY)
        }
    }

    @Test("A list has the background of its appearance by default")
    func background() {
        inJob {
            var configuration = configuration(.insetGrouped)
            #expect(list(configuration).listBackground == .systemGroupedBackground)
            configuration.backgroundColor = .red
            #expect(list(configuration).listBackground == .red)
        }
    }

    @Test("A content configuration gets its list's defaults before it is filled")
    func defaults() throws {
        try inJob {
            let view = list(configuration(.insetGrouped, hasHeaders: true))
            let kind = UICollectionView.elementKindSectionHeader
            let header = try #require(
                view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
                    as? UICollectionViewListCell)
            let content = try #require(header.contentConfiguration as? UIListContentConfiguration)
            #expect(content.textProperties.font.pointSize == 13)
            #expect(content.textProperties.transform == .uppercase)
            let row = try #require(row(0, of: view).contentConfiguration as? UIListContentConfiguration)
            #expect(row.textProperties.font.pointSize == 17)
        }
    }

    @Test("The first item can be the header; rows begin after it")
    func firstItem() throws {
        try inJob {
            var configuration = configuration(.insetGrouped)
            configuration.headerMode = .firstItemInSection
            let view = list(configuration)
            try #expect(row(0, of: view).listPlace?.role == .header)
            try #expect(row(1, of: view).listPlace?.isFirst == true)
            try #expect(row(2, of: view).listPlace?.isLast == true)
        }
    }

    @Test("Separators begin at the text; the last row of an inset group has none, and a handler can hide any")
    func separators() throws {
        func start(_ cell: UICollectionViewListCell) -> CGFloat? {
            for case .fill(let path, _) in cell.drawnItems {
                if let rect = path.asRectangle, rect.height == 0.5 { return rect.minX }
            }
            return nil
        }
        func starts(_ configuration: Configuration) throws -> [CGFloat?] {
            let view = list(configuration)
            let cells = try [row(0, of: view), row(1, of: view), row(2, of: view)]
            return cells.map(start)
        }
        try inJob {
            try #expect(starts(configuration(.plain)) == [16, 16, 16])
            try #expect(starts(configuration(.insetGrouped)) == [16, 16, nil])
            try #expect(starts(configuration(.sidebar)) == [nil, nil, nil])
            var handled = configuration(.plain)
            handled.itemSeparatorHandler = { path, lines in
                var lines = lines
                if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
                lines.bottomSeparatorInsets.leading = 50
                return lines
            }
            try #expect(starts(handled) == [50, nil, 50])
        }
    }

    @Test("Accessories take their space from the content, on the trailing side")
    func accessories() throws {
        try inJob {
            rows.accessories = [.label(text: "On"), .disclosureIndicator(), .delete()]
            let view = list(configuration(.plain))
            let cell = try row(0, of: view)
            let label = try #require(cell.subviews.compactMap { $0 as? UILabel }.first)
            #expect(cell.contentView.frame.maxX == label.frame.minX)
            #expect(label.frame.maxX == 375 - 16 - 10.5 - 12)
            #expect(cell.contentView.frame.minX == 0, "nobody edits, so nothing is deleted")
        }
    }

    @Test("A plain list's header stays visible as long as its section is")
    func pinned() throws {
        try inJob {
            let view = list(configuration(.plain, hasHeaders: true), height: 150)
            func header() -> CGRect? {
                view.setNeedsLayout()
                view.layoutIfNeeded()
                let kind = UICollectionView.elementKindSectionHeader
                return view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))?.frame
            }
            #expect(header()?.minY == 0)
            view.contentOffset.y = 60
            #expect(header()?.minY == 60)
            let end = try #require(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.maxY)
            view.contentOffset.y = end - 20
            #expect(header()?.maxY == end)
        }
    }

    @Test("A plain list's footer stays visible too, at the bottom")
    func pinnedFooter() throws {
        try inJob {
            var configuration = configuration(.plain)
            configuration.footerMode = .supplementary
            let view = list(configuration, height: 100)
            let kind = UICollectionView.elementKindSectionFooter
            let footer = try #require(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
            #expect(footer.frame.maxY == 100)
        }
    }

    @Test("A badge is attached to its item's edges, by points or fractions of its own size, and is above it")
    func badges() throws {
        final class Badged: UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
        }
        try inJob {
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
                elementKind: "badge",
                containerAnchor: NSCollectionLayoutAnchor(
                    edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
            let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
            let line = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let data = Badged()
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 600),
                collectionViewLayout: UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(group: .horizontal(layoutSize: line, subitems: [item]))))
            view.dataSource = data
            view.layoutIfNeeded()
            let path = IndexPath(item: 1, section: 0)
            let shown = try #require(view.supplementaryView(forElementKind: "badge", at: path))
            #expect(shown.frame == CGRect(x: 190, y: -10, width: 20, height: 20))
            let order = view.subviews.map(ObjectIdentifier.init)
            let cell = try #require(view.cellForItem(at: path))
            #expect(
                try #require(order.firstIndex(of: ObjectIdentifier(shown)))
                    > #require(order.firstIndex(of: ObjectIdentifier(cell))))
        }
    }

    @Test("A cell receives its state before it is measured, and again when it is selected")
    func state() throws {
        try inJob {
            let view = list(configuration(.plain))
            let cell = try row(0, of: view)
            var told: [Bool] = []
            cell.configurationUpdateHandler = { _, state in told.append(state.isSelected) }
            view.layoutIfNeeded()
            view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(told.last == true)
        }
    }
}
