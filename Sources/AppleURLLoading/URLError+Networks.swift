public import Foundation

extension URLError {
    /// The reason why a network may not be used.
    public enum NetworkUnavailableReason: Int, Hashable, Sendable { case cellular, expensive, constrained }

    /// The reason why the network may not be used: none, because each one may.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }

    /// The reason why the system ended a download in the background.
    public enum BackgroundTaskCancelledReason: Int, Hashable, Sendable {
        case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
    }

    /// The reason why the system ended a download in the background: none, because it starts none.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }

    /// The data that a cancelled download goes on from: none.
    public var downloadTaskResumeData: Data? { nil }
}

/// The key of the data that a cancelled download goes on from.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
