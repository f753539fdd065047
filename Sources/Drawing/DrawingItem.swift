public import Bitmaps
public import Diagnostics
public import Foundation
public import Geometry

/// One thing to draw, in points, in the coordinates of the group it is in.
public indirect enum DrawingItem: Hashable, Sendable {
    case fill(Path, Paint)
    case stroke(Path, Paint, StrokeStyle)
    case glyphs(GlyphRun)
    case image(PlacedImage)
    /// The soft shadow that a shape casts; the shape itself is not drawn.
    case shadow(Path, Shadow)
    /// What lies below, softened, within an outline: what is seen through a frosted pane.
    case backdrop(Path, Backdrop)
    /// Clip, transform and opacity belong to a group, so that none of them can be left open.
    case group(GroupStyle, [DrawingItem])
    /// What one element drew: its identity and where the input declares it. Overlays and reports read this.
    case element(ElementMark, [DrawingItem])
}

/// What an area is filled with.
public enum Paint: Hashable, Sendable {
    case color(Color)
    case linearGradient(Gradient, from: CGPoint, to: CGPoint)
    case radialGradient(Gradient, center: CGPoint, radius: CGFloat)
}

/// Colours along a line; the ends extend beyond it.
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

/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
    public enum Cap: Hashable, Sendable { case butt, round, square }
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// Points.
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

/// How a pane softens what is seen through it.
public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    public var radius: CGFloat
    /// How much stronger colours become: 1 leaves them, 0 makes them grey.
    public var saturation: Double

    public init(radius: CGFloat, saturation: Double = 1) {
        self.radius = radius
        self.saturation = saturation
    }
}

/// What a group does to all that is in it.
public struct GroupStyle: Hashable, Sendable {
    /// From the group's coordinates to those around it.
    public var transform: CGAffineTransform
    /// In the group's own coordinates.
    public var clip: Path?
    /// The whole group is drawn, then made this opaque: from 0 to 1.
    public var opacity: Double

    public init(transform: CGAffineTransform = .identity, clip: Path? = nil, opacity: Double = 1) {
        self.transform = transform
        self.clip = clip
        self.opacity = opacity
    }
}

/// Which element of the input drew something.
public struct ElementMark: Hashable, Sendable {
    /// The input's own object id (`x7Q-2f-abc`) where it has one; a stable path within the tree otherwise.
    public var id: String
    /// The class that drew it, as UIKit names it.
    public var kind: String
    /// What a person calls it: its text, its label in the document, its accessibility label.
    public var label: String?
    public var location: SourceLocation?
    /// Where it lies, in the coordinates of the group it is in.
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

/// A picture laid into a rectangle.
public struct PlacedImage: Hashable, Sendable {
    public var image: DrawingImage
    /// Where the whole picture comes to lie.
    public var frame: CGRect
    /// Where set, the picture is a stencil: its alpha, in this colour.
    public var tint: Color?

    public init(image: DrawingImage, frame: CGRect, tint: Color? = nil) {
        self.image = image
        self.frame = frame
        self.tint = tint
    }
}

/// A picture's content, known by its digest.
public struct DrawingImage: Hashable, Sendable {
    public enum Content: Sendable {
        case bitmap(Bitmap)
        /// An SVG document, drawn at the resolution that it is needed at.
        case svg([UInt8])
    }

    public let content: Content
    /// A hexadecimal digest of the content; equal digests are equal pictures.
    public let digest: String
    /// The picture's own size in points.
    public let size: CGSize

    public init(content: Content, digest: String, size: CGSize) {
        self.content = content
        self.digest = digest
        self.size = size
    }

    public static func == (a: DrawingImage, b: DrawingImage) -> Bool { a.digest == b.digest && a.size == b.size }
    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
