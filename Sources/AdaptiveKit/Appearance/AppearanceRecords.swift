import Traits

/// The settings that appearance proxies recorded in a job.
///
/// They belong to the job's environment, so that jobs don't share them.
@MainActor final class AppearanceRecords {
    struct Record {
        let proxy: AppearanceProxy
        let key: AppearanceKey
        let order: Int
        let apply: (any AppearanceReceiver) -> Void
    }

    /// `false` for the environment outside any job, which all unit tests share.
    private let keepsRecords: Bool
    private var records: [Record] = []
    private var count = 0
    /// The proxies whose classes have properties of their own, with the values that these had at first.
    private var watched: [(receiver: any AppearanceReceiver, target: AnyClass, before: OwnProperties)] = []

    init(keepsRecords: Bool) {
        self.keepsRecords = keepsRecords
    }

    var isEmpty: Bool { records.isEmpty && watched.isEmpty }

    /// Watches the properties that the class of a proxy adds to UIKit's, because setting them records nothing.
    func watch(_ receiver: any AppearanceReceiver, of target: AnyClass) {
        let before = OwnProperties(of: receiver)
        if keepsRecords, !before.isEmpty { watched.append((receiver, target, before)) }
    }

    /// Reports the properties of an object's class that were set on proxies and that the object does not get.
    private func reportUnrecordedProperties(of receiver: any AppearanceReceiver) {
        for proxy in watched where AppearanceProxy.isInstance(receiver, of: proxy.target) {
            for name in proxy.before.names(thatDifferIn: OwnProperties(of: proxy.receiver)) {
                JobEnvironment.current.warnOnce(
                    "appearance:\(proxy.target).\(name)",
                    AppearanceProblem.unrecordedProperty(name, className: "\(proxy.target)"))
            }
        }
    }

    /// Adds a setting, and replaces an earlier one for the same property.
    ///
    /// > Rule: AP-1 and, among equal proxies, AP-2.
    func add(_ key: AppearanceKey, of proxy: AppearanceProxy, _ apply: @escaping (any AppearanceReceiver) -> Void) {
        guard keepsRecords else { return }
        records.removeAll { $0.key == key && $0.proxy.means(theSameAs: proxy) }
        records.append(Record(proxy: proxy, key: key, order: count, apply: apply))
        count += 1
    }

    /// Applies the recorded settings to an object, one for each property that the program hasn't set.
    ///
    /// - Parameters:
    ///   - receiver: the view or bar item.
    ///   - traits: the object's traits.
    ///   - ancestors: the object's containers, the window first.
    func apply(to receiver: any AppearanceReceiver, traits: UITraitCollection, ancestors: () -> [AnyObject]) {
        reportUnrecordedProperties(of: receiver)
        var containers: [AnyObject]?
        var winners: [(record: Record, precedence: AppearancePrecedence)] = []
        for record in records where record.proxy.stands(for: receiver) {
            guard !receiver.appearanceState.wasSet(record.key) else { continue }
            guard traits.containsTraits(in: record.proxy.traits) else { continue }
            var place: Int?
            if !record.proxy.containers.isEmpty {
                let above = containers ?? ancestors()
                containers = above
                guard let found = record.proxy.outermostPlace(in: above) else { continue }
                place = found
            }
            let precedence = AppearancePrecedence(
                classDepth: record.proxy.classDepth, outermostContainer: place,
                containerCount: record.proxy.containers.count,
                traitCount: record.proxy.traits.changedTraits(from: nil).count, order: record.order)
            if let index = winners.firstIndex(where: { $0.record.key == record.key }) {
                if winners[index].precedence < precedence { winners[index] = (record, precedence) }
            } else {
                winners.append((record, precedence))
            }
        }
        guard !winners.isEmpty else { return }
        receiver.appearanceState.role = .receiving
        defer { receiver.appearanceState.role = .instance }
        for winner in winners { winner.record.apply(receiver) }
    }
}

/// The precedence of two matching settings.
///
/// According to UIKit's header, the outermost container decides, then the number of named containers. A setting for a
/// class beats one for its superclass, one for traits beats one without, and among equals the later one wins.
///
/// > Rule: AP-2.
struct AppearancePrecedence: Comparable {
    /// The number of superclasses of the proxy's class.
    var classDepth: Int
    /// The index of the outermost named container, counted from the window; `nil` for none.
    var outermostContainer: Int?
    var containerCount: Int
    /// The number of traits that the proxy names.
    var traitCount: Int
    var order: Int

    static func < (a: AppearancePrecedence, b: AppearancePrecedence) -> Bool {
        a.rank.lexicographicallyPrecedes(b.rank)
    }

    private var rank: [Int] {
        [classDepth, outermostContainer.map { -$0 } ?? Int.min, containerCount, traitCount, order]
    }
}

/// The objects that a proxy represents.
@MainActor final class AppearanceProxy {
    let target: AnyClass
    let classDepth: Int
    /// The innermost first, as UIKit takes them.
    let containers: [AnyClass]
    let traits: UITraitCollection
    private let records: AppearanceRecords

    init(target: AnyClass, classDepth: Int, containers: [AnyClass], traits: UITraitCollection) {
        self.target = target
        self.classDepth = classDepth
        self.containers = containers
        self.traits = traits
        records = JobEnvironment.current.appearance
    }

    func record(_ key: AppearanceKey, _ apply: @escaping (any AppearanceReceiver) -> Void) {
        records.add(key, of: self, apply)
    }

    func means(theSameAs other: AppearanceProxy) -> Bool {
        target == other.target && traits == other.traits && containers.count == other.containers.count
            && zip(containers, other.containers).allSatisfy { $0 == $1 }
    }

    func stands(for receiver: any AppearanceReceiver) -> Bool { Self.isInstance(receiver, of: target) }

    /// The index of the outermost named container among an object's ancestors, which start with the window; `nil` if
    /// they don't contain it in this order.
    func outermostPlace(in ancestors: [AnyObject]) -> Int? {
        var wanted = Array(containers.reversed())
        var outermost: Int?
        for (place, ancestor) in ancestors.enumerated() {
            guard let next = wanted.first, Self.isInstance(ancestor, of: next) else { continue }
            wanted.removeFirst()
            outermost = outermost ?? place
        }
        return wanted.isEmpty ? outermost : nil
    }

    static func isInstance(_ object: AnyObject, of type: AnyClass) -> Bool {
        func check<Target>(_ type: Target.Type) -> Bool { object is Target }
        return _openExistential(type, do: check)
    }
}

extension JobEnvironment {
    private enum RecordsKey: JobKey {
        static func initialValue(in job: JobEnvironment) -> AppearanceRecords {
            withMainActorIsolation { AppearanceRecords(keepsRecords: job.isOfJob) }
        }
    }

    /// The settings that appearance proxies recorded in the job.
    var appearance: AppearanceRecords { self[RecordsKey.self] }
}
