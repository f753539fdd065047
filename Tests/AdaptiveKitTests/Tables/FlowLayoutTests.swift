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
    @Test("Insets, headers and directions follow the layout")
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

    @Test("Pinned headers and footers stay in sight within their section")
    func pinnedEdges() {
        inJob {
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 0, height: 40)
            layout.footerReferenceSize = CGSize(width: 0, height: 30)
            layout.sectionHeadersPinToVisibleBounds = true
            layout.sectionFootersPinToVisibleBounds = true
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
            let items = SizedItems([5], CGSize(width: 100, height: 100))
            view.dataSource = items
            view.delegate = items
            view.layoutIfNeeded()
            view.contentOffset.y = 60
            view.setNeedsLayout()
            view.layoutIfNeeded()
            let header = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
            let footer = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter)
            #expect(header.map(\.frame.minY) == [60])
            #expect(footer.map(\.frame.maxY) == [260])
        }
    }

    @Test("A copy of attributes has their values")
    func copies() throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        attributes.alpha = 0.5
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        attributes.frame = .zero
        #expect(copy.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(copy.alpha == 0.5)
        #expect(copy.indexPath == IndexPath(item: 3, section: 1))
    }

    @Test("Items outside of the visible area are not created")
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

    @Test("Estimated items get the size of their constraints")
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

    @Test("Invalid sizes and counts never trap", arguments: oddNumbers)
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
