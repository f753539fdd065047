/// A key for a value that a job keeps for a target above this one.
///
/// The target defines the key, and extends ``JobEnvironment`` with a property for the value.
package protocol JobKey {
    associatedtype Value

    /// Makes the value that a job starts with, on first access.
    static func initialValue(in job: JobEnvironment) -> Value
}
