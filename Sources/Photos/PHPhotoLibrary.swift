@_exported public import AVFoundation
@_exported public import CoreLocation
public import Foundation

/// Whether an app may see the photos: not asked yet.
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
    case notDetermined = 0, restricted, denied, authorized, limited
}

/// The access that an app asks for.
public enum PHAccessLevel: Int, Hashable, Sendable { case addOnly = 1, readWrite }

/// The device's photos: there are none.
public final class PHPhotoLibrary: NSObject, Sendable {
    private static let library = PHPhotoLibrary()
    public class func shared() -> PHPhotoLibrary { library }
    public class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    public class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    public class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    /// Changes nothing.
    public func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, nil) }
    /// Changes nothing.
    ///
    /// - Throws: always, because there are no photos.
    public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }
    public var unavailabilityReason: (any Error)? { nil }
}

/// Why photos cannot be seen or changed.
public struct PHPhotosError: Error, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
        case internalError = -1
        case userCancelled = 3072
        case libraryVolumeOffline = 3114
        case networkAccessRequired = 3164
        case invalidResource = 3302
        case accessRestricted = 3310
        case accessUserDenied
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
}
