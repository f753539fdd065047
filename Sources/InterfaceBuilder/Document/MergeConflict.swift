/// What version control leaves in a file where two changes meet and nobody has chosen yet.
public enum MergeConflict {
    /// The line, from 1, on which the first conflict begins; `nil` where there is none.
    public static func line(in bytes: some Sequence<UInt8>) -> Int? {
        let mark = Array("<<<<<<< ".utf8)
        var line = 1
        var matched = 0
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                line += 1
                matched = 0
            } else if matched >= 0 {
                matched = byte == mark[matched] ? matched + 1 : -1
                if matched == mark.count { return line }
            }
        }
        return nil
    }

    /// What to do about one.
    public static let remedy =
        "keep one side, or what both meant, and delete the lines with <<<<<<<, ======= and >>>>>>>"
}
