import Foundation

/// A Slurm cluster of one node, this machine, which runs in a folder and ends with the object.
final class OneNodeSlurm {
    static let programs = ["slurmctld", "slurmd", "sbatch", "sinfo"]
    static let isInstalled = programs.allSatisfy { Shell.path(of: $0) != nil }
    static let absence = "needs Slurm (Debian's slurm-wlm), which this machine does not have"

    private let folder: String

    init(in folder: String) throws {
        self.folder = folder
        for name in ["spool", "state"] {
            try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        let port = 20_000 + Int(ProcessInfo.processInfo.processIdentifier) % 20_000 * 2
        let configuration = """
            ClusterName=one
            SlurmctldHost=localhost(127.0.0.1)
            SlurmUser=\(NSUserName())
            SlurmdUser=\(NSUserName())
            AuthType=auth/none
            CredType=cred/none
            SlurmctldPort=\(port)
            SlurmdPort=\(port + 1)
            SlurmctldPidFile=\(folder)/slurmctld.pid
            SlurmdPidFile=\(folder)/slurmd.pid
            SlurmdSpoolDir=\(folder)/spool
            StateSaveLocation=\(folder)/state
            SlurmctldLogFile=\(folder)/slurmctld.log
            SlurmdLogFile=\(folder)/slurmd.log
            ProctrackType=proctrack/pgid
            TaskPlugin=task/none
            SwitchType=switch/none
            MpiDefault=none
            ReturnToService=2
            SchedulerType=sched/builtin
            SelectType=select/cons_tres
            SelectTypeParameters=CR_Core
            JobAcctGatherType=jobacct_gather/none
            AccountingStorageType=accounting_storage/none
            NodeName=localhost NodeAddr=127.0.0.1 CPUs=\(ProcessInfo.processInfo.activeProcessorCount) State=UNKNOWN
            PartitionName=all Nodes=ALL Default=YES State=UP

            """
        try configuration.write(toFile: "\(folder)/slurm.conf", atomically: true, encoding: .utf8)
        for daemon in ["slurmctld -i", "slurmd -N localhost"] {
            let run = try Shell("exec \(daemon)", in: folder, environment: environment)
            guard run.status == 0 else { throw Failure(description: "\(daemon): \(run.output)") }
        }
        for _ in 0..<100 {
            if try Shell("sinfo -h -o %T", in: folder, environment: environment).output.hasPrefix("idle") { return }
            Thread.sleep(forTimeInterval: 0.1)
        }
        throw Failure(description: "the node is never ready")
    }

    deinit {
        for daemon in ["slurmd", "slurmctld"] {
            guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(daemon).pid"),
                let process = pid_t(String(decoding: bytes, as: UTF8.self).filter(\.isNumber))
            else { continue }
            // The node would wait for its controller, which is ending as well.
            kill(process, SIGKILL)
        }
    }

    /// The environment of Slurm's programs.
    var environment: [String: String] { ["SLURM_CONF": "\(folder)/slurm.conf"] }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}

/// A shell command, run to its end.
struct Shell {
    let status: Int32
    /// Its output, including errors.
    let output: String

    init(_ line: String, in folder: String, environment: [String: String] = [:]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // A remaining daemon would keep a pipe open.
        let file = folder + "/.output-\(UUID().uuidString)"
        _ = FileManager.default.createFile(atPath: file, contents: nil)
        process.standardOutput = FileHandle(forWritingAtPath: file)
        process.standardError = process.standardOutput
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try String(contentsOfFile: file, encoding: .utf8)
        try FileManager.default.removeItem(atPath: file)
    }

    /// The path of a program in the shell's search path.
    static func path(of program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
