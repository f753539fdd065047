import Foundation
import StoredFrames
import Testing
import Typography

@Suite struct RatchetListTests {
    /// A view of 200 × 100 points with a view of 20 × 20 points in it, which Auto Layout places at (8, 8), and a second
    /// one whose stored frame does not follow from a constraint.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="right">
                            <rect key="frame" x="8" y="8" width="20" height="20"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="20" id="c1"/>
                                <constraint firstAttribute="height" constant="20" id="c2"/>
                            </constraints>
                        </view>
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="wrong">
                            <rect key="frame" x="60" y="8" width="31" height="20"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="30" id="c3"/>
                                <constraint firstAttribute="height" constant="20" id="c4"/>
                            </constraints>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="right" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8" id="c5"/>
                        <constraint firstItem="right" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c6"/>
                        <constraint firstItem="wrong" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="60" id="c7"/>
                        <constraint firstItem="wrong" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c8"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    private func comparison(_ text: String = document) throws -> FrameComparison {
        try #require(FrameComparison(path: "a.xib", data: Data(text.utf8), setter: MetricTextSetter()))
    }

    @Test func aLayoutIsComparedWithTheStoredFrames() throws {
        let comparison = try comparison()
        #expect(comparison.views.map(\.stored.id) == ["right", "wrong"])
        #expect(
            comparison.views.map(\.ours) == [
                CGRect(x: 8, y: 8, width: 20, height: 20), CGRect(x: 60, y: 8, width: 30, height: 20),
            ])
        #expect(comparison.views.map(\.isRight) == [true, false])
    }

    @Test func halfAPointIsRightAndMoreIsNot() throws {
        let half = try comparison(Self.document.replacing(#"width="31""#, with: #"width="30.5""#))
        #expect(half.views.map(\.isRight) == [true, true])
        let more = try comparison(Self.document.replacing(#"width="31""#, with: #"width="30.51""#))
        #expect(more.views.map(\.isRight) == [true, false])
    }

    @Test func correctFramesAreListed() throws {
        var ratchet = Ratchet()
        ratchet.update(from: [try comparison()], removing: false)
        #expect(ratchet.isListed("right", in: try comparison().digest))
        #expect(!ratchet.isListed("wrong", in: try comparison().digest))
        #expect(ratchet.losses(in: [try comparison()]).isEmpty)
    }

    @Test func lostFramesAreNamedWithBothFrames() throws {
        let comparison = try comparison()
        let ratchet = Ratchet([comparison.digest: .allBut([])])
        #expect(
            ratchet.losses(in: [comparison]).map(\.description) == [
                "a.xib: wrong (view): stored 60 8 31 20, ours 60 8 30 20"
            ])
    }

    @Test func lostFramesStayListedUntilTheyAreRemoved() throws {
        let comparison = try comparison()
        var ratchet = Ratchet([comparison.digest: .allBut([])])
        ratchet.update(from: [comparison], removing: false)
        #expect(ratchet.isListed("wrong", in: comparison.digest))
        ratchet.update(from: [comparison], removing: true)
        #expect(!ratchet.isListed("wrong", in: comparison.digest))
        #expect(ratchet.isListed("right", in: comparison.digest))
    }

    @Test func documentsThatAreNotHereKeepTheirEntries() throws {
        let other = Ratchet.Entry.only(["x"])
        var ratchet = Ratchet(["0123456789abcdef": other])
        ratchet.update(from: [try comparison()], removing: true)
        #expect(ratchet.entries["0123456789abcdef"] == other)
    }

    @Test func aListIsReadAsItIsWritten() throws {
        let ratchet = Ratchet([
            "0123456789abcdef": .allBut([]), "1123456789abcdef": .allBut(["a-b", "c"]),
            "2123456789abcdef": .only(["d"]), "3123456789abcdef": .only([]),
        ])
        #expect(try Ratchet(text: ratchet.text) == ratchet)
        #expect(
            ratchet.text.hasSuffix(
                "0123456789abcdef -\n1123456789abcdef - a-b c\n2123456789abcdef + d\n3123456789abcdef +\n"))
    }

    @Test(arguments: ["0123456789abcdef", "0123 -", "0123456789abcdef ? a", "0123456789abcdef -\n0123456789abcdef -"])
    func aBrokenListIsNotRead(_ text: String) {
        #expect(throws: Ratchet.Fault.self) { try Ratchet(text: text) }
    }

    @Test func theListOfThePackageIsWhole() throws {
        let ratchet = try Ratchet.read()
        #expect(ratchet.entries.count > 2_000)
        #expect(try ratchet.text == String(contentsOfFile: Ratchet.path, encoding: .utf8))
    }
}
