import UIKit

/// The first screen, from Main.storyboard.
class WelcomeViewController: UIViewController {
    @IBOutlet private weak var titleLabel: UILabel! {
        didSet { titleLabel.textColor = .systemGreen }
    }
    @IBOutlet weak var textLabel: UILabel!
    @IBOutlet private var startButton: RoundedButton!
    @IBOutlet private var pictures: [UIImageView]!
    @IBOutlet private weak var space: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        textLabel.text = "Keeps an eye on \(Plant.samples.count) plants, and says when one is thirsty."
        for (picture, plant) in zip(pictures, Plant.samples) { picture.image = UIImage(systemName: plant.symbol) }
        #if os(iOS)
            space?.constant = traitCollection.verticalSizeClass == .compact ? 12 : 32
        #endif
    }

    @IBAction func start(_ sender: UIButton) { performSegue(withIdentifier: "profile", sender: sender) }
}

#Preview("Welcome") {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Welcome")
}
