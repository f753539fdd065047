import Diagnostics
import Workers

/// Reads an input on its own thread, so that a crash or delay does not affect other inputs.
///
/// - Parameters:
///   - path: the path of the input, for messages.
///   - read: reads the input.
/// - Returns: the value that was read.
/// - Throws: the reason why it cannot be read.
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
