import Testing
import UIKit

@Suite("Views that code adds to a list") @MainActor struct ListOverlayTests {
    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var count = 2

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test("lie over the rows of a table, also over those that come later") func table() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let rows = Rows()
        table.dataSource = rows
        let button = UIButton()
        let badge = UIView()
        table.addSubview(button)
        table.addSubview(badge)
        table.backgroundView = UIView()
        table.layoutIfNeeded()
        rows.count = 5
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 5)
        #expect(Array(table.subviews.suffix(2)) == [button, badge])
        #expect(table.subviews.first === table.backgroundView)
        table.sendSubviewToBack(badge)
        #expect(table.subviews.first === badge)
        button.removeFromSuperview()
        badge.removeFromSuperview()
        rows.count = 6
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 6)
    }

    @Test("lie over the cells of a collection") func collection() {
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let rows = Rows()
        collection.dataSource = rows
        let label = UILabel()
        collection.addSubview(label)
        collection.layoutIfNeeded()
        rows.count = 4
        collection.reloadData()
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 4)
        #expect(collection.subviews.last === label)
    }
}
