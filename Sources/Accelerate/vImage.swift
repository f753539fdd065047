/// The result of a call.
public typealias vImage_Error = Int
/// Options of a call.
public typealias vImage_Flags = UInt32
/// A number of pixels.
public typealias vImagePixelCount = UInt

/// An image in memory.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

    public init(data: UnsafeMutableRawPointer?, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
}

public let kvImageNoError: vImage_Error = 0
public let kvImageInvalidKernelSize: vImage_Error = -21767
public let kvImageNullPointerArgument: vImage_Error = -21772
public let kvImageInvalidParameter: vImage_Error = -21773

public let kvImageNoFlags = 0
public let kvImageLeaveAlphaUnchanged = 1
public let kvImageCopyInPlace = 2
public let kvImageBackgroundColorFill = 4
public let kvImageEdgeExtend = 8
public let kvImageDoNotTile = 16
public let kvImageHighQualityResampling = 32
public let kvImageTruncateKernel = 64
/// Makes a call return the size of the memory that it needs, and do nothing else.
public let kvImageGetTempBufferSize = 128

/// Replaces each pixel by the mean of those around it; beyond the edges are the pixels of the edge, whatever the flags.
///
/// - Returns: the reason why nothing was done: memory that is not there, images of two sizes, or an even kernel. With
///   `kvImageGetTempBufferSize`, the bytes of memory that the call needs: 1, because it does not use it.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & vImage_Flags(kvImageGetTempBufferSize) != 0 { return 1 }
    guard let source = Pixels(src.pointee), let target = Pixels(dest.pointee) else { return kvImageNullPointerArgument }
    guard kernel_width % 2 == 1, kernel_height % 2 == 1, kernel_width < 1 << 16, kernel_height < 1 << 16 else {
        return kvImageInvalidKernelSize
    }
    guard srcOffsetToROI_X == 0, srcOffsetToROI_Y == 0, source.hasSize(of: target) else {
        return kvImageInvalidParameter
    }
    let (width, height) = (source.width, source.height)
    var between = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
        means(
            of: width, kernel: Int(kernel_width), read: { source[row, $0, $1] },
            write: { between[(row * width + $0) * 4 + $1] = $2 })
    }
    for column in 0..<width {
        means(
            of: height, kernel: Int(kernel_height), read: { between[($0 * width + column) * 4 + $1] },
            write: { target[$0, column, $1] = $2 })
    }
    return kvImageNoError
}

/// The means around the pixels of a line, for each of their components.
private func means(
    of count: Int, kernel: Int, read: (_ index: Int, _ component: Int) -> UInt8,
    write: (_ index: Int, _ component: Int, UInt8) -> Void
) {
    let reach = kernel / 2
    for component in 0..<4 {
        func value(_ index: Int) -> Int { Int(read(min(count - 1, max(0, index)), component)) }
        var sum = (-reach...reach).reduce(0) { $0 + value($1) }
        for index in 0..<count {
            write(index, component, UInt8((sum + reach) / kernel))
            sum += value(index + reach + 1) - value(index - reach)
        }
    }
}

/// Multiplies the components of each pixel by a matrix of 4 × 4, and divides them.
///
/// - Returns: the reason why nothing was done: memory that is not there, images of two sizes, or a divisor of 0.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?, _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
    guard let source = Pixels(src.pointee), let target = Pixels(dest.pointee) else { return kvImageNullPointerArgument }
    guard divisor != 0, source.hasSize(of: target) else { return kvImageInvalidParameter }
    for row in 0..<source.height {
        for column in 0..<source.width {
            let pixel = (0..<4).map { Int(source[row, column, $0]) + Int(pre_bias?[$0] ?? 0) }
            for component in 0..<4 {
                let sum = (0..<4).reduce(Int(post_bias?[component] ?? 0)) {
                    $0 + pixel[$1] * Int(matrix[$1 * 4 + component])
                }
                target[row, column, component] = UInt8(min(255, max(0, sum / Int(divisor))))
            }
        }
    }
    return kvImageNoError
}

/// The pixels of a buffer that has memory for them.
private struct Pixels {
    let width: Int
    let height: Int
    private let data: UnsafeMutablePointer<UInt8>
    private let rowBytes: Int

    init?(_ buffer: vImage_Buffer) {
        guard let data = buffer.data, buffer.width > 0, buffer.height > 0, buffer.width <= 1 << 16,
            buffer.height <= 1 << 16, buffer.rowBytes >= Int(buffer.width) * 4
        else { return nil }
        self.data = data.assumingMemoryBound(to: UInt8.self)
        (width, height, rowBytes) = (Int(buffer.width), Int(buffer.height), buffer.rowBytes)
    }

    func hasSize(of other: Pixels) -> Bool { width == other.width && height == other.height }

    subscript(row: Int, column: Int, component: Int) -> UInt8 {
        get { data[row * rowBytes + column * 4 + component] }
        nonmutating set { data[row * rowBytes + column * 4 + component] = newValue }
    }
}
