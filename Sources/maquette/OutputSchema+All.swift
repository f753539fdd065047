extension OutputSchema {
    /// The outputs of all commands with `--json`, in the order of the documentation.
    static let all: [OutputSchema] = [
        OutputSchema(
            name: "render", command: "maquette render --json", summary: "A file that was written.",
            fields: [
                OutputField("file", .string, "The path of the file."),
                OutputField("document", .string, optional: true, "The path of the document."),
                OutputField("variant", .variant, optional: true, "The variant, of a picture."),
                OutputField("sheet", .boolean, optional: true, "`true` for a contact sheet."),
                OutputField("pixels", .list(.integer), optional: true, "Width and height in pixels."),
                OutputField("gallery", .boolean, optional: true, "`true` for the gallery."),
                OutputField("manifest", .boolean, optional: true, "`true` for the manifest of --pairs."),
                OutputField("snippets", .boolean, optional: true, "`true` for the snippets of --pairs."),
            ]),
        OutputSchema(
            name: "layout", command: "maquette layout --json",
            summary: "The frames of a document on a variant. With `--canvas`, the variant has the canvas's device.",
            fields: layout),
        OutputSchema(
            name: "lint", command: "maquette lint --json", summary: "A finding.",
            fields: [
                OutputField("rule", .string, "The rule's name."),
                OutputField("severity", .string, "`error`, `warning` or `note`."),
                OutputField("file", .string, optional: true, "The path of the file."),
                OutputField("line", .integer, optional: true, "The line, from 1."),
                OutputField("column", .integer, optional: true, "The column, from 1."),
                OutputField("object", .string, optional: true, "The ID of the object in the document."),
                OutputField("name", .string, optional: true, "The object's class and content."),
                OutputField("message", .string, "The problem."),
                OutputField("remedy", .string, optional: true, "The fix."),
                OutputField("variants", .list(.string), optional: true, "The names of the variants that show it."),
                OutputField("of", .integer, optional: true, "The number of variants that were checked."),
                OutputField("worst", .variant, optional: true, "The variant that shows it most."),
                OutputField("known", .boolean, optional: true, "`true` if the baseline has it."),
                OutputField("fingerprint", .string, "A value that stays when lines move."),
            ]),
        OutputSchema(
            name: "lint-rules", command: "maquette lint --list-rules --json", summary: "A rule.",
            fields: [
                OutputField("rule", .string, "The rule's name."),
                OutputField("severity", .string, "`error`, `warning` or `note`."),
                OutputField("subject", .string, "What the rule is about."),
                OutputField("summary", .string, "What it finds."), OutputField("remedy", .string, "The fix."),
            ]),
        OutputSchema(
            name: "golden", command: "maquette golden check, compare and merge --json",
            summary: "A difference; the last object is the whole run.",
            fields: [
                OutputField("key", .string, optional: true, "The golden: DOCUMENT/VARIANT."),
                OutputField("document", .string, optional: true, "The name of the document."),
                OutputField("variant", .variant, optional: true, "The variant."),
                OutputField("kinds", .list(.string), optional: true, "The kinds of difference."),
                OutputField("changes", .list(.string), optional: true, "The differences, one sentence each."),
                OutputField("cause", .string, optional: true, "A value that differences with one cause share."),
                OutputField("changed", .integer, optional: true, "The number of changed pixels."),
                OutputField(
                    "maximumChannelDifference", .integer, optional: true, "The largest difference of a channel, of 255."
                ),
                OutputField("pictures", .integer, optional: true, "The number of pictures of the run."),
                OutputField("different", .integer, optional: true, "The number of pictures that differ."),
                OutputField("orphaned", .integer, optional: true, "The number of goldens of nothing that is drawn."),
                OutputField("drawn", .integer, optional: true, "The number of pictures that had to be drawn."),
                OutputField(
                    "unchangedDocuments", .integer, optional: true, "The number of documents that needed no look."),
            ]),
        OutputSchema(
            name: "diff", command: "maquette diff --json", summary: "The result of the comparison.",
            fields: [
                OutputField("result", .string, "`identical`, `allowed`, `different` or `size`."),
                OutputField("pixels", .list(.integer), optional: true, "Width and height in pixels."),
                OutputField("differing", .integer, optional: true, "The number of pixels that differ."),
                OutputField("changed", .integer, optional: true, "Those that differ by more than the tolerance."),
                OutputField("smoothing", .integer, optional: true, "Those that antialiasing explains."),
                OutputField(
                    "maximumChannelDifference", .integer, optional: true, "The largest difference of a channel, of 255."
                ),
                OutputField(
                    "maximumPerceptualDifference", .number, optional: true, "The largest distance in YIQ, from 0 to 1."),
                OutputField("bounds", .list(.integer), optional: true, "Left, top, width and height of what differs."),
                OutputField("densest", .integer, optional: true, "The most differing pixels in an area of 32 by 32."),
            ]),
        OutputSchema(
            name: "sweep", command: "maquette sweep --json", summary: "A range of widths or heights.",
            fields: [
                OutputField("document", .string, "The path of the document."),
                OutputField("scene", .string, optional: true, "The scene, if it is not the initial one."),
                OutputField("axis", .string, "`width` or `height`."),
                OutputField("from", .integer, "The first length, in points."),
                OutputField("to", .integer, "The last length, in points."),
                OutputField("sizeClasses", .string, optional: true, "The window's size classes."),
                OutputField("lost", .boolean, optional: true, "`true` if the range could not be laid out."),
                OutputField(
                    "changes",
                    .list(
                        .object([
                            OutputField("kind", .string, "The kind of change."),
                            OutputField("object", .string, "The ID of the object."),
                            OutputField("message", .string, "The change."),
                        ])), "What is different from the range before."),
                OutputField("file", .string, optional: true, "The path of the picture."),
            ]),
        OutputSchema(
            name: "trace", command: "maquette trace --json", summary: "The trace of a document.",
            fields: [
                OutputField("document", .string, "The path of the document."),
                OutputField(
                    "steps",
                    .list(
                        .object([
                            OutputField("from", .variant, "The variant before."),
                            OutputField("to", .variant, "The variant after."),
                            OutputField("background", .boolean, "Whether the app goes to the background."),
                            OutputField("refused", .string, optional: true, "Why the app does not rotate."),
                            OutputField(
                                "findings", .list(.string), optional: true, "What was announced and did not come."),
                            OutputField("calls", .list(.object(call)), "The callbacks, in order."),
                            OutputField("views", .integer, "The number of views."),
                            OutputField(
                                "moved",
                                .list(
                                    .object([
                                        OutputField("id", .string, "The view's ID."),
                                        OutputField("class", .string, "Its class."),
                                        OutputField("before", .list(.number), optional: true, "Its frame before."),
                                        OutputField("after", .list(.number), optional: true, "Its frame after."),
                                    ])), "The views that moved."),
                        ])), "The changes, in order."),
            ]),
        OutputSchema(
            name: "walk-log", command: "maquette walk --json", summary: "A walk on a variant.",
            fields: [
                OutputField("document", .string, "The path of the document."),
                OutputField("variant", .variant, "The variant at the start."),
                OutputField(
                    "steps",
                    .list(
                        .object([
                            OutputField("number", .integer, "0 at the start."),
                            OutputField("step", .string, optional: true, "The step in its notation."),
                            OutputField("caption", .string, optional: true, "The step as a sentence."),
                            OutputField("variant", .variant, "The variant after the step."),
                            OutputField("skipped", .string, optional: true, "Why the step was left out."),
                            OutputField("calls", .list(.object(call)), "The callbacks, in order."),
                            OutputField(
                                "findings", .list(.string), optional: true, "What was announced and did not come."),
                            OutputField("layout", .object(layout), "The frames after the step."),
                            OutputField("pictures", .list(.string), optional: true, "The paths of the pictures."),
                        ])), "The start, and each step."),
                OutputField(
                    "failure",
                    .object([
                        OutputField("number", .integer, "The number of the step."),
                        OutputField("step", .string, "The step in its notation."),
                        OutputField("reasons", .list(.string), "Why it cannot be taken."),
                    ]), optional: true, "The step that could not be taken."),
            ]),
        OutputSchema(
            name: "matrix", command: "maquette matrix --json",
            summary: "A variant. The output is an array with one on each line.",
            fields: [
                OutputField("variant", .string, "The variant in the command line's notation."),
                OutputField("device", .string, "The device's name in the command line."),
                OutputField("orientation", .string, "`portrait` or `landscape`."),
                OutputField("multitasking", .string, "The multitasking size."),
                OutputField("appearance", .string, "The appearance."),
                OutputField("contentSize", .string, "The text size."),
                OutputField("direction", .string, "`ltr` or `rtl`."),
                OutputField("ios", .integer, "The version of iOS."),
                OutputField(
                    "window", .object(size(["x", "y", "width", "height"])), "The window on the screen, in points."),
                OutputField("screen", .object(size(["width", "height"])), "The screen, in points."),
                OutputField(
                    "sizeClasses",
                    .object([
                        OutputField("horizontal", .string, "`compact` or `regular`."),
                        OutputField("vertical", .string, "`compact` or `regular`."),
                    ]), "The window's size classes."),
                OutputField("scale", .number, "The pixels per point."),
                OutputField("pixels", .object(size(["width", "height"])), "The window, in pixels."),
                OutputField("screenPixels", .object(size(["width", "height"])), "The screen, in pixels."),
                OutputField("safeArea", .object(size(["top", "left", "bottom", "right"])), "The safe area's insets."),
                OutputField("statusBar", .number, "The height of the status bar."),
                OutputField("derivation", .string, optional: true, "How the window's size is known."),
            ]),
        OutputSchema(
            name: "diagnostic", command: "Problems with --json, on standard error", summary: "A problem.",
            fields: diagnostic),
    ]

    private static let diagnostic = [
        OutputField("severity", .string, "`error`, `warning` or `note`."),
        OutputField("code", .string, "The kind of problem."),
        OutputField("message", .string, "The problem."),
        OutputField("remedy", .string, optional: true, "The fix."),
        OutputField("file", .string, optional: true, "The path of the file."),
        OutputField("line", .integer, optional: true, "The line, from 1."),
        OutputField("column", .integer, optional: true, "The column, from 1."),
        OutputField("context", .string, optional: true, "The lines around it."),
    ]

    private static let layout = [
        OutputField("document", .string, "The path of the document."),
        OutputField("variant", .variant, "The variant."),
        OutputField(
            "scenes",
            .list(
                .object([
                    OutputField("sceneID", .string, "The scene's ID."),
                    OutputField("controllerID", .string, "The controller's ID."),
                    OutputField("size", .list(.number), "Width and height in points."),
                    OutputField(
                        "views",
                        .list(
                            .object([
                                OutputField("id", .string, "The view's ID."),
                                OutputField("class", .string, "Its class."),
                                OutputField(
                                    "parent", .string, optional: true, "The superview's ID; null for the root."),
                                OutputField("frame", .list(.number), "Left, top, width and height in the superview."),
                            ])), "The views, each before its subviews."),
                    OutputField("issues", .list(.object(diagnostic)), "The problems of the layout."),
                ])), "The scenes."),
    ]

    private static let call = [
        OutputField("callback", .string, "UIKit's method."),
        OutputField("kind", .string, "What is called: a controller, a view or another object."),
        OutputField("class", .string, "Its class."), OutputField("id", .string, optional: true, "Its ID."),
        OutputField("depth", .integer, "The number of objects around it."),
        OutputField("size", .list(.number), optional: true, "Its size at that moment."),
        OutputField("traits", .object([]), "Its traits at that moment."),
        OutputField("newSize", .list(.number), optional: true, "The size that is announced."),
        OutputField("newTraits", .object([]), optional: true, "The traits that are announced."),
        OutputField("previousTraits", .object([]), optional: true, "The traits before."),
    ]

    private static func size(_ names: [String]) -> [OutputField] {
        names.map { OutputField($0, .number, "In points or pixels.") }
    }
}
