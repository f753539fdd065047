import Foundation
import Workers

// A crash of a reader ends a child process, and the others continue without it. libFuzzer handles crashes itself.
if CommandLine.arguments.dropFirst().first != "search", let status = try Supervisor.supervise() { exit(status) }

// There are three ways to search for inputs that break readers; the Makefile of the folder above calls each.
switch CommandLine.arguments.dropFirst().first {
case "damage": exit(damage(CommandLine.arguments.dropFirst(2)))
case "documents": exit(documents(CommandLine.arguments.dropFirst(2)))
case "search": exit(try search(CommandLine.arguments.dropFirst(2)))
default:
    print(
        """
        maquette-fuzz damage COUNT                        reads so many damaged documents of all kinds
        maquette-fuzz documents FOLDER                    draws, lays out and lints every document below a folder
        maquette-fuzz search READER CORPUS [OPTIONS]      feeds one reader for long, with libFuzzer's options
        readers: \(Reader.allCases.map(\.rawValue).joined(separator: ", "))
        """)
    exit(2)
}
