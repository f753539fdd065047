internal import Foundation
internal import InterfaceDocuments
internal import UIKit

extension TreeBuilder {
    /// Applies the runtime attributes that UIKit itself understands.
    ///
    /// Others are set on the app's classes, if there are any.
    func applyRuntimeAttributes(of source: DocumentView, to view: UIView) {
        guard purpose == .running || source.customClass == nil else { return }
        for attribute in source.runtimeAttributes {
            let value = runtimeValue(attribute)
            let isUIKits =
                switch value {
                case let value as Bool: apply(value, attribute.keyPath, to: view)
                case let value as CGFloat: apply(value, attribute.keyPath, to: view)
                case let value as String: apply(value, attribute.keyPath, to: view)
                case let value as UIColor: apply(value, attribute.keyPath, to: view)
                case let value as UIImage: apply(value, attribute.keyPath, to: view)
                case let value as CGSize: apply(value, attribute.keyPath, to: view)
                default: false
                }
            if !isUIKits, code != nil, source.customClass != nil, !attribute.keyPath.contains(".") {
                view.setValue(value, forKey: attribute.keyPath)
            }
        }
    }

    /// The value as code receives it; `nil` for an unsupported type.
    private func runtimeValue(_ attribute: DocumentRuntimeAttribute) -> Any? {
        switch attribute.value {
        case .bool(let value): value
        case .number(let value): CGFloat(value)
        case .string(let value): value
        case .color(let value): uiColor(value, at: attribute.location)
        case .image(let name): uiImage(DocumentImage(name: name), at: attribute.location)
        case .size(let value): value
        case .point(let value): value
        case .rect(let value): value
        case .other: nil
        }
    }

    private func apply(_ value: CGSize, _ keyPath: String, to view: UIView) -> Bool {
        guard keyPath == "layer.shadowOffset" else { return false }
        view.layer.shadowOffset = value
        return true
    }

    private func apply(_ value: Bool, _ keyPath: String, to view: UIView) -> Bool {
        switch (keyPath, view) {
        case ("layer.masksToBounds", _), ("clipsToBounds", _): view.clipsToBounds = value
        case ("hidden", _), ("isHidden", _): view.isHidden = value
        case ("preservesSuperviewLayoutMargins", _): view.preservesSuperviewLayoutMargins = value
        case ("insetsLayoutMarginsFromSafeArea", _): view.insetsLayoutMarginsFromSafeArea = value
        case ("layoutMarginsRelativeArrangement", let view as UIStackView):
            view.isLayoutMarginsRelativeArrangement = value
        case ("baselineRelativeArrangement", let view as UIStackView): view.isBaselineRelativeArrangement = value
        case ("enabled", let view as UIControl): view.isEnabled = value
        case ("selected", let view as UIControl): view.isSelected = value
        case ("enabled", let view as UILabel): view.isEnabled = value
        case ("highlighted", let view as UILabel): view.isHighlighted = value
        case ("highlighted", let view as UIImageView): view.isHighlighted = value
        case ("adjustsFontSizeToFitWidth", let view as UILabel): view.adjustsFontSizeToFitWidth = value
        case ("adjustsFontForContentSizeCategory", let view as UILabel): view.adjustsFontForContentSizeCategory = value
        case ("titleLabel.adjustsFontSizeToFitWidth", let view as UIButton):
            view.titleLabel?.adjustsFontSizeToFitWidth = value
        case ("titleLabel.adjustsFontForContentSizeCategory", let view as UIButton):
            view.titleLabel?.adjustsFontForContentSizeCategory = value
        case ("scrollEnabled", let view as UITextView): view.isScrollEnabled = value
        case ("secureTextEntry", let view as UITextField): view.isSecureTextEntry = value
        default: return false
        }
        return true
    }

