import Diagnostics
import Foundation
import InterfaceDocuments
import LocatedText
import UIKit

/// A view that a scene file describes, with its subviews.
struct SceneView: Varying {
    var kind = Kind.box
    var id: String?
    var background: SceneColor?
    var tint: SceneColor?
    var cornerRadius: CGFloat?
    var borderWidth: CGFloat?
    var borderColor: SceneColor?
    var alpha: CGFloat?
    var isHidden = false
    var clips: Bool?
    /// The frame in the superview's coordinates, in points.
    ///
    /// A view with a frame isn't placed by constraints.
    var frame: CGRect?
    var width: CGFloat?
    var height: CGFloat?
    var margins: [CGFloat]?
    var hugging: [Float]?
    var compression: [Float]?
    var subviews: [SceneView] = []
    var constraints: [SceneConstraint] = []
    var metrics: [String: CGFloat] = [:]
    var variations: [Variation<SceneView>] = []
    var location = SourceLocation(file: "")

    enum Kind: Sendable {
        case box
        case label(LabelContent)
        case image(String)
        case button(ButtonContent)
        case textField(FieldContent)
        case textView(String)
        case toggle(isOn: Bool)
        case slider(Double)
        case segmented([String])
        case stepper
        case progress(Double)
        case activity
        case pageControl(Int)
        case searchBar(String)
        case datePicker
        case stack(StackContent)
        case scroll
        case blur
    }

    struct LabelContent: Sendable {
        var text = ""
        var font: SceneFont?
        var color: SceneColor?
        var lines = 1
        var alignment: NSTextAlignment?
    }

    struct ButtonContent: Sendable {
        var title: String?
        var image: String?
        var style = Style.system

        enum Style: String, CaseIterable, Sendable {
            case system, plain, gray, tinted, filled, borderedProminent, glass, prominentGlass
        }
    }

    struct FieldContent: Sendable {
        var text: String?
        var placeholder: String?
    }

    struct StackContent: Sendable {
        var axis = NSLayoutConstraint.Axis.vertical
        var spacing: CGFloat = 0
        var alignment = UIStackView.Alignment.fill
        var distribution = UIStackView.Distribution.fill
        var views: [SceneView] = []
    }
}

extension SceneView {
    /// The shape of a view, which records the view's location in the file.
    static var shape: Shape<SceneView> {
        ObjectShape("view", SceneView(), kinds: kinds, kindWord: "view", fields: fields).varyingShape
            .located(\.location)
    }

    private static var inner: Shape<SceneView> { .deferred("a view") { shape } }

    private static var kinds: [Field<SceneView>] {
        [
            Field("box", Shape<Bool>.boolean.orNothing, "A plain view.") { view, _ in view.kind = .box },
            Field("label", labelShape, "A text.") { $0.kind = .label($1) },
            Field("image", .text, "A picture: an SF Symbol's name, or a file beside the scene file.") {
                $0.kind = .image($1)
            },
            Field("button", buttonShape, "A button.") { $0.kind = .button($1) },
            Field("textField", fieldShape, "A field for a line of text.") { $0.kind = .textField($1) },
            Field("textView", .text, "A text over several lines that scrolls.") { $0.kind = .textView($1) },
            Field("switch", .boolean, "A switch, on or off.") { $0.kind = .toggle(isOn: $1) },
            Field("slider", .number(in: 0...1), "A slider at a value from 0 to 1.") { $0.kind = .slider($1) },
            Field("segmented", .list(.text, atMost: 20), "A segmented control; the first segment is selected.") {
                $0.kind = .segmented($1)
            },
            Field("stepper", Shape<Bool>.boolean.orNothing, "A stepper.") { view, _ in view.kind = .stepper },
            Field("progress", .number(in: 0...1), "A progress bar at a value from 0 to 1.") { $0.kind = .progress($1) },
            Field("activity", Shape<Bool>.boolean.orNothing, "A turning wheel.") { view, _ in view.kind = .activity },
            Field("pageControl", .integer(in: 0...50), "The dots of so many pages.") { $0.kind = .pageControl($1) },
            Field("searchBar", .text, "A search field with a placeholder.") { $0.kind = .searchBar($1) },
            Field("datePicker", Shape<Bool>.boolean.orNothing, "A date picker.") { view, _ in view.kind = .datePicker },
            Field("stack", stackShape, "A stack view.") { $0.kind = .stack($1) },
            Field("scroll", Shape<Bool>.boolean.orNothing, "A scroll view.") { view, _ in view.kind = .scroll },
            Field("blur", Shape<Bool>.boolean.orNothing, "A material that lets the ground shine through.") { view, _ in
                view.kind = .blur
            },
        ]
    }

