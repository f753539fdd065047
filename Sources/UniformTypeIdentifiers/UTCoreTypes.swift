public import Foundation

// The names of types before iOS 14, which the module of core services has.

public var kUTTypeItem: NSString { "public.item" }
public var kUTTypeContent: NSString { "public.content" }
public var kUTTypeData: NSString { "public.data" }
public var kUTTypeFolder: NSString { "public.folder" }
public var kUTTypeArchive: NSString { "public.archive" }
public var kUTTypeText: NSString { "public.text" }
public var kUTTypePlainText: NSString { "public.plain-text" }
public var kUTTypeUTF8PlainText: NSString { "public.utf8-plain-text" }
public var kUTTypeRTF: NSString { "public.rtf" }
public var kUTTypeHTML: NSString { "public.html" }
public var kUTTypeXML: NSString { "public.xml" }
public var kUTTypeJSON: NSString { "public.json" }
public var kUTTypeCommaSeparatedText: NSString { "public.comma-separated-values-text" }
public var kUTTypePDF: NSString { "com.adobe.pdf" }
public var kUTTypeImage: NSString { "public.image" }
public var kUTTypeJPEG: NSString { "public.jpeg" }
public var kUTTypePNG: NSString { "public.png" }
public var kUTTypeGIF: NSString { "com.compuserve.gif" }
public var kUTTypeTIFF: NSString { "public.tiff" }
public var kUTTypeLivePhoto: NSString { "com.apple.live-photo" }
public var kUTTypeMovie: NSString { "public.movie" }
public var kUTTypeVideo: NSString { "public.video" }
public var kUTTypeAudio: NSString { "public.audio" }
public var kUTTypeMPEG4: NSString { "public.mpeg-4" }
public var kUTTypeQuickTimeMovie: NSString { "com.apple.quicktime-movie" }
public var kUTTypeMP3: NSString { "public.mp3" }
public var kUTTypeURL: NSString { "public.url" }
public var kUTTypeFileURL: NSString { "public.file-url" }
public var kUTTypeVCard: NSString { "public.vcard" }
public var kUTTypeZipArchive: NSString { "public.zip-archive" }
public var kUTTypeSpreadsheet: NSString { "public.spreadsheet" }
public var kUTTypePresentation: NSString { "public.presentation" }
public var kUTTypeContact: NSString { "public.contact" }
