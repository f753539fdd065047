import Testing

@testable import Rendering

@Suite("Box blur") struct BoxBlurTests {
    /// A line of bytes after a blur, in the middle of an area of equal lines.
    private func blurred(_ line: [UInt8], deviation: Double) -> [UInt8] {
        let reach = BoxBlur.reach(deviation: deviation)
        let height = 2 * reach + 1
        var area = [UInt8]((0..<height).map { _ in line }.joined())
        area.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            BoxBlur().apply(to: base, width: line.count, height: height, stride: line.count, deviation: deviation)
        }
        return Array(area[reach * line.count..<(reach + 1) * line.count])
    }

    @Test("is symmetric, has the given radius, and keeps the sum", arguments: [0.5, 1, 2, 3.3, 5, 8, 12])
    func impulse(deviation: Double) {
        // A bar rather than a point, so that rounding to bytes does not hide the sum.
        var line = [UInt8](repeating: 0, count: 401)
        for index in 180...220 { line[index] = 255 }
        let soft = blurred(line, deviation: deviation)
        #expect(soft == soft.reversed())
        let reach = BoxBlur.reach(deviation: deviation)
        #expect(soft.prefix(180 - reach).allSatisfy { $0 == 0 })
        let (before, after) = (line.reduce(0) { $0 + Int($1) }, soft.reduce(0) { $0 + Int($1) })
        #expect(abs(before - after) <= 41 * 4)
    }

    @Test("is nearly a Gaussian", arguments: [2, 4, 8, 12] as [Double])
    func gaussian(deviation: Double) {
        var line = [UInt8](repeating: 0, count: 201)
        for index in 100..<201 { line[index] = 255 }
        let soft = blurred(line, deviation: deviation)
        // The integral of a Gaussian at whole deviations from an edge.
        for (deviations, share) in [(-2.0, 0.0228), (-1, 0.1587), (0, 0.5), (1, 0.8413), (2, 0.9772)] {
            let place = 99.5 + deviations * deviation
            let (low, part) = (Int(place), place - Double(Int(place)))
            let value = Double(soft[low]) * (1 - part) + Double(soft[low + 1]) * part
            #expect(abs(value / 255 - share) < 0.035)
        }
    }

    @Test("of a line that continues beyond its ends keeps uniform values", arguments: [1, 2, 3, 60])
    func continued(length: Int) {
        var area = [UInt8](repeating: 0, count: length * 4)
        for index in area.indices { area[index] = UInt8(40 + index % 4 * 60) }
        let before = area
        area.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            BoxBlur().apply(
                to: base, width: length, height: 1, stride: length * 4, channels: 4, deviation: 7, edge: .continued)
        }
        #expect(area == before)
    }

    @Test("keeps the inside of a full area, and an empty one")
    func plateaus() {
        #expect(blurred([UInt8](repeating: 255, count: 300), deviation: 6)[150] == 255)
        #expect(blurred([UInt8](repeating: 0, count: 50), deviation: 6).allSatisfy { $0 == 0 })
        let line: [UInt8] = [1, 2, 3, 250]
        #expect(blurred(line, deviation: 0) == line)
    }
}
