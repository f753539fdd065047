/// The text that Git LFS leaves in place of a file that was not fetched.
package enum LargeFilePointer {
    package static let message = "this is a Git LFS pointer, and not the file itself"
    package static let remedy = "fetch the file with 'git lfs pull', or check out with 'lfs: true' on GitHub"

    /// Whether a file that begins with these bytes is such a text.
    package static func isPointer(_ bytes: some Sequence<UInt8>) -> Bool {
        bytes.starts(with: Array("version https://git-lfs.github.com/spec/".utf8))
    }

    /// Whether the file at the path is such a text.
    package static func isPointer(atPath path: String) -> Bool {
        // The text has three short lines.
        fileBytes(path, limit: 1024).map(isPointer) ?? false
    }
}
