public import Foundation

/// A text of a picture's content: one line for each element, with its frame, texts, fonts and colors.
///
/// It is the golden that is compared first and that a reviewer reads. Frames are in points, in the coordinates of the
/// parent element. If a container moves, only its own line changes.
///
///     maquette layout 1
///     document LaunchScreen
///     variant iphone-6-3/portrait/full/light/large/ltr@26
///     window 393 852 @3x
///     traits phone width=compact height=regular light contrast=normal large ltr gamut=p3
///
///     UIView #vw0  0 0 393 852  fill=#ffffff
///       UILabel #tt0 "Maquette"  134.333 435 124.667 33.667  text="Maquette" font=InterDisplay-Bold/28 color=#0a84ff
public struct LayoutText: Hashable, Sendable {
    public var document: String
    public var variant: String
    /// The size of the window in points.
    public var window: CGSize
    /// The number of pixels per point.
    public var scale: Double
    /// The environment's traits, in one line.
    public var traits: String
    public var elements: [LayoutElement]

    public init(
        document: String, variant: String, window: CGSize, scale: Double, traits: String, elements: [LayoutElement]
    ) {
        self.document = document
        self.variant = variant
        self.window = window
        self.scale = scale
        self.traits = traits
        self.elements = elements
    }
}

/// An element and its descendants.
public struct LayoutElement: Hashable, Sendable {
    /// The class that drew it.
    public var kind: String
    public var id: String
    /// The display name.
    public var name: String?
    /// The frame in points, in the coordinates of the parent element.
    public var frame: CGRect
    public var properties: [LayoutProperty]
    public var children: [LayoutElement]

    public init(
        kind: String, id: String, name: String? = nil, frame: CGRect, properties: [LayoutProperty] = [],
        children: [LayoutElement] = []
    ) {
        self.kind = kind
        self.id = id
        self.name = name
        self.frame = frame
        self.properties = properties
        self.children = children
    }

    /// The property's value; `nil` if the element does not have it.
    public subscript(key: LayoutProperty.Key) -> String? { properties.first { $0.key == key }?.value }

    /// The number of elements, including itself and all descendants.
    var count: Int { children.reduce(1) { $0 + $1.count } }
}

/// A visible property of an element.
public struct LayoutProperty: Hashable, Sendable {
    /// The keys in the order in which they are written.
    public enum Key: String, Hashable, Sendable, CaseIterable {
        /// The background, `#rrggbb` or `#rrggbbaa`, or the stops of a gradient.
        case fill
        /// A digest of the background's outline if it is not a rectangle.
        case shape
        /// The visible characters, separated by line. Truncated text is not included.
        case text
        /// The faces and sizes: `Inter-Regular/17`.
        case font
        /// The color of the text.
        case color
        /// The start of the text's first baseline, in the element's coordinates.
        case baseline
        /// The digests of images.
        case image
        case tint
        case opacity
        /// A digest of the element's own lines, shadows and shapes.
        case drawing
    }

    public var key: Key
    public var value: String

    public init(_ key: Key, _ value: String) {
        self.key = key
        self.value = value
    }
}
