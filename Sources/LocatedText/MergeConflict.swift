/// The markers that version control leaves in a file where two changes meet.
public enum MergeConflict {
    /// The line, from 1, where the first conflict begins; `nil` if there is none.
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

    /// How to resolve one.
    public static let remedy =
        "keep one side, or combine the two, and delete the lines with <<<<<<<, ======= and >>>>>>>"
}
