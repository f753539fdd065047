import Devices
import Foundation
import Testing

@testable import Sheets

@Suite struct SheetPlanTests {
    private func variants(_ words: AxisSelection.Words) throws -> [Variant] {
        try Matrix(AxisSelection(parsing: words)).variants
    }

    /// All texts of a plan, in order.
    private func words(_ plan: SheetPlan) -> [String] {
        var words = plan.common
        for group in plan.groups {
            words += [group.heading, group.subheading]
            if let table = group.table { words += (table.columns + table.rows + table.facts).flatMap { $0 } }
            for cell in group.cells { words += cell.caption + cell.details }
        }
        return words
    }

    @Test func devicesHaveNamesForPeople() throws {
        let titles = [
            "ipad-pro-11": "iPad Pro 11-inch (4th generation)", "iphone-6-1-lcd": "iPhone 11",
            "ipad-pro-12-9": "iPad Pro 12.9-inch (6th generation)", "iphone-16-pro": "iPhone 16 Pro",
        ]
        for (name, title) in titles {
            #expect(try DeviceCatalog.standard.selection(named: name).title == title)
        }
        for device in DeviceCatalog.standard.devices {
            #expect(DeviceSelection(device: device).title != device.id)
        }
    }

    @Test func aCaptionNamesWhatVariesAndTheSheetWhatDoesNot() throws {
        let plan = SheetPlan(
            try variants([.device: ["iphone-16-pro", "ipad-pro-11"], .appearance: ["light", "dark"]]),
            SheetArrangement())
        #expect(plan.groups.map(\.heading) == ["iPhone 16 Pro", "iPad Pro 11-inch (4th generation)"])
        #expect(plan.groups[0].cells.map(\.caption) == [["Light"], ["Dark"]])
        #expect(plan.common == ["Portrait", "iOS 26"])
        let all = words(plan)
        #expect(!all.contains { $0.contains("iphone-") || $0.contains("ipad-") || $0.contains("split-") })
        #expect(all.filter { $0.localizedCaseInsensitiveContains("portrait") }.count == 1)
    }

    @Test func onePictureOfADeviceIsCaptionedByItsSize() throws {
        let plan = SheetPlan(try variants([.device: ["iphone-16-pro", "iphone-se-1"]]), SheetArrangement())
        #expect(
            plan.groups.map { $0.cells.map(\.caption) } == [[["402 × 874 pt · wC hR"]], [["320 × 568 pt · wC hR"]]])
        // The newest version follows from the device, so it is in the device's subheading.
        #expect(plan.groups.map(\.subheading) == ["iOS 26", "iOS 15"])
    }

    @Test(arguments: [
        (["device"], ["appearance"], 2), (["device", "orientation"], ["appearance"], 1), (["device"], [], 1),
        ([], ["orientation"], 1), (["orientation"], ["appearance"], 2), (["appearance"], ["device", "orientation"], 1),
        (["ios"], ["direction"], 8),
    ])
    func everyVariantStandsOnceWhereItsWordsSay(rows: [String], columns: [String], groups: Int) throws {
        let variants = try variants([
            .device: ["iphone-16-pro", "ipad-pro-11"], .appearance: ["light", "dark"], .orientation: ["all"],
        ])
        let arrangement = SheetArrangement(
            rows: rows.compactMap(VariantAxis.init), columns: columns.compactMap(VariantAxis.init))
        let plan = SheetPlan(variants, arrangement)
        #expect(plan.groups.count == groups)
        #expect(plan.groups.flatMap { $0.cells.map(\.picture) }.sorted() == Array(variants.indices))
        for group in plan.groups {
            let table = try #require(group.table)
            #expect(table.places.flatMap { $0.compactMap { $0 } }.sorted() == Array(group.cells.indices))
            for (row, places) in table.places.enumerated() {
                for (column, place) in places.enumerated() {
                    guard let place else { continue }
                    let variant = variants[group.cells[place].picture]
                    let asked = arrangement.rows.map { $0.title(of: variant) }
                    if !asked.isEmpty { #expect(table.rows[row] == asked) }
                    let wanted = arrangement.columns.map { $0.title(of: variant) }
                    if !wanted.isEmpty { #expect(table.columns[column] == wanted) }
                }
            }
        }
    }

    @Test func combinationsThatADeviceLacksAreEmptyCells() throws {
        let variants = try variants([
            .device: ["iphone-16-pro", "ipad-pro-11"], .orientation: ["landscape"], .multitasking: ["all"],
            .ios: ["18"],
        ])
        let plan = SheetPlan(variants, SheetArrangement(rows: [.device], columns: [.multitasking]))
        let table = try #require(plan.groups[0].table)
        #expect(table.columns.count == 5)
        #expect(table.places[0].compactMap { $0 }.count == 1)
        #expect(table.places[1].compactMap { $0 }.count == 5)
        // Windows of several sizes in a row are each described below their picture.
        #expect(plan.groups[0].cells.allSatisfy { !$0.details.isEmpty })
    }
}
