import UIKit

/// One photo, as large as it fits, with its rating.
final class PhotoViewController: UIViewController, PhotoContaining {
    var photo: Photo? {
        didSet { if isViewLoaded { update() } }
    }

    private let imageView = UIImageView()
    private let rating = RatingView()

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        imageView.contentMode = .scaleAspectFit
        imageView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(imageView)
        rating.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rating)
        let views = ["imageView": imageView, "rating": rating]
        for format in ["|[imageView]|", "V:|[imageView]|", "[rating]-|", "V:[rating]-|"] {
            view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
        self.view = view
        update()
    }

    private func update() {
        imageView.image = photo?.scenery.image
        rating.rating = photo?.rating ?? 0
        rating.isHidden = photo == nil
    }

    var containedPhoto: Photo? { photo }
    func contains(_ photo: Photo) -> Bool { self.photo == photo }
}

/// Five stars on a material, some of them filled.
final class RatingView: UIView {
    var rating = 0 {
        didSet {
            for (index, star) in stars.enumerated() {
                star.image = UIImage(systemName: index < rating ? "star.fill" : "star")
            }
        }
    }

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    private let stars = (0..<5).map { _ in UIImageView(image: UIImage(systemName: "star")) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 8
        clipsToBounds = true
        background.frame = bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(background)
        let row = UIStackView(arrangedSubviews: stars)
        row.spacing = 4
        row.translatesAutoresizingMaskIntoConstraints = false
        background.contentView.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// The placeholder beside the list while no photo is selected.
final class EmptyViewController: UIViewController {
    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "No Conversation Selected"
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .headline)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        self.view = view
    }
}
