import Foundation

/// The benchmarks that need no separate process, and the plots of those that do.
///
///     maquette-bench micro FIXTURES OUTPUT     one line of JSON per measurement, on standard output
///     maquette-bench plot DATA OUTPUT          growth.json → growth-*.png and .svg
@main
struct Bench {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 4 else {
            FileHandle.standardError.write(Data("usage: maquette-bench micro|plot INPUT OUTPUT\n".utf8))
            exit(2)
        }
        switch arguments[1] {
        case "micro":
            try benchmarkSolver()
            try benchmarkTraits()
            try benchmarkAdaptivePhotos()
            try benchmarkText()
            try benchmarkDocuments(arguments[2])
            try benchmarkPNG(arguments[2], output: arguments[3])
        case "plot": try plotGrowth(arguments[2], output: arguments[3])
        default: exit(2)
        }
    }
}

/// The shortest of several times, in seconds, which other work of the machine affected least.
func leastTime(of rounds: Int = 5, _ body: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<rounds {
        let start = DispatchTime.now().uptimeNanoseconds
        try body()
        least = min(least, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
    return least
}

/// Prints one measurement for the script that compares them.
func say(_ group: String, _ name: String, _ values: [(String, Double)]) {
    let numbers = values.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
    print("{\"group\": \"\(group)\", \"name\": \"\(name)\", \(numbers)}")
}
