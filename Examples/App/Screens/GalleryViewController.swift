import UIKit

/// A grid of the plants.
class GalleryViewController: UICollectionViewController {
    private var dataSource: UICollectionViewDiffableDataSource<Int, Plant>!

    init() {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout { _, environment in
                let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
                item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(150)), subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
                return section
            })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        let registration = UICollectionView.CellRegistration<TileCell, Plant> { cell, _, plant in cell.show(plant) }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, plant in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: plant)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Plant>()
        snapshot.appendSections([0])
        snapshot.appendItems(Plant.samples)
        dataSource.apply(snapshot, animatingDifferences: false)
    }
}

/// A tile with a plant.
private final class TileCell: UICollectionViewCell {
    private let picture = UIImageView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .systemGreen
        label.textAlignment = .center
        let column = UIStackView(arrangedSubviews: [picture, label])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        NSLayoutConstraint.activate([
            picture.heightAnchor.constraint(equalToConstant: 60),
            column.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ plant: Plant) {
        picture.image = UIImage(systemName: plant.symbol)
        label.text = plant.name
    }
}

#Preview("Gallery") {
    UINavigationController(rootViewController: GalleryViewController())
}
