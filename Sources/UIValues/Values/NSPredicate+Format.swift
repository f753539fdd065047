public import Foundation

extension NSPredicate {
    /// A predicate that is written as text: comparisons of an object or its values, joined by `AND`, `OR` and `NOT`.
    ///
    /// A text that cannot be understood matches nothing.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate that is written as text, whose arguments may be arrays and other values.
    @_disfavoredOverload
    public convenience init(format predicateFormat: String, _ args: Any...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate that is written as text, with its arguments in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        let condition = PredicateText(predicateFormat, arguments: arguments ?? []).condition
        self.init { object, variables in condition?.matches(object, variables ?? [:]) ?? false }
    }
}
