import Foundation
import Geometry

/// The `transform` attribute of an SVG element.
///
/// > Rule: SVG 1.1, 7.6. Transforms of other kinds count as the identity.
struct SVGTransform {
    let transform: CGAffineTransform

    init(_ text: String) {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")") {
            let pieces = part.split(separator: "(")
            guard pieces.count == 2 else { continue }
            let name = pieces[0].trimmingCharacters(in: CharacterSet(charactersIn: " ,\n\t"))
            let numbers = pieces[1].split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
                .filter { abs($0) < 1e7 }.map { CGFloat($0) }
            guard let own = Self.transform(named: name, numbers) else { continue }
            result = own.concatenating(result)
        }
        transform = result
    }

    private static func transform(named name: String, _ numbers: [CGFloat]) -> CGAffineTransform? {
        switch (name, numbers.count) {
        case ("matrix", 6):
            CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1): CGAffineTransform(translationX: numbers[0], y: 0)
        case ("translate", 2): CGAffineTransform(translationX: numbers[0], y: numbers[1])
        case ("scale", 1): CGAffineTransform(scaleX: numbers[0], y: numbers[0])
        case ("scale", 2): CGAffineTransform(scaleX: numbers[0], y: numbers[1])
        case ("rotate", 1): CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
        case ("rotate", 3):
            CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
                .concatenating(CGAffineTransform(rotationAngle: numbers[0] * .pi / 180))
                .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
        default: nil
        }
    }
}
