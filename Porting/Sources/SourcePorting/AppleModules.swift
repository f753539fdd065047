/// The modules of Apple's platforms, by what becomes of an import of them.
enum AppleModules {
    /// Apple's modules, with the module that has what there is of them here.
    static let replacements: [String: String] = [
        "UIKit": "UIKit", "CoreGraphics": "CoreGraphics", "QuartzCore": "QuartzCore", "CoreText": "CoreText",
        "CoreImage": "CoreImage", "ImageIO": "ImageIO", "UniformTypeIdentifiers": "UniformTypeIdentifiers",
        "OSLog": "OSLog", "WebKit": "WebKit", "MapKit": "MapKit", "SafariServices": "SafariServices",
        "CoreMedia": "CoreMedia", "AVFoundation": "AVFoundation", "AVKit": "AVKit", "CoreLocation": "CoreLocation",
        "Photos": "Photos", "PhotosUI": "PhotosUI", "MessageUI": "MessageUI", "UserNotifications": "UserNotifications",
        "StoreKit": "StoreKit", "CoreData": "CoreData",
        "CoreMotion": "CoreMotion", "LocalAuthentication": "LocalAuthentication", "Network": "AppleNetwork",
        "MediaPlayer": "MediaPlayer", "Security": "Security", "SystemConfiguration": "SystemConfiguration", "os": "AppleOS",
        "ObjectiveC": "AppleObjectiveC", "Combine": "AppleCombine", "CryptoKit": "AppleCryptoKit",
        "CommonCrypto": "AppleCommonCrypto", "Accelerate": "Accelerate",
        "AuthenticationServices": "AuthenticationServices", "Contacts": "Contacts", "ContactsUI": "ContactsUI",
        "CoreSpotlight": "CoreSpotlight", "WatchConnectivity": "WatchConnectivity",
        "Darwin": "UIKit", "DeveloperToolsSupport": "UIKit", "MobileCoreServices": "UniformTypeIdentifiers",
        "CoreServices": "UniformTypeIdentifiers",
        "CoreFoundation": "UIKit", "TargetConditionals": "UIKit", "Accessibility": "UIKit", "CoreHaptics": "UIKit",
        "AudioToolbox": "UIKit", "AVFAudio": "AVFoundation", "CoreVideo": "CoreMedia", "UIUtilities": "UIKit",
    ]

    static let swiftUI = "SwiftUI"

    /// The module to import in place of one of Apple's; `nil` for all others.
    static func replacement(of module: String) -> String? {
        if module == swiftUI || withoutContent.contains(module) { return "UIKit" }
        return replacements[module]
    }

    /// Whether a module of Apple's has no counterpart here.
    static func isWithoutContent(_ module: String) -> Bool { withoutContent.contains(module) }

    /// Modules that have no counterpart here.
    ///
    /// A file that imports one compiles as far as it does not use it.
    private static let withoutContent: Set<String> = [
        "ARKit", "AccessorySetupKit", "AppClip", "AppKit", "BackgroundAssets", "Cocoa", "Compression",
        "CoreLocationUI", "CoreTransferable", "DeviceActivity", "FamilyControls", "FileProvider", "FileProviderUI",
        "IOKit", "IOSurface", "IdentityLookup", "MLCompute", "ManagedSettings", "MusicKit", "NearbyInteraction",
        "OpenAL", "PHASE", "PushToTalk", "RealityKit", "RoomPlan", "ScreenTime", "SensorKit", "SharedWithYou",
        "Symbols",
        "TipKit", "WatchKit", "WeatherKit", "Accounts", "ActivityKit", "AdServices", "AdSupport",
        "AddressBook",
        "AddressBookUI", "AppIntents", "AppTrackingTransparency", "AssetsLibrary",
        "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts", "ClassKit", "CloudKit",
        "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreMIDI", "CoreML",
        "CoreNFC", "CoreTelephony", "DeviceCheck", "EventKit", "EventKitUI",
        "ExternalAccessory", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit", "HealthKitUI", "HomeKit",
        "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "MediaAccessibility",
        "Messages", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO",
        "MultipeerConnectivity", "NaturalLanguage", "NetworkExtension", "NotificationCenter", "OpenGLES",
        "PDFKit", "PassKit", "PencilKit", "PushKit", "QuickLook", "QuickLookThumbnailing", "ReplayKit", "SafetyKit",
        "SceneKit", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "SwiftData",
        "TVUIKit", "Translation", "UserNotificationsUI", "VideoSubscriberAccount",
        "VideoToolbox", "Vision", "VisionKit", "WidgetKit", "iAd", "simd",
    ]

    /// Names that only code for SwiftUI uses.
    static let swiftUINames: Set<String> = [
        "View", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "UIHostingController",
        "UIHostingConfiguration", "ViewBuilder", "ViewModifier", "AnyView", "EmptyView", "State", "StateObject",
        "Binding",
        "ObservedObject", "EnvironmentObject", "EnvironmentValues", "EnvironmentKey", "GeometryReader", "VStack",
        "HStack",
        "ZStack", "LazyVStack", "LazyHStack", "ForEach", "NavigationStack", "NavigationView", "WindowGroup", "Scene",
        "PreferenceKey", "LocalizedStringKey", "Shape", "AppStorage", "FocusState", "UIViewRepresentableContext",
        "UIViewControllerRepresentableContext", "_ConditionalContent", "TupleView", "ModifiedContent", "GeometryProxy",
        "PreviewLayout", "Bindable", "ScenePhase", "EdgeInsets", "_UIHostingView", "UIHostingView",
        "ProposedViewSize", "Transaction", "Namespace", "CoordinateSpace", "ColorScheme", "LayoutDirection",
        "Color", "Text", "Spacer", "RoundedRectangle", "LinearGradient", "UnitPoint", "ButtonStyle", "ViewThatFits",
        "LazyVGrid", "ContentSizeCategory", "DynamicTypeSize", "VerticalAlignment", "HorizontalAlignment", "ScrollView",
        "Image", "ToolbarItem", "ToolbarContent", "TextField", "SecureField", "Toggle", "Divider", "Group", "Capsule",
        "RadialGradient", "AngularGradient", "MatchedGeometryEffect", "NavigationLink",
        "NavigationSplitView", "DynamicProperty", "ScrollViewReader",
        "Font", "Animation", "Alignment", "Edge", "List", "Form", "Circle", "Rectangle", "Gradient", "Gesture",
        "DragGesture", "AnyTransition", "AnyShapeStyle", "ShapeStyle", "SceneStorage", "NavigationPath", "ProgressView",
        "_ProposedSize", "NSViewRepresentable", "UIGestureRecognizerRepresentable",
    ]

    /// Members of SwiftUI's modules that other code names after a dot.
    static let swiftUIAttributes: Set<String> = [
        "State", "StateObject", "Binding", "ObservedObject", "EnvironmentObject", "Environment", "ViewBuilder",
        "AppStorage", "FocusState", "Published",
    ]
}
