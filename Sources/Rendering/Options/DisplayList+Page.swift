import Drawing
import Foundation

extension DisplayList {
    /// The page size of the list in vector formats, in points.
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
