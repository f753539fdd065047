public import AdaptiveKit
public import Foundation
public import OpenCombine
public import OpenCombineDispatch
public import OpenCombineFoundation

/// A scheduler whose work on the main queue and on global ones is done before the picture of the screen is drawn.
public struct ScreenScheduler<Base: Scheduler>: Scheduler {
    private let base: Base
    /// Whether the work is that of the main queue; `nil` for an app's own queue.
    private let isMain: Bool?

    fileprivate init(_ base: Base, isMain: Bool?) { (self.base, self.isMain) = (base, isMain) }

    public var now: Base.SchedulerTimeType { base.now }
    public var minimumTolerance: Base.SchedulerTimeType.Stride { base.minimumTolerance }

    public func schedule(options: Base.SchedulerOptions?, _ action: @escaping () -> Void) {
        guard let isMain, let queue = ScreenQueue.ofThisThread else {
            return base.schedule(options: options, action)
        }
        queue.add(isInBackground: !isMain, action)
    }

    public func schedule(
        after date: Base.SchedulerTimeType, tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { base.schedule(after: date, tolerance: tolerance, options: options, action) }

    public func schedule(
        after date: Base.SchedulerTimeType, interval: Base.SchedulerTimeType.Stride,
        tolerance: Base.SchedulerTimeType.Stride, options: Base.SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        base.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
    }
}

extension Publisher {
    /// Publishes values on a queue: on the main queue and on global ones, before the picture of the screen is drawn.
    public func receive(
        on scheduler: DispatchQueue, options: DispatchQueue.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, ScreenScheduler<DispatchQueue>> {
        receive(
            on: ScreenScheduler(scheduler, isMain: scheduler.isOfScreens ? scheduler.isMain : nil), options: options)
    }

    /// Publishes values on a run loop: on the main one, before the picture of the screen is drawn.
    public func receive(
        on scheduler: RunLoop, options: RunLoop.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, ScreenScheduler<RunLoop>> {
        receive(on: ScreenScheduler(scheduler, isMain: scheduler === RunLoop.main ? true : nil), options: options)
    }

    /// Publishes values on a queue of operations: on the main one, before the picture of the screen is drawn.
    public func receive(
        on scheduler: OperationQueue, options: OperationQueue.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, ScreenScheduler<OperationQueue>> {
        receive(
            on: ScreenScheduler(scheduler, isMain: scheduler === OperationQueue.main ? true : nil), options: options)
    }
}
