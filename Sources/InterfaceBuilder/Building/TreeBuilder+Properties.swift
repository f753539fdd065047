internal import Diagnostics
internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import Traits
internal import UIKit

extension TreeBuilder {
    /// Applies the frame of a view at load time and its autoresizing mask, which no class changes.
    func applyPlace(of source: DocumentView, to view: UIView) {
        let properties = source.properties
        // Xcode creates constraints for a fixed frame; they are equivalent to the mask.
        let followsMask = properties.translatesAutoresizingMaskIntoConstraints || properties.isFixedFrame
        // A frame that Auto Layout solved only records the canvas and must not be used.
        if let frame = source.frame, followsMask { view.frame = frame }
        // A switch has one fixed size per iOS version, whatever its size in the document.
        if purpose == .running, followsMask, view is UISwitch {
            let content = CGRect(origin: .zero, size: view.intrinsicContentSize)
            view.frame.size = view.frame(forAlignmentRect: content).size
        }
        view.autoresizingMask = properties.autoresizingMask
        view.translatesAutoresizingMaskIntoConstraints = followsMask
    }

    /// Applies the properties that all views share.
    ///
    /// No other code sets them.
    func applyProperties(of source: DocumentView, to view: UIView) {
        let properties = source.properties
        if let mode = properties.contentMode { view.contentMode = mode.uiKit }
        view.isHidden = properties.isHidden
        if let alpha = properties.alpha { view.alpha = alpha }
        if let clips = properties.clipsToBounds { view.clipsToBounds = clips }
        if let resizes = properties.autoresizesSubviews { view.autoresizesSubviews = resizes }
        if let isOpaque = properties.isOpaque { view.isOpaque = isOpaque }
        if let tag = properties.tag { view.tag = tag }
        if let isEnabled = properties.isUserInteractionEnabled { view.isUserInteractionEnabled = isEnabled }
        if let color = properties.backgroundColor { view.backgroundColor = uiColor(color, at: source.location) }
        if let color = properties.tintColor { view.tintColor = uiColor(color, at: source.location) }
        if let semantic = properties.semanticContentAttribute { view.semanticContentAttribute = semantic.uiKit }
        if let style = properties.overrideUserInterfaceStyle {
            view.overrideUserInterfaceStyle = style.uiKit
        }
        view.minimumContentSizeCategory = properties.minimumContentSizeCategory
        view.maximumContentSizeCategory = properties.maximumContentSizeCategory
        applyPriorities(properties, to: view)
        applyMargins(properties, to: view)
        applyPlaceholderSize(
            properties, designed: purpose == .canvas ? document.designableSizes[source.id] : nil, to: view)
    }

    /// Sets the size that the canvas assumes for content that exists only at run time.
    ///
    /// - Parameters:
    ///   - properties: the properties, which may contain an explicit placeholder size.
    ///   - designed: the size that the view's own class reported when it was rendered on the canvas.
    ///   - view: the view. Labels and text views measure their own text.
    private func applyPlaceholderSize(_ properties: ViewProperties, designed: CGSize?, to view: UIView) {
        let designed = view is UILabel || view is UITextView ? nil : designed
        func length(_ dimension: ViewProperties.Dimension?, _ designed: CGFloat?) -> CGFloat {
            switch dimension {
            case .points(let points): points
            case ViewProperties.Dimension.none?: UIView.noIntrinsicMetric
            case nil: designed ?? UIView.noIntrinsicMetric
            }
        }
        let size = CGSize(
            width: length(properties.placeholderIntrinsicWidth, designed?.width),
            height: length(properties.placeholderIntrinsicHeight, designed?.height))
        if size.width >= 0 || size.height >= 0 { view.placeholderIntrinsicContentSize = size }
    }

    private func applyPriorities(_ properties: ViewProperties, to view: UIView) {
        // An omitted priority is 250, even for controls that hug more tightly when created in code.
        for (axis, value) in [
            (NSLayoutConstraint.Axis.horizontal, properties.horizontalHuggingPriority),
            (.vertical, properties.verticalHuggingPriority),
        ] {
            if let value {
                view.setContentHuggingPriority(UILayoutPriority(Float(value)), for: axis)
            } else if view.contentHuggingPriority(for: axis) == .defaultHigh {
                view.setContentHuggingPriority(.defaultLow, for: axis)
            }
        }
        if let value = properties.horizontalCompressionResistancePriority {
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .horizontal)
        }
        if let value = properties.verticalCompressionResistancePriority {
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(value)), for: .vertical)
        }
    }

    private func applyMargins(_ properties: ViewProperties, to view: UIView) {
        if let margins = properties.layoutMargins {
            if margins.isDirectional {
                view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                    top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
            } else {
                view.layoutMargins = margins.sides
            }
            // Interface Builder writes a stack view's margins only if its arrangement is relative to them.
            (view as? UIStackView)?.isLayoutMarginsRelativeArrangement = true
        }
        if let preserves = properties.preservesSuperviewLayoutMargins {
            view.preservesSuperviewLayoutMargins = preserves
        }
        if let insets = properties.insetsLayoutMarginsFromSafeArea {
            view.insetsLayoutMarginsFromSafeArea = insets
        }
        if let follows = properties.layoutMarginsFollowReadableWidth {
            if let table = view as? UITableView {
                table.cellLayoutMarginsFollowReadableWidth = follows
            } else {
                view.layoutMarginsFollowReadableWidth = follows
            }
        }
    }

    func addGuides(of source: DocumentView, to view: UIView) {
        for guide in source.layoutGuides {
            switch guide.key {
            case "safeArea": guides[guide.id] = view.safeAreaLayoutGuide
            case "keyboard": guides[guide.id] = view.keyboardLayoutGuide
            case "contentLayoutGuide":
                guides[guide.id] = (view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide
            case "frameLayoutGuide":
                guides[guide.id] = (view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide
            case "layoutMargins": guides[guide.id] = view.layoutMarginsGuide
            case "readableContent": guides[guide.id] = view.readableContentGuide
            default:
                let made = UILayoutGuide()
                made.identifier = guide.key
                view.addLayoutGuide(made)
                guides[guide.id] = made
            }
        }
    }
}

extension ViewProperties.ContentMode {
    var uiKit: UIView.ContentMode {
        switch self {
        case .scaleToFill: .scaleToFill
        case .scaleAspectFit: .scaleAspectFit
        case .scaleAspectFill: .scaleAspectFill
        case .redraw: .redraw
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}

extension ViewProperties.SemanticContentAttribute {
    var uiKit: UISemanticContentAttribute {
        switch self {
        case .unspecified: .unspecified
        case .playback: .playback
        case .spatial: .spatial
        case .forceLeftToRight: .forceLeftToRight
        case .forceRightToLeft: .forceRightToLeft
        }
    }
}

extension DocumentInsets {
    /// The insets by side, for the left-to-right direction.
    var sides: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
    var directional: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
}

extension DocumentUserInterfaceStyle {
    var uiKit: UIUserInterfaceStyle {
        switch self {
        case .unspecified: .unspecified
        case .light: .light
        case .dark: .dark
        }
    }
}
