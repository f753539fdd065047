import Bitmaps
import Foundation
import Geometry
import Scenes

/// Valid documents, small and with many features.
enum Seeds {
    static let interfaceWords = [
        "<view>", "</subviews>", "<label key=\"x\" id=\"a\"/>", "secondItem=\"a\"", "id=\"a\"", "id=\"root\"",
        "multiplier=\"1:0\"", "constant=\"1e300\"", "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
        "<![CDATA[", "<?x?>",
        "&#0;", "<stackView>", "<constraint firstItem=\"a\" firstAttribute=\"width\" id=\"z\"/>", "priority=\"1001\"",
        "image=\"../../secret\"", "\"filename\" : \"/etc/passwd\"", "[[[[[[", "{\"a\":", "<dict><key>", "<array>",
    ]

    private static let views = """
        <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>
        <label opaque="NO" text="Hello &amp; more" lineBreakMode="tailTruncation" numberOfLines="0" \
        translatesAutoresizingMaskIntoConstraints="NO" id="a"><fontDescription key="fontDescription" type="system" \
        pointSize="17"/><color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></label>
        <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
        <imageView image="I" id="i"/><button buttonType="system" id="b"><state key="normal" title="OK"/></button>
        <textField borderStyle="roundedRect" placeholder="x" id="f"><fontDescription key="fontDescription" \
        type="system" pointSize="14"/></textField></subviews></stackView></subviews>
        <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" \
        constant="8" id="c1"/><constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top" \
        multiplier="1" priority="750" id="c2"/><constraint firstItem="s" firstAttribute="centerX" secondItem="root" \
        secondAttribute="centerX" id="c3"/><constraint firstItem="s" firstAttribute="top" secondItem="a" \
        secondAttribute="bottom" relation="greaterThanOrEqual" constant="20" id="c4"/></constraints>
        <viewLayoutGuide key="safeArea" id="g"/></view>
        """

    static let storyboard = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="v"><device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="n"><objects><navigationController id="v"><navigationBar key="navigationBar" id="bar"/>
        <connections><segue destination="w" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene><scene sceneID="s1"><objects><viewController id="w">\(views)
        <navigationItem key="navigationItem" title="T" id="ni"/></viewController></objects></scene></scenes>
        <resources><image name="I" width="20" height="20"/></resources></document>
        """.utf8)

    static let xib = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        \(views.replacingOccurrences(of: "key=\"view\" ", with: ""))</objects></document>
        """.utf8)

    static let plist = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>CFBundlePackageType</key><string>APPL</string><key>UILaunchScreen</key><dict>
        <key>UIColorName</key><string>C</string><key>UIImageName</key><string>I</string></dict>
        <key>UISupportedInterfaceOrientations</key><array><string>UIInterfaceOrientationPortrait</string></array>
        <key>UIStatusBarHidden</key><true/></dict></plist>
        """.utf8)

    /// The same in the binary form, with a value of each kind.
    static let binaryPlist: [UInt8] = {
        let list: [String: Any] = [
            "CFBundlePackageType": "APPL", "UILaunchScreen": ["UIColorName": "C"], "UIStatusBarHidden": true,
            "n": 1 << 40,
            "r": 0.5, "d": Date(timeIntervalSinceReferenceDate: 0), "b": Data([1, 2, 3]), "a": ["x", ["y": 1]],
        ]
        do {
            return Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
        } catch {
            return []
        }
    }()

    static let strings = Array(
        """
        /* a comment */ "a.text" = "Hallo \\"du\\" \\U00e9\\n"; // more
        b.normalTitle = Ja;
        "f.placeholder" = "Ü";
        """.utf8)

    static let wideStrings: [UInt8] =
        [0xFF, 0xFE] + "\"a.text\" = \"👩‍👧\";".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }

    static let stringsCatalog = Array(
        """
        {"sourceLanguage":"en","version":"1.0","strings":{"a.text":{"localizations":{"de":{"stringUnit":{
        "state":"translated","value":"Hallo"}},"fr":{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}}},
        "b.normalTitle":{"comment":"x","localizations":{"de":{"stringUnit":{"value":"Ja"}}}}}}
        """.utf8)

    static let svg = Array(
        """
        <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20px" height="10" viewBox="0 0 20 10">
        <defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs>
        <rect id="r" width="5" height="5" fill="url(#a)"/><use href="#r" x="9"/><text>T</text></svg>
        """.utf8)

    /// Eight by eight pixels of one gray, as libjpeg encodes them.
    static let jpeg: [UInt8] = [UInt8](
        Data(
            base64Encoded:
                "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19i"
                + "Z2hnPk1xeXBkeFxlZ2P/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAI"
                + "AQEAAD8AH//Z") ?? Data())

    static let imageSet = Array(
        """
        {"images":[{"idiom":"universal","scale":"1x","filename":"a.png"},{"idiom":"universal","scale":"2x",
        "appearances":[{"appearance":"luminosity","value":"dark"}],"filename":"b.png"}],
        "info":{"version":1,"author":"xcode"},"properties":{"template-rendering-intent":"template"}}
        """.utf8)

    static let colorSet = Array(
        """
        {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0.5","green":"0x80","blue":"128",
        "alpha":"1.0"}}},{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{
        "color-space":"display-p3","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}],"info":{"version":1}}
        """.utf8)

    static let theme = Array("name: Fuzzed\ninherits: ios\ngrid:\n    margin: 40\n    background: \"#F2F2F4\"\n".utf8)

    static let scenes = [constraintScene, Array(SceneStarter.text.utf8)]

    private static let constraintScene = Array(
        """
        root:
          view:
            box:
            views:
              - {box: , id: photo, width: 100, height: 60}
              - {box: , id: caption, height: 20}
            metrics: {gap: 12}
            constraints:
              - "photo.top == safeArea.top + 10"
              - {format: "H:|-[photo]-gap-[caption(==80)]", options: alignAllBottom}
        """.utf8)

    static let formats: [[UInt8]] = [
        "H:|-[a(32)]-8-[b(>=60@750)]-m-|", "V:|[a(==b)]-(>=8,<=20@250)-[b]-m-[c]", "|-50.5-[a(b,>=2@300)]",
    ].map { Array($0.utf8) }

    static let pictures: [[UInt8]] = {
        let size = PixelSize(width: 9, height: 7)
        let kinds: [(Int) -> [UInt8]] = [
            { [UInt8($0 * 3), 20, 30, 255] }, { [UInt8($0), UInt8($0), UInt8($0), 255] },
            { [1, UInt8($0), 3, UInt8($0 * 4)] },
        ]
        return kinds.compactMap { kind in
            Bitmap(size: size, pixels: (0..<63).flatMap(kind)).map { PNGEncoder().encode($0) }
        }
    }()
}
