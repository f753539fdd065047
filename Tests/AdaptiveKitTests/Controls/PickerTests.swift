import Drawing
import Geometry
import Testing

@testable import AdaptiveKit
@testable import UIControls

@Suite("Pickers")
struct PickerTests {
    private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
        let height: CGFloat
        init(height: CGFloat) { self.height = height }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "Row \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
    }

    @Test(
        "Rows have the delegate's height and proportional distances", arguments: [(0.0, 32.0), (64, 64), (.nan, 32)])
    func rowHeight(asked: Double, height: Double) {
        inJob {
            let (picker, rows) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Rows(height: asked))
            picker.dataSource = rows
            picker.delegate = rows
            picker.selectRow(1, inComponent: 0, animated: false)
            #expect(picker.rowSize(forComponent: 0) == CGSize(width: 320, height: height))
            let band = picker.drawnItems.compactMap { item -> CGFloat? in
                guard case .fill(let path, _) = item else { return nil }
                return path.bounds?.height
            }
            #expect(abs((band.first ?? 0) - height) < 0.01)
            #expect(picker.drawnTexts == ["Row 0", "Row 1", "Row 2"])
        }
    }
}
