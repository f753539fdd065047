/// A file as it compiles here.
public struct PortedFile: Sendable {
    /// A preview that the file declares.
    public struct Preview: Hashable, Sendable {
        /// The function that returns the preview.
        public var function: String
        public var name: String?
        /// The line of `#Preview`.
        public var line: Int
        /// The conditions of compilation around it.
        public var conditions: [String]
    }

    /// The path of the file that was read.
    public var path: String
    /// The text, with the same lines as the file that was read, and more after them.
    public var text: String
    public var previews: [Preview]
    public var problems: [PortingProblem]

    /// The text for the compiler, which reports problems at the place in the file that was read.
    public var compilerText: String {
        let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "#sourceLocation(file: \"\(name)\", line: 1)\n" + text
    }
}
