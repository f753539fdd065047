import Foundation
import Geometry
import Testing

@Suite struct PortableMathTests {
    @Test func resultsAreThoseOfTheCLibraryUpToAFewUnitsInTheLastPlace() {
        for step in -4000...4000 {
            let angle = Double(step) * 0.01237
            #expect(abs(PortableMath.sin(angle) - sin(angle)) <= 2.3e-16)
            #expect(abs(PortableMath.cos(angle) - cos(angle)) <= 2.3e-16)
            let (x, y) = (cos(angle) * 3.7, sin(angle) * 0.9)
            #expect(abs(PortableMath.atan2(y, x) - atan2(y, x)) <= 9e-16)
            #expect(abs(PortableMath.hypot(x, y) - hypot(x, y)) <= 9e-16)
        }
        for step in 0...4000 {
            let base = Double(step) / 3000
            for exponent in [2.4, 1 / 2.4, 2.2, 1.8] {
                let exact = pow(base, exponent)
                #expect(abs(PortableMath.pow(base, exponent) - exact) <= 6e-15 * exact)
            }
        }
    }

    @Test func theirBitsAreFixed() {
        let bits = [0.3, 1, 2.5, -4.75, 100].map { value in
            [
                PortableMath.sin(value), PortableMath.cos(value), PortableMath.atan2(value, 3),
                PortableMath.pow(abs(value), 2.4),
            ].map(\.bitPattern)
        }
        #expect(
            bits == [
                [
                    4_598_995_238_688_307_763, 4_606_780_125_658_155_450, 4_591_846_303_962_680_395,
                    4_588_173_924_755_359_598,
                ],
                [
                    4_605_754_516_372_524_270, 4_603_041_830_072_026_764, 4_599_467_762_625_453_792,
                    4_607_182_418_800_017_408,
                ],
                [
                    4_603_565_777_395_632_816, 13_828_763_316_576_947_069, 4_604_432_865_628_875_402,
                    4_621_265_667_084_954_633,
                ],
                [
                    4_607_176_048_809_403_488, 4_585_579_862_371_302_261, 13_830_588_142_874_104_192,
                    4_631_118_899_892_596_543,
                ],
                [
                    13_826_108_192_625_282_488, 4_605_942_297_449_095_136, 4_609_617_989_446_377_450,
                    4_678_904_625_294_287_350,
                ],
            ])
    }

    @Test func exactValuesStayExact() {
        #expect(PortableMath.sin(0) == 0 && PortableMath.cos(0) == 1)
        #expect(PortableMath.sin(.pi / 2) == 1 && PortableMath.cos(.pi) == -1)
        #expect(PortableMath.atan2(1, 1) == .pi / 4 && PortableMath.atan2(2, 0) == .pi / 2)
        #expect(PortableMath.atan2(0, -1) == .pi && PortableMath.atan2(-0.0, -1) == -.pi)
        #expect(PortableMath.pow(0.25, 1) == 0.25 && PortableMath.pow(1, 2.4) == 1 && PortableMath.pow(0, 2.4) == 0)
        #expect(PortableMath.hypot(3, 4) == 5 && PortableMath.hypot(1e300, 1e300) > 1.4e300)
    }

    @Test func invalidNumbersStayNil() {
        for value in [Double.nan, .infinity, -.infinity] {
            #expect(PortableMath.sin(value).isNaN && PortableMath.cos(value).isNaN)
        }
        #expect(PortableMath.atan2(.nan, 1).isNaN && PortableMath.pow(-1, 0.5).isNaN)
        #expect(PortableMath.hypot(.infinity, 1) == .infinity && PortableMath.pow(2, 1e9) == .infinity)
    }
}
