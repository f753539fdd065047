public import Foundation
public import Geometry

// Numbers as Interface Builder and archives write them: `{1, 2}`.

extension NSCoder {
    public static func cgPoint(for string: String) -> CGPoint {
        let n = numbers(string, 2)
        return CGPoint(x: n[0], y: n[1])
    }
    public static func cgSize(for string: String) -> CGSize {
        let n = numbers(string, 2)
        return CGSize(width: n[0], height: n[1])
    }
    public static func cgVector(for string: String) -> CGVector {
        let n = numbers(string, 2)
        return CGVector(dx: n[0], dy: n[1])
    }
    public static func cgRect(for string: String) -> CGRect {
        let n = numbers(string, 4)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let n = numbers(string, 4)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
    public static func cgAffineTransform(for string: String) -> CGAffineTransform {
        let n = numbers(string, 6)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    public static func string(for point: CGPoint) -> String { "{\(point.x), \(point.y)}" }
    public static func string(for size: CGSize) -> String { "{\(size.width), \(size.height)}" }
    public static func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    public func encode(_ point: CGPoint, forKey key: String) {}
    public func encode(_ size: CGSize, forKey key: String) {}
    public func encode(_ rect: CGRect, forKey key: String) {}
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {}
    /// The point of a key; zero, because documents keep none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { .zero }
    /// The size of a key; zero, because documents keep none.
    public func decodeCGSize(forKey key: String) -> CGSize { .zero }
    /// The rectangle of a key; zero, because documents keep none.
    public func decodeCGRect(forKey key: String) -> CGRect { .zero }
    /// The insets of a key; zero, because documents keep none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { .zero }

    /// The numbers of a text, and zeros for those that it lacks.
    private static func numbers(_ text: String, _ count: Int) -> [CGFloat] {
        let words = text.split { !($0.isNumber || "+-.eE".contains($0)) }
        let found = words.compactMap { Double($0).map { CGFloat($0) } }
        return Array((found + Array(repeating: 0, count: count)).prefix(count))
    }
}
