public import Diagnostics
import Foundation
import Traits

/// A difference between what was announced to a controller before a transition and what it has after it.
///
/// > Rules: TR-3 and TR-5.
public enum AnnouncementProblem: Problem, Hashable {
    /// The view has another size than `viewWillTransition(to:with:)` said; in points.
    case otherSize(controller: String, announced: String, final: String)
    /// The controller has other traits than `willTransition(to:with:)` said.
    case otherTraits(controller: String, traits: [String])
    /// The size or the traits were announced more than once.
    case repeated(controller: String, callback: String)
    /// The view changed its size, without an announcement to the controller before.
    case unannouncedSize(controller: String, before: String, final: String)
    /// The traits changed, without an announcement to the controller before.
    case unannouncedTraits(controller: String, traits: [String])

    public var code: String {
        switch self {
        case .otherSize: "announced-other-size"
        case .otherTraits: "announced-other-traits"
        case .repeated: "announced-twice"
        case .unannouncedSize: "unannounced-size"
        case .unannouncedTraits: "unannounced-traits"
        }
    }

    public var message: String {
        switch self {
        case .otherSize(let controller, let announced, let final):
            "\(controller): viewWillTransition(to:with:) announced \(announced), and the view has \(final)"
        case .otherTraits(let controller, let traits):
            "\(controller): willTransition(to:with:) announced other traits than it has: "
                + traits.joined(separator: ", ")
        case .repeated(let controller, let callback): "\(controller): \(callback) was called twice"
        case .unannouncedSize(let controller, let before, let final):
            "\(controller): the view changed from \(before) to \(final) without viewWillTransition(to:with:)"
        case .unannouncedTraits(let controller, let traits):
            "\(controller): traits changed without willTransition(to:with:): " + traits.joined(separator: ", ")
        }
    }

    public var remedy: String? {
        switch self {
        case .otherSize:
            "a container returns the sizes of its children from size(forChildContentContainer:withParentContainerSize:)"
        case .unannouncedSize, .unannouncedTraits: "a container that overrides the method calls super"
        case .otherTraits, .repeated: nil
        }
    }
}

/// Compares what was announced to controllers before a transition with what they have after it.
@MainActor package final class AnnouncementCheck {
    /// A controller in a transition.
    private struct Entry {
        weak var controller: UIViewController?
        var name: String
        var sizeBefore: CGSize?
        var traitsBefore: UITraitCollection
        var sizes: [CGSize] = []
        var traits: [UITraitCollection] = []
    }

    private var entries: [Entry] = []
    private var index: [ObjectIdentifier: Int] = [:]
    private var isRunning = false
    private var problems: [AnnouncementProblem] = []

    func take() -> [AnnouncementProblem] {
        defer { problems = [] }
        return problems
    }

    // MARK: A transition

    func begin(in windows: [UIWindow]) {
        (entries, index, isRunning) = ([], [:], true)
        for root in windows.compactMap(\.rootViewController) { add(root) }
    }

    private func add(_ controller: UIViewController) {
        guard index[ObjectIdentifier(controller)] == nil else { return }
        index[ObjectIdentifier(controller)] = entries.count
        let view = controller.viewIfLoaded
        entries.append(
            Entry(
                controller: controller, name: controller.shortDescription,
                sizeBefore: view?.window == nil ? nil : view?.bounds.size, traitsBefore: controller.traitCollection))
        for child in controller.childControllers { add(child) }
        if let shown = (controller.presentedContainer as? UIPresentationController)?.shown { add(shown) }
    }

    func note(_ size: CGSize, to controller: UIViewController) {
        guard isRunning else { return }
        add(controller)
        if let place = index[ObjectIdentifier(controller)] { entries[place].sizes.append(size) }
    }

    func note(_ traits: UITraitCollection, to controller: UIViewController) {
        guard isRunning else { return }
        add(controller)
        if let place = index[ObjectIdentifier(controller)] { entries[place].traits.append(traits) }
    }

    func end(in windows: [UIWindow]) {
        guard isRunning else { return }
        isRunning = false
        for entry in entries {
            guard let controller = entry.controller else { continue }
            checkSize(of: controller, entry)
            checkTraits(of: controller, entry)
        }
        (entries, index) = ([], [:])
    }

    private func checkSize(of controller: UIViewController, _ entry: Entry) {
        if entry.sizes.count > 1 {
            problems.append(.repeated(controller: entry.name, callback: "viewWillTransition(to:with:)"))
        }
        // A view that nothing shows takes its size when it is shown again.
        guard let view = controller.viewIfLoaded, view.window != nil else { return }
        let final = view.bounds.size
        if let announced = entry.sizes.last {
            guard !announced.isNear(final) else { return }
            problems.append(.otherSize(controller: entry.name, announced: announced.words, final: final.words))
        } else if let before = entry.sizeBefore, !before.isNear(final) {
            problems.append(.unannouncedSize(controller: entry.name, before: before.words, final: final.words))
        }
    }

    private func checkTraits(of controller: UIViewController, _ entry: Entry) {
        if entry.traits.count > 1 {
            problems.append(.repeated(controller: entry.name, callback: "willTransition(to:with:)"))
        }
        let final = controller.traitCollection
        if let announced = entry.traits.last {
            let changed = final.changedTraits(from: announced)
            if !changed.isEmpty {
                problems.append(.otherTraits(controller: entry.name, traits: changed.map { $0.name }))
            }
        } else if controller.viewIfLoaded?.window != nil, entry.sizeBefore != nil {
            let changed = final.changedTraits(from: entry.traitsBefore)
            if !changed.isEmpty {
                problems.append(.unannouncedTraits(controller: entry.name, traits: changed.map { $0.name }))
            }
        }
    }
}

extension CGSize {
    /// Whether the two differ by less than half a pixel of the finest screen.
    fileprivate func isNear(_ other: CGSize) -> Bool {
        abs(width - other.width) < 0.2 && abs(height - other.height) < 0.2
    }

    fileprivate var words: String { "\(Self.word(width))×\(Self.word(height))" }

    private static func word(_ length: CGFloat) -> String {
        let rounded = (length * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(Double(rounded))
    }
}
