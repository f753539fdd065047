internal import Foundation
internal import Geometry
internal import InterfaceDocuments
internal import Traits
internal import UIKit

extension PropertyTables {
    static let layer = PropertyTable<CALayer, ViewProperties>(
        { _ in nil },
        [
            .init(runtime: "cornerRadius", \.cornerRadius),
            .init(runtime: "borderWidth", \.borderWidth),
            .init(runtime: "masksToBounds", \.masksToBounds),
            .init(
                runtime: "opacity", get: { $0.view?.alpha ?? CGFloat($0.opacity) },
                set: { layer, opacity in
                    // A layer's opacity is less precise than its view's.
                    if let view = layer.view { view.alpha = opacity } else { layer.opacity = Float(opacity) }
                }),
            .init(runtime: "shadowOpacity", \.shadowOpacity),
            .init(runtime: "shadowRadius", \.shadowRadius),
            .init(runtime: "shadowOffset", \.shadowOffset),
            .init(runtime: "zPosition", \.zPosition),
        ])

    /// The properties of all views.
    ///
    /// Frame and autoresizing mask are not among them: no size class changes them.
    static let view = PropertyTable<UIView, ViewProperties>(
        \.properties,
        [
            .init("contentMode", \.contentMode, \.contentMode) { mode, _ in mode.uiKit },
            .init("hidden", \.isHidden, \.isHidden),
            .init("alpha", \.alpha, \.alpha),
            .init("clipsToBounds", \.clipsToBounds, \.clipsToBounds),
            .init("autoresizesSubviews", \.autoresizesSubviews, \.autoresizesSubviews),
            .init("opaque", \.isOpaque, \.isOpaque),
            .init("tag", \.tag, \.tag),
            .init("userInteractionEnabled", \.isUserInteractionEnabled, \.isUserInteractionEnabled),
            .init("backgroundColor", \.backgroundColor, \.backgroundColor),
            tintColor(\.tintColor),
            .init("semanticContentAttribute", \.semanticContentAttribute, \.semanticContentAttribute) { semantic, _ in
                semantic.uiKit
            },
            .init("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, \.overrideUserInterfaceStyle) {
                style, _ in style.uiKit
            },
            .init("minimumContentSizeCategory", \.minimumContentSizeCategory, \.minimumContentSizeCategory),
            .init("maximumContentSizeCategory", \.maximumContentSizeCategory, \.maximumContentSizeCategory),
            hugging(\.horizontalHuggingPriority, .horizontal),
            hugging(\.verticalHuggingPriority, .vertical),
            compressionResistance(\.horizontalCompressionResistancePriority, .horizontal),
            compressionResistance(\.verticalCompressionResistancePriority, .vertical),
            layoutMargins,
            .init(
                "preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, \.preservesSuperviewLayoutMargins
            ),
            .init(
                "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, \.insetsLayoutMarginsFromSafeArea
            ),
            readableWidth,
            placeholderSize,
            .init(runtime: "isHidden", \.isHidden),
            .init(runtime: "accessibilityLabel", \.accessibilityLabel),
            // The names of properties that apps add to every view for Interface Builder.
            .init(runtime: "cornerRadius", get: { $0.layer.cornerRadius }, set: { $0.layer.cornerRadius = $1 }),
            .init(runtime: "borderWidth", get: { $0.layer.borderWidth }, set: { $0.layer.borderWidth = $1 }),
            .init(
                runtime: "borderColor", get: { $0.layer.borderColor.map { UIColor(cgColor: $0) } },
                set: { (view: UIView, color: UIColor?) in view.layer.borderColor = color?.cgColor }),
        ])

    /// A tint color; a view without one inherits it.
    static func tintColor<Owner: UIView, Content>(
        _ field: Property<Owner, Content>.Field<DocumentColor?>
    ) -> Property<Owner, Content> {
        .init(
            "tintColor", field, get: { $0.tintColor }, set: { (view, color: UIColor?) in view.tintColor = color },
            takeBack: { view, _ in view.tintColor = nil }
        ) { content, _, converter in
            content[keyPath: field].flatMap { converter.color($0) }.map { .some($0) }
        }
    }

