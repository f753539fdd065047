import UIKit

/// The gardener, from Main.storyboard.
class ProfileViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var countLabel: UILabel!

    @objc dynamic var gardener = "Robin Field" {
        didSet { showGardener() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showGardener()
    }

    private func showGardener() {
        guard isViewLoaded else { return }
        nameLabel.text = gardener
        countLabel.text = String.localizedStringWithFormat("%d plants", Plant.samples.count)
    }

    @IBAction func close(_ sender: Any) { dismiss(animated: true) }
}

#Preview("Profile") {
    let screen = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Profile")
    (screen as? ProfileViewController)?.gardener = "Kim Meadows"
    return screen
}
