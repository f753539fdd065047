import Bitmaps
import Diagnostics
import Drawing
import Foundation
import Geometry

/// Pictures with all features of a display list.
enum Samples {
    /// A phone's screen of grouped cells with text, symbols and a gradient, 393 × 852 points.
    static let settings: DisplayList = {
        let size = CGSize(width: 393, height: 852)
        var items: [DrawingItem] = [
            .rectangle(CGRect(origin: .zero, size: size), Color(red: 0.95, green: 0.95, blue: 0.97))
        ]
        items.append(
            .glyphs(TestFonts.run("Settings", size: 34, at: CGPoint(x: 16, y: 96))))
        let colors = [
            Color(red: 0, green: 0.48, blue: 1), Color(red: 1, green: 0.23, blue: 0.19),
            Color(red: 0.2, green: 0.78, blue: 0.35), Color(red: 1, green: 0.58, blue: 0),
        ]
        for row in 0..<13 {
            let y = 120 + CGFloat(row) * 52
            let cell = CGRect(x: 16, y: y, width: 361, height: 44)
            items.append(
                .element(
                    ElementMark(
                        id: "row-\(row)", kind: "UITableViewCell", label: "Row \(row)",
                        location: SourceLocation(file: "Main.storyboard", line: 10 + row, column: 5), frame: cell),
                    [
                        .fill(.roundedRectangle(cell, cornerRadius: 10, curve: .continuous), .white),
                        .fill(
                            .roundedRectangle(
                                CGRect(x: 28, y: y + 8, width: 28, height: 28), cornerRadius: 6, curve: .continuous),
                            colors[row % colors.count]),
                        .glyphs(TestFonts.run("General settings, row \(row)", size: 17, at: CGPoint(x: 68, y: y + 28))),
                        .glyphs(
                            TestFonts.run(
                                "Detail", size: 15, at: CGPoint(x: 316, y: y + 28),
                                color: Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6))),
                    ]))
        }
        return DisplayList(size: size, items: items, title: "Settings", summary: "Thirteen cells on grey")
    }()

    static let checker: Bitmap = {
        var pixels: [UInt8] = []
        for y in 0..<16 {
            for x in 0..<16 {
                let isDark = (x / 4 + y / 4) % 2 == 0
                pixels += isDark ? [200, 30, 60, 255] : [255, 240, 100, UInt8(x * 16)]
            }
        }
        return Bitmap(size: PixelSize(width: 16, height: 16), pixels: pixels).unsafelyUnwrapped
    }()

    static let starSVG = Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">
        <path d="M12 2l3 7h7l-5.500 4.500 2 7.500-6.500-4.500-6.500 4.500 2-7.500L2 9h7z" fill="#0a84ff"/></svg>
        """.utf8)

    /// All features: paints, strokes, shadows, groups, clips, images, emoji; 320 × 400 points.
    static let everything: DisplayList = {
        let stops = Gradient(stops: [
            .init(color: Color(red: 1, green: 0.2, blue: 0.3), offset: 0),
            .init(color: Color(red: 0.2, green: 0.3, blue: 1), offset: 1),
        ])
        let card = Path.roundedRectangle(
            CGRect(x: 20, y: 20, width: 120, height: 80), cornerRadius: 16, curve: .continuous)
        var ring = Path.ellipse(in: CGRect(x: 250, y: 20, width: 50, height: 50))
        ring.append(Path.ellipse(in: CGRect(x: 260, y: 30, width: 30, height: 30)).reversed())
        return DisplayList(
            size: CGSize(width: 320, height: 400),
            items: [
                .rectangle(CGRect(x: 0, y: 0, width: 320, height: 400), .white),
                .shadow(
                    card, Shadow(color: Color(white: 0, alpha: 0.4), offset: CGSize(width: 0, height: 4), radius: 8)),
                .element(
                    ElementMark(
                        id: "card", kind: "UIView", label: "Card <&> \"1\"",
                        frame: CGRect(x: 20, y: 20, width: 120, height: 80)),
                    [.fill(card, .linearGradient(stops, from: CGPoint(x: 20, y: 20), to: CGPoint(x: 140, y: 100)))]),
                .fill(
                    .ellipse(in: CGRect(x: 160, y: 20, width: 80, height: 80)),
                    .radialGradient(stops, center: CGPoint(x: 200, y: 60), radius: 40)),
                .fill(ring, Color(red: 0.2, green: 0.78, blue: 0.35)),
                .stroke(
                    .roundedRectangle(CGRect(x: 20, y: 120, width: 80, height: 40), cornerRadius: 8),
                    .color(.black), StrokeStyle(width: 2, cap: .round, dashes: [6, 4])),
                .group(
                    GroupStyle(
                        transform: CGAffineTransform(translationX: 160, y: 140).rotated(by: .pi / 6),
                        clip: .rectangle(CGRect(x: -30, y: -15, width: 60, height: 30)), opacity: 0.5),
                    [
                        .rectangle(CGRect(x: -40, y: -10, width: 60, height: 40), .black),
                        .fill(
                            .ellipse(in: CGRect(x: -10, y: -20, width: 50, height: 50)),
                            Color(red: 1, green: 0, blue: 0)),
                    ]),
                .image(
                    PlacedImage(
                        image: DrawingImage(bitmap: checker), frame: CGRect(x: 220, y: 120, width: 64, height: 48))),
                .image(
                    PlacedImage(
                        image: DrawingImage(bitmap: checker), frame: CGRect(x: 220, y: 180, width: 32, height: 32),
                        tint: Color(red: 0, green: 0.5, blue: 0))),
                .image(
                    PlacedImage(
                        image: DrawingImage(svg: starSVG, size: CGSize(width: 24, height: 24)),
                        frame: CGRect(x: 20, y: 180, width: 48, height: 48))),
                .image(
                    PlacedImage(
                        image: DrawingImage(svg: starSVG, size: CGSize(width: 24, height: 24)),
                        frame: CGRect(x: 80, y: 180, width: 48, height: 48), tint: Color(red: 1, green: 0.58, blue: 0))),
                .element(
                    ElementMark(
                        id: "label", kind: "UILabel", label: "Sphinx of black quartz",
                        frame: CGRect(x: 20, y: 240, width: 280, height: 20)),
                    [.glyphs(TestFonts.run("Sphinx of black quartz, judge", size: 17, at: CGPoint(x: 20, y: 260.5)))]),
                .glyphs(TestFonts.run("😀🎉", font: TestFonts.emoji, size: 40, at: CGPoint(x: 20, y: 320))),
                .group(
                    GroupStyle(opacity: 0.4),
                    [
                        .glyphs(
                            TestFonts.run(
                                "Faint", size: 28, at: CGPoint(x: 150, y: 320),
                                color: Color(red: 0.5, green: 0, blue: 0.5)))
                    ]),
                .shadow(
                    .rectangle(CGRect(x: 200, y: 340, width: 80, height: 30)),
                    Shadow(color: Color(red: 0.8, green: 0, blue: 0), offset: CGSize(width: 6, height: 6), radius: 0)),
                .rectangle(CGRect(x: 200, y: 340, width: 80, height: 30), Color(white: 0.9)),
                .shadow(
                    .ellipse(in: CGRect(x: 30, y: 340, width: 120, height: 40)),
                    Shadow(color: Color(red: 0, green: 0, blue: 0.6), offset: .zero, radius: 30)),
            ], title: "Everything", summary: "An item of every kind")
    }()

    /// A translucent item of every kind that can be translucent; 240 × 120 points.
    static let translucent: DisplayList = {
        let fading = Gradient(stops: [
            .init(color: Color(red: 1, green: 0, blue: 0), offset: 0),
            .init(color: Color(red: 1, green: 0, blue: 0, alpha: 0), offset: 1),
        ])
        let left = CGRect(x: 10, y: 10, width: 50, height: 40)
        let overlapping: [DrawingItem] = [
            .rectangle(CGRect(x: 130, y: 10, width: 40, height: 40), .black),
            .rectangle(CGRect(x: 140, y: 20, width: 40, height: 40), Color(red: 0, green: 0.6, blue: 0)),
        ]
        return DisplayList(
            size: CGSize(width: 240, height: 120),
            items: [
                .rectangle(CGRect(x: 0, y: 0, width: 240, height: 120), .white),
                .fill(.rectangle(left), .linearGradient(fading, from: left.origin, to: CGPoint(x: 60, y: 10))),
                .fill(
                    .ellipse(in: CGRect(x: 70, y: 10, width: 50, height: 50)),
                    .radialGradient(fading, center: CGPoint(x: 95, y: 35), radius: 25)),
                .stroke(
                    .rectangle(CGRect(x: 20, y: 70, width: 60, height: 30)),
                    .color(Color(red: 0, green: 0, blue: 1, alpha: 0.3)), StrokeStyle(width: 12)),
                .group(
                    GroupStyle(opacity: 0.5),
                    [
                        .element(
                            ElementMark(
                                id: "pair", kind: "UIView", frame: CGRect(x: 130, y: 10, width: 50, height: 50)),
                            overlapping)
                    ]),
                .group(
                    GroupStyle(opacity: 0.4),
                    [
                        .image(
                            PlacedImage(
                                image: DrawingImage(bitmap: checker),
                                frame: CGRect(x: 190, y: 10, width: 40, height: 40), tint: .black))
                    ]),
                .group(
                    GroupStyle(opacity: 0.4),
                    [
                        .image(
                            PlacedImage(
                                image: DrawingImage(bitmap: checker),
                                frame: CGRect(x: 100, y: 70, width: 32, height: 32)))
                    ]),
            ])
    }()
}
