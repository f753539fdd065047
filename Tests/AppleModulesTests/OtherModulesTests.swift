import Combine
import CoreImage
import CoreText
import Foundation
import ImageIO
import MapKit
import OSLog
import ObjectiveC
import QuartzCore
import SafariServices
import Testing
import UIKit
import UniformTypeIdentifiers
import WebKit
import os

@Suite struct OtherModulesTests {
    @Test func layersAndTheirClockComeWithQuartzCore() {
        let layer = CAShapeLayer()
        layer.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        let before = CACurrentMediaTime()
        #expect(CACurrentMediaTime() >= before)
    }

    @Test func anAppThatAsksForAModuleHasIt() {
        #if canImport(os) && canImport(Combine) && canImport(ObjectiveC) && canImport(QuartzCore)
            let hasThem = true
        #else
            let hasThem = false
        #endif
        #expect(hasThem)
    }

    @Test func aMessageIsLoggedNowhereAndItsValuesAreNotEvaluated() {
        var evaluations = 0
        func value() -> Int {
            evaluations += 1
            return evaluations
        }
        Logger(subsystem: "app", category: "test").info("value \(value(), privacy: .public) and \("text")")
        os_log("%d", log: OSLog(subsystem: "app", category: "test"), type: .error, 3)
        os_log("plain")
        os_log(.debug, "value \(2.5, format: .fixed(precision: 1))")
        #expect(evaluations == 0)
    }

    @Test func anUnfairLockIsHeldByOneOnly() {
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        let counter = OSAllocatedUnfairLock(initialState: 1)
        counter.withLock { $0 += 1 }
        #expect(counter.withLock { $0 } == 2)
    }

    @Test func aPublisherDelivers() {
        final class Model: ObservableObject { @Published var name = "first" }
        let model = Model()
        var names: [String] = []
        let watching = model.$name.map { $0.uppercased() }.sink { names.append($0) }
        model.name = "second"
        watching.cancel()
        model.name = "third"
        #expect(names == ["FIRST", "SECOND"])
    }

    @Test func aTypeConformsToItsSupertypes() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.isSubtype(of: .item))
        #expect(!UTType.image.conforms(to: .png))
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "application/json")?.preferredFilenameExtension == "json")
        #expect(UTType(filenameExtension: "unheard-of") == nil)
    }
}

@Suite struct AssociatedObjectTests {
    private final class Box { var view: UIView? }
    nonisolated(unsafe) private static var key: UInt8 = 0
    nonisolated(unsafe) private static var otherKey: UInt8 = 0

    @Test func anObjectKeepsAValueUnderAKey() {
        let view = UIView()
        objc_setAssociatedObject(view, &Self.key, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, &Self.otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, &Self.key) as? String == "first")
        #expect(objc_getAssociatedObject(view, &Self.otherKey) as? Int == 2)
        objc_setAssociatedObject(view, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &Self.otherKey) == nil)
    }

    @Test func aViewReleasesItsValuesWithItself() {
        weak var kept: Box?
        do {
            let view = UIView()
            let box = Box()
            kept = box
            objc_setAssociatedObject(view, &Self.key, box, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(view, &Self.key) as? Box === box)
        }
        #expect(kept == nil)
    }

    @Test func anAssignedValueIsNotRetained() {
        let view = UIView()
        do {
            let box = Box()
            objc_setAssociatedObject(view, &Self.key, box, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, &Self.key) as? Box === box)
        }
        #expect(objc_getAssociatedObject(view, &Self.key) == nil)
    }

    @Test func anyObjectOfAJobHasValues() {
        JobEnvironment.$running.withValue(JobEnvironment()) {
            var objects = (0..<200).map { _ in NSObject() }
            for (index, object) in objects.enumerated() {
                objc_setAssociatedObject(object, &Self.key, index, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
            #expect(objc_getAssociatedObject(objects[150], &Self.key) as? Int == 150)
            let last = objects[199]
            objects = []
            #expect(objc_getAssociatedObject(last, &Self.key) as? Int == 199)
            // An object at a reused address does not have the old object's values.
            let new = (0..<50).map { _ in NSObject() }
            #expect(new.allSatisfy { objc_getAssociatedObject($0, &Self.key) == nil })
        }
    }
}

@Suite struct StandInTests {
    @Test func viewsOfOtherFrameworksTakeTheirPlace() {
        let page = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        page.load("https://example.org")
        let map = MKMapView()
        map.addAnnotation(MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2)))
        map.setRegion(
            MKCoordinateRegion(
                center: .init(latitude: 0, longitude: 0), latitudinalMeters: 111_320, longitudinalMeters: 0),
            animated: false)
        #expect(map.region.span.latitudeDelta == 1)
        #expect(map.annotations.count == 1)
        let stack = UIStackView(arrangedSubviews: [page, map])
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        stack.layoutIfNeeded()
        #expect(page.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
        var picture: UIImage?
        page.takeSnapshot(with: nil) { image, _ in picture = image }
        #expect(picture?.size == CGSize(width: 100, height: 100))
        let browser = SFSafariViewController(url: URL(fileURLWithPath: "/"))
        #expect(browser.view is StandInView)
    }
}
