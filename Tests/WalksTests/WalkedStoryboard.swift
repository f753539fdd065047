import Foundation

/// A folder with a document to walk through, which is removed at the end.
final class WalkedFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "walk-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    @discardableResult
    func write(_ text: String, as name: String) throws -> String {
        let file = path + "/" + name
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        return file
    }
}

enum WalkedStoryboard {
    /// A list on a stack, a detail that its rows push, and settings that a bar item presents.
    static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="nav-vc-001">
            <scenes>
                <scene sceneID="nav-sc-001">
                    <objects>
                        <navigationController id="nav-vc-001" sceneMemberID="viewController">
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="nav-ba-001">
                                <rect key="frame" x="0.0" y="59" width="393" height="44"/>
                            </navigationBar>
                            <connections>
                                <segue destination="lis-vc-001" kind="relationship" \
        relationship="rootViewController" id="nav-se-001"/>
                            </connections>
                        </navigationController>
                    </objects>
                </scene>
                <scene sceneID="lis-sc-001">
                    <objects>
                        <tableViewController storyboardIdentifier="list" id="lis-vc-001" sceneMemberID="viewController">
                            <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" \
        rowHeight="44" id="lis-ta-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <sections>
                                    <tableViewSection id="lis-ts-001">
                                        <cells>
                                            \(cell("first-row", "First", leadsTo: "det-vc-001"))
                                            \(cell("idle-row", "Idle", leadsTo: nil))
                                        </cells>
                                    </tableViewSection>
                                </sections>
                            </tableView>
                            <navigationItem key="navigationItem" title="List" id="lis-ni-001">
                                <barButtonItem key="rightBarButtonItem" title="Settings" id="set-bi-001">
                                    <connections>
                                        <segue destination="set-vc-001" kind="presentation" \
        modalPresentationStyle="formSheet" identifier="settings" id="set-se-001"/>
                                    </connections>
                                </barButtonItem>
                            </navigationItem>
                        </tableViewController>
                    </objects>
                </scene>
                <scene sceneID="det-sc-001">
                    <objects>
                        <viewController storyboardIdentifier="detail" title="Detail" id="det-vc-001" \
        sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="det-vi-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                                <subviews>
                                    \(button("plain-button", "Plain", y: 200))
                                    \(button("disabled-button", "Disabled", y: 240, "enabled=\"NO\""))
                                    \(button("hidden-button", "Hidden", y: 280, "hidden=\"YES\""))
                                    \(button("covered-button", "Covered", y: 320))
                                    \(button("far-button", "Far", y: 4000))
                                    <view contentMode="scaleToFill" fixedFrame="YES" id="cover">
                                        <rect key="frame" x="0.0" y="310" width="300" height="60"/>
                                        <autoresizingMask key="autoresizingMask"/>
                                    </view>
                                    <switch contentMode="scaleToFill" fixedFrame="YES" on="NO" id="toggle">
                                        <rect key="frame" x="20" y="380" width="51" height="31"/>
                                        <autoresizingMask key="autoresizingMask"/>
                                    </switch>
                                    <textField contentMode="scaleToFill" fixedFrame="YES" id="field">
                                        <rect key="frame" x="20" y="420" width="200" height="34"/>
                                        <autoresizingMask key="autoresizingMask"/>
                                    </textField>
                                    <scrollView clipsSubviews="YES" contentMode="scaleToFill" fixedFrame="YES" id="scroll">
                                        <rect key="frame" x="20" y="470" width="200" height="100"/>
                                        <autoresizingMask key="autoresizingMask"/>
                                        <subviews>
                                            <view contentMode="scaleToFill" \
        translatesAutoresizingMaskIntoConstraints="NO" id="tall">
                                                <subviews>
                                                    <label contentMode="left" fixedFrame="YES" text="Top" id="top-label">
                                                        <rect key="frame" x="0.0" y="0.0" width="80" height="20"/>
                                                        <autoresizingMask key="autoresizingMask"/>
                                                    </label>
                                                </subviews>
                                                <constraints>
                                                    <constraint firstAttribute="height" constant="400" id="tall-h"/>
                                                    <constraint firstAttribute="width" constant="200" id="tall-w"/>
                                                </constraints>
                                            </view>
                                        </subviews>
                                        <constraints>
                                            <constraint firstItem="tall" firstAttribute="top" secondItem="scroll" \
        secondAttribute="top" id="tall-t"/>
                                            <constraint firstItem="tall" firstAttribute="leading" secondItem="scroll" \
        secondAttribute="leading" id="tall-l"/>
                                            <constraint firstAttribute="bottom" secondItem="tall" \
        secondAttribute="bottom" id="tall-b"/>
                                            <constraint firstAttribute="trailing" secondItem="tall" \
        secondAttribute="trailing" id="tall-r"/>
                                        </constraints>
                                    </scrollView>
                                </subviews>
                            </view>
                        </viewController>
                    </objects>
                </scene>
                <scene sceneID="set-sc-001">
                    <objects>
                        <viewController storyboardIdentifier="preferences" title="Preferences" id="set-vc-001" \
        sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="set-vi-001">
                                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>
        """

    private static func cell(_ id: String, _ title: String, leadsTo destination: String?) -> String {
        let segue = destination.map {
            "<connections><segue destination=\"\($0)\" kind=\"show\" identifier=\"open\" id=\"\(id)-segue\"/></connections>"
        }
        return """
            <tableViewCell contentMode="scaleToFill" textLabel="\(id)-label" style="IBUITableViewCellStyleDefault" id="\(id)">
                <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="\(id)-content">
                    <subviews>
                        <label contentMode="left" text="\(title)" id="\(id)-label"/>
                    </subviews>
                </tableViewCellContentView>
                \(segue ?? "")
            </tableViewCell>
            """
    }

    private static func button(_ id: String, _ title: String, y: Int, _ attributes: String = "") -> String {
        """
        <button contentMode="scaleToFill" fixedFrame="YES" buttonType="system" \(attributes) id="\(id)">
            <rect key="frame" x="20" y="\(y)" width="120" height="34"/>
            <autoresizingMask key="autoresizingMask"/>
            <state key="normal" title="\(title)"/>
        </button>
        """
    }
}