    static var fields: [Field<SceneView>] {
        [
            .id(\.id),
            Field("background", \.background, SceneColor.shape, "The background color."),
            Field("tint", \.tint, SceneColor.shape, "The tint color, for it and what lies in it."),
            Field("cornerRadius", Shape<Double>.length, "Points.") { $0.cornerRadius = CGFloat($1) },
            Field("borderWidth", Shape<Double>.length, "Points.") { $0.borderWidth = CGFloat($1) },
            Field("borderColor", \.borderColor, SceneColor.shape, "The border's color."),
            Field("alpha", .number(in: 0...1), "How opaque it is.") { $0.alpha = CGFloat($1) },
            Field("hidden", \.isHidden, .boolean, "Whether it is hidden."),
            Field("clips", \.clips, .boolean, "Whether it cuts off what reaches out of it."),
            Field("frame", \.frame, .rect, "Its frame in points, where no constraints say it."),
            Field("width", Shape<Double>.length, "A width in points.") { $0.width = CGFloat($1) },
            Field("height", Shape<Double>.length, "A height in points.") { $0.height = CGFloat($1) },
            Field(
                "margins", .list(.number(in: -1_000...1_000), atMost: 4),
                "Layout margins: one for all, or [top, leading, bottom, trailing]."
            ) { $0.margins = $1.map { CGFloat($0) } },
            Field(
                "hugging", .list(.number(in: 1...1_000), atMost: 2),
                "Content hugging priority: one for both axes, or [horizontal, vertical]."
            ) { $0.hugging = $1.map { Float($0) } },
            Field(
                "compression", .list(.number(in: 1...1_000), atMost: 2),
                "Compression resistance priority: one for both axes, or [horizontal, vertical]."
            ) { $0.compression = $1.map { Float($0) } },
            Field("views", \.subviews, .list(inner), "What lies in it, from back to front."),
            Field(
                "constraints", \.constraints, .list(SceneConstraint.shape),
                "Visual format (\"H:|-[a]-|\") or two anchors (\"a.top == safeArea.top + 8\")."),
            Field("metrics", \.metrics, metricsShape, "Numbers that visual format may name."),
        ]
    }

    private static var metricsShape: Shape<[String: CGFloat]> {
        Shape(
            "a mapping of names to numbers",
            schema: { _ in
                .object([("type", .text("object")), ("additionalProperties", .object([("type", .text("number"))]))])
            },
            read: { node, reader in
                guard let entries = node.entries else {
                    reader.reportType(of: node, expected: "a mapping of names to numbers")
                    return nil
                }
                var metrics: [String: CGFloat] = [:]
                for entry in entries {
                    let value = reader.within(key: entry.key) { Shape<Double>.number.read(entry.value, &$0) }
                    if let value { metrics[entry.key] = CGFloat(value) }
                }
                return metrics
            })
    }

    private static var labelShape: Shape<LabelContent> {
        let long = ObjectShape(
            "label", LabelContent(),
            fields: [
                Field("text", \.text, .text, isRequired: true, "The text."),
                Field("font", \.font, SceneFont.shape, "A text style, or size and weight."),
                Field("color", \.color, SceneColor.shape, "The text's color."),
                Field("lines", \.lines, .integer(in: 0...100), "How many lines at most; 0 for as many as it takes."),
                Field(
                    "alignment", \.alignment,
                    .choice([
                        ("natural", .natural), ("left", .left), ("center", .center), ("right", .right),
                        ("justified", .justified),
                    ]), "The alignment."),
            ]
        ).shape
        return .either(Shape<String>.text.map { LabelContent(text: $0) }, or: long) { $0.entries == nil }
    }

    private static var buttonShape: Shape<ButtonContent> {
        let long = ObjectShape(
            "button", ButtonContent(),
            fields: [
                Field("title", \.title, .text, "The text."),
                Field("image", \.image, .text, "An SF Symbol's name."),
                Field("style", \.style, .choice(of: ButtonContent.Style.self), "How it looks."),
            ]
        ).shape
        return .either(Shape<String>.text.map { ButtonContent(title: $0) }, or: long) { $0.entries == nil }
    }

    private static var fieldShape: Shape<FieldContent> {
        let long = ObjectShape(
            "text field", FieldContent(),
            fields: [
                Field("text", \.text, .text, "The text in it."),
                Field("placeholder", \.placeholder, .text, "What it shows while it is empty."),
            ]
        ).shape
        return .either(Shape<String>.text.map { FieldContent(placeholder: $0) }, or: long) { $0.entries == nil }
    }

    private static var stackShape: Shape<StackContent> {
        let long = ObjectShape(
            "stack", StackContent(),
            fields: [
                Field(
                    "axis", \.axis, .choice([("vertical", .vertical), ("horizontal", .horizontal)]), "Its direction."),
                Field("spacing", .number(in: -1_000...1_000), "Points between the views.") { $0.spacing = CGFloat($1) },
                Field(
                    "alignment", \.alignment,
                    .choice([
                        ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
                        ("top", .top), ("bottom", .bottom), ("firstBaseline", .firstBaseline),
                        ("lastBaseline", .lastBaseline),
                    ]), "Across its direction."),
                Field(
                    "distribution", \.distribution,
                    .choice([
                        ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
                        ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
                    ]), "Along its direction."),
                Field("views", \.views, .list(inner), isRequired: true, "The arranged views."),
            ]
        ).shape
        return .either(Shape<[SceneView]>.list(inner).map { StackContent(views: $0) }, or: long) {
            $0.entries == nil
        }
    }
}

extension Shape where Value == Bool {
    /// The shape of a kind without a value: `true`, or nothing.
    var orNothing: Shape {
        Shape("true, or nothing", schema: { _ in .object([("enum", .list([.boolean(true)]))]) }) { node, reader in
            if node.isNull || node.boolean == true { return true }
            reader.reportType(of: node, expected: "true, or left empty")
            return nil
        }
    }
}
