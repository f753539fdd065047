/// The name of a value that a job keeps for a target above this one.
///
/// The target defines the key, and an extension of ``JobEnvironment`` with a property of the value's own name.
package protocol JobKey {
    associatedtype Value

    /// The value that a job starts with, made when it is first asked for.
    static func initialValue(in job: JobEnvironment) -> Value
}
