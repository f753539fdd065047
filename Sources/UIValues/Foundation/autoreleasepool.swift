/// Calls a closure: without Objective-C, objects end when nothing refers to them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
