import Drawing
import Foundation
import Geometry
import Rendering
import Typography

/// One line of a plot: a size, and its cost.
private struct Series: Decodable {
    var title: String
    var x: String
    var y: String
    var points: [[Double]]
}

/// Draws each series of a JSON file with Maquette's own display lists and renderer.
func plotGrowth(_ data: String, output: String) throws {
    let all = try JSONDecoder().decode([String: Series].self, from: Data(contentsOf: URL(fileURLWithPath: data)))
    var tools = RenderingTools(fonts: FontLibrary())
    for (name, series) in all.sorted(by: { $0.key < $1.key }) {
        let list = picture(of: series)
        for format in [OutputFormat.png, .svg] {
            let file = try render(
                list, as: format, options: RenderingOptions(scale: 2, background: .white), with: &tools)
            try Data(file.value).write(to: URL(fileURLWithPath: "\(output)/growth-\(name).\(format.fileExtension)"))
        }
        print("\(output)/growth-\(name).png")
    }
}

private func picture(of series: Series) -> DisplayList {
    let size = CGSize(width: 560, height: 360)
    let frame = CGRect(x: 70, y: 50, width: 460, height: 250)
    let grey = Color(white: 0.45)
    let words = TextPlacement(setter: MetricTextSetter(library: FontLibrary()), scale: 2)
    func text(
        _ line: String, _ x: CGFloat, _ y: CGFloat, size: CGFloat = 11, weight: Int = 400,
        anchor: TextPlacement.Anchor = .left
    ) -> [DrawingItem] {
        words.line(
            line, at: CGPoint(x: x, y: y), anchor: anchor, size: size, weight: weight,
            color: weight > 400 ? .black : grey)
    }
    func step(_ most: Double) -> Double {
        let power = exponent(most)
        let digit = most / power
        return power * (digit > 5 ? 2 : digit > 2 ? 1 : 0.5)
    }
    let (mostX, mostY) = (series.points.map { $0[0] }.max() ?? 1, series.points.map { $0[1] }.max() ?? 1)
    func place(_ point: [Double]) -> CGPoint {
        CGPoint(
            x: frame.minX + frame.width * point[0] / max(mostX, 1e-12),
            y: frame.maxY - frame.height * point[1] / max(mostY * 1.1, 1e-12))
    }
    var items: [DrawingItem] = [.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(.white))]
    items += text(series.title, 20, 22, size: 15, weight: 600)
    for tick in stride(from: 0, through: mostY * 1.1, by: step(mostY)) {
        let y = place([0, tick]).y
        items.append(
            .fill(.rectangle(CGRect(x: frame.minX, y: y, width: frame.width, height: 0.5)), .color(Color(white: 0.85))))
        items += text(number(tick), frame.minX - 8, y, anchor: .right)
    }
    for tick in stride(from: 0, through: mostX, by: step(mostX)) {
        items += text(number(tick), place([tick, 0]).x, frame.maxY + 14, anchor: .center)
    }
    items += text(series.y, frame.minX, frame.minY - 10)
    items += text(series.x, frame.maxX, frame.maxY + 36, anchor: .right)
    let blue = Color(red: 0.1, green: 0.35, blue: 0.8)
    var line = Path()
    for (index, point) in series.points.enumerated() {
        if index == 0 { line.move(to: place(point)) } else { line.line(to: place(point)) }
    }
    items.append(.stroke(line, .color(blue), StrokeStyle(width: 2, cap: .round, join: .round)))
    for point in series.points {
        let center = place(point)
        items.append(.fill(.ellipse(in: CGRect(x: center.x - 3, y: center.y - 3, width: 6, height: 6)), .color(blue)))
    }
    return DisplayList(size: size, items: items, title: series.title, summary: "\(series.y) over \(series.x)")
}

private func exponent(_ value: Double) -> Double {
    var power = 1e-9
    while power * 10 <= value { power *= 10 }
    return power
}

private func number(_ value: Double) -> String {
    let text = value >= 10 || value == 0 ? "\(Int(value.rounded()))" : "\((value * 1e4).rounded() / 1e4)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
