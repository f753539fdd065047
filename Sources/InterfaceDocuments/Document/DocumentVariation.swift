internal import Diagnostics
public import LocatedText

/// The traits that a variation applies to.
///
/// A trait that is not named matches every value.
///
/// > Rule: SC-5, SB-2.
public struct DocumentTraits: Hashable, Sendable {
    public enum SizeClass: String, Hashable, Sendable { case compact, regular }

    public var width: SizeClass?
    public var height: SizeClass?
    /// The idiom: `mac`, `pad` or `phone`.
    public var idiom: String?
    /// The interface style: `dark` or `light`.
    public var style: String?
    /// The display gamut: `P3` or `sRGB`.
    public var gamut: String?
    /// Unknown keys.
    ///
    /// A variation with any of them never matches.
    public var unknown: [String]

    public init(
        width: SizeClass? = nil, height: SizeClass? = nil, idiom: String? = nil, style: String? = nil,
        gamut: String? = nil
    ) {
        self.width = width
        self.height = height
        self.idiom = idiom
        self.style = style
        self.gamut = gamut
        unknown = []
    }

    /// Reads notation such as `heightClass=compact-widthClass=regular`; `default` names no traits.
    init(notation: String) {
        self.init()
        guard notation != "default" else { return }
        for part in notation.split(separator: "-") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard pair.count == 2 else {
                unknown.append(String(part))
                continue
            }
            switch (pair[0], SizeClass(rawValue: pair[1])) {
            case ("widthClass", let value?): width = value
            case ("heightClass", let value?): height = value
            case ("userInterfaceIdiom", _): idiom = pair[1]
            case ("userInterfaceStyle", _): style = pair[1]
            case ("displayGamut", _): gamut = pair[1]
            default: unknown.append(String(part))
            }
        }
    }

    /// The number of traits that are named.
    var specificity: Int {
        [width == nil, height == nil, idiom == nil, style == nil, gamut == nil].count { !$0 }
    }

    /// Whether an environment with these traits has all the traits named here.
    public func matches(_ environment: DocumentTraits) -> Bool {
        guard unknown.isEmpty else { return false }
        if let width, width != environment.width { return false }
        if let height, height != environment.height { return false }
        if let idiom, idiom != environment.idiom { return false }
        if let style, style != environment.style { return false }
        if let gamut, gamut.lowercased() != environment.gamut?.lowercased() { return false }
        return true
    }
}

/// The differences of an element for some traits.
public struct DocumentVariation: Hashable, Sendable {
    /// The installed children.
    public struct Mask: Hashable, Sendable {
        public var included: [String]
        public var excluded: [String]
    }

    public var traits: DocumentTraits
    /// The masks by the list they apply to: `subviews`, `constraints`.
    public var masks: [String: Mask]
    /// Attributes and keyed children that replace the element's own; `nil` if only masks differ.
    public var values: LocatedXML?

    init(_ element: LocatedXML, _ reading: DocumentReading) {
        traits = DocumentTraits(notation: element.key ?? "default")
        if !traits.unknown.isEmpty {
            reading.log.warnOnce(
                "variation:\(element.key ?? "")",
                DocumentProblem.unknownValue(element.key ?? "", attribute: "key", element: "variation"),
                at: element.location)
        }
        masks = [:]
        var reader = ElementReader(element, reading)
        for mask in reader.takeAll("mask") {
            var list = ElementReader(mask, reading)
            guard let key = mask.key else { continue }
            func references(_ name: String) -> [String] {
                list.takeAll(name).compactMap { element in
                    var entry = ElementReader(element, reading)
                    return entry.string("reference")
                }
            }
            masks[key] = Mask(included: references("include"), excluded: references("exclude"))
            list.finish()
        }
        // The frame that the canvas last had for these traits. Other differences are read as part of the element.
        reader.ignoreChildren(keys: ["frame"], .bookkeeping)
        var own = element
        own.children.removeAll { $0.name == "mask" }
        own.attributes["key"] = nil
        own.attributes["misplaced"] = nil
        values = own.attributes.isEmpty && own.children.isEmpty ? nil : own
    }
}

extension [DocumentVariation] {
    /// The variations that match an environment, the least specific first, so that later ones win.
    ///
    /// > Rule: SB-2.
    public func matching(_ environment: DocumentTraits) -> [DocumentVariation] {
        enumerated().filter { $0.element.traits.matches(environment) }
            .sorted {
                ($0.element.traits.specificity, $0.offset) < ($1.element.traits.specificity, $1.offset)
            }
            .map(\.element)
    }

    /// Whether the child with an id is installed in an environment.
    ///
    /// Later masks override earlier ones.
    ///
    /// > Rule: AL-17.
    public func installs(_ id: String, in list: String, for environment: DocumentTraits) -> Bool {
        var isInstalled = true
        for variation in matching(environment) {
            guard let mask = variation.masks[list] else { continue }
            if mask.included.contains(id) { isInstalled = true }
            if mask.excluded.contains(id) { isInstalled = false }
        }
        return isInstalled
    }
}
