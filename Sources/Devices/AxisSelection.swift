import Diagnostics
public import Traits

/// A selection along each axis: lists of values, names, groups and globs.
public struct AxisSelection: Hashable, Sendable {
    /// The versions for a device.
    public enum Versions: Hashable, Sendable {
        /// The newest version that each device runs.
        case newest
        /// The listed versions that each device runs.
        case listed([SystemVersion])
    }

    public var devices: [DeviceSelection]
    public var orientations: [Orientation]
    public var multitasking: [MultitaskingSize]
    public var appearances: [Appearance]
    public var contentSizes: [UIContentSizeCategory]
    public var directions: [UITraitEnvironmentLayoutDirection]
    public var versions: Versions

    /// The current devices in portrait, full screen, light, with the default text size, each on its newest version.
    public static var standard: AxisSelection {
        AxisSelection(devices: DeviceCatalog.standard.devices(in: .current).map { DeviceSelection(device: $0) })
    }

    public init(
        devices: [DeviceSelection], orientations: [Orientation] = [.portrait],
        multitasking: [MultitaskingSize] = [.full], appearances: [Appearance] = [.light],
        contentSizes: [UIContentSizeCategory] = [.large],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight], versions: Versions = .newest
    ) {
        self.devices = devices
        self.orientations = orientations
        self.multitasking = multitasking
        self.appearances = appearances
        self.contentSizes = contentSizes
        self.directions = directions
        self.versions = versions
    }
}

extension AxisSelection {
    /// The words of the axes from the command line, and the devices of a project's own.
    ///
    /// Each word may be a list with commas.
    public struct Words: Hashable, Sendable, ExpressibleByDictionaryLiteral {
        /// The devices of a project's own that words can name besides Apple's.
        public var definitions: [DeviceDefinition]
        private var lists: [VariantAxis: [String]]

        public init(_ lists: [VariantAxis: [String]] = [:], definitions: [DeviceDefinition] = []) {
            self.lists = lists
            self.definitions = definitions
        }

        public init(dictionaryLiteral elements: (VariantAxis, [String])...) {
            self.init(Dictionary(elements) { $1 })
        }

        /// The words of an axis; `nil` if it has none.
        public subscript(axis: VariantAxis) -> [String]? {
            get { lists[axis] }
            set { lists[axis] = newValue }
        }

        /// Whether no axis has words.
        public var isEmpty: Bool { lists.isEmpty }

        /// These words, and others for axes that have none.
        public func completed(by others: Words) -> Words {
            var words = self
            words.lists.merge(others.lists) { own, _ in own }
            return words
        }
    }

    /// Parses the words of each axis; an axis without words keeps its default.
    ///
    /// Every axis accepts `all`; devices accept `iphones`, `ipads` and `current`; versions accept `newest` and ranges
    /// (`11-15`); all but versions accept globs (`split-*`). Duplicates count once, at their first position.
    ///
    /// - Throws: ``VariantProblem`` for the first invalid word.
    public init(parsing words: Words) throws(VariantProblem) {
        let catalog: DeviceCatalog
        do {
            catalog = try DeviceCatalog.standard.adding(words.definitions)
        } catch {
            throw .device(error)
        }
        func list(_ axis: VariantAxis) throws(VariantProblem) -> [String]? {
            guard let given = words[axis] else { return nil }
            let list = given.flatMap { $0.split(separator: ",") }.map { $0.trimmed.lowercased() }
                .filter { !$0.isEmpty }
            guard !list.isEmpty else { throw .emptyAxis(axis) }
            return list
        }
        self = .init(devices: catalog.devices(in: .current).map { DeviceSelection(device: $0) })
        if let list = try list(.device) {
            var selections: [DeviceSelection] = []
            for word in list {
                do {
                    selections += try catalog.selections(matching: word)
                } catch {
                    throw .device(error)
                }
            }
            devices = selections.unique()
        }
        if let list = try list(.orientation) {
            orientations = try Self.select(list, .orientation, Orientation.allCases.map { ($0.rawValue, $0) })
        }
        if let list = try list(.multitasking) {
            multitasking = try Self.select(
                list, .multitasking, MultitaskingSize.allCases.map { ($0.rawValue, $0) },
                otherwise: MultitaskingSize.init(rawValue:))
        }
        if let list = try list(.appearance) {
            appearances = try Self.select(list, .appearance, Appearance.allCases.map { ($0.rawValue, $0) })
        }
        if let list = try list(.contentSize) {
            contentSizes = try Self.select(
                list, .contentSize, AxisWords.contentSizes.map { ($0.word, $0.category) },
                otherwise: AxisWords.contentSize)
        }
        if let list = try list(.direction) {
            directions = try Self.select(list, .direction, AxisWords.directions.map { ($0.word, $0.direction) })
        }
        if let list = try list(.ios) {
            versions = list == ["newest"] ? .newest : .listed(try Self.versions(list))
        }
    }

    /// The values of the words, among named values.
    private static func select<Value: Hashable>(
        _ words: [String], _ axis: VariantAxis, _ named: [(String, Value)],
        otherwise: (String) -> Value? = { _ in nil }
    ) throws(VariantProblem) -> [Value] {
        var values: [Value] = []
        for word in words {
            if word == "all" {
                values += named.map(\.1)
                continue
            }
            let glob = Glob(word)
            let matching = named.filter { glob.matches($0.0) }.map(\.1)
            if !matching.isEmpty {
                values += matching
            } else if let value = otherwise(word) {
                values.append(value)
            } else {
                throw .unknownWord(
                    word, axis: axis, nearest: nearestWords(to: word, among: named.map(\.0) + ["all"]), isInList: true)
            }
        }
        return values.unique()
    }

    /// Versions by number, `all`, `newest` (of those known) or a range with both ends.
    private static func versions(_ words: [String]) throws(VariantProblem) -> [SystemVersion] {
        var versions: [SystemVersion] = []
        for word in words {
            if word == "all" {
                versions += SystemVersion.allCases
            } else if word == "newest" {
                versions.append(.newest)
            } else if let major = Int(word), let version = SystemVersion(major) {
                versions.append(version)
            } else {
                let ends = word.split(separator: "-").map { Int($0).flatMap { SystemVersion($0) } }
                guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else {
                    throw .unknownVersion(word, isInList: true)
                }
                versions += SystemVersion.allCases.filter { (first...last).contains($0) }
            }
        }
        return versions.unique()
    }
}

extension Sequence where Element: Hashable {
    /// The elements without duplicates, in order of first occurrence.
    func unique() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        let start = firstIndex { !$0.isWhitespace } ?? endIndex
        return self[start...].lastIndex { !$0.isWhitespace }.map { self[start...$0] } ?? ""
    }
}
