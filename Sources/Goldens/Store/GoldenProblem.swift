public import Diagnostics

/// A problem with goldens, the files around them, or requests for them.
public enum GoldenProblem: Error, Problem, Hashable {
    case unreadableFile(reason: String)
    /// An invalid layout file, with its first invalid line.
    case unreadableLayout(line: Int)
    case unreadableManifest(reason: String)
    case newerManifest(format: Int)
    case unreadableRun(reason: String)
    case newerRun(format: Int)
    /// A rule that does not cover a variant of any run.
    case unneededTolerance(variants: Int)
    /// The same picture differed when it was drawn twice.
    case unsteadyPicture(key: String)
    case blankPicture(key: String)
    case otherTheme(recorded: String, now: String, variants: Int)
    case otherRenderer(recorded: String, now: String, variants: Int)
    case otherFonts(names: [String], variants: Int)
    case badShard(String)
    case unknownMode(String)
    case staleRun(key: String, reason: String)
    case changedInputs
    case nothingMatches(pattern: String)
    /// Nothing matches the pattern; the example is an existing name.
    case nothingChosen(pattern: String, example: String?)
    /// The manifest contains both sides of a merge conflict.
    case conflictingManifest(line: Int)
    case noGoldens
    /// Goldens were recorded with options that their names show and that the command does not give.
    case checkedAsRecorded(String)
    /// The documents have goldens, but under other options.
    case goldensOfOtherNames(names: [String])
    /// Goldens may be those of several documents, so they are not renamed.
    case ambiguousGoldens(name: String, documents: [String])
    /// Goldens with the new name exist, so those with the old one are not renamed.
    case renamedAlready(name: String, old: String)
    case bundleMismatch(what: String)
    case missingShards([Int], count: Int)
    case duplicateShard(Int)
    case coveredTwice(key: String)
    case notCovered(key: String, count: Int)
    case git(reason: String)
    /// The input is not in a repository.
    case noRepository
    /// git is not installed.
    case noGit
    /// The revision is missing from a shallow clone.
    case shallowClone(name: String)
    /// The clone has the revision, but not all of its files; one of them is named.
    case missingObjects(count: Int, path: String)
    /// Files that the clone lacks and that did not change, so that both sides are drawn without them; one is named.
    case unfetchedFiles(count: Int, path: String)
    case cannotServe(reason: String)
    /// A run names a folder of goldens outside this project.
    case foreignGoldens(path: String)

    public var code: String {
        switch self {
        case .unreadableFile: "unreadable-file"
        case .unreadableLayout: "unreadable-layout-golden"
        case .unreadableManifest: "unreadable-manifest"
        case .newerManifest: "newer-manifest"
        case .unreadableRun: "unreadable-run"
        case .newerRun: "newer-run"
        case .unneededTolerance: "unneeded-tolerance"
        case .unsteadyPicture: "unsteady-picture"
        case .blankPicture: "blank-picture"
        case .otherTheme: "other-theme"
        case .otherRenderer: "other-renderer"
        case .otherFonts: "other-fonts"
        case .badShard: "bad-shard"
        case .unknownMode: "unknown-record-mode"
        case .staleRun: "stale-run"
        case .changedInputs: "changed-inputs"
        case .nothingMatches: "nothing-matches"
        case .nothingChosen: "nothing-chosen"
        case .conflictingManifest: "merge-conflict"
        case .noGoldens: "no-goldens"
        case .checkedAsRecorded: "checked-as-recorded"
        case .goldensOfOtherNames: "goldens-of-other-names"
        case .ambiguousGoldens: "ambiguous-goldens"
        case .renamedAlready: "renamed-already"
        case .bundleMismatch: "bundle-mismatch"
        case .missingShards: "missing-shards"
        case .duplicateShard: "duplicate-shard"
        case .coveredTwice: "covered-twice"
        case .notCovered: "not-covered"
        case .git: "git"
        case .noRepository: "no-repository"
        case .noGit: "no-git"
        case .shallowClone: "shallow-clone"
        case .missingObjects: "missing-objects"
        case .unfetchedFiles: "unfetched-files"
        case .cannotServe: "cannot-serve"
        case .foreignGoldens: "foreign-goldens"
        }
    }

