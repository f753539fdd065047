import Testing

@testable import AdaptiveKit
@testable import UILists

@Suite("Outlines")
struct OutlineTests {
    private var outline: NSDiffableDataSourceSectionSnapshot<String> {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Fruit", "Bread"])
        outline.append(["Apples", "Pears"], to: "Fruit")
        outline.append(["Red", "Green"], to: "Apples")
        return outline
    }

    @Test func aSubclassOfADiffableDataSourceSaysWhatCanMove() {
        final class Rows: UITableViewDiffableDataSource<Int, String> {
            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
            override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
        }
        let table = UITableView()
        let rows: any UITableViewDataSource = Rows(tableView: table) { _, _, _ in nil }
        #expect(rows.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
        #expect(rows.sectionIndexTitles(for: table) == ["A"])
    }

    @Test func childrenOfExpandedItemsAreVisible() {
        var outline = outline
        #expect(outline.visibleItems == ["Fruit", "Bread"])
        outline.expand(["Apples"])
        #expect(outline.visibleItems == ["Fruit", "Bread"], "what is around it is not expanded")
        outline.expand(["Fruit"])
        #expect(outline.visibleItems == ["Fruit", "Apples", "Red", "Green", "Pears", "Bread"])
        outline.collapse(["Apples"])
        #expect(outline.visibleItems == ["Fruit", "Apples", "Pears", "Bread"])
    }

    @Test func itemsKnowTheirPlace() {
        #expect(outline.items == ["Fruit", "Apples", "Red", "Green", "Pears", "Bread"])
        #expect(outline.rootItems == ["Fruit", "Bread"])
        #expect(outline.level(of: "Green") == 2 && outline.parent(of: "Green") == "Apples")
        #expect(outline.parent(of: "Bread") == nil && outline.parent(of: "Stone") == nil)
        #expect(outline.snapshot(of: "Fruit").items == ["Apples", "Red", "Green", "Pears"])
        #expect(outline.snapshot(of: "Fruit").level(of: "Red") == 1)
    }

    @Test func itemsAreInsertedReplacedAndDeletedWithTheirChildren() {
        var outline = outline
        outline.insert(["Nuts"], after: "Fruit")
        outline.insert(["Plums"], before: "Pears")
        outline.append(["Apples"])
        #expect(outline.items == ["Fruit", "Apples", "Red", "Green", "Plums", "Pears", "Nuts", "Bread"])
        var new = NSDiffableDataSourceSectionSnapshot<String>()
        new.append(["Figs"])
        outline.replace(childrenOf: "Apples", using: new)
        outline.delete(["Nuts", "Plums", "Stone"])
        #expect(outline.items == ["Fruit", "Apples", "Figs", "Pears", "Bread"])
        outline.delete(["Fruit"])
        #expect(outline.items == ["Bread"])
    }

    @Test("Rows of an outline are indented by their level, with a rotated disclosure sign if expanded")
    func rows() {
        inJob {
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
            let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                cell.accessories = [.outlineDisclosure()]
                cell.accessibilityLabel = item
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
                $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
            }
            var shown = outline
            shown.expand(["Fruit"])
            source.apply(shown, to: 0)
            collection.layoutIfNeeded()
            let rows = collection.visibleCells.compactMap { $0 as? UICollectionViewListCell }
            #expect(rows.map(\.accessibilityLabel) == ["Fruit", "Apples", "Pears", "Bread"])
            #expect(rows.map(\.indentationLevel) == [0, 1, 1, 0])
            #expect(rows.map(\.isExpanded) == [true, false, false, false])
            #expect(source.snapshot(for: 0).items == outline.items)
            // A flat snapshot ends the outline.
            var flat = NSDiffableDataSourceSnapshot<Int, String>()
            flat.appendSections([0])
            flat.appendItems(["Stone"])
            source.apply(flat)
            #expect(source.snapshot(for: 0).items == ["Stone"])
        }
    }
}
