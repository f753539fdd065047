import Devices

extension Glob {
    /// A pattern for the names of pictures: without an asterisk or question mark, all that begin with it.
    init(names pattern: String) {
        self.init(Self.isGlob(pattern) ? pattern : pattern + "*")
    }
}
