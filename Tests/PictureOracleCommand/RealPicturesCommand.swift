import Foundation
import PictureOracle

/// Prints the measurements of real pictures beside those of ours.
///
/// With an argument, only the rows whose names contain it.
@main
enum RealPicturesCommand {
    static func main() {
        do {
            try printTable()
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func printTable() throws {
        let word = CommandLine.arguments.dropFirst().first
        let rows = try PictureOracle().compareAll().filter { row in word.map { row.name.contains($0) } ?? true }
        for row in rows {
            print(row.isRight ? "right" : "WRONG", row.name, "real: \(row.real)", "ours: \(row.ours)", separator: "\t")
        }
        let right = rows.count(where: \.isRight)
        let share = rows.isEmpty ? 0 : Double(right) / Double(rows.count) * 100
        print("\(right) of \(rows.count) rows are right: \(String(format: "%.1f", share)) %")
    }
}
