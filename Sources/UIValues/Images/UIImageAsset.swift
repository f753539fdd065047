public import Foundation
public import Traits

/// All versions of an image, chosen by traits.
///
/// Versions may be registered and removed while the program runs. An image view that shows one of them shows the right
/// one after its next trait change or layout.
///
/// It is Sendable in name only, like the images that hold it: a job never leaves its thread.
///
/// > Rule: IM-4.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Version {
        var traits: UITraitCollection
        var facts: UIImage.Facts
    }

    private var versions: [Version] = []
    /// The original of the asset: an image without traits, or a name in the job's resources.
    private var original: UIImage.Facts?

    public override init() { super.init() }

    init(original: UIImage.Facts) {
        self.original = original
        super.init()
    }

    /// Whether there are versions to choose from.
    package var isDynamic: Bool { !versions.isEmpty || original?.catalogName != nil }

    /// Adds an image for traits, and replaces one for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        unregister(with: traitCollection)
        versions.append(Version(traits: traitCollection, facts: image.facts))
    }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered for the traits.
    open func unregister(with traitCollection: UITraitCollection) {
        versions.removeAll { $0.traits == traitCollection }
    }

    open func unregister(with configuration: UIImage.Configuration) {
        unregister(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// The version that best matches the traits; an empty image if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        UIImage(facts: facts(for: traitCollection) ?? UIImage().facts, asset: self)
    }

    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current)
    }

    /// A matching registered version is preferred to the original, and the original to one that contradicts the traits.
    func facts(for traits: UITraitCollection) -> UIImage.Facts? {
        var best: (version: Version, fit: TraitFit)?
        for version in versions {
            let fit = TraitFit(of: version.traits, to: traits)
            if let known = best, fit < known.fit { continue }
            best = (version, fit)
        }
        if let original, best.map({ $0.fit.contradictions > 0 }) ?? true { return resolved(original, for: traits) }
        return best?.version.facts
    }

    private func resolved(_ facts: UIImage.Facts, for traits: UITraitCollection) -> UIImage.Facts {
        guard let name = facts.catalogName,
            let found = JobEnvironment.current.resources.image(named: name, compatibleWith: traits)
        else { return facts }
        var resolved = found.facts
        resolved.catalogName = name
        return resolved
    }
}

/// The degree to which a version's traits match others; greater is better.
struct TraitFit: Comparable {
    /// The number of traits that both specify with different values, without the display scale.
    let contradictions: Int
    /// The number of the version's traits that match.
    let matches: Int
    /// The difference of the display scale; a lower scale counts as further away than any higher one.
    let scaleDistance: CGFloat

    init(of version: UITraitCollection, to traits: UITraitCollection) {
        let versionFirst = UITraitCollection(traitsFrom: [version, traits])
        let versionLast = UITraitCollection(traitsFrom: [traits, version])
        let isScaleWanted = version.displayScale > 0 && traits.displayScale > 0
        let scaleDiffers = isScaleWanted && version.displayScale != traits.displayScale
        contradictions = versionLast.changedTraits(from: versionFirst).count - (scaleDiffers ? 1 : 0)
        matches = version.changedTraits(from: nil).count - versionLast.changedTraits(from: traits).count
        let distance = traits.displayScale - version.displayScale
        scaleDistance = isScaleWanted ? (distance > 0 ? 100 + distance : -distance) : 0
    }

    static func < (a: TraitFit, b: TraitFit) -> Bool {
        if a.contradictions != b.contradictions { return a.contradictions > b.contradictions }
        if a.scaleDistance != b.scaleDistance { return a.scaleDistance > b.scaleDistance }
        return a.matches < b.matches
    }
}
