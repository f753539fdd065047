public import Foundation

/// The kinds of tags that a type has in Core Services.
public var kUTTagClassFilenameExtension: NSString { "public.filename-extension" }
public var kUTTagClassMIMEType: NSString { "public.mime-type" }

/// The identifier of the type with a file name's extension or a MIME type; `nil` if there is none.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: NSString, _ inTag: NSString, _ inConformingToUTI: NSString?
) -> Unmanaged<NSString>? {
    let tag = inTag as String
    let type =
        inTagClass.isEqual(kUTTagClassMIMEType) ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
    return type.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// The file name's extension or the MIME type of a type; `nil` if it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: NSString, _ inTagClass: NSString) -> Unmanaged<NSString>? {
    let type = UTType(inUTI as String)
    let tag = inTagClass.isEqual(kUTTagClassMIMEType) ? type?.preferredMIMEType : type?.preferredFilenameExtension
    return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}
