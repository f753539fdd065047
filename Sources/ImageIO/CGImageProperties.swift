public import CoreGraphics
public import Foundation

/// The properties of the whole file, which are empty.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    NSDictionary()
}

public var kCGImagePropertyJFIFDictionary: CFString { "{JFIF}" }
public var kCGImagePropertyJFIFIsProgressive: CFString { "IsProgressive" }
public var kCGImagePropertyTIFFDictionary: CFString { "{TIFF}" }
public var kCGImagePropertyTIFFOrientation: CFString { "Orientation" }
public var kCGImagePropertyTIFFArtist: CFString { "Artist" }
public var kCGImagePropertyTIFFMake: CFString { "Make" }
public var kCGImagePropertyTIFFModel: CFString { "Model" }
public var kCGImagePropertyTIFFSoftware: CFString { "Software" }
public var kCGImagePropertyExifDictionary: CFString { "{Exif}" }
public var kCGImagePropertyExifDateTimeOriginal: CFString { "DateTimeOriginal" }
public var kCGImagePropertyExifDateTimeDigitized: CFString { "DateTimeDigitized" }
public var kCGImagePropertyExifUserComment: CFString { "UserComment" }
public var kCGImagePropertyGPSDictionary: CFString { "{GPS}" }
public var kCGImagePropertyGPSLatitude: CFString { "Latitude" }
public var kCGImagePropertyGPSLatitudeRef: CFString { "LatitudeRef" }
public var kCGImagePropertyGPSLongitude: CFString { "Longitude" }
public var kCGImagePropertyGPSLongitudeRef: CFString { "LongitudeRef" }
public var kCGImagePropertyGPSAltitude: CFString { "Altitude" }
public var kCGImagePropertyGPSAltitudeRef: CFString { "AltitudeRef" }
public var kCGImagePropertyGPSTimeStamp: CFString { "TimeStamp" }
public var kCGImagePropertyGPSDateStamp: CFString { "DateStamp" }
public var kCGImagePropertyGPSSpeed: CFString { "Speed" }
public var kCGImagePropertyGPSSpeedRef: CFString { "SpeedRef" }
public var kCGImagePropertyGPSImgDirection: CFString { "ImgDirection" }
public var kCGImagePropertyGPSImgDirectionRef: CFString { "ImgDirectionRef" }
public var kCGImagePropertyGPSDOP: CFString { "DOP" }
public var kCGImagePropertyGPSMeasureMode: CFString { "MeasureMode" }
public var kCGImagePropertyMakerAppleDictionary: CFString { "{MakerApple}" }
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
public var kCGImagePropertyDPIWidth: CFString { "DPIWidth" }
public var kCGImagePropertyDPIHeight: CFString { "DPIHeight" }
