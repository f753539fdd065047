/// Something made of the data that the program carries.
///
/// Nothing can be laid out without these tables, and what is wrong with one no user can mend: it is made by the tests
/// of its target as it is here, and a program that carries another ends.
///
/// - Parameters:
///   - words: what the data is.
///   - make: decodes it.
/// - Returns: what was made.
public func carried<Value>(_ words: String, _ make: () throws -> Value) -> Value {
    do {
        return try make()
    } catch {
        preconditionFailure("the \(words) that this package carries cannot be decoded: \(error)")
    }
}
