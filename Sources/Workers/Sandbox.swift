import CSandbox

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The confinement of a process that reads documents and draws.
///
/// Documents are parsed by large libraries in C. If one of them could be tricked into running code, that code would find a
/// process without network, without new privileges, and with a few folders. Linux offers this to every process by
/// seccomp and Landlock. Where the kernel has only one of them, that one is used; where it has neither, the process runs
/// as it is.
public enum Sandbox {
    /// The environment variable of the sandbox: `off` turns it off.
    public static let variable = "MAQUETTE_SANDBOX"

    /// Files and folders, each with everything below it.
    public struct Reach: Hashable, Sendable {
        /// Paths that are read; those that do not exist are ignored.
        public var reads: [String]
        /// Paths that are read and written, which exist.
        public var writes: [String]
        /// Folders that were made for the run, the outermost first; the supervisor removes those that stay empty.
        public var madeFolders: [String]

        public init(reads: [String] = [], writes: [String] = [], madeFolders: [String] = []) {
            self.reads = reads
            self.writes = writes
            self.madeFolders = madeFolders
        }
    }

    /// The protections of the current thread.
    public struct Protections: Hashable, Sendable {
        /// Whether seccomp refuses the network and new privileges.
        public var isWithoutNetwork: Bool
        /// Whether Landlock refuses files outside of the reach.
        public var isConfined: Bool
        /// The version of Landlock; 0 if the kernel has none.
        public var landlockVersion: Int
    }

    /// Refuses this process the network, new privileges, and calls that concern other processes or the machine.
    ///
    /// It must run before other threads start. It does nothing in a process without a supervisor.
    ///
    /// - Parameter mayListen: whether the process is a server, which may listen and never connect.
    public static func refuseCalls(mayListen: Bool) {
        guard isWanted else { return }
        // A kernel without seccomp is no reason not to draw.
        _ = maquette_refuse_calls(mayListen)
    }

    /// Confines this process to some files, and to those that every program needs: libraries, fonts and devices such as
    /// `/dev/null`.
    ///
    /// It must run before other threads start. It does nothing in a process without a supervisor.
    ///
    /// - Parameters:
    ///   - reach: the files of the command.
    ///   - mayListen: whether the process is a server.
    public static func confine(to reach: Reach, mayListen: Bool) {
        guard isWanted else { return }
        MadeFolders.name(reach.madeFolders)
        let rules = maquette_landlock_begin(mayListen)
        guard rules >= 0 else { return }
        let (read, run) = (MAQUETTE_READ.rawValue, MAQUETTE_RUN.rawValue)
        let (write, link) = (MAQUETTE_WRITE.rawValue, MAQUETTE_LINK.rawValue)
        var isComplete = true
        func allow(_ paths: [String], _ access: UInt32) {
            for path in paths where maquette_landlock_allow(rules, path, access) != 0 {
                if [EMFILE, ENFILE, ENOMEM].contains(errno) { isComplete = false }
            }
        }
        allow(systemFolders, read | run)
        allow(libraryFolders, read | run)
        allow(systemFiles, read)
        allow(devices, read | write)
        allow(reach.reads, read)
        allow(reach.writes, read | write)
        if let scratch = getenv(PrivateFolder.variable) { allow([String(cString: scratch)], read | write | link) }
        // Without descriptors for all of them, files would seem to be missing that are there.
        guard isComplete else {
            close(rules)
            return
        }
        _ = maquette_landlock_apply(rules)
    }

    /// The protections of this process now.
    public static var protections: Protections {
        // Landlock leaves no trace that a process could read, but nobody lists the root folder of a confined one.
        let root = open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if root >= 0 { close(root) }
        return Protections(
            isWithoutNetwork: maquette_has_no_new_privileges() && maquette_is_without_network(),
            isConfined: root < 0, landlockVersion: Int(maquette_landlock_version()))
    }

    /// Whether this process gives up rights: a child does, unless the environment turns the sandbox off.
    public static var isWanted: Bool {
        CrashJournal.current != nil && getenv(variable).map { String(cString: $0) } != "off"
    }

    /// Programs, libraries and fonts.
    private static let systemFolders = [
        "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store", "/run/current-system", "/etc/alternatives",
    ]
    /// Files that libraries and programs read when they start.
    private static let systemFiles = [
        "/etc/ld.so.cache", "/etc/fonts", "/var/cache/fontconfig", "/etc/localtime", "/etc/timezone", "/etc/passwd",
        "/etc/group", "/etc/nsswitch.conf", "/etc/locale.alias", "/proc", "/sys/devices/system/cpu",
        "/sys/fs/cgroup", "/dev/zero", "/dev/random", "/dev/urandom",
    ]
    private static let devices = ["/dev/null", "/dev/full", "/dev/tty"]

    /// The folders of the libraries that the process has loaded, which may lie outside of the system's.
    private static var libraryFolders: [String] {
        guard let maps = fopen("/proc/self/maps", "re") else { return [] }
        defer { fclose(maps) }
        var folders: Set<String> = []
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        while getline(&line, &capacity, maps) > 0, let line {
            // The path is the sixth field, and may contain spaces.
            let text = String(cString: line)
            guard text.contains(" r-xp "), let start = text.firstIndex(of: "/"),
                let end = text.lastIndex(of: "/"), end > start
            else { continue }
            folders.insert(String(text[start..<end]))
        }
        return folders.sorted()
    }
}
