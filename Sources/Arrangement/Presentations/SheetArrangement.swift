import Devices
public import Foundation
import Geometry

/// The properties of a sheet that determine its frame.
public struct SheetRequest: Hashable, Sendable {
    /// A height that a sheet rests at.
    public struct Detent: Hashable, Sendable {
        public enum Height: Hashable, Sendable {
            case medium, large
            /// The height that a resolver returned, in points without the bottom safe area; `nil` if the detent is
            /// inactive.
            case custom(CGFloat?)
        }

        public var identifier: String
        public var height: Height

        public static let large = Detent(identifier: "com.apple.UIKit.large", height: .large)
        public static let medium = Detent(identifier: "com.apple.UIKit.medium", height: .medium)

        public init(identifier: String, height: Height) {
            self.identifier = identifier
            self.height = height
        }
    }

    /// Whether it is a form sheet rather than a page sheet.
    public var isForm: Bool
    public var preferredContentSize: CGSize?
    /// The detents in the given order; before iOS 15 there is only a large one.
    public var detents: [Detent]
    public var selected: String?
    public var largestUndimmed: String?
    public var prefersEdgeAttachedInCompactHeight: Bool
    public var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool
    public var preferredCornerRadius: CGFloat?
    /// Whether the delegate keeps the sheet from adapting to compact width: a form sheet then floats on a phone too.
    public var keepsOwnStyle = false

    public init(
        isForm: Bool = false, preferredContentSize: CGSize? = nil, detents: [Detent] = [.large],
        selected: String? = nil, largestUndimmed: String? = nil, prefersEdgeAttachedInCompactHeight: Bool = false,
        widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false, preferredCornerRadius: CGFloat? = nil
    ) {
        self.isForm = isForm
        self.preferredContentSize = preferredContentSize
        self.detents = detents
        self.selected = selected
        self.largestUndimmed = largestUndimmed
        self.prefersEdgeAttachedInCompactHeight = prefersEdgeAttachedInCompactHeight
        self.widthFollowsPreferredContentSizeWhenEdgeAttached = widthFollowsPreferredContentSizeWhenEdgeAttached
        self.preferredCornerRadius = preferredCornerRadius
    }
}

/// The frame of a sheet, and its effect on the area behind it.
public struct SheetArrangement: Hashable, Sendable {
    /// The placement of a sheet in its window.
    public enum Placement: Hashable, Sendable {
        /// The sheet covers the whole window.
        case fullScreen
        /// The sheet spans the width at the bottom.
        case attached
        /// The sheet does not touch any edge.
        case floating
    }

    public var frame: CGRect
    public var placement: Placement
    /// The radius of the upper corners, and of the lower ones if the sheet floats.
    public var cornerRadius: CGFloat
    /// Whether the area behind the sheet is dimmed.
    ///
    /// > Rule: PRES-14.
    public var dims: Bool
    /// Whether the presenter's view shrinks to a card behind.
    ///
    /// > Rules: PRES-6 and SHEET-4.
    public var pushesPresenterBack: Bool
    /// The detent at which the sheet rests.
    public var detent: String?
}

/// The frame of a presenter's view that a sheet pushes back.
public struct PushedBackPresenter: Hashable, Sendable {
    /// The scale at which it is drawn.
    public var scale: CGFloat
    /// The top of the view in the window, in points.
    public var top: CGFloat
    public var cornerRadius: CGFloat
}

extension PresentationEnvironment {
    /// The full height of the sheet without the bottom safe area, on which detents are based.
    public var maximumDetentValue: CGFloat { max(0, size.height - sheetTopGap - safeArea.bottom) }

    private var sheetTopGap: CGFloat {
        Presentations.sheetTopGap(safeAreaTop: safeArea.top, hasHomeIndicator: bars.hasHomeIndicator)
    }

    /// The height of a detent without the bottom safe area; `nil` if it is inactive, as a medium one in compact height.
    ///
    /// A medium detent is half the full height.
    ///
    /// > Rule: SHEET-1.
    public func value(of detent: SheetRequest.Detent, maximum: CGFloat) -> CGFloat? {
        switch detent.height {
        case .large: return maximum
        case .medium: return bars.isCompactHeight ? nil : grid.round(maximum / 2)
        case .custom(let value): return value.map { min(max(0, $0), maximum) }
        }
    }

    /// The active detents, smallest first.
    private func active(_ request: SheetRequest, maximum: CGFloat) -> [(id: String, value: CGFloat)] {
        let given = bars.version >= .iOS15 ? request.detents : [SheetRequest.Detent.large]
        let active = given.enumerated().compactMap { index, detent in
            value(of: detent, maximum: maximum).map { (index: index, id: detent.identifier, value: $0) }
        }
        guard !active.isEmpty else { return [(SheetRequest.Detent.large.identifier, maximum)] }
        return active.sorted { ($0.value, $0.index) < ($1.value, $1.index) }.map { ($0.id, $0.value) }
    }

