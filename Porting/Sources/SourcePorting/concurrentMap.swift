import Dispatch

/// The results for all elements, in their order, found on all processors.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
    [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
        // Each iteration writes an element of its own.
        nonisolated(unsafe) let results = buffer
        DispatchQueue.concurrentPerform(iterations: elements.count) { index in
            results.initializeElement(at: index, to: transform(elements[index]))
        }
        count = elements.count
    }
}
