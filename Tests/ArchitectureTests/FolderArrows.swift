/// The arrows between the folders of a target: which folder uses declarations of another.
///
/// Declarations are identified by name, so only unambiguous names count: a type that is declared in only one folder of
/// one target, or a function or variable whose name is nowhere else declared, bound or used as a label. Every arrow
/// found is real; some real arrows are not found.
struct FolderArrows {
    struct Arrow: Hashable {
        let from: String
        let to: String
    }

    /// A use that makes an arrow: the file, and the name that another folder declares.
    struct Use: Hashable {
        let file: String
        let name: String
    }

    private let target: String
    /// Folders that count as one.
    private let family: Set<String>
    /// The uses of each arrow.
    private(set) var uses: [Arrow: Set<Use>] = [:]

    /// - Parameters:
    ///   - target: the target whose folders are examined.
    ///   - files: the files of all targets, because their names can be meant too.
    ///   - family: folders that count as one.
    init(of target: String, in files: [PackageFiles.File], family: Set<String> = []) {
        self.target = target
        self.family = family
        let owners = Self.owners(of: target, in: files)
        for file in files where file.target == target {
            for name in file.names.used {
                guard let owner = owners[name], owner != file.folder else { continue }
                uses[Arrow(from: file.folder, to: owner), default: []].insert(Use(file: file.path, name: name))
            }
        }
    }

    /// The folder of each name that only one folder of the target declares.
    private static func owners(of target: String, in files: [PackageFiles.File]) -> [String: String] {
        var folders: [String: Set<String>] = [:]
        var types: Set<String> = []
        var functions: Set<String> = []
        var variables: Set<String> = []
        var others: Set<String> = []
        for file in files {
            let place = "\(file.target)/\(file.folder)"
            for name in file.names.types.union(file.names.functions).union(file.names.variables) {
                folders[name, default: []].insert(place)
            }
            types.formUnion(file.names.types)
            functions.formUnion(file.names.functions)
            variables.formUnion(file.names.variables)
            others.formUnion(file.names.constants.union(file.names.bound))
        }
        var owners: [String: String] = [:]
        for (name, places) in folders {
            guard places.count == 1, let place = places.first, place.hasPrefix("\(target)/") else { continue }
            let isType = types.contains(name) && name.first?.isUppercase == true
            let isMember =
                !types.contains(name) && !others.contains(name)
                && functions.contains(name) != variables.contains(name)
            if isType || isMember { owners[name] = String(place.dropFirst(target.count + 1)) }
        }
        return owners
    }

    /// The groups of folders that use each other, directly or through others.
    var cycles: [Set<String>] { Self.cycles(of: uses.keys.map(joined).filter { $0.from != $0.to }) }

    /// The folders of the family that use each other.
    var cycleOfFamily: Set<String> {
        Set(Self.cycles(of: Array(uses.keys)).first { !$0.isDisjoint(with: family) } ?? []).intersection(family)
    }

    /// An arrow between folders as one between the units that count: a family is one, under the name of its first folder.
    private func joined(_ arrow: Arrow) -> Arrow {
        let name = family.min() ?? ""
        return Arrow(
            from: family.contains(arrow.from) ? name : arrow.from, to: family.contains(arrow.to) ? name : arrow.to)
    }

    private static func cycles(of arrows: [Arrow]) -> [Set<String>] {
        let next = Dictionary(grouping: arrows, by: \.from).mapValues { Set($0.map(\.to)) }
        let reached = next.keys.reduce(into: [String: Set<String>]()) { reached, start in
            var found: Set<String> = []
            var waiting = Array(next[start] ?? [])
            while let folder = waiting.popLast() {
                guard found.insert(folder).inserted else { continue }
                waiting += next[folder] ?? []
            }
            reached[start] = found
        }
        let groups = reached.keys.compactMap { folder -> Set<String>? in
            let group = Set((reached[folder] ?? []).filter { reached[$0]?.contains(folder) == true })
            return group.count > 1 ? group : nil
        }
        return Set(groups).sorted { $0.sorted().joined() < $1.sorted().joined() }
    }

    /// The cycles with their arrows and a few uses of each, with one line per arrow.
    var report: [String] {
        cycles.flatMap { cycle in
            uses.filter { use in
                let arrow = joined(use.key)
                return arrow.from != arrow.to && cycle.contains(arrow.from) && cycle.contains(arrow.to)
            }
            .map { arrow, uses in
                let names = uses.sorted { ($0.name, $0.file) < ($1.name, $1.file) }.prefix(4)
                    .map { "\($0.name) in \($0.file)" }.joined(separator: ", ")
                return "\(target): \(Self.name(arrow.from)) uses \(Self.name(arrow.to)): \(names)"
            }.sorted()
        }
    }

    private static func name(_ folder: String) -> String { folder.isEmpty ? "its own folder" : folder }
}
