public import Foundation

/// A point as text: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }

/// A size as text: `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }

/// A rectangle as text: `{{0, 0}, {1, 2}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
