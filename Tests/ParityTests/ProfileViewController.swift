import UIKit

/// A screen as in an app, with UIKit's names only.
///
/// On a Mac this file compiles against Apple's framework.
final class AvatarView: UIView {
    private let imageView = UIImageView()
    private let badge = UIView()

    var diameter: CGFloat = 64 {
        didSet { invalidateIntrinsicContentSize() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        backgroundColor = .secondarySystemBackground
        layer.borderColor = UIColor.separator.cgColor
        layer.borderWidth = 1
        imageView.contentMode = .scaleAspectFill
        imageView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(imageView)
        badge.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        addSubview(badge)
        NSLayoutConstraint.activate([
            imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
            imageView.topAnchor.constraint(equalTo: topAnchor),
            imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
}

final class ProfileViewController: UIViewController {
    let avatar = AvatarView()
    let name = UILabel()
    let biography = UILabel()
    let follow = UIButton(type: .system)
    private(set) var events: [String] = []

    private lazy var stack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [avatar, name, biography, follow])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 8
        stack.setCustomSpacing(20, after: biography)
        return stack
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("viewDidLoad")
        title = "Profile"
        view.backgroundColor = .systemBackground
        name.text = "Ada"
        name.font = .preferredFont(forTextStyle: .headline)
        biography.text = "Wrote the first program, and the notes to it."
        biography.numberOfLines = 0
        biography.textAlignment = .center
        biography.textColor = .secondaryLabel
        follow.setTitle("Follow", for: .normal)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIView())
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalToSystemSpacingBelow: guide.topAnchor, multiplier: 2),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor),
            avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor),
        ])
        let wide = NSLayoutConstraint(
            item: follow, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 120)
        wide.priority = .defaultHigh
        wide.isActive = true
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        events.append("viewWillAppear")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        events.append("viewDidLayoutSubviews")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass {
            stack.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
        }
    }
}
