import Diagnostics
import Foundation
import InterfaceDocuments

/// Small documents, written for these tests.
enum Fixture {
    /// A xib with the given views.
    static func xib(_ objects: String, attributes: String = "", resources: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21225" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(attributes)>
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
        \(objects)
        </objects>
        <resources>\(resources)</resources>
        </document>
        """
    }

    /// A storyboard with the given scenes.
    static func storyboard(
        _ scenes: String, initial: String = "", attributes: String = "",
        device: String = #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21225" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="\(initial)"\(attributes)>
        \(device)
        <scenes>
        \(scenes)
        </scenes>
        </document>
        """
    }

    static func read(_ text: String, path: String = "Test.xib") throws -> Diagnosed<InterfaceDocument> {
        try InterfaceDocument.read(Data(text.utf8), path: path)
    }

    /// One of each of the common views, without problems.
    static let everyKindOfView = xib(
        """
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
        verticalHuggingPriority="251" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" \
        baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
        translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
        <color key="textColor" red="0.5" green="0.25" blue="0.125" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
        <nil key="highlightedColor"/>
        </label>
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="button">
        <rect key="frame" x="10" y="20" width="46" height="30"/>
        <state key="normal" title="Button"><color key="titleColor" systemColor="linkColor"/></state>
        <state key="disabled" image="star" catalog="system"/>
        </button>
        <imageView contentMode="scaleAspectFit" image="logo" id="image"/>
        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="equalSpacing" \
        alignment="center" spacing="12" id="stack">
        <subviews><switch opaque="NO" contentMode="scaleToFill" on="YES" id="switch"/></subviews>
        </stackView>
        <tableView contentMode="scaleToFill" dataMode="static" style="grouped" rowHeight="44" \
        sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
        <view key="tableHeaderView" contentMode="scaleToFill" id="header"/>
        <sections>
        <tableViewSection headerTitle="One" id="section">
        <cells><tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        textLabel="cellLabel" style="IBUITableViewCellStyleDefault" id="cell">
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="cellContent">
        <subviews><label text="Title" id="cellLabel"/></subviews>
        </tableViewCellContentView></tableViewCell></cells>
        </tableViewSection>
        </sections>
        </tableView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite"/>
        <constraints>
        <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="20" \
        symbolic="YES" id="c1"/>
        <constraint firstItem="label" firstAttribute="width" relation="lessThanOrEqual" secondItem="root" \
        secondAttribute="width" multiplier="1:2" priority="750" identifier="half" id="c2"/>
        </constraints>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <real key="value" value="7.5"/>
        </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        </view>
        """)
}

extension InterfaceDocument {
    /// The views of a xib.
    var topViews: [DocumentView] {
        objects.compactMap { object in
            if case .view(let view) = object { return view }
            return nil
        }
    }
}
