public import InterfaceDocuments
public import Traits
public import UIKit

extension InfoPlist {
    /// The orientations that the property list declares for an idiom; `nil` if it declares none.
    public func appOrientations(for idiom: UIUserInterfaceIdiom) -> AppOrientations? {
        guard let listed = supportedOrientations.value(for: idiom), !listed.isEmpty else { return nil }
        let masks: [InterfaceOrientation: UIInterfaceOrientationMask] = [
            .portrait: .portrait, .portraitUpsideDown: .portraitUpsideDown, .landscapeLeft: .landscapeLeft,
            .landscapeRight: .landscapeRight,
        ]
        return AppOrientations(
            supported: listed.reduce(into: []) { $0.formUnion(masks[$1] ?? []) },
            requiresFullScreen: requiresFullScreen)
    }
}
