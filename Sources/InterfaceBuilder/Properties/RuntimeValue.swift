internal import Foundation
internal import UIKit

/// Converts runtime attributes to the types of properties, as key-value coding does.
enum RuntimeValue {
    /// The value converted to the type of a property; `nil` if that is impossible.
    ///
    /// A number sets properties of every numeric type, Boolean values and enumerations, as `NSNumber` does.
    static func cast<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let number = value as? CGFloat { return cast(number, to: type) }
        if let flag = value as? Bool {
            return flag as? Value ?? cast(flag ? 1 : 0 as CGFloat, to: type)
        }
        return value as? Value
    }

    private static func cast<Value>(_ number: CGFloat, to type: Value.Type) -> Value? {
        let candidates: [Any] = [
            number, Double(number), Float(number), whole(number), number != 0, UILayoutPriority(Float(number)),
        ]
        if let fitting = candidates.lazy.compactMap({ $0 as? Value }).first { return fitting }
        guard let enumeration = type as? any RawRepresentable.Type else { return nil }
        return enumerated(number, enumeration) as? Value
    }

    private static func enumerated<Enumeration: RawRepresentable>(
        _ number: CGFloat, _ type: Enumeration.Type
    ) -> Enumeration? {
        (whole(number) as? Enumeration.RawValue).flatMap(Enumeration.init(rawValue:))
    }

    /// The number as an integer, within the limits of a layout.
    private static func whole(_ number: CGFloat) -> Int { Int(max(-1e6, min(1e6, number))) }
}
