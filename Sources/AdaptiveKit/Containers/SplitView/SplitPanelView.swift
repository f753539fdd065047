package import Drawing
import Foundation
import Geometry
import Looks

/// The glass panel of a sidebar from iOS 26 on.
package final class SplitPanelView: UIView {
    /// Not documented by Apple; close to screenshots.
    private static let cornerRadius: CGFloat = 26

    /// The view that contains the sidebar, clipped to the panel's corners.
    package let content = UIView(frame: .zero)

    package override init(frame: CGRect) {
        super.init(frame: frame)
        content.layer.cornerRadius = Self.cornerRadius
        content.clipsToBounds = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        layoutState.isGlassPanel = true
    }

    required init?(coder: NSCoder) { nil }

    package override func paintContent(into items: inout [DrawingItem]) {
        super.paintContent(into: &items)
        items += SidebarLook(JobEnvironment.current.style).panelItems(
            in: bounds, cornerRadius: Self.cornerRadius, isDark: traitCollection.userInterfaceStyle == .dark)
    }
}
