public import Devices
public import Diagnostics

extension PictureSource {
    /// Whether nothing is shown on variants in portrait, as of an app that is always in landscape.
    ///
    /// If no orientation was named, such an app is meant in landscape.
    public func isShownOnlyTurned(from variants: [Variant]) -> Bool {
        !documents.isEmpty && variants.allSatisfy { $0.orientation == .portrait } && shown(on: variants).value.isEmpty
    }

    /// The pairs of documents and variants to show, and the reasons why others are excluded.
    ///
    /// - Parameter variants: the variants. Each document is shown on those that its app runs on and that it is meant
    ///   for.
    /// - Returns: the documents' indices with the variants, in order, and a note for each reason for excluding some,
    ///   with their number.
    public func shown(on variants: [Variant]) -> Diagnosed<[(document: Int, variant: Variant)]> {
        var shown: [(document: Int, variant: Variant)] = []
        var reasons: [(diagnostic: Diagnostic, variants: Set<Variant>)] = []
        for document in documents.indices {
            for variant in variants {
                switch exclusion(of: document, on: variant) {
                case nil: shown.append((document, variant))
                case .anotherInItsPlace: break
                case .never(let diagnostic):
                    if let index = reasons.firstIndex(where: { $0.diagnostic.description == diagnostic.description }) {
                        reasons[index].variants.insert(variant)
                    } else {
                        reasons.append((diagnostic, [variant]))
                    }
                }
            }
        }
        let exclusions = reasons.map { reason in
            var diagnostic = reason.diagnostic
            let count = reason.variants.count
            diagnostic.context = "\(count) variant\(count == 1 ? "" : "s") left out"
            return diagnostic
        }
        return Diagnosed(shown, diagnostics: exclusions)
    }
}
