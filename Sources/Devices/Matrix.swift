import Traits

/// The variants of a selection, in a fixed order.
///
/// Devices vary slowest, in the order of the selection; then orientations, multitasking sizes, appearances,
/// content sizes, directions and, fastest, versions.
public struct Matrix: Sendable {
    public let variants: [Variant]
    /// The reasons why combinations are excluded, each once, in order.
    public let omissions: [VariantProblem]

    /// All combinations of the selection that exist.
    ///
    /// - Throws: ``VariantProblem/nothingSelected(reasons:)`` if none exists.
    public init(_ selection: AxisSelection) throws(VariantProblem) {
        let looks = selection.appearances.flatMap { appearance in
            selection.contentSizes.flatMap { contentSize in
                selection.directions.map { (appearance: appearance, contentSize: contentSize, direction: $0) }
            }
        }
        var variants: [Variant] = []
        var omissions: [VariantProblem] = []
        for device in selection.devices {
            let asked =
                switch selection.versions {
                case .newest: [device.newestVersion]
                case .listed(let versions): versions
                }
            for orientation in selection.orientations {
                for multitasking in selection.multitasking {
                    // Text size and direction do not affect whether a combination exists.
                    let plain: [Variant] = asked.compactMap {
                        do throws(VariantProblem) {
                            return try Variant(
                                device: device, orientation: orientation, multitasking: multitasking, ios: $0)
                        } catch {
                            omissions.append(error)
                            return nil
                        }
                    }
                    for look in looks {
                        for variant in plain {
                            guard look.appearance.exists(on: variant.ios) else {
                                omissions.append(.noDarkAppearance(variant.ios))
                                continue
                            }
                            variants.append(
                                variant.looking(
                                    look.appearance, contentSize: look.contentSize, direction: look.direction))
                        }
                    }
                }
            }
        }
        self.omissions = omissions.unique()
        guard !variants.isEmpty else { throw .nothingSelected(reasons: self.omissions) }
        self.variants = variants
    }

    /// The variants of several lists, each once, in the order of the first mention.
    public init(_ variants: [Variant]) {
        self.variants = variants.unique()
        omissions = []
    }
}
