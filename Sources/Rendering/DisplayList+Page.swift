import Drawing
import Foundation

extension DisplayList {
    /// Width and height, in points, of the page that holds the list in a format without pixels.
    ///
    /// - Throws: ``RenderingProblem/impossibleSize(width:height:scale:)``.
    var pageSides: (width: CGFloat, height: CGFloat) {
        get throws(RenderingProblem) {
            let sides = CGFloat.ulpOfOne...CGFloat(RenderingOptions.maximumSide)
            guard sides.contains(size.width), sides.contains(size.height) else {
                throw .impossibleSize(width: size.width, height: size.height, scale: 1)
            }
            return (size.width, size.height)
        }
    }
}
