import Foundation

/// Logs a message whose arguments may be any objects, as those of Apple's platforms may.
@_disfavoredOverload
public func NSLog(_ format: String, _ args: Any...) {
    let arguments = args.map { argument in argument as? any CVarArg ?? NSString(string: "\(argument)") }
    withVaList(arguments) { NSLogv(format, $0) }
}
