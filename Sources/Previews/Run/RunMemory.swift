import Bitmaps
import Caching
import Diagnostics
import OutputFiles

/// A memory that recognizes a run by everything that it depends on: program, options, theme, folder, and the content of
/// every input.
///
/// If any of that is unknown, there is no memory, and the run checks each picture.
struct RunMemory: Sendable {
    private let cache: PictureCache
    private let folder: OutputFolder
    private let key: ContentDigest

    /// - Parameters:
    ///   - cache: the cache that keeps records.
    ///   - folder: the folder of the run's files.
    ///   - request: the digest of the request, including sheets.
    ///   - documents: the paths of the documents that the run draws.
    ///   - inputs: the digests of everything that each document's pictures depend on.
    init?(
        _ cache: PictureCache, folder: OutputFolder, request: ContentDigest, documents: [String],
        inputs: [ContentDigest?]
    ) {
        let known = inputs.compactMap(\.self)
        guard known.count == inputs.count, inputs.count == documents.count,
            let keys = LayoutKeys(request: request), let place = folder.absolutePath
        else { return nil }
        self.cache = cache
        self.folder = folder
        key = keys.digest([RunRecord.version, place] + zip(documents, known).flatMap { [$0, $1.hexadecimal] })
    }

    /// The report that the run would give, if an earlier run made the same files and all are still as it left them.
    func report(for request: PreviewRequest, documents: [String]) -> PreviewReport? {
        guard let bytes = cache.bytes(for: key) else { return nil }
        let record: RunRecord
        do {
            record = try RunRecord(bytes: bytes)
        } catch {
            // A damaged record counts as missing.
            return nil
        }
        var files: [PreviewReport.File] = []
        files.reserveCapacity(record.files.count)
        for file in record.files {
            guard documents.indices.contains(file.document),
                file.variant.map(request.variants.indices.contains) ?? true,
                FileStamp(path: folder.file(file.name)) == file.stamp
            else { return nil }
            files.append(
                PreviewReport.File(
                    name: file.name, document: documents[file.document],
                    variant: file.variant.map { request.variants[$0] }, width: file.width, height: file.height))
        }
        return PreviewReport(
            files: files, failures: 0, diagnostics: record.warnings.map(\.diagnostic), status: .good)
    }

    /// Records what a run made, if nothing about it is uncertain.
    ///
    /// - Parameters:
    ///   - report: the run's report.
    ///   - request: the run's request.
    ///   - documents: the documents that it drew.
    ///   - stamps: the stamps of its files, by name.
    func remember(
        _ report: PreviewReport, for request: PreviewRequest, documents: [String], stamps: [String: FileStamp]
    ) {
        guard report.status == .good, report.failures == 0 else { return }
        let variants = Dictionary(
            request.variants.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let places = Dictionary(documents.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var files: [RunRecord.File] = []
        for file in report.files {
            guard let stamp = stamps[file.name], let document = places[file.document] else { return }
            let variant = file.variant.flatMap { variants[$0] }
            guard (variant == nil) == (file.variant == nil) else { return }
            files.append(
                RunRecord.File(
                    name: file.name, document: document, variant: variant, width: file.width, height: file.height,
                    stamp: stamp))
        }
        do {
            let record = RunRecord(files: files, warnings: report.diagnostics.map(KeptDiagnostic.init))
            cache.store(try record.bytes(), for: key)
        } catch {
            // A failure only means that the next run checks each picture.
            return
        }
    }
}
