import ArgumentParser

/// The number of an option's name: the singular and the plural mean the same in every command.
enum OptionNumber {
    /// A command line with the other number of an option that its command does not have.
    ///
    /// - Parameters:
    ///   - option: the unknown option, with its dashes.
    ///   - arguments: the command line.
    ///   - known: the names of the command's long options.
    /// - Returns: `nil` if the command has no such option either.
    static func corrected(_ option: String, in arguments: [String], known: [String]) -> [String]? {
        let name = String(option.drop { $0 == "-" }.prefix { $0 != "=" })
        let other = name.hasSuffix("s") ? String(name.dropLast()) : name + "s"
        guard option.hasPrefix("--"), known.contains(other) else { return nil }
        return arguments.map { word in
            word == "--" + name || word.hasPrefix("--\(name)=") ? "--" + other + word.dropFirst(name.count + 2) : word
        }
    }
}
