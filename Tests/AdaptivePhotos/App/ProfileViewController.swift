import UIKit

/// The user's last photo and numbers: stacked in regular height, side by side in compact height.
final class ProfileViewController: UIViewController {
    var user = User.sample {
        didSet { if isViewLoaded { update() } }
    }

    let imageView = UIImageView()
    let nameLabel = UILabel()
    let conversationsLabel = UILabel()
    let photosLabel = UILabel()
    private var constraints: [NSLayoutConstraint] = []

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Profile"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        imageView.contentMode = .scaleAspectFit
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        for label in [conversationsLabel, photosLabel] { label.font = .preferredFont(forTextStyle: .body) }
        // The photo takes the space that the texts leave.
        imageView.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            imageView.setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        for part in [imageView, nameLabel, conversationsLabel, photosLabel] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        self.view = view
        update()
        updateConstraints(for: traitCollection)
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        coordinator.animate(
            alongsideTransition: { [self] _ in
                updateConstraints(for: newCollection)
                view.setNeedsLayout()
            }, completion: nil)
    }

    private func updateConstraints(for collection: UITraitCollection) {
        let views: [String: Any] = [
            "topLayoutGuide": topLayoutGuide, "imageView": imageView, "nameLabel": nameLabel,
            "conversationsLabel": conversationsLabel, "photosLabel": photosLabel,
        ]
        let formats: [String]
        if collection.verticalSizeClass == .compact {
            formats = [
                "|[imageView]-[nameLabel]-|", "[imageView]-[conversationsLabel]-|", "[imageView]-[photosLabel]-|",
                "V:|[topLayoutGuide]-[nameLabel]-[conversationsLabel]-[photosLabel]",
                "V:|[topLayoutGuide][imageView]|",
            ]
        } else {
            formats = [
                "|[imageView]|", "|-[nameLabel]-|", "|-[conversationsLabel]-|", "|-[photosLabel]-|",
                "V:[topLayoutGuide]-[nameLabel]-[conversationsLabel]-[photosLabel]-20-[imageView]|",
            ]
        }
        var new = formats.flatMap {
            NSLayoutConstraint.constraints(
                withVisualFormat: $0, options: .directionLeadingToTrailing, metrics: nil, views: views)
        }
        if collection.verticalSizeClass == .compact {
            new.append(
                NSLayoutConstraint(
                    item: imageView, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width,
                    multiplier: 0.5, constant: 0))
        }
        view.removeConstraints(constraints)
        constraints = new
        view.addConstraints(new)
    }

    private func update() {
        imageView.image = user.lastPhoto.scenery.image
        nameLabel.text = user.name
        let (conversations, photos) = (user.conversations.count, user.conversations.flatMap(\.photos).count)
        conversationsLabel.text = "\(conversations) conversations"
        photosLabel.text = "\(photos) photos"
    }
}
