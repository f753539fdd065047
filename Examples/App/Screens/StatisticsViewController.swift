import UIKit

/// What was watered this week.
class StatisticsViewController: UIViewController {
    private let chart = WateringChart(frame: .zero)
    private let control = UISegmentedControl(items: ["Week", "Month"])

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Week"
        view.backgroundColor = .systemGroupedBackground
        control.selectedSegmentIndex = 0
        control.addTarget(self, action: #selector(rangeChanged), for: .valueChanged)
        rangeChanged()
        let total = UILabel()
        total.text = "17.5 liters"
        total.font = .preferredFont(forTextStyle: .largeTitle)
        let column = UIStackView(arrangedSubviews: [control, total, chart])
        column.axis = .vertical
        column.spacing = 16
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    @objc private func rangeChanged() {
        chart.amounts = control.selectedSegmentIndex == 0 ? [2, 3, 1, 5, 4, 0.5, 2] : [9, 14, 11, 17.5]
    }
}

#if DEBUG
    #Preview("Statistics") {
        UINavigationController(rootViewController: StatisticsViewController())
    }

    #Preview("Statistics, on its side", traits: .landscapeLeft) {
        UINavigationController(rootViewController: StatisticsViewController())
    }
#endif
