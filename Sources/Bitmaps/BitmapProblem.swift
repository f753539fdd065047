public import Diagnostics
public import Geometry

/// A problem with a picture that is read or written.
public enum BitmapProblem: Error, Problem, Hashable {
    /// The bytes do not begin like a supported picture format.
    case unknownFormat
    /// The file is a pointer of Git LFS to one that was not fetched.
    case notFetched
    /// The file ends before the picture does.
    case truncated(PictureFormat)
    /// The file breaks the rules of its format; the reason is the decoder's.
    case corrupt(PictureFormat, reason: String)
    /// The picture is larger than the limits allow.
    case tooLarge(PixelSize, PixelLimits)
    /// The picture is valid, but uses an unsupported feature.
    case unsupported(PictureFormat, reason: String)

    public var code: String {
        switch self {
        case .unknownFormat: "unknown-picture-format"
        case .notFetched: "picture-not-fetched"
        case .truncated: "truncated-picture"
        case .corrupt: "corrupt-picture"
        case .tooLarge: "picture-too-large"
        case .unsupported: "unsupported-picture"
        }
    }

    public var message: String {
        switch self {
        case .unknownFormat: "this is neither a PNG nor a JPEG picture"
        case .notFetched: LargeFilePointer.message
        case .truncated(let format): "the \(format) file is incomplete"
        case .corrupt(let format, let reason): "the \(format) picture is damaged: \(reason)"
        case .tooLarge(let size, let limits):
            "a picture of \(size) pixels is beyond the limit of \(limits.maximumSide) a side and "
                + "\(limits.maximumPixels) in all"
        case .unsupported(let format, let reason): "the \(format) picture cannot be read: \(reason)"
        }
    }

    public var remedy: String? {
        switch self {
        case .unknownFormat: "save it as PNG or JPEG"
        case .notFetched: LargeFilePointer.remedy
        case .truncated, .corrupt: "export the picture again"
        case .tooLarge: "make the picture smaller"
        case .unsupported(let format, _): "save it as an ordinary 8-bit sRGB \(format)"
        }
    }
}

extension BitmapProblem {
    /// The problem of a file that begins like no picture.
    static func noPicture(_ bytes: some Sequence<UInt8>) -> BitmapProblem {
        LargeFilePointer.isPointer(bytes) ? .notFetched : .unknownFormat
    }
}

/// The formats that pixels are stored in.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case png = "PNG"
    case jpeg = "JPEG"

    /// Creates the format that bytes begin with; `nil` if it is unknown.
    public init?(recognizing bytes: some Collection<UInt8>) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else {
            return nil
        }
    }

    public var description: String { rawValue }
}

/// The limits of a picture's size, so that no input can request more memory than there is.
public struct PixelLimits: Hashable, Sendable {
    /// The longest side, in pixels.
    public var maximumSide: Int
    /// Width times height.
    public var maximumPixels: Int

    public init(maximumSide: Int = 32_767, maximumPixels: Int = 1 << 26) {
        self.maximumSide = maximumSide
        self.maximumPixels = maximumPixels
    }

    public func allow(_ size: PixelSize) -> Bool {
        (1...maximumSide).contains(size.width) && (1...maximumSide).contains(size.height)
            && size.width * size.height <= maximumPixels
    }
}
