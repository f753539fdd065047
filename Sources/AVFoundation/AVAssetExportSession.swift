public import CoreMedia
public import Foundation

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes a film in another format: it fails, because films are not read.
open class AVAssetExportSession: NSObject {
    /// How far an export is.
    public enum Status: Int, Hashable, Sendable {
        case unknown = 0, waiting, exporting, completed, failed, cancelled
    }

    public let presetName: String
    public let asset: AVAsset
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var timeRange = CMTimeRange.zero
    open var fileLengthLimit: Int64 = 0
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var metadata: [AVMetadataItem]?
    open private(set) var status = Status.unknown
    open var progress: Float { 0 }
    open var error: (any Error)? { status == .failed ? MediaIsNotRead() : nil }
    open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v] }

    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
        super.init()
    }

    open class func allExportPresets() -> [String] { [AVAssetExportPresetHighestQuality] }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        status = .failed
        handler()
    }
    /// - Throws: always, because films are not read.
    open func export(to url: URL, as fileType: AVFileType) async throws {
        status = .failed
        throw MediaIsNotRead()
    }
    open func cancelExport() { status = .cancelled }
}
