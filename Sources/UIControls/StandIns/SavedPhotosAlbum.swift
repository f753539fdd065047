public import AdaptiveKit
public import UIValues

/// Saves an image among the user's photos: there are none, so nothing is saved, and nobody is told.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Whether a video can be saved among the user's photos: none can.
@MainActor public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// Saves a video among the user's photos: nothing is saved, and nobody is told.
@MainActor public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}
