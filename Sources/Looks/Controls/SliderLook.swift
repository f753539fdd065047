import Arrangement
import Devices
package import Drawing
package import Foundation
package import Geometry

/// The look of a slider: a track that is filled up to a thumb.
package struct SliderLook {
    /// The state of a slider.
    ///
    /// A color of `nil` is the system's.
    package struct Content {
        package var isEnabled: Bool
        /// Whether an image of the app replaces the thumb.
        package var hasThumbImage: Bool
        /// The app's image in place of the track before the thumb.
        package var minimumTrackImage: ImageContent?
        /// The app's image in place of the track after the thumb.
        package var maximumTrackImage: ImageContent?
        package var minimumTrackTintColor: Color?
        package var maximumTrackTintColor: Color?
        package var thumbTintColor: Color?

        package init(
            isEnabled: Bool, hasThumbImage: Bool, minimumTrackImage: ImageContent?,
            maximumTrackImage: ImageContent?, minimumTrackTintColor: Color?, maximumTrackTintColor: Color?,
            thumbTintColor: Color?
        ) {
            self.isEnabled = isEnabled
            self.hasThumbImage = hasThumbImage
            self.minimumTrackImage = minimumTrackImage
            self.maximumTrackImage = maximumTrackImage
            self.minimumTrackTintColor = minimumTrackTintColor
            self.maximumTrackTintColor = maximumTrackTintColor
            self.thumbTintColor = thumbTintColor
        }
    }

    /// The height of the frame, in points; a slider takes any width.
    package let height: CGFloat
    /// The insets of the alignment rectangle.
    ///
    /// In all documents up to iOS 18 the track begins two points inside on both sides, and a point is left below.
    /// Sliders of iOS 26 have no such insets.
    package let alignmentRectInsets: UIEdgeInsets
    package let thumbSize: CGSize
    private let trackHeight: CGFloat

    /// Creates the look in a style of the system.
    ///
    /// - Parameters:
    ///   - style: The style of the system.
    ///   - isInBar: Whether the slider is in a bar.
    package init(_ style: SystemStyle, isInBar: Bool) {
        let metrics = style.metrics(of: isInBar ? .sliderInBar : .slider)
        height = metrics.height
        alignmentRectInsets = metrics.alignmentRectInsets
        thumbSize = style.metrics(of: .sliderThumb).size
        trackHeight = style.metrics(of: .sliderTrack).height
        (trackMargin, thumbLift) =
            switch style.version {
            case ..<SystemVersion.iOS14: (2, 0)
            case ..<SystemVersion.iOS26: (3, 1.17)
            default: (0, 0)
            }
    }

    /// The height of the alignment rectangle, in points.
    package var intrinsicHeight: CGFloat { height - alignmentRectInsets.bottom }

    /// The rectangle of the track in a slider's bounds, from left to right.
    ///
    /// - Parameters:
    ///   - bounds: The slider's bounds.
    ///   - leadingImageWidth: The width of the image before the track; `nil` without one.
    ///   - trailingImageWidth: The width of the image after the track; `nil` without one.
    /// - Returns: The rectangle, in the coordinates of the bounds.
    package func trackRect(
        in bounds: CGRect, leadingImageWidth: CGFloat?, trailingImageWidth: CGFloat?
    ) -> CGRect {
        let before = leadingImageWidth.map { $0 + Self.imageGap } ?? trackMargin
        let after = trailingImageWidth.map { $0 + Self.imageGap } ?? trackMargin
        return CGRect(
            x: bounds.minX + before, y: bounds.midY - trackHeight / 2,
            width: max(0, bounds.width - before - after), height: trackHeight)
    }

    /// The distance from the sides of the slider to the ends of its track, in points.
    private let trackMargin: CGFloat
    /// The distance of the thumb's middle above the track's middle, in points.
    private let thumbLift: CGFloat
    private static let imageGap: CGFloat = 13

    /// The parts of the track before and after the middle of the thumb.
    private func trackParts(
        _ track: CGRect, thumb: CGRect, isRightToLeft: Bool
    ) -> (minimum: CGRect, maximum: CGRect) {
        let middle = min(max(thumb.midX, track.minX), track.maxX)
        let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        return isRightToLeft ? (right, left) : (left, right)
    }

    /// The items that draw a slider with its track and its thumb in the given rectangles.
    package func items(_ content: Content, track: CGRect, thumb: CGRect, _ pen: Pen) -> [DrawingItem] {
        var items: [DrawingItem] = []
        // Real tracks are aligned to whole pixels.
        let track = pen.grid.snap(track)
        let thumb = content.hasThumbImage ? thumb : thumb.offsetBy(dx: 0, dy: -thumbLift)
        let parts = trackParts(track, thumb: thumb, isRightToLeft: pen.isRightToLeft)
        if let image = content.maximumTrackImage {
            items += image.items(parts.maximum.centered(height: image.size.height), pen.tint)
        } else {
            items.fill(track, cornerRadius: track.height / 2, content.maximumTrackTintColor ?? pen.color(.systemFill))
        }
        if let image = content.minimumTrackImage {
            items += image.items(parts.minimum.centered(height: image.size.height), pen.tint)
        } else {
            items.fill(parts.minimum, cornerRadius: track.height / 2, content.minimumTrackTintColor ?? pen.tint)
        }
        if !content.hasThumbImage {
            items.knob(
                .roundedRectangle(thumb, cornerRadius: thumb.height / 2), content.thumbTintColor ?? .white,
                shadows: [
                    KnobShadow(opacity: 0.12, distance: 0.5, radius: 2),
                    KnobShadow(opacity: 0.12, distance: 6, radius: 6.5),
                ])
        }
        return items.dimmed(if: !content.isEnabled)
    }
}

extension CGRect {
    /// A rectangle as wide, of another height, with the same middle.
    fileprivate func centered(height: CGFloat) -> CGRect { centered(CGSize(width: width, height: height)) }
}
