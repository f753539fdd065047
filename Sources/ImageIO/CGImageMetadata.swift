public import CoreGraphics
public import Foundation

/// The metadata of an image, such as the location of a photo.
///
/// It is not read.
public class CGImageMetadata {}

/// Metadata of an image that can be changed.
public final class CGMutableImageMetadata: CGImageMetadata {}

/// Creates empty metadata.
public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata { CGMutableImageMetadata() }

/// Creates a copy of metadata.
public func CGImageMetadataCreateMutableCopy(_ metadata: CGImageMetadata) -> CGMutableImageMetadata? {
    CGMutableImageMetadata()
}

/// The metadata of an image.
///
/// It is not read.
public func CGImageSourceCopyMetadataAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImageMetadata? { nil }

/// Does nothing, because metadata is not kept.
///
/// - Returns: `false`.
@discardableResult
public func CGImageMetadataSetValueMatchingImageProperty(
    _ metadata: CGMutableImageMetadata, _ dictionaryName: CFString, _ propertyName: CFString, _ value: Any
) -> Bool { false }
