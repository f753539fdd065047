import AVFoundation
import AVKit
import CoreLocation
import Foundation
import MapKit
import MessageUI
import Photos
import PhotosUI
import Testing
import UIKit
import UserNotifications

@Suite struct MediaModulesTests {
    @Test func timesAreCountedInFractionsOfASecond() {
        let time = CMTime(seconds: 1.5, preferredTimescale: 600)
        #expect(time.value == 900)
        #expect(CMTimeGetSeconds(time + CMTimeMake(value: 1, timescale: 2)) == 2)
        #expect(CMTime.zero < time && !CMTime.invalid.isValid)
        #expect(NSValue(time: time).timeValue == time)
    }

    @Test func aFilmHasNoPictures() {
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/film.mov")))
        #expect(throws: (any Error).self) { try generator.copyCGImage(at: .zero, actualTime: nil) }
    }

    @Test func aRatioFitsInTheMiddle() {
        let fit = AVMakeRect(
            aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(fit == CGRect(x: 0, y: 25, width: 100, height: 50))
    }

    @Test func controllersOfOtherFrameworksAreFramesWithTheirNames() {
        #expect(AVPlayerViewController().view is StandInView)
        #expect(PHPickerViewController(configuration: PHPickerConfiguration()).view is StandInView)
        let mail = MFMailComposeViewController()
        mail.setSubject("Hello")
        #expect(mail.viewControllers.first?.view is StandInView)
    }

    @Test func placesHaveADistance() {
        let meters = CLLocation(latitude: 0, longitude: 0).distance(from: CLLocation(latitude: 0, longitude: 1))
        #expect(abs(meters - 111_195) < 1)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test func aSnapshotOfAMapKnowsItsPlaces() {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 200, height: 100)
        options.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
            span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4))
        var point: CGPoint?
        MKMapSnapshotter(options: options).start { snapshot, _ in
            point = snapshot?.point(for: CLLocationCoordinate2D(latitude: 11, longitude: 20))
        }
        #expect(point == CGPoint(x: 100, y: 0))
    }

    @Test func thePhotoLibraryIsEmptyAndObserversAreNotNotified() {
        #expect(PHAsset.fetchAssets(with: nil).count == 0)
        #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
        var granted: Bool?
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { answer, _ in granted = answer }
        #expect(granted == false)
    }
}

@Suite struct PortedCodeTests {
    private final class Row: NSObject {
        let name: String
        let age: Int
        init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }
    }

    @Test(arguments: [
        ("name == 'Ada'", true), ("name BEGINSWITH[c] 'a' AND age > 30", true), ("age IN {1, 36}", true),
        ("NOT (name CONTAINS 'x') || age < 3", true), ("name LIKE 'A*'", true), ("age >= 37", false),
        ("name ==", false),
    ])
    func aPredicateIsWrittenAsText(_ text: String, _ isMatch: Bool) {
        #expect(NSPredicate(format: text).evaluate(with: Row("Ada", 36)) == isMatch)
    }

    @Test func aPredicateTakesArguments() {
        let mail = NSPredicate(format: "SELF MATCHES[c] %@", "[a-z]+@[a-z]+\\.org")
        #expect(mail.evaluate(with: "Ada@Example.org"))
        #expect(!mail.evaluate(with: "nobody"))
        #expect(NSPredicate(format: "%K == %d", "age", 36).evaluate(with: Row("Ada", 36)))
    }

    private class Badge: UIView {
        var made = ""
        override init(frame: CGRect) {
            super.init(frame: frame)
            made = "frame"
        }
        required init?(coder: NSCoder) { nil }
    }

    private class Screen: UIViewController {
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            title = nibName
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func anObjectOfAClassKnownAtRunTimeIsMadeByItsOwnInitializer() {
        let type: UIView.Type = Badge.self
        #expect((makeObject(of: type) as? Badge)?.made == "frame")
        let screen: UIViewController.Type = Screen.self
        #expect(makeObject(of: screen, nibName: "Name").title == "Name")
        #expect(makeObject(of: UITableViewCell.self, style: .subtitle, reuseIdentifier: "a").reuseIdentifier == "a")
        #expect(makeObject(of: UICollectionViewFlowLayout.self).minimumLineSpacing == 10)
    }

    @Test func aTransitionKeepsItsProgress() {
        let transition = UIPercentDrivenInteractiveTransition()
        transition.update(2)
        #expect(transition.percentComplete == 1)
        transition.cancel()
        #expect(transition.percentComplete == 0)
    }

    @Test func numbersAreReadAsInterfaceBuilderWritesThem() {
        #expect(NSCoder.cgPoint(for: "{1, 2.5}") == CGPoint(x: 1, y: 2.5))
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSCoder.cgSize(for: "nothing") == .zero)
    }

    @Test func aTransformIsKeptInAValue() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            let transform = CATransform3DMakeTranslation(1, 2, 3)
            #expect(NSValue(caTransform3D: transform).caTransform3DValue.m41 == 1)
        }
    }

    @Test func theAppIsFoundByItsKey() {
        #expect(UIApplication.value(forKeyPath: "sharedApplication") is UIApplication)
        #expect(UIWindow.Level.alert > .statusBar)
    }
}
