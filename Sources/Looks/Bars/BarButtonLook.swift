package import Drawing
package import Foundation
import Geometry

/// The look of a button in a bar: the title or the symbol of its role, and the glass below it.
package struct BarButtonLook {
    /// The roles of buttons that the system provides.
    package enum Role: Hashable, Sendable, CaseIterable {
        case done, cancel, edit, save, undo, redo, close
        case add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause
        case rewind, fastForward, pageCurl
    }

    /// The weight of a symbol's lines.
    package enum SymbolWeight { case light, regular, semibold }

    private let era: SystemStyle.Era

    /// The look in a style of the system.
    package init(_ style: SystemStyle) {
        era = style.era
    }

    // MARK: Roles

    /// The title of a role in English; `nil` for roles that only have a symbol.
    package func title(of role: Role) -> String? {
        switch role {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        case .close: "Close"
        default: nil
        }
    }

    /// The symbol of a role; `nil` for roles that have a title instead.
    package func symbolName(of role: Role) -> String? {
        switch role {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.backward"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        case .pageCurl: "doc"
        case .close: era == .flat ? nil : "xmark"
        case .done: era == .glass ? "checkmark" : nil
        case .cancel: era == .glass ? "xmark" : nil
        case .edit, .save, .undo, .redo: nil
        }
    }

    /// The font size for which a role's symbol is drawn, in points.
    package static let symbolPointSize: CGFloat = 17
    /// The width of the space for a role's symbol, in points.
    package static let symbolRoom: CGFloat = 24

    /// The weight of a role's symbol; up to iOS 12 symbols were images with thinner lines.
    package func symbolWeight(isProminent: Bool) -> SymbolWeight {
        if isProminent { return .semibold }
        return switch era {
        case .flat: .light
        case .raised, .glass: .regular
        }
    }

    // MARK: Glass

    /// Whether buttons are on capsules of glass, and a done button on a filled one.
    package var standsOnGlass: Bool { era == .glass }

    /// The places of images that share glass, in points: measured in pictures of iOS 26.
    private struct SharedGlass {
        /// The distance from the end of the glass to the image beside it.
        var margin: CGFloat
        /// The distance between two images.
        var gap: CGFloat

        /// A navigation bar's glass is 44 points high: two chevrons have their middles 23 from its ends and 54 apart.
        ///
        /// A toolbar's is 48 points high: margins are 12 to 14, and images 30 to 31.5 apart.
        init(height: CGFloat) {
            (margin, gap) = height > 44 ? (13.33, 30.67) : (11, 30.33)
        }
    }

    /// The distance between two buttons on the same glass, in points.
    package static func gapOnSharedGlass(height: CGFloat) -> CGFloat {
        let glass = SharedGlass(height: height)
        return glass.gap - 2 * glass.margin
    }

    /// The width of a button on glass, in points.
    ///
    /// A title has 16 points on either side. An image of the usual size is on a disc. Images that share glass are at the
    /// same distance from each other whatever their widths.
    package static func widthOnGlass(
        ofContent width: CGFloat, isPicture: Bool, isShared: Bool, height: CGFloat
    ) -> CGFloat {
        guard isPicture else { return max(height, width + 32) }
        return isShared
            ? max(height, width + 2 * SharedGlass(height: height).margin) : max(height, width + 16)
    }

    /// A button with its place and background.
    package struct Placed {
        package enum Ground {
            case none
            case glass
            /// A separate, filled capsule.
            case filled(Color)
        }

        package var frame: CGRect
        package var ground: Ground
        /// Whether it is on the same capsule as the button before it.
        package var sharesGlass: Bool

        package init(frame: CGRect, ground: Ground, sharesGlass: Bool) {
            self.frame = frame
            self.ground = ground
            self.sharesGlass = sharesGlass
        }
    }

    /// The items that draw the capsules behind buttons.
    package func capsuleItems(behind buttons: [Placed], height: CGFloat, isDark: Bool) -> [DrawingItem] {
        var items: [DrawingItem] = []
        var group: CGRect?
        func capsule(_ rect: CGRect) -> CGRect {
            rect.centered(CGSize(width: max(height, rect.width), height: height))
        }
        func close() {
            if let group { items.glass(in: capsule(group), isDark: isDark) }
            group = nil
        }
        for button in buttons {
            if !button.sharesGlass { close() }
            switch button.ground {
            case .none: break
            case .glass: group = group.map { $0.union(button.frame) } ?? button.frame
            case .filled(let color): items.fill(capsule(button.frame), cornerRadius: height / 2, color)
            }
        }
        close()
        return items
    }

    // MARK: Back buttons

    /// The width of a back button's chevron including the gap to its title, in points.
    package static let chevronExtent: CGFloat = 20.25
    /// The width of a back button's chevron, in points.
    package static let chevronWidth: CGFloat = 12.5

    /// The items that draw a back button's chevron, centered in a rectangle.
    package static func chevronItems(in rect: CGRect, color: Color, isRightToLeft: Bool) -> [DrawingItem] {
        ControlSign.chevronBackward.items(
            in: rect.centered(CGSize(width: 24, height: 24)), color: color, weight: 3, isRightToLeft: isRightToLeft)
    }
}
