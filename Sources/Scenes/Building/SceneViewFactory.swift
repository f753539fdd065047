import AutoLayout
import Diagnostics
import Foundation
import Geometry
import InterfaceDocuments
import LocatedText
import Traits
import UIKit

/// A factory for the views that a scene describes, and the constraints between them.
struct SceneViewFactory {
    /// The traits of the views' environment, which select the active variations.
    let traits: UITraitCollection
    /// The views of the tree by id.
    private(set) var views: [String: UIView] = [:]
    private var pending: [(owner: UIView, constraint: SceneConstraint, metrics: [String: CGFloat])] = []

    init(traits: UITraitCollection) {
        self.traits = traits
    }

    /// Creates the tree of a view, with its constraints active.
    @MainActor static func tree(_ scene: SceneView, traits: UITraitCollection) -> UIView {
        var factory = SceneViewFactory(traits: traits)
        let root = factory.view(scene, isRoot: true)
        factory.activateConstraints()
        return root
    }

    /// Makes an existing view, such as a controller's, the root of the tree, replacing its content.
    @MainActor static func fill(_ root: UIView, with scene: SceneView, traits: UITraitCollection) {
        for view in root.subviews { view.removeFromSuperview() }
        NSLayoutConstraint.deactivate(root.constraints)
        var factory = SceneViewFactory(traits: traits)
        factory.configure(root, as: scene.resolved(in: traits))
        factory.activateConstraints()
    }

    @MainActor private mutating func view(_ description: SceneView, isRoot: Bool = false) -> UIView {
        let scene = description.resolved(in: traits)
        let view = bare(scene)
        view.translatesAutoresizingMaskIntoConstraints = isRoot || scene.frame != nil
        if let frame = scene.frame { view.frame = frame }
        configure(view, as: scene)
        return view
    }

    @MainActor private mutating func configure(_ view: UIView, as scene: SceneView) {
        if let id = scene.id {
            views[id] = view
            view.accessibilityIdentifier = id
            view.origin = ElementOrigin(id: id, location: scene.location)
        } else {
            view.origin = ElementOrigin(id: "line-\(scene.location.line ?? 0)", location: scene.location)
        }
        style(view, as: scene)
        let container = (view as? UIVisualEffectView)?.contentView ?? view
        for child in scene.subviews { container.addSubview(self.view(child)) }
        for constraint in scene.constraints { pending.append((container, constraint, scene.metrics)) }
    }

