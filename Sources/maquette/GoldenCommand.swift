import ArgumentParser

/// The command `maquette golden` and all below it.
struct GoldenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "golden", abstract: "Records pictures and layouts as goldens, and checks them.",
        discussion: """
            A golden is an approved picture with its layout as text, for each variant of each document. A check \
            compares display lists, then layouts, then pixels, and writes a report that names the views that moved, \
            grew, appeared, disappeared or changed. Approving a report makes its pictures the new goldens.

            Examples:
              maquette golden record MyApp/ --devices current
              maquette golden check MyApp/
            """,
        subcommands: [
            GoldenRecordCommand.self, GoldenCheckCommand.self, GoldenApproveCommand.self, GoldenReviewCommand.self,
            GoldenReportCommand.self, GoldenMergeCommand.self, GoldenRenameCommand.self, GoldenPruneCommand.self,
            GoldenCompareCommand.self,
        ])
}