    /// Computes the frame of a sheet.
    ///
    /// In compact width it spans the width, with a gap above from iOS 13 on and without one before. In compact height
    /// it covers the whole window unless it is set to be attached to the edge. In regular width it is centered, at the
    /// preferred content size; a detent then reduces its height.
    ///
    /// - Parameter request: the properties of the sheet.
    /// - Returns: the frame and its effects.
    /// > Rules: PRES-5, PRES-6, PRES-14 and SHEET-1 to SHEET-5.
    public func arrangeSheet(_ request: SheetRequest) -> SheetArrangement {
        let version = bars.version
        let radius = request.preferredCornerRadius.flatMap { version >= .iOS15 ? max(0, $0) : nil }
        let isAttached = bars.isCompactHeight && isAttachedInCompactHeight(request)
        if request.keepsOwnStyle, request.isForm { return floatingSheet(request, radius: radius) }
        // In compact height, sheets are full screens from iOS 13 on, on large phones as well.
        if version >= .iOS13, bars.isCompactHeight, !isAttached { return fullScreenSheet }
        guard isCompactWidth || isAttached else { return floatingSheet(request, radius: radius) }
        guard version >= .iOS13 else { return fullScreenSheet }
        let maximum = maximumDetentValue
        let detents = active(request, maximum: maximum)
        let rest = detents.first { $0.id == request.selected } ?? detents[0]
        let isFull = rest.value >= maximum
        var frame = bounds
        frame.size.height = isFull ? size.height - sheetTopGap : rest.value + safeArea.bottom
        if bars.isCompactHeight {
            frame.size.width -= safeArea.left + safeArea.right
            frame.origin.x = safeArea.left
            if request.widthFollowsPreferredContentSizeWhenEdgeAttached, let wish = request.preferredContentSize?.width,
                wish > 0
            {
                frame.size.width = min(wish, frame.width)
                frame.origin.x = grid.round((size.width - frame.width) / 2)
            }
        }
        // From iOS 26 on, a sheet of partial height floats above the edges, its corners inside the screen's corners.
        let floats = version >= .iOS26 && !isFull && !bars.isCompactHeight
        let inset: CGFloat = floats ? Self.floatingInset : 0
        frame = CGRect(
            x: frame.minX + inset, y: size.height - frame.height - inset, width: frame.width - 2 * inset,
            height: frame.height)
        let standard = Presentations.sheetCornerRadius(version: version)
        let corner = radius ?? (floats ? max(standard, screenCornerRadius - inset) : standard)
        return SheetArrangement(
            frame: frame, placement: floats ? .floating : .attached, cornerRadius: corner,
            dims: dims(request, detents, at: rest.value),
            pushesPresenterBack: isFull && !bars.isCompactHeight, detent: rest.id)
    }

    /// The distance between a floating sheet and the edges on iOS 26, which has no source.
    private static let floatingInset: CGFloat = 8

    private func isAttachedInCompactHeight(_ request: SheetRequest) -> Bool {
        request.prefersEdgeAttachedInCompactHeight && bars.version >= .iOS15
    }

    private var fullScreenSheet: SheetArrangement {
        SheetArrangement(
            frame: bounds, placement: .fullScreen, cornerRadius: 0, dims: false,
            pushesPresenterBack: false, detent: nil)
    }

    private func floatingSheet(_ request: SheetRequest, radius: CGFloat?) -> SheetArrangement {
        let version = bars.version
        var full =
            request.isForm
            ? request.preferredContentSize.map { wish in
                let standard = Presentations.formSheetSize(version: version)
                return CGSize(
                    width: wish.width > 0 ? wish.width : standard.width,
                    height: wish.height > 0 ? wish.height : standard.height)
            } ?? Presentations.formSheetSize(version: version)
            : Presentations.pageSheetSize(self)
        full = CGSize(width: min(full.width, size.width), height: min(full.height, size.height))
        let detents = active(request, maximum: full.height)
        let rest = detents.first { $0.id == request.selected } ?? detents[0]
        // To iOS 12 a page stands on the lower edge; upright it leaves the status bar free.
        let isOldPage = !request.isForm && version < .iOS13
        let frame = CGRect(
            x: grid.round((size.width - full.width) / 2),
            y: isOldPage ? size.height - rest.value : grid.round((size.height - rest.value) / 2), width: full.width,
            height: rest.value)
        let corner = frame.size == size ? 0 : radius ?? Presentations.sheetCornerRadius(version: version)
        return SheetArrangement(
            frame: frame, placement: .floating, cornerRadius: corner,
            dims: dims(request, detents, at: rest.value), pushesPresenterBack: false, detent: rest.id)
    }

    /// > Rule: PRES-14.
    private func dims(
        _ request: SheetRequest, _ detents: [(id: String, value: CGFloat)], at value: CGFloat
    ) -> Bool {
        guard bars.version >= .iOS15, let undimmed = detents.first(where: { $0.id == request.largestUndimmed }) else {
            return true
        }
        return value > undimmed.value
    }

    /// The frame of a presenter behind a card: 16 points from each side, with its top ten points above the card's top.
    ///
    /// The width matches `sheet.backgroundScale`.
    ///
    /// > Rules: PRES-6 and SHEET-4.
    public var pushedBackPresenter: PushedBackPresenter {
        PushedBackPresenter(
            scale: size.width > 32 ? (size.width - 32) / size.width : 1, top: max(0, sheetTopGap - 10),
            cornerRadius: Presentations.sheetCornerRadius(version: bars.version))
    }
}
