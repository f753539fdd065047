import UIKit

/// One plant, with what it needs.
class PlantViewController: UIViewController {
    private let plant: Plant
    private let scrollView = UIScrollView()
    private lazy var waterButton: RoundedButton = {
        let button = RoundedButton(frame: .zero)
        button.isFilled = plant.isThirsty
        button.setTitle(plant.isThirsty ? "Water now" : "Watered", for: .normal)
        button.addTarget(self, action: #selector(water), for: .touchUpInside)
        return button
    }()

    init(plant: Plant) {
        self.plant = plant
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = plant.name
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .always

        let picture = UIImageView(image: UIImage(systemName: plant.symbol))
        picture.contentMode = .scaleAspectFit
        picture.tintColor = plant.isThirsty ? .systemOrange : .systemGreen
        picture.heightAnchor.constraint(equalToConstant: 120).isActive = true
        let facts = [
            ("Kind", plant.kind), ("Place", plant.place.rawValue), ("Water", "every \(plant.interval) days"),
            ("Dry for", "\(plant.dryDays) days"),
        ].map(row)
        let notes = UILabel()
        notes.text = plant.notes
        notes.numberOfLines = 0
        notes.font = .preferredFont(forTextStyle: .body)

        let column = UIStackView(arrangedSubviews: [picture] + facts + [notes, waterButton])
        column.axis = .vertical
        column.spacing = 12
        column.setCustomSpacing(24, after: picture)
        column.setCustomSpacing(24, after: notes)
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(column)
        view.addSubview(scrollView)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            waterButton.heightAnchor.constraint(equalToConstant: 50),
        ])
    }

    private func row(_ title: String, _ value: String) -> UIView {
        let name = UILabel()
        name.text = title
        name.textColor = .secondaryLabel
        let text = UILabel()
        text.text = value
        text.textAlignment = .right
        let row = UIStackView(arrangedSubviews: [name, text])
        row.distribution = .equalSpacing
        return row
    }

    @objc private func water() {
        NotificationCenter.default.post(name: .plantWasWatered, object: plant.name)
    }
}

#Preview("Plant, thirsty") {
    UINavigationController(rootViewController: PlantViewController(plant: Plant.samples[0]))
}

#Preview("Plant, well") {
    UINavigationController(rootViewController: PlantViewController(plant: Plant.samples[2]))
}