    @MainActor private func style(_ view: UIView, as scene: SceneView) {
        if let background = scene.background { view.backgroundColor = background.uiColor }
        if let tint = scene.tint { view.tintColor = tint.uiColor }
        if let radius = scene.cornerRadius {
            view.layer.cornerRadius = radius
            view.clipsToBounds = true
        }
        if let width = scene.borderWidth { view.layer.borderWidth = width }
        if let color = scene.borderColor { view.layer.borderColor = color.uiColor.resolvedColor(with: traits).cgColor }
        if let alpha = scene.alpha { view.alpha = alpha }
        if let clips = scene.clips { view.clipsToBounds = clips }
        view.isHidden = scene.isHidden
        if let width = scene.width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height = scene.height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        if let margins = scene.margins {
            let four = margins.count == 4 ? margins : Array(repeating: margins.first ?? 0, count: 4)
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: four[0], leading: four[1], bottom: four[2], trailing: four[3])
        }
        if let first = scene.hugging?.first, let last = scene.hugging?.last {
            view.setContentHuggingPriority(UILayoutPriority(first), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(last), for: .vertical)
        }
        if let first = scene.compression?.first, let last = scene.compression?.last {
            view.setContentCompressionResistancePriority(UILayoutPriority(first), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(last), for: .vertical)
        }
    }

    // MARK: Kinds

    @MainActor private mutating func bare(_ scene: SceneView) -> UIView {
        switch scene.kind {
        case .box: return UIView(frame: .zero)
        case .label(let content): return Self.label(content)
        case .image(let name):
            let view = UIImageView(image: sceneImage(name))
            view.contentMode = .scaleAspectFit
            return view
        case .button(let content): return Self.button(content)
        case .textField(let content):
            let field = UITextField(frame: .zero)
            field.borderStyle = .roundedRect
            field.placeholder = content.placeholder
            field.text = content.text
            return field
        case .textView(let text):
            let view = UITextView(frame: .zero)
            view.font = .preferredFont(forTextStyle: .body)
            view.text = text
            return view
        case .toggle(let isOn):
            let toggle = UISwitch(frame: .zero)
            toggle.isOn = isOn
            return toggle
        case .slider(let value):
            let slider = UISlider(frame: .zero)
            slider.value = Float(value)
            return slider
        case .segmented(let titles):
            let control = UISegmentedControl(items: titles)
            control.selectedSegmentIndex = titles.isEmpty ? -1 : 0
            return control
        case .stepper: return UIStepper(frame: .zero)
        case .progress(let value):
            let bar = UIProgressView(progressViewStyle: .default)
            bar.progress = Float(value)
            return bar
        case .activity:
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            return wheel
        case .pageControl(let pages):
            let control = UIPageControl(frame: .zero)
            control.numberOfPages = pages
            return control
        case .searchBar(let placeholder):
            let bar = UISearchBar(frame: .zero)
            bar.placeholder = placeholder
            bar.searchBarStyle = .minimal
            return bar
        case .datePicker: return UIDatePicker(frame: .zero)
        case .stack(let content): return stack(content)
        case .scroll: return UIScrollView(frame: .zero)
        case .blur: return UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        }
    }

    @MainActor private static func label(_ content: SceneView.LabelContent) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = content.text
        label.font = (content.font ?? SceneFont(style: .body)).uiFont
        label.adjustsFontForContentSizeCategory = content.font?.size == nil
        if let color = content.color { label.textColor = color.uiColor }
        label.numberOfLines = content.lines
        if let alignment = content.alignment { label.textAlignment = alignment }
        return label
    }

    @MainActor private static func button(_ content: SceneView.ButtonContent) -> UIButton {
        var configuration: UIButton.Configuration
        switch content.style {
        case .system:
            let button = UIButton(type: .system)
            button.setTitle(content.title, for: .normal)
            button.setImage(content.image.flatMap(sceneImage), for: .normal)
            return button
        case .plain: configuration = .plain()
        case .gray: configuration = .gray()
        case .tinted: configuration = .tinted()
        case .filled: configuration = .filled()
        case .borderedProminent: configuration = .borderedProminent()
        case .glass: configuration = .glass()
        case .prominentGlass: configuration = .prominentGlass()
        }
        configuration.title = content.title
        configuration.image = content.image.flatMap(sceneImage)
        if content.image != nil, content.title != nil { configuration.imagePadding = 6 }
        return UIButton(configuration: configuration)
    }

    @MainActor private mutating func stack(_ content: SceneView.StackContent) -> UIStackView {
        let stack = UIStackView(frame: .zero)
        stack.axis = content.axis
        stack.spacing = content.spacing
        stack.alignment = content.alignment
        stack.distribution = content.distribution
        for child in content.views { stack.addArrangedSubview(view(child)) }
        return stack
    }

    // MARK: Constraints

    @MainActor private func activateConstraints() {
        for (owner, constraint, metrics) in pending {
            let made = constraints(constraint, in: owner, metrics: metrics)
            for one in made {
                one.origin = ElementOrigin(id: "line-\(constraint.location.line ?? 0)", location: constraint.location)
            }
            NSLayoutConstraint.activate(made)
        }
    }

    @MainActor private func constraints(
        _ constraint: SceneConstraint, in owner: UIView, metrics: [String: CGFloat]
    ) -> [NSLayoutConstraint] {
        switch constraint.form {
        case .visualFormat(let format, let options):
            do throws(VisualFormatProblem) {
                return try NSLayoutConstraint.parsing(
                    withVisualFormat: format, options: NSLayoutConstraint.FormatOptions(rawValue: options.rawValue),
                    metrics: metrics, views: views)
            } catch {
                // The file was checked when it was read. A view that is missing only in this environment is reported.
                JobEnvironment.current.report(
                    .warning, error, at: constraint.location)
                return []
            }
        case .anchors(let expression):
            guard let made = made(expression, in: owner) else {
                let id = expression.second?.item ?? expression.first.item
                JobEnvironment.current.report(
                    .warning, ShapeProblem.unknownID(id, known: views.keys.sorted(), nearest: nil),
                    at: constraint.location)
                return []
            }
            return [made]
        }
    }

    @MainActor private func made(_ expression: AnchorExpression, in owner: UIView) -> NSLayoutConstraint? {
        guard let first = item(expression.first.item, in: owner) else { return nil }
        var second: AnyObject?
        if let anchor = expression.second {
            guard let found = item(anchor.item, in: owner) else { return nil }
            second = found
        }
        let made = NSLayoutConstraint(
            item: first, attribute: expression.first.attribute, relatedBy: expression.relation, toItem: second,
            attribute: expression.second?.attribute ?? .notAnAttribute, multiplier: expression.multiplier,
            constant: expression.constant)
        made.priority = UILayoutPriority(expression.priority)
        return made
    }

    @MainActor private func item(_ name: String, in owner: UIView) -> AnyObject? {
        switch name {
        case "superview": owner
        case "safeArea": owner.safeAreaLayoutGuide
        case "keyboard": owner.keyboardLayoutGuide
        case "margins": owner.layoutMarginsGuide
        case "readable": owner.readableContentGuide
        default: views[name]
        }
    }
}
