import Diagnostics
import Foundation
import LocatedText
import UIKit

/// A presentation over a scene, with its style.
struct ScenePresentation: Varying {
    var style = Style.automatic
    var content: SceneController?
    var alert: SceneAlert?
    var menu: SceneMenu?
    /// The id of the view, row or bar item that a popover points at.
    var anchor: String?
    var sourceRect: CGRect?
    var arrows: UIPopoverArrowDirection?
    var size: CGSize?
    var detents: [Detent] = []
    var selectedDetent: Detent?
    var undimmedDetent: Detent?
    var showsGrabber = false
    var cornerRadius: CGFloat?
    var isEdgeAttached = false
    /// The style that the presentation adapts to in compact width.
    var adaptation: UIModalPresentationStyle?
    /// The id of the presenting controller; the topmost controller if not given.
    var presenter: String?
    var variations: [Variation<ScenePresentation>] = []
    var location = SourceLocation(file: "")

    enum Style: String, CaseIterable, Sendable {
        case automatic, fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext, popover
        case sheet, alert, actionSheet, menu
    }

    enum Detent: Sendable, Hashable {
        case medium
        case large
        /// A height in points.
        case height(Double)
        case fraction(Double)

        /// The detent as written in a file.
        var words: String {
            switch self {
            case .medium: "medium"
            case .large: "large"
            case .height(let points): JSONText.number(points)
            case .fraction(let part): JSONText.number(part * 100) + "%"
            }
        }
    }

    private static var kinds: [Field<ScenePresentation>] {
        let contents: [(Style, String)] = [
            (.automatic, "Presented as the system likes."), (.fullScreen, "Over the whole window."),
            (.pageSheet, "A page sheet."), (.formSheet, "A form sheet."),
            (.currentContext, "Over the nearest controller that defines a presentation context."),
            (.overFullScreen, "Over the whole window, which stays visible."),
            (.overCurrentContext, "Over the current context, which stays visible."),
            (.popover, "A popover from a view, a row or a bar item."), (.sheet, "A sheet with detents."),
        ]
        return contents.map { style, summary in
            Field(style.rawValue, SceneController.inner, summary) { presentation, content in
                presentation.style = style
                presentation.content = content
            }
        } + [
            Field("alert", SceneAlert.shape, "An alert.") {
                $0.style = .alert
                $0.alert = $1
            },
            Field("actionSheet", SceneAlert.shape, "An action sheet; a popover on iPad.") {
                $0.style = .actionSheet
                $0.alert = $1
            },
            Field("menu", SceneMenu.shape, "An open menu at a view, a row or a bar item.") {
                $0.style = .menu
                $0.menu = $1
            },
        ]
    }

    static var shape: Shape<ScenePresentation> {
        ObjectShape(
            "presentation", ScenePresentation(), kinds: kinds, kindWord: "presentation",
            fields: [
                Field(
                    "from", \.anchor, Shape<String>.identifier,
                    "The id of what a popover points at, or a menu opens from."),
                Field("presenter", \.presenter, Shape<String>.identifier, "The id of the controller that presents."),
                Field("sourceRect", \.sourceRect, .rect, "The part of the source view to point at."),
                Field(
                    "arrows",
                    .list(
                        .choice([("up", .up), ("down", .down), ("left", .left), ("right", .right), ("any", .any)]),
                        atMost: 5), "The directions that the arrow may point in."
                ) { $0.arrows = UIPopoverArrowDirection($1) },
                Field("size", \.size, .size, "The content's preferred size."),
                Field("detents", \.detents, .list(detent, atMost: 10), "Heights that a sheet rests at."),
                Field("selectedDetent", \.selectedDetent, detent, "The one of its detents that it rests at."),
                Field("undimmedDetent", \.undimmedDetent, detent, "The largest detent that dims nothing."),
                Field("grabber", \.showsGrabber, .boolean, "Whether a sheet shows its grabber."),
                Field("cornerRadius", Shape<Double>.length, "A sheet's corner radius.") {
                    $0.cornerRadius = CGFloat($1)
                },
                Field("edgeAttached", \.isEdgeAttached, .boolean, "Whether a sheet stays one in compact height."),
                Field(
                    "adaptation", \.adaptation,
                    .choice([
                        ("none", .none), ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen),
                        ("pageSheet", .pageSheet), ("formSheet", .formSheet),
                    ]),
                    "What it becomes in compact width; 'none' leaves it as it is."),
            ]
        ).varyingShape.located(\.location)
    }

    private static var detent: Shape<Detent> {
        let words = "medium, large, a number of points, or a part as 40%"
        return Shape(
            words,
            type: .object([
                (
                    "oneOf",
                    .list([
                        .object([("enum", .list([.text("medium"), .text("large")]))]),
                        .object([("type", .text("number")), ("minimum", .number(1))]),
                        .object([("type", .text("string")), ("pattern", .text("^[0-9.]+%$"))]),
                    ])
                )
            ])
        ) { node in
            switch node.text {
            case "medium": return .medium
            case "large": return .large
            case let text? where text.hasSuffix("%"):
                return Double(text.dropLast()).flatMap { (0...100).contains($0) ? .fraction($0 / 100) : nil }
            default: return node.number.flatMap { (1...10_000).contains($0) ? .height($0) : nil }
            }
        }
    }
}

/// The texts of an alert or action sheet.
struct SceneAlert: Sendable {
    var title: String?
    var message: String?
    var actions: [Action] = []
    var fields: [String] = []

    struct Action: Sendable {
        var title = ""
        var style = Style.default

        enum Style: String, CaseIterable, Sendable {
            case `default`, cancel, destructive
        }

        static var shape: Shape<Action> {
            let long = ObjectShape(
                "action", Action(),
                fields: [
                    Field("title", \.title, .text, isRequired: true, "What the button says."),
                    Field("style", \.style, .choice(of: Style.self), "default, cancel or destructive."),
                ]
            ).shape
            return .either(
                Shape<String>.text.map { Action(title: $0, style: $0 == "Cancel" ? .cancel : .default) }, or: long
            ) { $0.entries == nil }
        }
    }

    static var shape: Shape<SceneAlert> {
        ObjectShape(
            "alert", SceneAlert(),
            fields: [
                Field("title", \.title, .text, "The title."),
                Field("message", \.message, .text, "The text below it."),
                Field("actions", \.actions, .list(Action.shape, atMost: 20), "The buttons."),
                Field("fields", \.fields, .list(.text, atMost: 5), "Placeholders of text fields."),
            ]
        ).shape
    }
}
