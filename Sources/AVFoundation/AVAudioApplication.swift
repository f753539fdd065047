public import Foundation

/// The app as one that records and plays sounds.
///
/// Nobody has answered whether it may record.
public final class AVAudioApplication: NSObject, @unchecked Sendable {
    public enum recordPermission: Int, Hashable, Sendable { case undetermined = 0, denied, granted }

    public static let shared = AVAudioApplication()

    private override init() { super.init() }

    public var recordPermission: recordPermission { .undetermined }
    public var isInputMuted: Bool { false }
    public class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) { response(false) }
    public class func requestRecordPermission() async -> Bool { false }
}
