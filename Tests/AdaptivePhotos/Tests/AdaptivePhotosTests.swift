import Devices
import Testing
import UIKit

@testable import AdaptivePhotos

/// The behavior that the articles describe, on current devices.
@Suite("Adaptive Photos")
struct AdaptivePhotosTests {
    @Test(
        "SPLIT-2 and SPLIT-6 a phone on its side shows both columns, for its width is overridden to regular",
        arguments: [
            ("iphone-se-3", true), ("iphone-se-3/landscape", false), ("iphone-15", true),
            ("iphone-15/landscape", false),
            ("iphone-15-plus", true), ("iphone-15-plus/landscape", false), ("ipad-pro-11", false),
            ("ipad-pro-11/landscape", false), ("ipad-pro-11/landscape/split-half@17", true),
            ("ipad-pro-11/landscape/split-third@17", true), ("ipad-pro-11/landscape/split-two-thirds@17", false),
            ("ipad-pro-11/portrait/split-third@17", true), ("ipad-pro-11/portrait/split-two-thirds@17", true),
            ("ipad-pro-11/landscape/slide-over@17", true),
        ])
    func columns(variant: String, isCollapsed: Bool) throws {
        try AppOnVariant.run(variant) { running in
            #expect(running.app.split.isCollapsed == isCollapsed)
            let isLandscapePhone = variant.hasPrefix("iphone") && variant.contains("landscape")
            #expect(
                running.app.split.traitCollection.verticalSizeClass == (isLandscapePhone ? .compact : .regular),
                "what the override leaves open follows the window")
            guard !isCollapsed else { return }
            #expect(running.app.split.viewControllers.last is EmptyViewController)
            let (list, detail) = (running.app.primary.view, running.app.split.viewControllers.last?.view)
            let (left, right) = (
                list?.convert(list?.bounds ?? .zero, to: nil), detail?.convert(detail?.bounds ?? .zero, to: nil)
            )
            #expect((left?.maxX ?? .infinity) <= (right?.minX ?? 0) + 1)
            #expect((right?.width ?? 0) > (left?.width ?? 0))
        }
    }

    @Test("VC-4 disclosure indicators follow what a row would do: they say where it pushes")
    func disclosures() throws {
        try AppOnVariant.run("iphone-15") { running in
            #expect(running.accessories == [.disclosureIndicator, .disclosureIndicator, .disclosureIndicator])
            try running.turn(to: "iphone-15/landscape")
            // A single photo is shown in the other column, and several are still pushed.
            #expect(running.accessories == [.none, .disclosureIndicator, .disclosureIndicator])
            try running.turn(to: "iphone-15")
            #expect(running.accessories == [.disclosureIndicator, .disclosureIndicator, .disclosureIndicator])
        }
    }

    @Test(
        "ADAPT-28 VC-1 and VC-2 a photo is pushed where there is one column, and put beside the list where there are two"
    )
    func showing() throws {
        try AppOnVariant.run("iphone-15") { running in
            running.choose(row: 0)
            #expect((running.stack.last as? PhotoViewController)?.photo?.scenery == .lake)
            #expect(running.stack.count == 2)
        }
        try AppOnVariant.run("ipad-pro-11/landscape@17") { running in
            running.choose(row: 0)
            #expect(running.stack.count == 1)
            #expect((running.app.split.viewControllers.last as? PhotoViewController)?.title == "Clara Bow")
            running.choose(row: 1)
            #expect(running.stack.last is ConversationViewController)
            let conversation = try #require(running.stack.last as? ConversationViewController)
            conversation.tableView(conversation.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
            let photo = try #require(running.app.split.viewControllers.last as? PhotoViewController)
            #expect(photo.title == "3 of 3" && photo.photo?.scenery == .night)
        }
    }

    @Test("SPLIT-5 collapsing without a photo drops the empty column, and expanding without one makes it again")
    func collapsingEmpty() throws {
        try AppOnVariant.run("ipad-pro-11/landscape@17") { running in
            try running.turn(to: "ipad-pro-11/landscape/split-third@17")
            #expect(running.app.split.isCollapsed)
            #expect(running.stack.count == 1 && running.stack.first === running.app.list)
            try running.turn(to: "ipad-pro-11/landscape@17")
            #expect(running.app.split.viewControllers.last is EmptyViewController)
        }
    }

    @Test("SPLIT-3 and SPLIT-4 collapsing pushes a photo onto what it belongs to, expanding gives it a column again")
    func collapsingWithAPhoto() throws {
        try AppOnVariant.run("ipad-pro-11/landscape@17") { running in
            // The photo of another conversation than the one that the list shows.
            running.choose(row: 0)
            let photo = try #require(running.app.split.viewControllers.last as? PhotoViewController)
            running.choose(row: 1)
            #expect(running.stack.count == 2)
            try running.turn(to: "ipad-pro-11/landscape/split-third@17")
            #expect(running.stack.map { $0 === photo } == [false, true], "the foreign conversation is gone")
            try running.turn(to: "ipad-pro-11/landscape@17")
            #expect(running.app.split.viewControllers.last === photo)
            #expect(running.stack.count == 1)
        }
    }

    @Test("SPLIT-6 a phone that turns with a photo keeps it: on the stack upright, in its column on its side")
    func turning() throws {
        try AppOnVariant.run("iphone-se-3") { running in
            running.choose(row: 0)
            let photo = try #require(running.stack.last as? PhotoViewController)
            try running.turn(to: "iphone-se-3/landscape")
            #expect(running.app.split.viewControllers.last === photo)
            #expect(photo.view.window === running.window)
            try running.turn(to: "iphone-se-3")
            #expect(running.stack.last === photo)
        }
    }

    @Test("ADAPT-25 AL-14 the profile's constraints change with the vertical size class")
    func profile() throws {
        func frames(_ variant: String, turned: String? = nil) throws -> (
            profile: ProfileViewController, name: CGRect, image: CGRect
        ) {
            var found: (ProfileViewController, CGRect, CGRect)?
            try AppOnVariant.run(variant) { running in
                running.app.list.showProfile()
                running.window.layoutIfNeeded()
                if let turned { try running.turn(to: turned) }
                let profile = try #require(running.stack.last as? ProfileViewController)
                found = (profile, profile.nameLabel.frame, profile.imageView.frame)
            }
            return try #require(found)
        }
        let upright = try frames("iphone-15")
        #expect(upright.image.minX == 0 && upright.image.maxX == upright.profile.view.bounds.width)
        #expect(upright.image.minY > upright.name.maxY && upright.image.maxY == upright.profile.view.bounds.height)
        #expect(upright.name.minX == 16 && upright.name.height < 30)
        let flat = try frames("iphone-15/landscape")
        #expect(abs(flat.image.width - flat.profile.view.bounds.width / 2) < 0.5)
        #expect(abs(flat.name.minX - flat.image.maxX - 8) < 0.5)
        #expect(flat.image.maxY == flat.profile.view.bounds.height)
        let turned = try frames("iphone-15", turned: "iphone-15/landscape")
        #expect(turned.image == flat.image && turned.name == flat.name)
        let back = try frames("iphone-15/landscape", turned: "iphone-15")
        #expect(back.image == upright.image && back.name == upright.name)
    }
}
