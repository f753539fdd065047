public import Devices
public import Diagnostics

extension PictureSource {
    /// What there is to show of documents × variants, and why the rest is not shown.
    ///
    /// - Parameter variants: each document is shown on each of them that its app runs on and that it is meant for.
    /// - Returns: the documents' indices with the variants, in order; as notes, each reason for leaving something out
    ///   once, with how many variants it left out.
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
