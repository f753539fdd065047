import Devices
import Drawing
import Foundation
import Geometry
import InterfaceDocuments

extension Figure {
    /// The launch screen that iOS shows, by the app's contents, device and version.
    static let launchScreens = Figure(name: "launch-screens", takesDevices: false) { context in
        let words = context.words
        let described = LaunchScreenConfiguration()
        let document = "Launch.storyboard"
        let pictures = [
            "Default.png", "Default@2x.png", "Default-568h@2x.png", "Default-667h@2x.png",
            "Default-Portrait-736h@3x.png", "Default-Portrait~ipad.png",
        ]
        let apps: [(key: String, choice: LaunchChoice)] = [
            ("launch.all", LaunchChoice(description: described, document: document, pictures: pictures)),
            ("launch.document", LaunchChoice(description: nil, document: document, pictures: pictures)),
            ("launch.pictures", LaunchChoice(description: nil, document: nil, pictures: pictures)),
            ("launch.nothing", LaunchChoice(description: nil, document: nil, pictures: [])),
        ]
        let variants = try [
            "iphone-5s/portrait@7", "iphone-5s/portrait@12", "iphone-8-plus/portrait@13", "iphone-15/portrait@17",
            "ipad-pro-11/portrait@17",
        ].map(context.variant)
        let head = variants.map { variant in
            context.captionLines(
                [context.deviceName(variant, withGeneration: true), "iOS \(variant.ios.major)"], width: 150)
        }
        let rows = apps.map { app in
            [context.text(words(app.key), .heading, width: 170, alignment: .leading)]
                + variants.map { variant in
                    let screen = app.choice.screen(on: variant)
                    return .column(8, [context.launchSketch(screen, on: variant), context.launchName(screen)])
                }
        }
        return FigureDrawing(
            content: .column(
                26,
                [
                    .grid(
                        FigureGrid(
                            rows: [[.nothing] + head] + rows, columnGap: 26, rowGap: 26, firstColumn: .leading,
                            hasLines: true)),
                    context.text(words("launch.note"), .detail, width: 760),
                ]))
    }
}

extension FigureContext {
    fileprivate func launchName(_ screen: LaunchScreen) -> FigureBlock {
        switch screen {
        case .description: code("UILaunchScreen", width: 150)
        case .document(let path): code(path, width: 150)
        case .picture(let path, let size): .column(3, [code(path, width: 150), text(points(size), width: 150)])
        case .black(let size): text("\(words("launch.black"))\n\(points(size))", width: 150)
        }
    }

    /// The screen with its content: a description's image, a document's bars and lines, or a picture or nothing between
    /// black bars.
    fileprivate func launchSketch(_ screen: LaunchScreen, on variant: Variant) -> FigureBlock {
        let scale: CGFloat = 0.17
        let size = CGSize(width: variant.windowSize.width * scale, height: variant.windowSize.height * scale)
        let frame = CGRect(origin: .zero, size: size)
        let outline = Path.roundedRectangle(
            frame.insetBy(dx: 0.75, dy: 0.75), cornerRadius: max(3, variant.device.device.cornerRadius * scale))
        let content: [DrawingItem] =
            switch screen {
            case .description:
                [
                    .fill(outline, style.panel),
                    .fill(
                        .ellipse(in: CGRect(x: frame.midX - 8, y: frame.midY - 8, width: 16, height: 16)), style.accent),
                ]
            case .document:
                [.fill(outline, style.panel)]
                    + [0.14, 0.3, 0.42, 0.54].map { place in
                        let isBar = place < 0.2
                        return .rectangle(
                            CGRect(
                                x: size.width * (isBar ? 0.1 : 0.2), y: size.height * place,
                                width: size.width * (isBar ? 0.8 : 0.6), height: isBar ? 6 : 3),
                            isBar ? style.accent : style.line)
                    }
            case .picture(_, let shown): letterbox(shown, in: frame, fill: style.accent)
            case .black(let shown): letterbox(shown, in: frame, fill: nil)
            }
        return .drawing(
            size,
            [
                .clipped(to: outline, content), .stroke(outline, .color(style.line), StrokeStyle(width: 1.5)),
            ])
    }

    /// An app of a size on a screen that may be larger: scaled to fit, between black bars.
    ///
    /// A portrait picture on a screen in landscape lies on its side.
    private func letterbox(_ picture: CGSize, in frame: CGRect, fill: Color?) -> [DrawingItem] {
        let isOnItsSide = picture.width < picture.height && frame.width > frame.height
        let shown = isOnItsSide ? CGSize(width: picture.height, height: picture.width) : picture
        let factor = min(frame.width / shown.width, frame.height / shown.height)
        let size = CGSize(width: shown.width * factor, height: shown.height * factor)
        let area = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height)
        let black = Color.black
        guard let fill else {
            // The app's own area is black as well, so only its outline is visible.
            return [
                .rectangle(frame, black),
                .stroke(
                    .rectangle(area.insetBy(dx: 3, dy: 3)), .color(style.hairline),
                    StrokeStyle(width: 1, dashes: [3, 2])),
            ]
        }
        return [.rectangle(frame, black), .rectangle(area, fill)]
    }
}
