import Bitmaps
import Diagnostics

/// Knows a run again by all that it depends on: program, options, theme, folder, and the content of every input.
///
/// Where any of it cannot be told, there is no memory, and the run looks at each picture by itself.
struct RunMemory: Sendable {
    private let cache: PictureCache
    private let folder: OutputFolder
    private let key: ContentDigest

    /// - Parameters:
    ///   - cache: where records are kept.
    ///   - folder: where the run's files go.
    ///   - request: the digest of what is asked for, sheets included.
    ///   - documents: what the run draws, by their paths.
    ///   - inputs: all that each document's pictures depend on.
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

    /// What the run would make, where an earlier one made it and every file lies as that left it.
    func report(for request: PreviewRequest, documents: [String]) -> PreviewReport? {
        guard let bytes = cache.bytes(for: key) else { return nil }
        let record: RunRecord
        do {
            record = try RunRecord(bytes: bytes)
        } catch {
            // As if it were not there.
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

    /// Writes down what a run made, if nothing of it is in doubt.
    ///
    /// - Parameters:
    ///   - report: what it made.
    ///   - request: what it was asked for.
    ///   - documents: what it drew.
    ///   - stamps: by which its files are known again, by their names.
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
            // Without it the next run looks at each picture, and that is all.
            return
        }
    }
}
