import Diagnostics
import Workers

/// Reads an input on a thread of its own, so that one that ends or holds up its reader is no other input's trouble.
///
/// - Parameters:
///   - path: of the input, for what is said where reading it is given up.
///   - read: reads it.
/// - Returns: what was read.
/// - Throws: why it cannot be read.
func reading<Value: Sendable>(
    _ path: String, _ read: @escaping @Sendable () throws(DiagnosedError) -> Diagnosed<Value>
) throws(DiagnosedError) -> Diagnosed<Value> {
    let result: Result<Diagnosed<Value>, DiagnosedError>
    do {
        result = try onWorker(
            timeLimit: .seconds(JobLoss.standardTimeLimit),
            name: "read \(path)",
            lost: { .failure(DiagnosedError(WorkerProblem($0), at: SourceLocation(file: path))) }
        ) {
            do throws(DiagnosedError) { return .success(try read()) } catch { return .failure(error) }
        }
    } catch let error as DiagnosedError {
        throw error
    } catch {
        throw DiagnosedError(RunProblem.pictureFailed(reason: "\(error)"), at: SourceLocation(file: path))
    }
    return try result.get()
}
