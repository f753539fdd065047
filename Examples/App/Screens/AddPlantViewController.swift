import UIKit

/// A form for a new plant.
class AddPlantViewController: UIViewController, UITextFieldDelegate {
    private let nameField = UITextField()
    private let placeControl = UISegmentedControl(items: Plant.Place.allCases.map(\.rawValue))
    private let stepper = UIStepper()
    private let intervalLabel = UILabel()
    private let reminder = UISwitch()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Plant"
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save", style: .done, target: self, action: #selector(AddPlantViewController.save(_:)))

        nameField.placeholder = "Name"
        nameField.borderStyle = .roundedRect
        nameField.delegate = self
        nameField.addTarget(self, action: #selector(nameChanged), for: .editingChanged)
        placeControl.selectedSegmentIndex = 1
        stepper.minimumValue = 1
        stepper.value = 3
        stepper.addTarget(self, action: #selector(intervalChanged(_:forEvent:)), for: .valueChanged)
        reminder.isOn = true
        showInterval()

        let interval = UIStackView(arrangedSubviews: [intervalLabel, stepper])
        let reminding = UIStackView(arrangedSubviews: [label("Remind me"), reminder])
        let column = UIStackView(arrangedSubviews: [nameField, placeControl, interval, reminding])
        column.axis = .vertical
        column.spacing = 20
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endEditing)))
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func showInterval() { intervalLabel.text = "Water every \(Int(stepper.value)) days" }

    @objc private func nameChanged() { navigationItem.rightBarButtonItem?.isEnabled = nameField.text?.isEmpty == false }
    @objc func intervalChanged(_ sender: UIStepper, forEvent event: UIEvent?) { showInterval() }
    @objc private func endEditing() { view.endEditing(true) }
    @objc private func cancel() { dismiss(animated: true) }
    @objc func save(_ sender: Any?) { dismiss(animated: true, completion: nil) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}

#Preview("New plant") {
    UINavigationController(rootViewController: AddPlantViewController())
}
