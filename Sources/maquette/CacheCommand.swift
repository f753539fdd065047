import ArgumentParser
import Caching
import Diagnostics
import Foundation
import Previews

/// The command `maquette cache`.
struct CacheCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache", abstract: "Shows or clears the cache.",
        discussion: """
            The cache only saves time. A missing entry is made again. Its size is limited to \
            \(PictureCache.standardLimit >> 20) MB, and the least recently used entries are removed first.

            Examples:
              maquette cache
              maquette cache prune --keep 100
            """,
        subcommands: [Info.self, Prune.self], defaultSubcommand: Info.self)

    /// The option for the cache's folder.
    struct Place: ParsableArguments {
        @Option(
            name: .customLong("cache-dir"),
            help: ArgumentHelp("The cache's folder. The default is in XDG_CACHE_HOME or ~/.cache.", valueName: "dir"))
        var path: String?

        var cache: PictureCache { PictureCache(path: path ?? PictureCache.standardPath) }
    }

    /// The command `maquette cache info`.
    struct Info: StatusCommand {
        static let configuration = CommandConfiguration(
            commandName: "info", abstract: "Prints the cache's folder and size.")

        @OptionGroup var place: Place

        @Flag(help: "Print one JSON object.")
        var json = false

        func run(_ output: StandardStreams) -> ExitStatus {
            let cache = place.cache
            let contents = cache.contents
            if json {
                output.write(
                    "{\"path\":\(JSONText.quoted(cache.path)),\"files\":\(contents.files),\"bytes\":\(contents.bytes),"
                        + "\"limit\":\(PictureCache.standardLimit)}\n")
            } else {
                output.write("\(cache.path): \(CacheCommand.describe(contents))\n")
            }
            return .good
        }
    }

    /// The command `maquette cache prune`.
    struct Prune: StatusCommand {
        static let configuration = CommandConfiguration(
            commandName: "prune",
            abstract: "Removes the least recently used entries; everything, unless --keep says how much may stay.",
            discussion: """
                Examples:
                  maquette cache prune
                  maquette cache prune --keep 100
                """)

        @OptionGroup var place: Place

        @Option(help: ArgumentHelp("How many megabytes to keep.", valueName: "MB"))
        var keep = 0

        func validate() throws {
            guard (0...1_000_000).contains(keep) else { throw ValidationError("--keep takes a number, 0 or more.") }
        }

        func run(_ output: StandardStreams) -> ExitStatus {
            output.write("removed \(CacheCommand.describe(place.cache.prune(to: keep << 20)))\n")
            return .good
        }
    }

    fileprivate static func describe(_ contents: PictureCache.Contents) -> String {
        let files = contents.files == 1 ? "1 file" : "\(contents.files) files"
        let megabytes = Double(contents.bytes) / Double(1 << 20)
        return "\(files), \((megabytes * 10).rounded() / 10) MB"
    }
}
