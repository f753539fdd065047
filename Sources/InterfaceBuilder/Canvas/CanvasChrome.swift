internal import Devices
internal import Foundation
internal import Geometry

/// The room that bars and the screen's edges take from a scene's view on the canvas.
struct CanvasChrome {
    let environment: CanvasEnvironment
    let bars: CanvasBars
    let simulated: SimulatedMetrics

    /// The safe area of a view of that size.
    ///
    /// The view's stored size tells whether opaque bars lie beside it instead of over it: then it is as much smaller.
    func safeAreaInsets(forViewOfSize size: CGSize) -> UIEdgeInsets {
        if bars.isEmbedded { return .zero }
        var top = bars.isPresented && isCard(size) ? 0 : statusBar
        var bottom = environment.safeArea.bottom
        if bars.hasNavigationBar { top += navigationBarHeight(isCard: bars.isPresented && isCard(size)) }
        switch bars.bottom {
        case .none: break
        case .tabBar: bottom += environment.isPad && environment.version >= .iOS11 ? 50 : 49
        case .toolbar: bottom += environment.isPad && environment.version >= .iOS12 ? 50 : 44
        }
        var missing = environment.size.height - size.height
        if bars.isPresented, isCard(size) { missing -= cardGap }
        if isFreeform(size) { missing = 0 }
        if missing > 0.5 {
            if abs(missing - top - bottom) <= 1 {
                (top, bottom) = (0, 0)
            } else if abs(missing - top) <= 1 {
                top = 0
            } else if abs(missing - bottom) <= 1 {
                bottom = 0
            } else if abs(missing - statusBar) <= 1 {
                top -= statusBar
            }
        }
        let sides = environment.safeArea
        return UIEdgeInsets(top: max(0, top), left: sides.left, bottom: max(0, bottom), right: sides.right)
    }

    private var statusBar: CGFloat {
        if case .none = simulated.statusBar {
            // The cutout stays where there is one.
            return environment.safeArea.bottom > 0 && !environment.isPad ? environment.safeArea.top : 0
        }
        return environment.safeArea.top
    }

    private func isFreeform(_ size: CGSize) -> Bool {
        if case .freeform = simulated.destination { return true }
        return false
    }

    /// Whether the stored size is that of a card rather than of the screen.
    private func isCard(_ size: CGSize) -> Bool {
        environment.version >= .iOS13 && size.height <= environment.size.height - cardGap + 0.5
    }

    /// How much lower a card's top is than the screen's.
    private var cardGap: CGFloat {
        environment.safeArea.bottom > 0 ? environment.safeArea.top + 10 : 20
    }

    private func navigationBarHeight(isCard: Bool) -> CGFloat {
        var height: CGFloat = 44
        if environment.isPad { height = environment.version >= .iOS12 ? 50 : 44 }
        if isCard { height = 56 }
        if environment.version >= .iOS26 { height = 54 }
        if environment.isLandscape, !environment.isPad { height = 32 }
        if bars.hasPrompt { height += 30 }
        if bars.hasLargeTitle, environment.version >= .iOS11, !environment.isLandscape { height += 52 }
        return height
    }
}
