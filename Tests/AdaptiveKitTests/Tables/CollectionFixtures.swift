import UIKit

/// A data source with a number of items in each section, and headers of 33 points if a layout requests any.
class Items: UICollectionViewDataSource {
    var counts: [Int]
    /// Fills a cell after its creation.
    var fill: ((UICollectionViewCell) -> Void)?
    /// The number of cells that were created.
    private(set) var made = 0

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        let cell = UICollectionViewCell(frame: .zero)
        fill?(cell)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = UICollectionReusableView(frame: .zero)
        view.addFilling(height: 33)
        return view
    }
}

extension UIView {
    /// Adds a subview that gives the view a height.
    func addFilling(height: CGFloat) {
        let part = constrained(in: self)
        part.pin(to: self)
        part.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
}
