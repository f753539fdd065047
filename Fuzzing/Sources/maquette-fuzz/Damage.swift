import Foundation
import Previews
import Workers

/// Reads damaged documents of all kinds, the same ones in each run, and reports the slowest.
///
/// - Parameter arguments: the number of documents.
/// - Returns: the exit status.
func damage(_ arguments: ArraySlice<String>) -> Int32 {
    guard let count = arguments.first.flatMap({ Int($0) }), count > 0 else {
        print("how many documents?")
        return 2
    }
    let timings = Timings()
    let root = FileManager.default.temporaryDirectory.appending(path: "maquette-damage-\(getpid())").path
    for reader in Reader.allCases {
        let mutator = Mutator(seeds: reader.seeds, words: reader.words)
        attempt(
            Array(0..<Int((Double(count) * reader.share).rounded(.up))), timings, name: { "\(reader) document \($0)" }
        ) { number in
            let folder = "\(root)/\(reader)-\(number)"
            // A document's surroundings are searched too, and grow slow to search if all documents stay there.
            defer { remove(folder) }
            try reader.read(mutator.document(number), folder: folder)
        }
        remove(root)
    }
    return timings.report("damaged documents")
}

/// Does every job on all cores, and repeats the slow ones alone, because other jobs may have delayed them.
func attempt<Job: Sendable>(
    _ jobs: [Job], _ timings: Timings, name: @escaping @Sendable (Job) -> String,
    _ work: @escaping @Sendable (Job) throws -> Void
) {
    func run(_ jobs: [Job], workers: Int) {
        do {
            _ = try mapInOrder(
                jobs, workers: workers, timeLimit: .seconds(60), tools: { 0 }, name: name,
                lost: { job, loss in timings.add(fault: "\(name(job)): \(loss)") },
                body: { job, _ in timings.measure(name(job), isAlone: workers == 1) { try work(job) } })
        } catch {
            timings.add(fault: "\(error)")
        }
    }
    run(jobs, workers: ProcessInfo.processInfo.activeProcessorCount)
    let slow = Set(timings.slow)
    let again = jobs.filter { slow.contains(name($0)) }
    timings.forget(again.map(name))
    run(again, workers: 1)
}

func remove(_ folder: String) {
    guard FileManager.default.fileExists(atPath: folder) else { return }
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("\(folder) stays: \(error)") }
}