    /// A missing priority means 250, even for controls that hug more tightly when code creates them.
    private static func hugging(
        _ field: Property<UIView, ViewProperties>.Field<CGFloat?>, _ axis: NSLayoutConstraint.Axis
    ) -> Property<UIView, ViewProperties> {
        .init(
            "contentHuggingPriority(\(axis))", field, get: { $0.contentHuggingPriority(for: axis) },
            set: { $0.setContentHuggingPriority($1, for: axis) },
            takeBack: { view, standard in
                let priority = standard.contentHuggingPriority(for: axis)
                view.setContentHuggingPriority(priority == .defaultHigh ? .defaultLow : priority, for: axis)
            }
        ) { properties, view, _ in
            if let priority = properties[keyPath: field] { return UILayoutPriority(Float(priority)) }
            return view.contentHuggingPriority(for: axis) == .defaultHigh ? .defaultLow : nil
        }
    }

    private static func compressionResistance(
        _ field: Property<UIView, ViewProperties>.Field<CGFloat?>, _ axis: NSLayoutConstraint.Axis
    ) -> Property<UIView, ViewProperties> {
        .init(
            "contentCompressionResistancePriority(\(axis))", field,
            get: { $0.contentCompressionResistancePriority(for: axis) },
            set: { $0.setContentCompressionResistancePriority($1, for: axis) }
        ) { properties, _, _ in
            properties[keyPath: field].map { UILayoutPriority(Float($0)) }
        }
    }

    private static var layoutMargins: Property<UIView, ViewProperties> {
        .init(
            "layoutMargins", \.layoutMargins,
            get: { DocumentInsets($0.directionalLayoutMargins) },
            set: { view, margins in
                if margins.isDirectional {
                    view.directionalLayoutMargins = margins.directional
                } else {
                    view.layoutMargins = margins.sides
                }
            },
            takeBack: { view, standard in
                // The root view of a controller has only the margins that the system requires.
                let isRoot = (view.next as? UIViewController)?.viewIfLoaded === view
                view.directionalLayoutMargins = isRoot ? .zero : standard.directionalLayoutMargins
            }
        ) { properties, _, _ in properties.layoutMargins }
    }

    private static var readableWidth: Property<UIView, ViewProperties> {
        .init(
            "layoutMarginsFollowReadableWidth", \.layoutMarginsFollowReadableWidth,
            get: { ($0 as? UITableView)?.cellLayoutMarginsFollowReadableWidth ?? $0.layoutMarginsFollowReadableWidth },
            set: { view, follows in
                if let table = view as? UITableView {
                    table.cellLayoutMarginsFollowReadableWidth = follows
                } else {
                    view.layoutMarginsFollowReadableWidth = follows
                }
            },
            takeBack: { view, _ in
                (view as? UITableView)?.cellLayoutMarginsFollowReadableWidth = false
                view.layoutMarginsFollowReadableWidth = false
            }
        ) { properties, _, _ in properties.layoutMarginsFollowReadableWidth }
    }

    /// The size that the canvas assumes for content that exists only at run time.
    private static var placeholderSize: Property<UIView, ViewProperties> {
        .init(
            "placeholderIntrinsicContentSize", \.placeholderIntrinsicWidth, and: [.init(\.placeholderIntrinsicHeight)],
            get: { $0.placeholderIntrinsicContentSize }, set: { $0.placeholderIntrinsicContentSize = $1 }
        ) { properties, view, converter -> CGSize?? in
            // Labels and text views measure their own text.
            let designed = view is UILabel || view is UITextView ? nil : converter.designedSize
            let size = CGSize(
                width: length(properties.placeholderIntrinsicWidth, designed?.width),
                height: length(properties.placeholderIntrinsicHeight, designed?.height))
            return size.width >= 0 || size.height >= 0 ? .some(size) : nil
        }
    }

    private static func length(_ dimension: ViewProperties.Dimension?, _ designed: CGFloat?) -> CGFloat {
        switch dimension {
        case .points(let points): points
        case ViewProperties.Dimension.none?: UIView.noIntrinsicMetric
        case nil: designed ?? UIView.noIntrinsicMetric
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
    fileprivate init(_ insets: NSDirectionalEdgeInsets) {
        self.init(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing,
            isDirectional: true)
    }

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
