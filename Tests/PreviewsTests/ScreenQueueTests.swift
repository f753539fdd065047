import Bitmaps
import Devices
import Diagnostics
import Rendering
import TestTraits
import Testing
import UIKit

@testable import Previews

/// The work that code leaves for later is in the picture.
@Suite(.blocking) @MainActor struct ScreenQueueTests {
    /// Leaves work to the main queue in several ways, and notes what is done.
    private final class PostponingController: UIViewController {
        var done: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            perform(Selector("late", PostponingController.late), with: nil, afterDelay: 0.3)
            perform(Selector("never", PostponingController.never), with: nil, afterDelay: 0.1)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.done.append("after") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.done.append("after the picture") }
            DispatchQueue.main.async { [weak self] in
                self?.done.append("first")
                DispatchQueue.main.async { self?.done.append("inner") }
            }
            DispatchQueue.main.async { self.second() }
            NSObject.cancelPreviousPerformRequests(
                withTarget: self, selector: Selector("never", PostponingController.never), object: nil)
            done.append("load")
        }

        private func second() { done.append("second") }
        private func late() {
            done.append("late")
            view.backgroundColor = .red
        }
        private func never() { done.append("never") }
    }

    /// Starts itself again, as an endless animation does.
    private final class EndlessController: UIViewController {
        var rounds = 0

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            again()
        }

        private func again() {
            rounds += 1
            DispatchQueue.main.async { self.again() }
        }
    }

    /// Moves by a display link, as an animation of its own, and by timers.
    private final class TickingController: UIViewController {
        var frames: [CFTimeInterval] = []
        var done: [String] = []
        private var start = CACurrentMediaTime()
        private var link: CADisplayLink?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            start = CACurrentMediaTime()
            link = CADisplayLink(target: self, selector: TickingController.step)
            link?.add(to: .main, forMode: .common)
            Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { [weak self] _ in self?.done.append("tick") }
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
                self?.done.append("once")
            }
            Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { [weak self] _ in self?.done.append("late") }
            let cancelled = Timer(timeInterval: 0.1, repeats: true) { [weak self] _ in self?.done.append("cancelled") }
            RunLoop.main.add(cancelled, forMode: .common)
            cancelled.invalidate()
            let paused = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
                self?.done.append("paused")
            }
            paused.fireDate = .distantFuture
        }

        private func step(_ link: CADisplayLink) {
            frames.append(link.timestamp - start)
            guard link.timestamp - start >= 2.5 else { return }
            link.invalidate()
            view.backgroundColor = .red
            DispatchQueue.main.async { self.done.append("end") }
        }
    }

    /// Prepares its content on global queues, and shows it on the main one.
    private final class PreparingController: UIViewController {
        nonisolated(unsafe) var done: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            DispatchQueue.global(qos: .userInitiated).async {
                self.note("prepared")
                DispatchQueue.main.async {
                    self.note("shown")
                    self.view.backgroundColor = .red
                }
                DispatchQueue.main.syncOnScreen { self.note("waited") }
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { self.note("late") }
            let cancelled = DispatchWorkItem { [unowned self] in note("cancelled") }
            DispatchQueue.main.async(execute: DispatchQueue.work(of: cancelled))
            cancelled.cancel()
            let item = DispatchWorkItem { [unowned self] in note("item") }
            DispatchQueue.main.async(execute: DispatchQueue.work(of: item))
            OperationQueue.main.addOperationOnScreen { self.note("operation") }
            OperationQueue.main.addOperationOnScreen(BlockOperation { [unowned self] in note("block") })
            Thread.sleepOnScreen(forTimeInterval: 1000)
        }

        private nonisolated func note(_ name: String) {
            done.append(name + (Thread.isScreenThread ? "" : " in background"))
        }
    }

    /// Moves for ever, ten times in a second.
    private final class SpinningController: UIViewController {
        var frames = 0
        private var link: CADisplayLink?

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            link = CADisplayLink(target: self, selector: SpinningController.step)
            link?.preferredFramesPerSecond = 10
            link?.add(to: .main, forMode: .common)
        }

        private func step(_ link: CADisplayLink) { frames += 1 }
    }

    private func picture(of controller: UIViewController) throws -> Bitmap {
        let source = ControllerSource([ControllerSource.Screen("Screen", makeController: { controller })])
        let tools = WorkerTools(textSetter: EstimatedTextSetter(), rendering: RenderingTools(fonts: NoFonts()))
        let variant = try Variant(parsing: "iphone-se-3")
        return try tools.bitmap(of: source.picture(of: 0, on: variant, tools: tools).value.list, on: variant).value
    }

    @Test("work is done in the order of the times at which it is due, up to a second after the screen has appeared")
    func order() throws {
        let controller = PostponingController()
        let bitmap = try picture(of: controller)
        #expect(controller.done == ["load", "first", "second", "inner", "after", "late"])
        #expect(bitmap.pixel(x: 10, y: 10) == SIMD4(255, 0, 0, 255))
    }

    @Test("an animation of a display link is drawn at its end, and timers as they are after a second")
    func animation() throws {
        let controller = TickingController()
        let bitmap = try picture(of: controller)
        #expect(controller.done == ["tick", "once", "tick", "end"])
        #expect(controller.frames.count == 148)
        #expect(controller.frames == controller.frames.sorted())
        #expect(controller.frames.allSatisfy { $0 > 0 && $0 < 2.52 })
        #expect(bitmap.pixel(x: 10, y: 10) == SIMD4(255, 0, 0, 255))
    }

    @Test("work of global queues, work items and operations are done in order, and know their thread")
    func globalQueues() throws {
        let controller = PreparingController()
        let bitmap = try picture(of: controller)
        #expect(
            controller.done == [
                "prepared in background", "waited", "item", "operation", "block", "shown", "late in background",
            ])
        #expect(bitmap.pixel(x: 10, y: 10) == SIMD4(255, 0, 0, 255))
    }

    @Test("a display link that is never stopped ends with the picture")
    func endlessAnimation() throws {
        let controller = SpinningController()
        _ = try picture(of: controller)
        #expect(controller.frames == 60)
    }

    @Test("work that starts itself again ends")
    func endless() throws {
        let controller = EndlessController()
        _ = try picture(of: controller)
        #expect(controller.rounds == ScreenQueue.most + 1)
    }

    /// A store that is no part of the main actor.
    private actor Store {
        private var loads = 0

        func load() -> Int {
            loads += 1
            return loads
        }
    }

    /// Loads its content in tasks.
    private final class LoadingController: UIViewController {
        let store = Store()
        var done: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            Task {
                done.append("task")
                let first = await fetch()
                done.append("fetched \(first)")
                done.append("store \(await store.load())")
                async let left = fetch()
                async let right = fetch()
                done.append("sum \(await left + right)")
                let all = await withTaskGroup(of: Int.self) { group in
                    for value in 0..<3 { group.addTask { value } }
                    return await group.reduce(into: []) { $0.append($1) }
                }
                done.append("group \(all)")
                try await Task.sleep(nanoseconds: 300_000_000)
                try await Task.sleep(for: .seconds(0.5))
                done.append("slept")
                view.backgroundColor = .red
            }
            Task {
                try await Task.sleep(for: .seconds(2))
                done.append("after the picture")
            }
            Task {
                try await Task.sleep(nanoseconds: 200_000_000)
                done.append("early")
            }
            Task.detached { [weak self] in
                let value = await fetch()
                await self?.detachedTaskEnded(with: value)
            }
            done.append("load")
        }

        private func detachedTaskEnded(with value: Int) { done.append("detached \(value)") }
    }

    @Test("tasks, actors and groups run on the screen's thread, in the same order each time")
    func tasks() throws {
        var orders: Set<[String]> = []
        for _ in 0..<20 {
            let controller = LoadingController()
            let bitmap = try picture(of: controller)
            #expect(bitmap.pixel(x: 10, y: 10) == SIMD4(255, 0, 0, 255))
            orders.insert(controller.done)
        }
        #expect(
            orders == [
                [
                    "load", "task", "detached 7", "fetched 7", "store 1", "sum 14", "group [0, 1, 2]", "early",
                    "slept",
                ]
            ])
    }

    @Test("without a screen, work is the process's own queue's")
    func processQueue() async {
        await JobEnvironment.$running.withValue(JobEnvironment()) {
            await withCheckedContinuation { continuation in
                DispatchQueue.main.async { continuation.resume() }
            }
            await Task { await Task.yield() }.value
        }
    }

    @Test("an app's own queues are left alone, and work with a quality of service")
    func otherQueues() {
        let job = JobEnvironment()
        let queue = ScreenQueue()
        job.screenQueue = queue
        job.run {
            #expect(ScreenQueue.ofThisThread === queue)
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async(qos: .utility) { done.signal() }
            DispatchQueue(label: "own").async { done.signal() }
            DispatchQueue(label: "own").asyncAfter(deadline: .now()) { done.signal() }
            for _ in 0..<3 { done.wait() }
            #expect(!queue.run())
            let group = DispatchGroup()
            DispatchQueue.main.async(group: group) {}
            #expect(group.wait(timeout: .now()) == .timedOut)
            let other = DispatchGroup()
            other.enter()
            group.notify(queue: .main) { other.leave() }
            other.notify(queue: .main) { done.signal() }
            #expect(queue.run())
            #expect(group.wait(timeout: .now()) == .success)
            #expect(done.wait(timeout: .now()) == .success, "a group that another one ends")
            other.enter()
            other.notify(queue: .main) { done.signal() }
            #expect(queue.run())
            #expect(done.wait(timeout: .now()) == .timedOut, "a group that never ends")
            DispatchQueue.main.async {}
        }
        #expect(ScreenQueue.ofThisThread == nil)
        #expect(!queue.run(), "work that nobody waited for is dropped")
    }
}

/// A value from elsewhere.
private func fetch() async -> Int {
    await Task.yield()
    return 7
}
