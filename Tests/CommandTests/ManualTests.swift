import BrowserDriver
import Foundation
import TestTraits
import Testing

@Suite(.blocking) struct ManualTests {
    @Test("The manual page has every command and option, and groff formats it without a warning")
    func manual() throws {
        let run = try CommandRun(["manual"])
        #expect(run.status == 0)
        for word in [
            ".SS maquette render", ".SS maquette golden check", ".B \\-\\-devices <list>", ".SH SYNOPSIS",
            ".SH EXAMPLES", ".SH EXIT STATUS", ".SH FILES", ".SH ENVIRONMENT", "maquette lint MyApp/",
        ] {
            #expect(run.output.contains(word), "\(word)")
        }
        // The list of commands in the help does not include this one.
        #expect(!run.output.contains("maquette manual"))
        guard InstalledProgram.groff.isInstalled else { return }
        let path = FileManager.default.temporaryDirectory.appending(path: "maquette-\(UUID().uuidString).1").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try run.output.write(toFile: path, atomically: true, encoding: .utf8)
        #expect(try InstalledProgram.groff.run(["-man", "-Kutf8", "-z", "-ww", path], withComplaints: true) == "")
    }
}
