import Devices
import Diagnostics
import Foundation
import InterfaceBuilder
import InterfaceDocuments
import Lint
import Testing
import Typography
import UIKit

/// Documents for tests, and their findings.
enum LintFixture {
    /// A storyboard of one scene whose root view has the given content; the root's id is `root`.
    static func storyboard(
        _ subviews: String, constraints: String = "", launch: Bool = false, scenes: String = "",
        controller: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        useAutolayout="YES" \(launch ? "launchScreen=\"YES\" " : "")useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="vc">
        <scenes><scene sceneID="s1"><objects><viewController id="vc"\(controller)>
        <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>
        \(subviews)
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        <constraints>
        \(constraints)
        </constraints>
        </view>
        </viewController></objects></scene>
        \(scenes)
        </scenes>
        </document>
        """
    }

    static func label(
        _ id: String, _ text: String, frame: String = "x=\"20\" y=\"100\" width=\"200\" height=\"21\"",
        more: String = "", inside: String = "", manual: Bool = true
    ) -> String {
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" lineBreakMode="tailTruncation" \(more.contains("adjustsFont") ? "" : "adjustsFontSizeToFit=\"NO\" ")\
        \(manual ? "fixedFrame=\"YES\" " : "")translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(more)>
        <rect key="frame" \(frame)/><fontDescription key="fontDescription" type="system" pointSize="17"/>
        \(inside.contains("textColor") ? "" : "<color key=\"textColor\" red=\"0\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>")\(inside)
        </label>
        """
    }

    static func button(_ id: String, _ title: String, frame: String, more: String = "") -> String {
        """
        <button opaque="NO" contentMode="scaleToFill" buttonType="system" fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(more)>
        <rect key="frame" \(frame)/><state key="normal" title="\(title)"/></button>
        """
    }

    /// The labels here have a font of fixed size, so that rule is excluded.
    static let rules = LintRule.all.filter { $0 != .fixedTextSize }

    /// The findings of rules in a document on one variant, and in the document itself.
    static func findings(
        _ xml: String, on variant: String = "iphone-6-3", rules: [LintRule] = LintFixture.rules
    ) throws -> [LintFinding] {
        let document = try InterfaceDocument.read(Data(xml.utf8), path: "Test.storyboard").value
        let variant = try Variant(parsing: variant)
        let job = JobEnvironment(variant: variant, textSetter: MetricTextSetter(library: FontLibrary()))
        return JobEnvironment.$running.withValue(job) {
            let tree = VariantTree(document, on: variant)
            tree.layout()
            let found = document.findings(of: Set(rules)) + LayoutSnapshot(tree, on: variant).findings(of: Set(rules))
            return found.filter { rules.contains($0.rule) }
        }
    }
}
