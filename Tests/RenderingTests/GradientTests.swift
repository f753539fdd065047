import CCairo
import Drawing
import Foundation
import Geometry
import RandomNumbers
import Testing

@testable import Rendering

@Suite("A gradient in pixels") struct GradientTests {
    private static let side = 60
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    private func words(_ draw: (CairoContext) throws -> Void) throws -> [UInt32] {
        let surface = try #require(ImageSurface(width: Self.side, height: Self.side))
        try draw(CairoContext(surface.pointer))
        return try words(of: surface)
    }

    private func words(of surface: ImageSurface) throws -> [UInt32] {
        let words = surface.withPixels { pixels, stride in
            (0..<surface.height).flatMap { row in
                let words = (pixels + row * stride).assumingMemoryBound(to: UInt32.self)
                return (0..<surface.width).map { words[$0] }
            }
        }
        return try #require(words)
    }

    private func pixels(
        _ paint: Paint, alpha: Double = 1, transform: CGAffineTransform = .identity
    ) throws -> [UInt32] {
        let surface = try #require(ImageSurface(width: Self.side, height: Self.side))
        let gradient = try #require(GradientPixels(paint, alpha: alpha, transform: transform))
        gradient.fill(surface, left: 0, top: 0)
        return try words(of: surface)
    }

    private func ramp(_ stops: [(Color, Double)], from: CGPoint = .zero, to: CGPoint) -> Paint {
        .linearGradient(Gradient(stops: stops.map { Gradient.Stop(color: $0.0, offset: $0.1) }), from: from, to: to)
    }

    @Test("has Cairo's colors, but for the last level", arguments: 0..<40)
    func asCairo(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        func point() -> CGPoint { CGPoint(x: number(-20...80), y: number(-20...80)) }
        let count = 2 + Int(seed % 4)
        let gradient = Gradient(
            stops: (0..<count).map { place in
                let color = Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
                return Gradient.Stop(color: color, offset: Double(place) / Double(count - 1))
            })
        let paint =
            seed % 3 == 0
            ? Paint.radialGradient(gradient, center: point(), radius: number(5...70))
            : .linearGradient(gradient, from: point(), to: point())
        let transform = CGAffineTransform(rotationAngle: number(-3...3)).scaledBy(
            x: number(0.5...2), y: number(0.5...2))
        let ours = try pixels(paint, alpha: 0.75, transform: transform)
        let theirs = try words { context in
            context.setTransform(transform)
            context.setSource(paint, alpha: 0.75)
            cairo_paint(context.pointer)
        }
        for (ours, theirs) in zip(ours, theirs) {
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                let difference = Int(ours >> shift & 255) - Int(theirs >> shift & 255)
                // Cairo rounds a place along the gradient to 1/65536.
                #expect(abs(difference) <= 1, "\(String(ours, radix: 16)) and \(String(theirs, radix: 16))")
            }
        }
    }

    @Test("extends its first and last color")
    func ends() throws {
        let words = try pixels(
            ramp([(Self.red, 0.25), (Self.blue, 0.75)], from: CGPoint(x: 10, y: 0), to: CGPoint(x: 50, y: 0)))
        #expect(words[0] == 0xFFFF_0000)
        #expect(words[19] == 0xFFFF_0000)
        #expect(words[40] == 0xFF00_00FF)
        #expect(words[Self.side - 1] == 0xFF00_00FF)
        #expect(words[30] == 0xFF79_0086)
        #expect(words[30 + 7 * Self.side] == words[30])
    }

    @Test("changes abruptly between stops at the same place")
    func abrupt() throws {
        let stops = [(Self.red, 0.0), (Self.red, 0.5), (Self.blue, 0.5), (Self.blue, 1.0)]
        let words = try pixels(ramp(stops, to: CGPoint(x: 0, y: Self.side)))
        #expect(words[29 * Self.side] == 0xFFFF_0000)
        #expect(words[30 * Self.side] == 0xFF00_00FF)
    }

    @Test("with extreme numbers is finite", arguments: [1e-300, 1e-150, 1e150, 1e300])
    func extremes(length: Double) throws {
        let gradient = Gradient(stops: [.init(color: Self.red, offset: 0), .init(color: Self.blue, offset: 1)])
        let paints = [
            Paint.linearGradient(gradient, from: .zero, to: CGPoint(x: length, y: length)),
            .linearGradient(gradient, from: CGPoint(x: -length, y: 0), to: CGPoint(x: length, y: 0)),
            .radialGradient(gradient, center: CGPoint(x: length, y: 0), radius: length),
        ]
        for paint in paints {
            guard let pixels = GradientPixels(paint, alpha: 1, transform: .identity) else { continue }
            let surface = try #require(ImageSurface(width: 2, height: 2))
            pixels.fill(surface, left: 0, top: 0)
            #expect(try words(of: surface).allSatisfy { $0 >> 24 == 255 })
        }
    }

    @Test("has none if it has no extent or no stops")
    func empty() {
        let gradient = Gradient(stops: [.init(color: Self.red, offset: 0)])
        let paints = [
            Paint.linearGradient(gradient, from: .zero, to: .zero), .color(Self.red),
            .radialGradient(gradient, center: .zero, radius: 0),
            .linearGradient(Gradient(stops: []), from: .zero, to: CGPoint(x: 1, y: 1)),
        ]
        #expect(paints.allSatisfy { GradientPixels($0, alpha: 1, transform: .identity) == nil })
    }
}
