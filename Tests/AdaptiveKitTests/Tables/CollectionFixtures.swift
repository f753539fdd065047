import UIKit

/// So many items in each section, and headers of 33 points where a layout asks for any.
class Items: UICollectionViewDataSource {
    var counts: [Int]
    /// What a cell is filled with as it is made.
    var fill: ((UICollectionViewCell) -> Void)?
    /// How many cells were made.
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
    /// A part that makes the view as high as said.
    func addFilling(height: CGFloat) {
        let part = constrained(in: self)
        part.pin(to: self)
        part.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
}
