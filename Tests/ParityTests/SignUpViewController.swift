import UIKit

/// A form as in an app: fields in a scroll view, a configured button, and keyboard avoidance.
final class SignUpViewController: UIViewController, UITextFieldDelegate, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let stack = UIStackView()
    let nameField = UITextField()
    let passwordField = UITextField()
    let submit = UIButton(type: .system)
    let terms = UITextView()
    let spinner = UIActivityIndicatorView(style: .medium)
    let plan = UISegmentedControl(items: ["Monthly", "Yearly"])
    let seats = UIStepper()
    let volume = UISlider()
    let progress = UIProgressView(progressViewStyle: .bar)
    let pages = UIPageControl()
    let birthday = UIDatePicker()
    lazy var country: UIPickerView = {
        let picker = UIPickerView()
        picker.dataSource = self
        picker.delegate = self
        return picker
    }()
    private var bottomConstraint: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        scrollView.delegate = self
        scrollView.alwaysBounceVertical = true
        scrollView.contentInsetAdjustmentBehavior = .always
        scrollView.contentInset = UIEdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
        scrollView.verticalScrollIndicatorInsets = scrollView.contentInset
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)

        configure(nameField, placeholder: "Name", contentType: .name)
        nameField.autocapitalizationType = .words
        nameField.clearButtonMode = .whileEditing
        let icon = UIImageView(image: UIImage(systemName: "person"))
        icon.tintColor = .tertiaryLabel
        icon.contentMode = .center
        icon.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
        nameField.leftView = icon
        nameField.leftViewMode = .always
        configure(passwordField, placeholder: "Password", contentType: .newPassword)
        passwordField.isSecureTextEntry = true
        passwordField.attributedPlaceholder = NSAttributedString(
            string: "Password", attributes: [.foregroundColor: UIColor.placeholderText, .kern: 0.5])

        var configuration = UIButton.Configuration.filled()
        configuration.title = "Create Account"
        configuration.subtitle = "Free for 30 days"
        configuration.image = UIImage(systemName: "checkmark.circle.fill")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.cornerStyle = .large
        configuration.buttonSize = .large
        configuration.baseBackgroundColor = .systemIndigo
        configuration.baseForegroundColor = .white
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 18, weight: .bold)
            return outgoing
        }
        submit.configuration = configuration
        submit.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = !button.isEnabled
        }
        submit.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)

        let text = NSMutableAttributedString(string: "By creating an account you agree to the Terms.")
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 3
        text.addAttributes(
            [
                .font: UIFont.preferredFont(forTextStyle: .footnote), .foregroundColor: UIColor.secondaryLabel,
                .paragraphStyle: style,
            ],
            range: NSRange(location: 0, length: text.length))
        text.addAttribute(.link, value: "terms", range: (text.string as NSString).range(of: "Terms"))
        terms.attributedText = text
        terms.isEditable = false
        terms.isScrollEnabled = false
        terms.backgroundColor = .clear
        terms.textContainerInset = .zero
        terms.textContainer.lineFragmentPadding = 0

        plan.selectedSegmentIndex = 1
        plan.selectedSegmentTintColor = .systemIndigo
        plan.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        seats.minimumValue = 1
        seats.maximumValue = 10
        seats.value = 2
        volume.minimumValue = 0
        volume.maximumValue = 100
        volume.value = 40
        volume.minimumTrackTintColor = .systemIndigo
        progress.progress = 0.3
        progress.trackTintColor = .quaternarySystemFill
        pages.numberOfPages = 3
        pages.currentPage = 1
        pages.currentPageIndicatorTintColor = .label
        pages.pageIndicatorTintColor = .tertiaryLabel
        birthday.datePickerMode = .date
        birthday.preferredDatePickerStyle = .compact
        birthday.maximumDate = Date(timeIntervalSinceReferenceDate: 0)
        spinner.hidesWhenStopped = true
        spinner.color = .systemIndigo
        spinner.startAnimating()

        stack.axis = .vertical
        stack.spacing = 12
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        [nameField, passwordField, plan, volume, progress, pages, spinner, submit, terms].forEach(
            stack.addArrangedSubview)
        stack.setCustomSpacing(24, after: passwordField)
        let row = UIStackView(arrangedSubviews: [seats, UIView(), birthday])
        stack.insertArrangedSubview(row, at: 3)
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)

        let content = scrollView.contentLayoutGuide
        let frame = scrollView.frameLayoutGuide
        let bottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        bottomConstraint = bottom
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottom,
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
            nameField.heightAnchor.constraint(equalToConstant: 44),
            passwordField.heightAnchor.constraint(equalTo: nameField.heightAnchor),
        ])
        view.addGestureRecognizer(UITapGestureRecognizer())
        setNeedsStatusBarAppearanceUpdate()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    private func configure(_ field: UITextField, placeholder: String, contentType: UITextContentType) {
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.textContentType = contentType
        field.returnKeyType = .next
        field.delegate = self
        field.addAction(UIAction { _ in }, for: .editingChanged)
    }

    private func send() {
        submit.isEnabled = false
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
            self.stack.alpha = 0.5
            self.view.layoutIfNeeded()
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        progress.isHidden = scrollView.contentOffset.y > 0
    }
}

extension SignUpViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        ["Chile", "Kenya", "Norway"][row]
    }
}
