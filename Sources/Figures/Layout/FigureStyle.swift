import Drawing
import Foundation
import Theming

/// The style of figures, derived from a theme's sheets and annotations.
struct FigureStyle {
    var background: Color
    var panel: Color
    var line: Color
    var accent: Color
    var margin: CGFloat
    private let grid: GridStyle

    init(_ theme: Theme) {
        grid = theme.grid
        background = theme.grid.background
        panel = theme.grid.panel
        line = theme.grid.detail
        accent = theme.annotations.spacing
        margin = theme.grid.margin
    }

    var hairline: Color { grid.hairline }

    func font(_ role: FigureTextRole) -> (size: CGFloat, weight: Int, color: Color) {
        switch role {
        case .title: (grid.headingSize, 700, grid.heading)
        case .heading: (grid.captionSize + 2, 600, grid.heading)
        case .caption: (grid.captionSize, 500, grid.caption)
        case .detail: (grid.detailSize, 400, grid.detail)
        case .accent: (grid.detailSize, 600, accent)
        }
    }
}
