/// The conflict markers that version control leaves in a file.
public enum MergeConflict {
    /// The number of the line, from 1, at which the first conflict begins; `nil` if there is none.
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

    /// The instructions for resolving a conflict.
    public static let remedy =
        "keep one side, or combine the two, and delete the lines with <<<<<<<, ======= and >>>>>>>"
}
