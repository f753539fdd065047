package import Bitmaps

/// A digest of all fields of a value, including fields added later.
///
/// The fields that a run's pictures depend on must not be listed by hand: a forgotten field would bring back pictures
/// made with other options. Unordered collections count in the order of their elements' digests.
package struct FieldDigest {
    private var builder = DigestBuilder()

    /// - Parameters:
    ///   - value: any value made of structures, enumerations, collections, numbers and strings.
    ///   - ignored: the names of fields that do not count.
    /// - Returns: a digest that changes if any field that counts changes.
    package static func of(_ value: Any, ignoring ignored: Set<String> = []) -> ContentDigest {
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
