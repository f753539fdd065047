import Diagnostics
import Foundation
import Pages

/// The outcomes of a run's jobs, added one at a time in the order of the jobs.
final class RunOutcomes: @unchecked Sendable {
    var summary = DiagnosticSummary()
    var files: [PreviewReport.File] = []
    var failures = 0
    /// The sizes of existing pictures in points, by the index of the job.
    var sizes: [(key: Int, value: CGSize)] = []
    var gallery: GalleryBuilder?
    var pairs: PictureSet?
    private let documents: [String]

    init(for request: PreviewRequest, documents: [String]) {
        self.documents = documents
        if request.hasPairs { pairs = PictureSet() }
        if request.gallery != nil { gallery = GalleryBuilder(app: AppTitle.title(of: documents)) }
    }

    func take(_ outcome: PreviewRun.PictureOutcome) {
        let job = outcome.job
        summary.add(outcome.diagnostics, from: job.variant)
        summary.add(outcome.fontDiagnostics)
        files += outcome.files
        if outcome.files.isEmpty { failures += 1 }
        guard let size = outcome.size else { return }
        sizes.append((job.index, size))
        gallery?.add(
            job.name, document: job.stem, variant: job.variant, size: size,
            files: outcome.files.map { PageFile(name: $0.name, width: $0.width, height: $0.height) },
            thumbnail: outcome.thumbnail, record: outcome.record, diagnostics: outcome.diagnostics)
        pairs?.add(
            PictureName.nameOfAllAppearances(stem: job.stem, job.variant), stem: job.stem,
            document: documents[job.document], variant: job.variant, size: size, files: outcome.files.map(\.name),
            record: outcome.record)
    }
}
