public import Bitmaps
public import Diagnostics
public import Foundation
public import Geometry

/// A drawing instruction, in points, in the coordinates of its group.
public indirect enum DrawingItem: Hashable, Sendable {
    case fill(Path, Paint)
    case stroke(Path, Paint, StrokeStyle)
    case glyphs(GlyphRun)
    case image(PlacedImage)
    /// The blurred shadow of a shape; the shape itself is not drawn.
    case shadow(Path, Shadow)
    /// The content below, blurred, inside an outline.
    case backdrop(Path, Backdrop)
    /// A group with clip, transform and opacity. As properties of a group, they cannot be left unbalanced.
    case group(GroupStyle, [DrawingItem])
    /// The drawing of one element, with its identity and its place in the input. Overlays and reports use it.
    case element(ElementMark, [DrawingItem])
}

/// The fill of an area.
public enum Paint: Hashable, Sendable {
    case color(Color)
    case linearGradient(Gradient, from: CGPoint, to: CGPoint)
    case radialGradient(Gradient, center: CGPoint, radius: CGFloat)
}

/// Colors along a line; the ends extend beyond it.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// From 0 at the start to 1 at the end.
        public var offset: Double

        public init(color: Color, offset: Double) {
            self.color = color
            self.offset = offset
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }
}

/// The style of a stroke.
public struct StrokeStyle: Hashable, Sendable {
    public enum Cap: Hashable, Sendable { case butt, round, square }
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// The width in points.
    public var width: CGFloat
    public var cap: Cap
    public var join: Join
    /// Lengths of dashes and gaps in turn; empty for a solid line.
    public var dashes: [CGFloat]

    public init(width: CGFloat, cap: Cap = .butt, join: Join = .miter, dashes: [CGFloat] = []) {
        self.width = width
        self.cap = cap
        self.join = join
        self.dashes = dashes
    }
}

/// A blurred silhouette.
public struct Shadow: Hashable, Sendable {
    public var color: Color
    public var offset: CGSize
    /// The blur's radius in points, as `CALayer.shadowRadius` counts it: the standard deviation of the blur.
    public var radius: CGFloat

    public init(color: Color, offset: CGSize, radius: CGFloat) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}

/// The blur of a backdrop.
public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    public var radius: CGFloat
    /// The saturation factor: 1 leaves colors unchanged, 0 makes them gray.
    public var saturation: Double

    public init(radius: CGFloat, saturation: Double = 1) {
        self.radius = radius
        self.saturation = saturation
    }
}

/// The style of a group.
public struct GroupStyle: Hashable, Sendable {
    /// The transform from the group's coordinates to the enclosing ones.
    public var transform: CGAffineTransform
    /// The clip in the group's own coordinates.
    public var clip: Path?
    /// The opacity of the group as a whole, from 0 to 1.
    public var opacity: Double
    /// How the group as a whole goes over what is below; `nil` if its items go there one by one.
    public var composition: Composition?

    public init(
        transform: CGAffineTransform = .identity, clip: Path? = nil, opacity: Double = 1,
        composition: Composition? = nil
    ) {
        self.transform = transform
        self.clip = clip
        self.opacity = opacity
        self.composition = composition
    }
}

/// The element of the input that drew something.
public struct ElementMark: Hashable, Sendable {
    /// The object id in the input (`x7Q-2f-abc`), or a stable path within the tree.
    public var id: String
    /// The name of the class.
    public var kind: String
    /// A name for people: its text, its label in the document, or its accessibility label.
    public var label: String?
    public var location: SourceLocation?
    /// The frame, in the coordinates of its group.
    public var frame: CGRect

    public init(
        id: String, kind: String, label: String? = nil, location: SourceLocation? = nil, frame: CGRect
    ) {
        self.id = id
        self.kind = kind
        self.label = label
        self.location = location
        self.frame = frame
    }
}

/// An image drawn into a rectangle.
public struct PlacedImage: Hashable, Sendable {
    public var image: DrawingImage
    /// The destination of the whole image.
    public var frame: CGRect
    /// If set, the image's alpha is drawn in this color.
    public var tint: Color?

    public init(image: DrawingImage, frame: CGRect, tint: Color? = nil) {
        self.image = image
        self.frame = frame
        self.tint = tint
    }
}

/// The content of an image, identified by its digest.
public struct DrawingImage: Hashable, Sendable {
    public enum Content: Sendable {
        case bitmap(Bitmap)
        /// An SVG document, drawn at the resolution of the output.
        case svg([UInt8])
    }

    public let content: Content
    /// A hexadecimal digest of the content.
    public let digest: String
    /// The image's size in points.
    public let size: CGSize

    public init(content: Content, digest: String, size: CGSize) {
        self.content = content
        self.digest = digest
        self.size = size
    }

    public static func == (a: DrawingImage, b: DrawingImage) -> Bool { a.digest == b.digest && a.size == b.size }
    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
