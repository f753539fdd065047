import Devices
import Diagnostics
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceDocuments

@Suite("Accessibility settings of documents") struct AccessibilitySettingsTests {
    private static let xib = Fixture.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
        <subviews>
        <imageView id="image"><rect key="frame" x="0" y="0" width="40" height="40"/>
        <accessibility key="accessibilityConfiguration" label="Portrait" hint="Opens the profile" identifier="face">
        <accessibilityTraits key="traits" image="YES" button="YES" unheardOf="YES"/>
        <bool key="isElement" value="YES"/></accessibility></imageView>
        <label text="silent" id="label"><rect key="frame" x="0" y="50" width="40" height="40"/>
        <accessibility key="accessibilityConfiguration"><bool key="isElement" value="NO"/></accessibility></label>
        <toolbar id="bar"><rect key="frame" x="0" y="100" width="320" height="44"/><items>
        <barButtonItem systemItem="add" id="item">
        <accessibility key="accessibilityConfiguration" label="New message"/></barButtonItem></items></toolbar>
        </subviews></view>
        """)

    @Test("Labels, hints, identifiers, traits and elements reach views and items; unknown traits count as none")
    func settings() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("Profile.xib", Self.xib)
        let variant = try Variant(parsing: "iphone-15/portrait")
        let job = JobEnvironment(
            variant: variant, textSetter: EstimatedTextSetter(),
            resources: AssetLookup(
                library: AssetLibrary(catalogs: [], looseFiles: [], in: InputFolder(path: folder.path)),
                store: ImageStore(), documents: DocumentLibrary(paths: [path], modules: [])))
        try job.run {
            let objects = UINib(nibName: "Profile", bundle: nil).instantiate(withOwner: nil)
            let root = try #require(objects.compactMap { $0 as? UIView }.first)
            let image = try #require(root.subviews[0] as? UIImageView)
            #expect(image.accessibilityLabel == "Portrait" && image.accessibilityHint == "Opens the profile")
            #expect(image.accessibilityIdentifier == "face" && image.isAccessibilityElement)
            #expect(image.accessibilityTraits == [.image, .button])
            #expect(root.subviews[1] is UILabel && !root.subviews[1].isAccessibilityElement)
            let bar = try #require(root.subviews[2] as? UIToolbar)
            #expect(bar.items?.first?.accessibilityLabel == "New message")
            #expect(UILabel().isAccessibilityElement && !UIImageView().isAccessibilityElement)
        }
    }
}
