/// A range of major iOS versions in the data, both ends included: `7-25`, or `18` alone.
package struct VersionRange: Decodable, Sendable {
    private let majors: ClosedRange<Int>

    /// The last major version of the range.
    package var last: Int { majors.upperBound }

    /// Every version.
    static let all = VersionRange(majors: 0...Int.max)

    private init(majors: ClosedRange<Int>) { self.majors = majors }

    package init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        let ends = text.split(separator: "-").map { Int($0) }
        guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], first <= last else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(text) is not a range of versions"))
        }
        majors = first...last
    }

    /// Whether the range includes a version.
    package func contains(_ version: SystemVersion) -> Bool { majors.contains(version.major) }
}
