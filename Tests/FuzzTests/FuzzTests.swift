import Diagnostics
import Foundation
import TestTraits
import Testing
import Workers

@Suite(.serialized, .blocking) struct FuzzTests {
    /// The number is 20,000 with `make fuzz`, a release build, and lower when every change is tested.
    static let documents = ProcessInfo.processInfo.environment["MAQUETTE_FUZZ_DOCUMENTS"].flatMap { Int($0) } ?? 600

    /// Each damaged document gives a result or problems: no crash, and at most two seconds of work in a release build.
    @Test(arguments: Reader.allCases)
    func damagedDocumentsAreReadOrRefused(reader: Reader) throws {
        let count = Int(Double(Self.documents) * reader.share)
        let mutator = Mutator(seeds: reader.seeds, words: reader.words)
        let root = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let tally = Tally()
        let failures = try mapInOrder(
            Array(0..<count), workers: 4, timeLimit: .seconds(600), tools: { 0 },
            lost: { number, loss in "\(reader) document \(number): \(loss)" },
            body: { number, _ in
                let start = Self.processorSeconds
                var isRefused = false
                do {
                    try reader.read(mutator.document(number), folder: "\(root)/\(number)")
                } catch let error as DiagnosedError {
                    isRefused = true
                    if error.diagnostics.isEmpty { return "\(reader) document \(number): refused without a word" }
                } catch {
                    // A typed problem of a reader.
                    isRefused = true
                }
                tally.add(isRefused: isRefused)
                let time = Self.processorSeconds - start
                // The time that an unoptimized build takes says nothing.
                return Self.isOptimized && time > 2 ? "\(reader) document \(number) took \(time) s" : ""
            })
        #expect(failures.filter { !$0.isEmpty } == [])
        // Both must occur, otherwise the damage is too small or too large to test anything.
        #expect(tally.refused > 0)
        #expect(tally.refused < count)
    }

    /// The processor time of this thread, which does not depend on other work of the machine.
    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    private static var isOptimized: Bool {
        var optimized = true
        assert(
            {
                optimized = false; return true
            }())
        return optimized
    }

    @Test func theUndamagedOnesAreRead() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        for reader in Reader.allCases {
            for (number, seed) in reader.seeds.enumerated() {
                #expect(throws: Never.self, "\(reader) \(number)") {
                    try reader.read(seed, folder: "\(root)/\(reader)-\(number)")
                }
            }
        }
    }

    private final class Tally: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var refused = 0

        func add(isRefused: Bool) { lock.withLock { if isRefused { refused += 1 } } }
    }
}
