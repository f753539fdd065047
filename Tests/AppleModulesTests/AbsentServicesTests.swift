import AVFoundation
import MediaPlayer
import Security
import SystemConfiguration
import Testing
import UIKit

@Suite("Services that a picture does not have") struct AbsentServicesTests {
    @Test("the keychain is empty, and cannot be written")
    func keychain() {
        let query = [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "me", kSecReturnData: true] as NSDictionary
        var item: CFTypeRef?
        #expect(SecItemCopyMatching(query as CFDictionary, &item) == errSecItemNotFound)
        #expect(item == nil)
        #expect(SecItemAdd(query, nil) == errSecNotAvailable)
        #expect(SecItemUpdate(query, NSDictionary()) == errSecItemNotFound)
        #expect(SecItemDelete(query) == errSecItemNotFound)
    }

    @Test("random bytes are the same in each run")
    func randomBytes() {
        func bytes() -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: 16)
            #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
            return bytes
        }
        #expect(bytes() == bytes())
        #expect(Set(bytes()).count > 8)
    }

    @Test("no host can be reached")
    func reachability() throws {
        var address = sockaddr()
        address.sa_len = UInt8(MemoryLayout<sockaddr>.size)
        let way = try #require(SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, &address))
        var flags: SCNetworkReachabilityFlags = [.reachable]
        #expect(SCNetworkReachabilityGetFlags(way, &flags))
        #expect(flags.isEmpty)
        #expect(SCNetworkReachabilityCreateWithName(nil, "example.com") != nil)
    }

    @Test("a volume view has a slider as wide as itself, in its middle")
    func volume() throws {
        let view = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        view.layoutIfNeeded()
        let slider = try #require(view.subviews.first as? UISlider)
        #expect(slider.frame.width == 200)
        #expect(slider.frame.midY == 30)
        view.showsVolumeSlider = false
        #expect(slider.isHidden)
    }

    @Test("nothing is played, and no command comes")
    func player() {
        MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: "Song"]
        let output = AVPlayerItemMetadataOutput(identifiers: nil)
        AVPlayerItem(url: URL(fileURLWithPath: "/song.mp3")).add(output)
        #expect(output.delegate == nil)
        #expect(MPNowPlayingInfoCenter.default().playbackState == .unknown)
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 9, height: 9)) { _ in UIImage() }
        #expect(artwork.bounds.size == CGSize(width: 9, height: 9))
    }
}
