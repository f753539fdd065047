public import Foundation

/// A length of time, in seconds.
public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The current time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// In this project, Core Foundation's objects are those of Foundation.
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFData = NSData
public typealias CFURL = NSURL
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFMutableData = NSMutableData
public typealias CFMutableArray = NSMutableArray
public typealias CFMutableDictionary = NSMutableDictionary
public typealias CFAttributedString = NSAttributedString
public typealias CFError = NSError

/// The source of an object's memory, which is always the standard one.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil

/// A number of elements or a place among them.
public typealias CFIndex = Int
/// Options of a call, each a bit.
public typealias CFOptionFlags = UInt

/// The address of the data's bytes, which are there as long as the data is.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// Creates empty data; a capacity of 0 has no limit, as every other one here.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// The number of owners of an object, at least.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> Int { cf == nil ? 0 : 1 }

/// The number of elements of an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> Int { theArray?.count ?? 0 }

/// An element of an array, which `unsafeBitCast` takes as an object.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: Int) -> UnsafeRawPointer! {
    guard let theArray, (0..<theArray.count).contains(idx) else { return nil }
    let element = theArray.object(at: idx)
    let object = element as AnyObject
    // The array owns its objects, but not those that stand for Swift's values, which nobody would own.
    let reference =
        type(of: element) is AnyClass ? Unmanaged.passUnretained(object) : Unmanaged.passRetained(object)
    return UnsafeRawPointer(reference.toOpaque())
}

/// The description of an error for people.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { NSString(string: err?.localizedDescription ?? "") }

/// A part of a text or an array, in units of UTF-16 or elements.
public struct CFRange: Hashable, Sendable {
    public var location: Int
    public var length: Int

    public init() { (location, length) = (0, 0) }
    public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
}

/// Creates a range.
public func CFRangeMake(_ loc: Int, _ len: Int) -> CFRange { CFRange(location: loc, length: len) }

/// The index of what was not found.
public let kCFNotFound = -1

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// The constants of Core Graphics under their names in C.
public let CGPointZero = CGPoint.zero
public let CGSizeZero = CGSize.zero
public let CGRectZero = CGRect.zero

/// The keys of a bundle's property list under their names in C.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
