import Foundation
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UILists

private final class SizedItems: Items, UICollectionViewDelegateFlowLayout {
    var size: CGSize

    init(_ counts: [Int], _ size: CGSize) {
        self.size = size
        super.init(counts)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size }
}

@Suite("Flow layout")
struct FlowLayoutTests {
    @Test("Insets, headers and directions are where the layout says")
    func collection() throws {
        try inJob {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 50)
            layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
            layout.headerReferenceSize = CGSize(width: 0, height: 40)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
            let items = SizedItems([3, 2], CGSize(width: 100, height: 50))
            view.dataSource = items
            view.layoutIfNeeded()
            #expect(view.contentSize == CGSize(width: 375, height: 2 * (40 + 10 + 50 + 30)))
            let first = try #require(view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
            let last = try #require(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0)))
            #expect(first.frame == CGRect(x: 20, y: 50, width: 100, height: 50))
            #expect(last.frame.maxX == 355)
            #expect(view.visibleCells.count == 5)
            layout.scrollDirection = .horizontal
            view.layoutIfNeeded()
            #expect(view.contentSize.height == 600)
        }
    }

    @Test("Items far below are not made")
    func visibleItems() {
        inJob {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: UICollectionViewFlowLayout())
            let items = SizedItems([10_000], CGSize(width: 100, height: 100))
            view.dataSource = items
            view.delegate = items
            view.layoutIfNeeded()
            #expect(items.made <= 21)
        }
    }

    @Test("Estimated items take the size that their constraints want")
    func selfSizing() {
        inJob {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
            let cell = UICollectionViewCell(frame: .zero)
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(inner)
            inner.pin(to: cell.contentView)
            NSLayoutConstraint.activate([
                inner.widthAnchor.constraint(equalToConstant: 120), inner.heightAnchor.constraint(equalToConstant: 30),
            ])
            view.staticSections = [.init(cells: [cell])]
            view.layoutIfNeeded()
            #expect(cell.frame.size == CGSize(width: 120, height: 30))
        }
    }

    @Test("Odd sizes and counts never trap", arguments: oddNumbers)
    func hostile(number: CGFloat) {
        inJob {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: number, height: number)
            layout.minimumLineSpacing = number
            layout.minimumInteritemSpacing = number
            layout.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
            layout.headerReferenceSize = CGSize(width: number, height: number)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
            let items = SizedItems([-4, 0, 7], CGSize(width: number, height: number))
            view.dataSource = items
            _ = view.displayList()
            view.delegate = items
            _ = view.displayList()
            layout.estimatedItemSize = CGSize(width: number, height: number)
            _ = view.displayList()
            #expect(view.numberOfItems(inSection: 9) == 0)
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 9)) == nil)
        }
    }
}
