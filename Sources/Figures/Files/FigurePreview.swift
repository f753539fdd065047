import Annotations
import DeviceFrames
import Devices
import Diagnostics
import Foundation
import LocatedText
import Previews
import Scenes

/// A preview in a figure file.
struct FigurePreview: Sendable {
    var source = Source.file("")
    /// The location of the source's name, for messages.
    var location = SourceLocation(file: "")
    /// The variants, each with its own picture, in a row.
    var variants: [Variant] = []
    var frame = FrameStyle.bezel
    var annotations: [AnnotationKind] = []
    /// The length of the longer side of each picture.
    var side: CGFloat?
    /// The scale, in place of a side, for pictures of several devices to one scale.
    var scale: CGFloat?
    /// Whether each is captioned with its device, orientation and size classes.
    var isDescribed = false

    enum Source: Sendable {
        case scene(SceneDocument)
        /// The path of a scene file, a storyboard, a xib or an app's folder, relative to the figure file.
        case file(String)
    }

    static var shape: Shape<FigurePreview> {
        ObjectShape(
            "preview", FigurePreview(),
            kinds: [
                Field("scene", SceneDocument.innerShape, "A scene, as scene files have it.") {
                    $0.source = .scene($1)
                },
                Field("file", .text, "A scene file, storyboard, xib or app's folder, from this file's folder.") {
                    $0.source = .file($1)
                },
            ], kindWord: "preview",
            fields: [
                Field(
                    "on", \.variants, .list(variantShape, atMost: 24), isRequired: true,
                    "A variant, such as ipad-pro-11/landscape/split-half/dark@18; several are drawn side by side."),
                Field("frame", \.frame, .choice(of: FrameStyle.self), "What is around it; bezel unless given."),
                Field(
                    "annotate", \.annotations, .list(.choice(of: AnnotationKind.self), atMost: 8),
                    "What is drawn over it."),
                Field("side", \.side, lengths, "The longer side of its picture; 230 unless given."),
                Field("scale", Shape<Double>.number(in: 0.02...4), "Instead of a side: so many points a point.") {
                    $0.scale = CGFloat($1)
                },
                Field(
                    "describe", \.isDescribed, .boolean,
                    "Print device, orientation and size classes below each picture."),
            ]
        ).shape.located(\.location) { $0["file"] ?? $0["scene"] ?? $0 }
    }

    private static var lengths: Shape<CGFloat> { Shape<Double>.number(in: 20...2_000).map { CGFloat($0) } }

    private static var variantShape: Shape<Variant> {
        Shape("a variant", schema: { _ in .object([("type", .text("string"))]) }) { node, reader in
            guard let text = node.text else {
                reader.reportType(of: node, expected: "a variant, as iphone-15/landscape")
                return nil
            }
            do throws(VariantProblem) {
                return try Variant(parsing: text)
            } catch {
                reader.report(error, at: node.location)
                return nil
            }
        }
    }
}