    private func apply(_ value: CGFloat, _ keyPath: String, to view: UIView) -> Bool {
        let whole = Int(max(-1e6, min(1e6, value)))
        switch (keyPath, view) {
        // The second name is the one that apps use when they extend every view for Interface Builder.
        case ("layer.cornerRadius", _), ("cornerRadius", _): view.layer.cornerRadius = value
        case ("layer.borderWidth", _), ("borderWidth", _): view.layer.borderWidth = value
        case ("layer.opacity", _), ("alpha", _): view.alpha = value
        case ("layer.shadowOpacity", _): view.layer.shadowOpacity = Float(value)
        case ("layer.shadowRadius", _): view.layer.shadowRadius = value
        case ("layer.zPosition", _): view.layer.zPosition = value
        case ("contentMode", _): view.contentMode = UIView.ContentMode(rawValue: whole) ?? view.contentMode
        case ("numberOfLines", let view as UILabel): view.numberOfLines = max(0, whole)
        case ("minimumScaleFactor", let view as UILabel): view.minimumScaleFactor = value
        case ("preferredMaxLayoutWidth", let view as UILabel): view.preferredMaxLayoutWidth = value
        case ("textAlignment", let view as UILabel):
            view.textAlignment = NSTextAlignment(rawValue: whole) ?? view.textAlignment
        case ("titleLabel.textAlignment", let view as UIButton):
            view.titleLabel?.textAlignment = NSTextAlignment(rawValue: whole) ?? .natural
        case ("titleLabel.numberOfLines", let view as UIButton): view.titleLabel?.numberOfLines = max(0, whole)
        case ("titleLabel.lineBreakMode", let view as UIButton):
            view.titleLabel?.lineBreakMode = NSLineBreakMode(rawValue: whole) ?? .byTruncatingMiddle
        case ("titleLabel.minimumScaleFactor", let view as UIButton): view.titleLabel?.minimumScaleFactor = value
        case ("imageView.contentMode", let view as UIButton):
            if let mode = UIView.ContentMode(rawValue: whole) { view.imageView?.contentMode = mode }
        case ("spacing", let view as UIStackView): view.spacing = value
        case ("rowHeight", let view as UITableView): view.rowHeight = value
        default: return false
        }
        return true
    }

    private func apply(_ value: String, _ keyPath: String, to view: UIView) -> Bool {
        switch (keyPath, view) {
        case ("accessibilityLabel", _): view.accessibilityLabel = value
        case ("text", let view as UILabel): view.text = value
        case ("text", let view as UITextField): view.text = value
        case ("text", let view as UITextView): view.text = value
        case ("placeholder", let view as UITextField): view.placeholder = value
        case ("placeholder", let view as UISearchBar): view.placeholder = value
        default: return false
        }
        return true
    }

    private func apply(_ value: UIColor, _ keyPath: String, to view: UIView) -> Bool {
        switch (keyPath, view) {
        case ("borderColor", _): view.layer.borderColor = value.cgColor
        case ("backgroundColor", _): view.backgroundColor = value
        case ("tintColor", _): view.tintColor = value
        case ("textColor", let view as UILabel): view.textColor = value
        case ("textColor", let view as UITextField): view.textColor = value
        case ("textColor", let view as UITextView): view.textColor = value
        case ("highlightedTextColor", let view as UILabel): view.highlightedTextColor = value
        case ("separatorColor", let view as UITableView): view.separatorColor = value
        case ("barTintColor", let view as UINavigationBar): view.barTintColor = value
        case ("barTintColor", let view as UIToolbar): view.barTintColor = value
        case ("barTintColor", let view as UITabBar): view.barTintColor = value
        case ("unselectedItemTintColor", let view as UITabBar): view.unselectedItemTintColor = value
        case ("thumbTintColor", let view as UISwitch): view.thumbTintColor = value
        case ("onTintColor", let view as UISwitch): view.onTintColor = value
        default: return false
        }
        return true
    }

    private func apply(_ value: UIImage, _ keyPath: String, to view: UIView) -> Bool {
        switch (keyPath, view) {
        case ("image", let view as UIImageView): view.image = value
        case ("highlightedImage", let view as UIImageView): view.highlightedImage = value
        case ("background", let view as UITextField): view.background = value
        case ("backgroundImage", let view as UITabBar): view.backgroundImage = value
        case ("shadowImage", let view as UITabBar): view.shadowImage = value
        default: return false
        }
        return true
    }
}
