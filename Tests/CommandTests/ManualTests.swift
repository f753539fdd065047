import Foundation
import Testing

@Suite struct ManualTests {
    @Test("The manual page has every command and option, and groff takes it without a warning")
    func manual() throws {
        let run = try CommandRun(["manual"])
        #expect(run.status == 0)
        for word in [".SS maquette render", ".SS maquette golden check", ".B \\-\\-devices <list>", ".SH SYNOPSIS"] {
            #expect(run.output.contains(word), "\(word)")
        }
        // Who looks for help on commands is not told of this one.
        #expect(!run.output.contains("maquette manual"))
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/groff") else { return }
        let path = FileManager.default.temporaryDirectory.appending(path: "maquette-\(UUID().uuidString).1").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try run.output.write(toFile: path, atomically: true, encoding: .utf8)
        let groff = Process()
        groff.executableURL = URL(fileURLWithPath: "/usr/bin/groff")
        groff.arguments = ["-man", "-Kutf8", "-z", "-ww", path]
        let pipe = Pipe()
        groff.standardError = pipe
        try groff.run()
        let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        groff.waitUntilExit()
        #expect(words == "")
    }
}
