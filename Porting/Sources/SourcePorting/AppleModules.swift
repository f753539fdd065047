/// The modules of Apple's platforms, by what becomes of an import of them.
enum AppleModules {
    /// Apple's modules, with the module that has what there is of them here.
    static let replacements: [String: String] = [
        "UIKit": "UIKit", "CoreGraphics": "CoreGraphics", "QuartzCore": "QuartzCore", "CoreText": "CoreText",
        "CoreImage": "CoreImage", "ImageIO": "ImageIO", "UniformTypeIdentifiers": "UniformTypeIdentifiers",
        "OSLog": "OSLog", "WebKit": "WebKit", "MapKit": "MapKit", "SafariServices": "SafariServices", "os": "AppleOS",
        "ObjectiveC": "AppleObjectiveC", "Combine": "AppleCombine",
        "Darwin": "UIKit", "DeveloperToolsSupport": "UIKit", "MobileCoreServices": "UIKit", "CoreServices": "UIKit",
        "CoreFoundation": "UIKit", "TargetConditionals": "UIKit", "Accessibility": "UIKit", "CoreHaptics": "UIKit",
        "AudioToolbox": "UIKit", "UIUtilities": "UIKit",
    ]

    static let swiftUI = "SwiftUI"

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
    ]

    /// Members of SwiftUI's modules that other code names after a dot.
    static let swiftUIAttributes: Set<String> = [
        "State", "StateObject", "Binding", "ObservedObject", "EnvironmentObject", "Environment", "ViewBuilder",
        "AppStorage", "FocusState", "Published",
    ]
}