    public var message: String {
        switch self {
        case .unreadableFile(let reason): "this file cannot be read: \(reason)"
        case .unreadableLayout(let line): "this is not a layout golden: line \(line) makes no sense"
        case .unreadableManifest(let reason): "this manifest of goldens cannot be read: \(reason)"
        case .newerManifest(let format): "this manifest was written by a newer version of maquette (format \(format))"
        case .unreadableRun(let reason): "this is not a golden run: \(reason)"
        case .newerRun(let format): "this run was made by a newer version of maquette (format \(format))"
        case .unneededTolerance(let count):
            "this tolerance was not needed on any of the \(count) variants that it covers"
        case .unsteadyPicture(let key): "\(key) was drawn twice and came out differently, so it cannot be a golden"
        case .blankPicture(let key): "the picture of \(key) has one color throughout"
        case .otherTheme(let recorded, let now, let count):
            "the goldens of \(count) variants were recorded in the theme \(recorded), and this is \(now), which may explain "
                + "every difference below"
        case .otherRenderer(let recorded, let now, let count):
            "the goldens of \(count) variants were recorded with \(recorded), and this is \(now), which may explain "
                + "every difference below"
        case .otherFonts(let names, let count):
            "\(names.joined(separator: ", ")) is not the file that the goldens of \(count) variants were recorded with, "
                + "which may explain every difference below"
        case .badShard(let text): "'\(text)' is not a shard"
        case .unknownMode(let text): "'\(text)' is not a recording mode"
        case .staleRun(let key, let reason): "the run is out of date: \(reason) \(key) since"
        case .changedInputs: "the run is out of date: its inputs have changed since"
        case .nothingMatches(let pattern): "no difference of the run matches \(pattern)"
        case .nothingChosen(let pattern, _): "no picture of the run is called \(pattern)"
        case .conflictingManifest(let line): "a merge conflict in line \(line) of the manifest is not resolved"
        case .noGoldens: "there are no goldens here"
        case .checkedAsRecorded(let options): "checked with \(options), as the goldens were recorded"
        case .goldensOfOtherNames(let names):
            "the goldens here are of something else about the documents: "
                + names.prefix(4).joined(separator: ", ") + (names.count > 4 ? " …" : "")
        case .ambiguousGoldens(let name, let documents):
            "the goldens of \(name) may be those of \(documents.joined(separator: " or "))"
        case .renamedAlready(let name, let old): "there are goldens of \(name), so those of \(old) stay as they are"
        case .bundleMismatch(let what): "the bundles do not belong together: \(what) differ"
        case .missingShards(let shards, let count):
            (shards.count == 1 ? "shard " : "shards ") + shards.map(String.init).joined(separator: ", ")
                + " of \(count) " + (shards.count == 1 ? "is missing" : "are missing")
        case .duplicateShard(let shard): "shard \(shard) is there twice"
        case .coveredTwice(let key): "\(key) was covered twice"
        case .notCovered(let key, let count):
            count == 1 ? "\(key) was not covered" : "\(count) variants were not covered, first \(key)"
        case .git(let reason): "git cannot give that revision: \(reason)"
        case .noRepository: "it lies in no git repository, so there are no revisions of it"
        case .noGit: "git is not installed, and revisions are read with it"
        case .shallowClone(let name): "there is no '\(name)' in this shallow clone"
        case .missingObjects(let count, let path):
            "this partial clone lacks '\(path)'" + (count == 1 ? "" : " and \(count - 1) more files")
                + " of that revision"
        case .unfetchedFiles(let count, let path):
            "this partial clone lacks '\(path)'" + (count == 1 ? "" : " and \(count - 1) more unchanged files")
                + ", so both sides are drawn without " + (count == 1 ? "it" : "them")
        case .foreignGoldens(let path):
            "the run names '\(path)', which is not a folder of goldens here or beside the run"
        case .cannotServe(let reason): "the report cannot be served: \(reason)"
        }
    }

    public var remedy: String? {
        switch self {
        case .newerManifest, .newerRun: "install the version of maquette that wrote it"
        case .unreadableManifest: "restore it from version control, or record the goldens again"
        case .unreadableLayout: "restore it from version control, or record the golden again"
        case .unneededTolerance: "tighten or remove it"
        case .blankPicture: "check whether this is intended"
        case .otherTheme: "name the theme that they were recorded in with --theme, or keep another folder of goldens"
        case .otherRenderer: "record the goldens again with this version, or use the one that recorded them"
        case .otherFonts: "install the version of the fonts that the goldens were recorded with, or record them again"
        case .badShard: "write INDEX/COUNT, from 1/COUNT to COUNT/COUNT"
        case .unknownMode: "allowed: never, missing, failed, all"
        case .goldensOfOtherNames:
            "repeat the options that they were recorded with: --scene, --show, --locale, --frame, --beside, --annotate"
        case .checkedAsRecorded: nil
        case .noGoldens: "record them with maquette golden record"
        case .missingShards: "run it again with --shard, and merge all of the bundles"
        case .ambiguousGoldens: "name the document that they are of as the only input"
        case .renamedAlready: "remove one of the two"
        case .bundleMismatch: "run every shard on the same inputs, goldens and version"
        case .duplicateShard: "give each bundle once"
        case .unreadableFile: "check that it exists and that you may read it"
        case .unreadableRun: "run maquette golden check, and name the folder of its report"
        case .unsteadyPicture: "find what changes from one drawing to the next: a clock, a random number"
        case .staleRun, .changedInputs: "run maquette golden check again"
        case .nothingChosen(_, let example):
            "write DOCUMENT/VARIANT, with * for any words" + (example.map { ", as in \($0)" } ?? "")
        case .conflictingManifest:
            "take one side of it, as of the pictures that conflict, and run maquette golden record"
        case .nothingMatches: "maquette golden approve --dry-run lists what can be approved"
        case .coveredTwice, .notCovered: "run every shard of one count once, and merge all of the bundles"
        case .git: "name a branch, a tag or a commit of the repository that the input lies in"
        case .noRepository: "name an input in a repository; without one, golden record and golden check compare"
        case .noGit: "install the package git"
        case .shallowClone:
            "fetch the history: fetch-depth: 0 in GitHub's checkout, GIT_DEPTH: 0 in GitLab, git fetch --unshallow"
        case .missingObjects, .unfetchedFiles: "fetch them: git fetch --refetch --no-filter, or clone without --filter"
        case .foreignGoldens: "name the folder with --goldens if it is meant"
        case .cannotServe: "name another port with --port"
        }
    }
}
