import Accelerate
import Testing

@Suite("images in memory")
struct AccelerateTests {
    /// Calls a function with a buffer of pixels in two rows of three, each row with 4 bytes more.
    private func withBuffer(_ bytes: inout [UInt8], _ body: (inout vImage_Buffer) -> Void) {
        bytes.withUnsafeMutableBytes {
            var buffer = vImage_Buffer(data: $0.baseAddress, height: 2, width: 3, rowBytes: 16)
            body(&buffer)
        }
    }

    @Test("a box blur is the mean of the pixels around, with those of the edge beyond it")
    func boxBlur() {
        var source: [UInt8] = [0, 9, 30, 255, 90, 9, 30, 255, 0, 9, 30, 255, 1, 1, 1, 1]
        source += source
        var target = [UInt8](repeating: 7, count: 32)
        withBuffer(&source) { from in
            withBuffer(&target) { to in
                #expect(
                    vImageBoxConvolve_ARGB8888(&from, &to, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend))
                        == kvImageNoError)
            }
        }
        #expect(target[..<16] == [30, 9, 30, 255, 30, 9, 30, 255, 30, 9, 30, 255, 7, 7, 7, 7])
        #expect(target[16...] == target[..<16])
    }

    @Test("a matrix mixes the components, and what is out of range is cut off")
    func matrix() {
        var source = [UInt8](repeating: 0, count: 32)
        source[..<4] = [10, 20, 30, 255]
        var target = source
        let matrix: [Int16] = [0, 2, 0, 0, 4, 0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 2]
        withBuffer(&source) { from in
            withBuffer(&target) { to in
                #expect(vImageMatrixMultiply_ARGB8888(&from, &to, matrix, 2, nil, nil, 0) == kvImageNoError)
            }
        }
        #expect(target[..<4] == [40, 10, 0, 255])
    }

    @Test("what cannot be done is refused")
    func refusals() {
        var none = vImage_Buffer()
        #expect(vImageBoxConvolve_ARGB8888(&none, &none, nil, 0, 0, 3, 3, nil, 0) == kvImageNullPointerArgument)
        var bytes = [UInt8](repeating: 0, count: 32)
        withBuffer(&bytes) { buffer in
            #expect(vImageBoxConvolve_ARGB8888(&buffer, &buffer, nil, 0, 0, 2, 3, nil, 0) == kvImageInvalidKernelSize)
            var other = buffer
            other.width = 2
            #expect(vImageBoxConvolve_ARGB8888(&buffer, &other, nil, 0, 0, 3, 3, nil, 0) == kvImageInvalidParameter)
            #expect(vImageMatrixMultiply_ARGB8888(&buffer, &buffer, [0], 0, nil, nil, 0) == kvImageInvalidParameter)
            other.width = .max
            #expect(vImageBoxConvolve_ARGB8888(&other, &buffer, nil, 0, 0, 3, 3, nil, 0) == kvImageNullPointerArgument)
        }
    }
}
