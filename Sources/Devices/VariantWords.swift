/// A short description of a subset of variants.
public struct VariantWords {
    /// `on all 36 variants`, `on 14 of 36: dark; landscape`, `on 3 of 36: iphone-4-7, ipad-pro-11 in landscape …`.
    ///
    /// - Parameters:
    ///   - variants: the subset.
    ///   - all: all variants.
    /// - Returns: the description; empty if there is only one variant.
    public static func words(for variants: [Variant], of all: [Variant]) -> String {
        guard all.count > 1, let first = variants.first else { return "" }
        if variants.count == 1 { return "on \(first.shortDescription)" }
        if variants.count == all.count { return onAll(all.count) }
        let head = "on \(variants.count) of \(all.count): "
        return head + (product(variants, all) ?? list(variants, all))
    }

    /// `on both variants`, `on all 36 variants`.
    public static func onAll(_ count: Int) -> String {
        count == 2 ? "on both variants" : "on all \(count) variants"
    }

    /// One axis of a variant as words.
    private static let axes: [@Sendable (Variant) -> String] = [
        { $0.orientation.rawValue }, { $0.multitasking.rawValue }, { $0.appearance.rawValue },
        { $0.contentSize.axisWord }, { $0.direction.axisWord }, { "iOS \($0.ios)" },
    ]
    private static let device: @Sendable (Variant) -> String = { $0.device.name }

    /// The values along each axis, if the variants are exactly their combinations.
    private static func product(_ variants: [Variant], _ all: [Variant]) -> String? {
        let readers = axes + [device]
        let chosen = readers.map { read in Set(variants.map(read)) }
        let matching = all.filter { variant in zip(readers, chosen).allSatisfy { $1.contains($0(variant)) } }
        guard matching.count == variants.count else { return nil }
        var words: [String] = []
        for (read, values) in zip(axes, chosen) {
            let offered = ordered(all.map(read))
            if values.count < offered.count { words.append(offered.filter(values.contains).joined(separator: ", ")) }
        }
        let devices = ordered(all.map(device))
        let meant = devices.filter(chosen[chosen.count - 1].contains)
        if meant.count < devices.count {
            words.append(shortened(meant, devices))
        }
        return words.isEmpty ? nil : words.joined(separator: "; ")
    }

    private static func list(_ variants: [Variant], _ all: [Variant]) -> String {
        let meant = ordered(variants.map(device))
        return shortened(meant, ordered(all.map(device))) + ", as \(variants[0].shortDescription)"
    }

    /// A list of devices: a few by name, and a whole kind by the name of the kind.
    private static func shortened(_ meant: [String], _ all: [String]) -> String {
        for (word, prefix) in [("iPhones", "iphone"), ("iPads", "ipad")] {
            let kind = all.filter { $0.hasPrefix(prefix) }
            if kind.count > 1, kind.count < all.count, kind == meant { return word }
        }
        if meant.count == all.count { return "every device" }
        if meant.count <= 4 { return meant.joined(separator: ", ") }
        return meant.prefix(3).joined(separator: ", ") + " and \(meant.count - 3) more devices"
    }

    private static func ordered(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }
}
