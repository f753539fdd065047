import Diagnostics
import Foundation
import Testing

@testable import Previews

@Suite(.serialized) struct FuzzTests {
    /// 20,000 with `make fuzz`, which is built for speed; fewer where every change is tested.
    static let documents = ProcessInfo.processInfo.environment["MAQUETTE_FUZZ_DOCUMENTS"].flatMap { Int($0) } ?? 600

    /// Each damaged document ends in a result or in problems: no crash, no hang over two seconds.
    @Test(arguments: Reader.allCases)
    func damagedDocumentsAreReadOrRefused(reader: Reader) throws {
        CrashGuard.install()
        let count = Int(Double(Self.documents) * reader.share)
        let mutator = Mutator(seeds: reader.seeds, words: reader.words)
        let root = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: root) }
        let tally = Tally()
        let pool = WorkerPool(workers: 4, timeLimit: .seconds(20), tools: { 0 })
        try pool.run(
            Array(0..<count), lost: { number, loss in "\(reader) document \(number): \(loss)" },
            body: { number, _, _ in
                let start = ContinuousClock.now
                var isRefused = false
                do {
                    try reader.read(mutator.document(number), folder: "\(root)/\(number)")
                } catch let error as DiagnosedError {
                    isRefused = true
                    if error.diagnostics.isEmpty { return "\(reader) document \(number): refused without a word" }
                } catch {
                    // A reader's own typed problem.
                    isRefused = true
                }
                tally.add(isRefused: isRefused)
                let time = ContinuousClock.now - start
                return time > .seconds(Self.isOptimized ? 2 : 15) ? "\(reader) document \(number) took \(time)" : ""
            }, consume: { if !$0.isEmpty { tally.failures.append($0) } })
        #expect(tally.failures == [])
        // Both must happen, or the damage is too small or too great to show anything.
        #expect(tally.refused > 0)
        #expect(tally.refused < count)
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
        var failures: [String] = []

        func add(isRefused: Bool) { lock.withLock { if isRefused { refused += 1 } } }
    }
}
