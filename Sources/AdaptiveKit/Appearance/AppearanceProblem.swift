public import Diagnostics

/// A problem with an appearance proxy.
public enum AppearanceProblem: Problem, Hashable {
    /// A proxy was given a value for a property that an app's class declares, which cannot be recorded.
    case unrecordedProperty(String, className: String)

    public var code: String { "unrecorded-appearance-property" }

    public var message: String {
        switch self {
        case .unrecordedProperty(let name, let className):
            "\(className).appearance().\(name) changes no \(className), because only properties of UIKit are recorded"
        }
    }

    public var remedy: String? {
        switch self {
        case .unrecordedProperty(let name, let className): "set \(name) in an initializer of \(className)"
        }
    }
}
