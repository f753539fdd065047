import AdaptiveKit
import Foundation

extension RuntimeClass {
    @_optimize(none) @inline(never)
    @MainActor
    static func make(_ type: MKAnnotationView.Type, reuseIdentifier: String?) -> MKAnnotationView {
        let passing = unsafeBitCast(type, to: FinalAnnotationView.Type.self)
        return unsafeDowncast(passing.init(runtimeIdentifier: reuseIdentifier) as AnyObject, to: MKAnnotationView.self)
    }
}

private final class FinalAnnotationView: MKAnnotationView {}

extension MKAnnotationView {
    fileprivate convenience init(runtimeIdentifier: String?) {
        self.init(annotation: nil, reuseIdentifier: runtimeIdentifier)
    }
}
