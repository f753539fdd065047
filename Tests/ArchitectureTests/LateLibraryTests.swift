import Foundation
import TestTraits
import Testing

/// What `make build` links in, so that a library is loaded when it is first called.
@Suite("A library that is loaded late", .blocking) struct LateLibraryTests {
    /// The machine is of the one kind that it is for, and has a C compiler.
    private static let isThere: Bool = {
        #if os(Linux) && arch(x86_64)
            ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
                .contains { FileManager.default.isExecutableFile(atPath: "\($0)/clang") } ?? false
        #else
            false
        #endif
    }()

    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    private static let library = """
        #include <stdarg.h>
        double late_mixed(int a, double b, long c, float d, char e, double f, long g, double h, int i, double j, int k) {
            return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j + 11 * k;
        }
        int late_summed(int count, ...) {
            va_list numbers;
            int sum = 0;
            va_start(numbers, count);
            for (int index = 0; index < count; index++) sum += (int)va_arg(numbers, double);
            va_end(numbers);
            return sum;
        }
        struct late_big { long numbers[5]; };
        struct late_big late_made(long first) { return (struct late_big){{first, first + 1, 0, 0, first * 2}}; }
        """

    private static let program = """
        #include <stdio.h>
        #include <pthread.h>
        double late_mixed(int, double, long, float, char, double, long, double, int, double, int);
        int late_summed(int, ...);
        struct late_big { long numbers[5]; };
        struct late_big late_made(long);
        static void *call(void *pointer) {
            return late_made(4).numbers[4] == 8 ? pointer : NULL;
        }
        int main(int count, char **arguments) {
            if (count > 1) { puts("nothing is called"); return 0; }
            for (int turn = 0; turn < 2; turn++) {
                printf("%g ", late_mixed(1, 2.5, 3, 4.25, 5, 6.5, 7, 8.5, 9, 10.5, 11));
                printf("%d ", late_summed(3, 1.0, 20.0, 300.0));
            }
            pthread_t threads[8];
            int called = 0;
            for (int index = 0; index < 8; index++) pthread_create(&threads[index], NULL, call, &called);
            for (int index = 0; index < 8; index++) {
                void *result = NULL;
                pthread_join(threads[index], &result);
                called += result != NULL;
            }
            printf("%d", called);
            return 0;
        }
        """

    private struct Run {
        var status: Int32
        var output: String
    }

    private static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["LD_LIBRARY_PATH": folder.path]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: output)
    }

    @Test(
        "is given whatever is passed, by any thread, and is named where it is missing",
        .enabled(if: LateLibraryTests.isThere))
    func calls() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("late-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let functions = ["late_mixed", "late_summed", "late_made"].map { "FUNCTION(0, \($0))" }
        for (name, text) in [
            ("library.c", Self.library), ("main.c", Self.program),
            ("late-functions.h", (["LIBRARY(0, \"liblate.so\")"] + functions).joined(separator: "\n") + "\n"),
        ] {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        let late = Self.package + "/Scripts/load-late.c"
        for arguments in [
            ["-shared", "-fPIC", "library.c", "-o", "liblate.so"],
            ["-O1", "-fno-pic", "-no-pie", "-I.", "main.c", late, "-o", "program", "-ldl", "-lpthread"],
        ] {
            let built = try Self.run("clang", arguments, in: folder)
            try #require(built.status == 0, "\(built.output)")
        }
        let found = try Self.run("./program", [], in: folder)
        // 1 + 5 + 9 + 17 + 25 + 39 + 49 + 68 + 81 + 105 + 121, twice; then all eight threads.
        #expect(found.output == "520 321 520 321 8" && found.status == 0)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("liblate.so"))
        #expect(try Self.run("./program", ["x"], in: folder).output == "nothing is called\n")
        let missing = try Self.run("./program", [], in: folder)
        #expect(missing.status == 127)
        #expect(missing.output.contains("error: a library is missing: liblate.so"))
    }
}
