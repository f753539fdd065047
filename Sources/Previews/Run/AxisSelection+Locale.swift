public import Devices
import Foundation

extension [VariantAxis: [String]] {
    /// The same words with the language's writing direction, if they name no direction: an app in Arabic or Hebrew is
    /// laid out from right to left.
    public func following(locale: String?) -> Self {
        guard let locale, self[.direction] == nil,
            Locale.Language(identifier: locale).characterDirection == .rightToLeft
        else { return self }
        return merging([.direction: ["rtl"]]) { own, _ in own }
    }
}
