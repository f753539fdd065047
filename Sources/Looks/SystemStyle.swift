package import Arrangement
package import Devices

/// The style of a version of iOS: its era, and the sizes of its controls.
///
/// A look uses the era for differences between generations, and the version for a change of a single control within an
/// era. Targets above this one use neither.
package struct SystemStyle: Hashable, Sendable {
    /// A generation of the system's looks.
    package enum Era: Int, Hashable, Sendable, Comparable, CaseIterable {
        /// Lines and plain colors: iOS 7 to 12.
        case flat
        /// Fills and shadows: iOS 13 to 18.
        case raised
        /// Panes of glass: from iOS 26 on.
        case glass

        /// The era of a version.
        package init(_ version: SystemVersion) {
            self = version >= .iOS26 ? .glass : version >= .iOS13 ? .raised : .flat
        }

        package static func < (a: Era, b: Era) -> Bool { a.rawValue < b.rawValue }
    }

    package let version: SystemVersion
    package let era: Era
    private let metrics: [ControlMetrics.Kind: ControlMetrics]

    /// The style of a version.
    package init(_ version: SystemVersion) {
        self = Self.known[version] ?? Self(measuring: version)
    }

    private init(measuring version: SystemVersion) {
        self.version = version
        era = Era(version)
        metrics = Dictionary(
            uniqueKeysWithValues: ControlMetrics.Kind.allCases.map { ($0, ControlMetrics($0, version: version)) })
    }

    private static let known: [SystemVersion: SystemStyle] = Dictionary(
        uniqueKeysWithValues: SystemVersion.allCases.map { ($0, SystemStyle(measuring: $0)) })

    /// The metrics of a control or of a part of one.
    package func metrics(of kind: ControlMetrics.Kind) -> ControlMetrics {
        metrics[kind] ?? ControlMetrics(kind, version: version)
    }

    package static func == (a: SystemStyle, b: SystemStyle) -> Bool { a.version == b.version }

    package func hash(into hasher: inout Hasher) { hasher.combine(version) }
}
