/// Guesses what was meant by a name that is not known.
public enum NearestName {
    /// The known names that differ from `name` in few letters, nearest first, ties in the order given.
    ///
    /// - Parameters:
    ///   - name: what was written.
    ///   - known: what could have been.
    ///   - limit: the greatest number of guesses.
    /// - Returns: guesses that share at least about two thirds of their letters with the name; often none.
    public static func guesses(for name: String, among known: some Sequence<String>, limit: Int = 1) -> [String] {
        let written = Array(name.lowercased().unicodeScalars.prefix(64))
        let allowed = max(1, written.count / 3)
        return known.enumerated()
            .map { (order: $0, candidate: $1, distance: distance(written, Array($1.lowercased().unicodeScalars))) }
            .filter { $0.distance <= allowed }
            .sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }
            .prefix(limit).map(\.candidate)
    }

    /// The number of letters to insert, delete or replace to make one of the other.
    static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
        var previous = Array(0...b.count)
        for (i, left) in a.enumerated() {
            var current = [i + 1]
            for (j, right) in b.enumerated() {
                current.append(min(previous[j] + (left == right ? 0 : 1), previous[j + 1] + 1, current[j] + 1))
            }
            previous = current
        }
        return previous[b.count]
    }
}
