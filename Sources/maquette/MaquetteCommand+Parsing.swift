import ArgumentParser

extension MaquetteCommand {
    /// The command that a command line asks for.
    ///
    /// The parser looks at the types of each command that it comes by, and each look is a tenth of a short run. So the
    /// subcommand that is named first is asked alone. What it does not take as it is (a mistake, a question for help, a
    /// version or completions) is asked of the whole, which knows what there is to say.
    ///
    /// - Parameter arguments: the command line, without the program.
    /// - Returns: the command, with its arguments.
    /// - Throws: what ``fullMessage(for:)`` explains.
    static func command(for arguments: [String]) throws -> any ParsableCommand {
        if let command = subcommandAlone(for: arguments) { return command }
        return try parseAsRoot(arguments)
    }

    /// What the subcommand that is named first makes of the rest; `nil` where it is not content with it.
    static func subcommandAlone(for arguments: [String]) -> (any StatusCommand)? {
        // Three dashes are how a shell's completions ask, and only in the first place.
        guard let name = arguments.first, !arguments.contains(where: { $0.hasPrefix("---") }),
            let subcommand = configuration.subcommands.first(where: { $0.configuration.commandName == name })
        else { return nil }
        do {
            // Help is a command as well, and has no status.
            return try subcommand.parseAsRoot(Array(arguments.dropFirst())) as? any StatusCommand
        } catch {
            // The whole says what is wrong, in its own words.
            return nil
        }
    }
}
