import Bitmaps

/// The digest of all that a value holds, whatever fields it has today or gets tomorrow.
///
/// What a run's pictures depend on must not be listed by hand: a field that is forgotten there would bring back
/// pictures of other options. Collections without an order count in the order of their elements' digests.
struct FieldDigest {
    private var builder = DigestBuilder()

    /// - Parameters:
    ///   - value: any value made of structures, enumerations, collections, numbers and texts.
    ///   - ignored: names of its fields that do not count.
    /// - Returns: the digest, which is another one as soon as any field that counts is.
    static func of(_ value: Any, ignoring ignored: Set<String> = []) -> ContentDigest {
        var digest = FieldDigest()
        digest.combine(value, ignored)
        return digest.builder.finish()
    }

    private mutating func combine(_ value: Any, _ ignored: Set<String> = []) {
        if let text = value as? String { return builder.combine(text) }
        let mirror = Mirror(reflecting: value)
        builder.combine(String(describing: mirror.subjectType))
        guard !mirror.children.isEmpty else { return builder.combine(String(describing: value)) }
        if mirror.displayStyle == .dictionary || mirror.displayStyle == .set {
            for digest in mirror.children.map({ Self.of($0.value) }).sorted() { builder.combine(digest.hexadecimal) }
            return
        }
        builder.combine(mirror.children.count)
        for child in mirror.children {
            if let label = child.label {
                if ignored.contains(label) { continue }
                builder.combine(label)
            }
            combine(child.value)
        }
    }
}
