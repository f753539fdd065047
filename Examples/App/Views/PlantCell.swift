import ObjectiveC
import UIKit

@objc protocol PlantCellDelegate: AnyObject {
    func plantCellWantsWater(_ cell: PlantCell)
    @objc optional func plantCell(_ cell: PlantCell, subtitleFor plant: String) -> String
    @objc optional func plantCellWasTouched(_ cell: PlantCell)
}

/// A row with a plant and a button that waters it.
class PlantCell: UITableViewCell {
    static let reuseIdentifier = "Plant"

    weak var delegate: PlantCellDelegate?

    private let badge = UIImageView()
    private let nameLabel = UILabel()
    private let kindLabel = UILabel()
    private let waterButton = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        arrange()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        arrange()
    }

    func show(_ plant: Plant) {
        badge.image = UIImage(systemName: plant.symbol)
        badge.tintColor = plant.isThirsty ? .systemOrange : .systemGreen
        nameLabel.text = plant.name
        kindLabel.text = delegate?.plantCell?(self, subtitleFor: plant.name) ?? plant.kind
        waterButton.isHidden = !plant.isThirsty
        shownPlant = plant.name
    }

    private func arrange() {
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        kindLabel.font = .preferredFont(forTextStyle: .subheadline)
        kindLabel.textColor = .secondaryLabel
        waterButton.setTitle("Water", for: .normal)
        waterButton.addTarget(self, action: #selector(water(_:)), for: .touchUpInside)
        waterButton.setContentHuggingPriority(.required, for: .horizontal)
        waterButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        badge.contentMode = .scaleAspectFit

        let texts = UIStackView(arrangedSubviews: [nameLabel, kindLabel])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [badge, texts, waterButton])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: 28),
            badge.heightAnchor.constraint(equalToConstant: 28),
            row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    @objc private func water(_ sender: UIButton) {
        delegate?.plantCellWasTouched?(self)
        delegate?.plantCellWantsWater(self)
    }
}

extension PlantCell {
    private static var plantKey: UInt8 = 0

    /// The name of the plant that the cell shows.
    var shownPlant: String? {
        get { objc_getAssociatedObject(self, &PlantCell.plantKey) as? String }
        set { objc_setAssociatedObject(self, &PlantCell.plantKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

// Overriding in an extension is allowed where the method is Objective-C's.
extension PlantCell {
    override func prepareForReuse() {
        super.prepareForReuse()
        waterButton.isHidden = true
        shownPlant = nil
    }
}
