import Diagnostics
import Traits

/// All known screen geometries, in the data's order: iPhones, then iPads, small and old ones first.
public struct DeviceCatalog: Sendable {
    public let devices: [Device]
    private let byName: [String: DeviceSelection]
    /// All names that devices can be selected by, each once: ids, models' names, short forms, model identifiers.
    public let names: [String]

    /// The built-in catalog.
    public static let standard = {
        struct File: Decodable { var devices: [DeviceRecord] }
        return DeviceCatalog(EmbeddedData.decoded(File.self, from: EmbeddedData.devices).devices.map { Device($0) })
    }()

    init(_ devices: [Device]) {
        var table: [String: DeviceSelection] = [:]
        var names: [String] = []
        /// If several devices have a name, the first one keeps it.
        func add(_ name: String, _ device: Device, _ model: Device.Model?) {
            guard table[name] == nil else { return }
            table[name] = DeviceSelection(device: device, model: model)
            names.append(name)
        }
        let models = devices.flatMap { device in device.models.map { (device, $0) } }
        for device in devices { add(device.id, device, nil) }
        for (device, model) in models { add(model.slug, device, model) }
        for (device, model) in models {
            for name in DeviceName.shortForms(of: model.slug) { add(name, device, model) }
        }
        // A name without a generation selects the newest one, unless it is the exact name of a model.
        for (device, model) in models.sorted(by: { ($0.1.year ?? 0) > ($1.1.year ?? 0) }) {
            guard let bare = DeviceName.withoutGeneration(model.name) else { continue }
            for name in [bare] + DeviceName.shortForms(of: bare) { add(name, device, model) }
        }
        for (device, model) in models {
            for identifier in model.identifiers { add(DeviceName.slug(identifier), device, model) }
        }
        for device in devices {
            for identifier in device.interfaceBuilderIDs { add(DeviceName.slug(identifier), device, nil) }
        }
        self.init(devices: devices, byName: table, names: names)
    }

    private init(devices: [Device], byName: [String: DeviceSelection], names: [String]) {
        self.devices = devices
        self.byName = byName
        self.names = names
    }

    /// The catalog with the devices of another one after its own, which keep their names.
    func followed(by others: DeviceCatalog) -> DeviceCatalog {
        DeviceCatalog(
            devices: devices + others.devices, byName: byName.merging(others.byName) { own, _ in own },
            names: names + others.names.filter { byName[$0] == nil })
    }
}

/// A selected device: a geometry, or one of its models.
public struct DeviceSelection: Hashable, Sendable {
    public let device: Device
    /// The model that limits versions and sizes, if set.
    public let model: Device.Model?

    public init(device: Device, model: Device.Model? = nil) {
        self.device = device
        self.model = model
    }

    /// Selections are compared by geometry and model name.
    public static func == (a: DeviceSelection, b: DeviceSelection) -> Bool { a.name == b.name && a.device == b.device }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The model's slug, or the geometry's id.
    public var name: String { model?.slug ?? device.id }

    /// The versions that the model runs, or that any model of the geometry does; oldest first.
    public var versions: [SystemVersion] { model?.versions ?? device.versions }

    /// The newest of the versions, which is the default.
    public var newestVersion: SystemVersion { versions.last ?? .newest }
}

extension DeviceCatalog {
    /// The device with a name: an id, a model's name, a short form or an identifier.
    ///
    /// - Throws: ``DeviceProblem/unknownDevice(_:nearest:)`` with the nearest names.
    public func selection(named name: String) throws(DeviceProblem) -> DeviceSelection {
        let slug = DeviceName.slug(name)
        guard let found = byName[slug] else {
            throw .unknownDevice(name, nearest: nearestWords(to: slug, among: names))
        }
        return found
    }

    /// The geometry with the id, or `nil`.
    public func device(id: String) -> Device? {
        guard let found = byName[id], found.device.id == id else { return nil }
        return found.device
    }

    /// The geometry of a storyboard's `<device id="…">`, or `nil` if it is unknown.
    public func device(interfaceBuilderID: String) -> Device? {
        devices.first { $0.interfaceBuilderIDs.contains(interfaceBuilderID) }
    }

    /// The words for groups of Apple's devices.
    public enum Group: String, CaseIterable, Sendable {
        /// Every geometry.
        case all
        case iphones
        case ipads
        /// Every geometry with a model that runs the newest supported version.
        case current
    }

    public func devices(in group: Group) -> [Device] {
        devices.filter { $0.definition == nil && isMember($0, of: group) }
    }

    private func isMember(_ device: Device, of group: Group) -> Bool {
        switch group {
        case .all: true
        case .iphones: device.idiom == .phone
        case .ipads: device.idiom == .pad
        case .current: device.newestVersion == .newest
        }
    }

    /// The devices of a word of `--devices`: a group, a glob or a name.
    ///
    /// A glob (`ipad-pro-*`, with `*` and `?`) is matched against the ids, then against models' names.
    ///
    /// - Throws: ``DeviceProblem`` if nothing has the name or matches the glob.
    public func selections(matching word: String) throws(DeviceProblem) -> [DeviceSelection] {
        if let group = Group(rawValue: word.lowercased()) {
            return devices(in: group).map { DeviceSelection(device: $0) }
        }
        guard Glob.isGlob(word) else { return [try selection(named: word)] }
        let glob = Glob(word.lowercased())
        let byID = devices.filter { glob.matches($0.id) }
        if !byID.isEmpty { return byID.map { DeviceSelection(device: $0) } }
        let byModel = devices.flatMap { device in
            device.models.filter { glob.matches($0.slug) }.map { DeviceSelection(device: device, model: $0) }
        }
        guard !byModel.isEmpty else { throw .noDeviceMatches(word) }
        return byModel
    }
}
