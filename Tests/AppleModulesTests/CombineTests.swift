import Combine
import Foundation
import Testing

@Suite("Combined publishers")
struct CombineTests {
    private struct Failure: Error {}

    /// The values and the end of a publisher, as text.
    private final class Log<Output, Failure: Error> {
        var lines: [String] = []
        private var subscription: AnyCancellable?

        init(_ publisher: some Publisher<Output, Failure>) {
            subscription = publisher.sink(
                receiveCompletion: { [unowned self] end in
                    if case .failure = end { lines.append("failure") } else { lines.append("end") }
                },
                receiveValue: { [unowned self] in lines.append("\($0)") })
        }

        func cancel() { subscription?.cancel() }
    }

    @Test("The last values of two publishers come each time that one publishes, once both have")
    func combineLatest() {
        let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let log = Log(numbers.combineLatest(words) { "\($0)\($1)" })
        numbers.send(1)
        numbers.send(2)
        words.send("a")
        words.send("b")
        numbers.send(completion: .finished)
        words.send("c")
        #expect(log.lines == ["2a", "2b", "2c"])
        words.send(completion: .finished)
        #expect(log.lines == ["2a", "2b", "2c", "end"])
    }

    @Test("Publishers that have values publish once at the subscription, up to four of them")
    func combineLatestOfMany() {
        let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Bool, Never>(true))
        let three = Log(Publishers.CombineLatest3(a, b, Just("x")))
        let four = Log(a.combineLatest(b, Just("x"), Just(2.5)) { "\($0) \($1) \($2) \($3)" })
        #expect(three.lines == [#"(1, true, "x")"#])
        #expect(four.lines == ["1 true x 2.5"])
        b.send(false)
        #expect(three.lines.last == #"(1, false, "x")"#)
        #expect(four.lines.last == "1 false x 2.5")
        #expect(three.lines.count == 2 && four.lines.count == 2)
        four.cancel()
        a.send(5)
        #expect(four.lines.count == 2 && three.lines.count == 3)
    }

    @Test("Published properties are combined, as for a form that is checked")
    func form() {
        final class Form {
            @Published var name = ""
            @Published var isAgreed = false
        }
        let form = Form()
        let log = Log(Publishers.CombineLatest(form.$name, form.$isAgreed).map { !$0.isEmpty && $1 })
        form.name = "Ada"
        form.isAgreed = true
        #expect(log.lines == ["false", "false", "true"])
    }

    @Test("Merged values come as they arrive, until all publishers have ended")
    func merge() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let two = Log(a.merge(with: b))
        let three = Log(Publishers.Merge3(a, b, Just(0)))
        let many = Log(Publishers.MergeMany([a, b]).merge(with: a))
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(two.lines == ["1", "2", "3"])
        #expect(three.lines == ["0", "1", "2", "3"])
        #expect(many.lines == ["1", "1", "2", "3"])
        b.send(completion: .finished)
        #expect(two.lines.last == "end" && three.lines.last == "end" && many.lines.last == "end")
    }

    @Test("The first failure ends both kinds")
    func failures() {
        let (a, b) = (PassthroughSubject<Int, any Error>(), PassthroughSubject<Int, any Error>())
        let (merged, combined) = (Log(Publishers.Merge(a, b)), Log(a.combineLatest(b)))
        a.send(1)
        b.send(completion: .failure(Failure()))
        a.send(2)
        #expect(merged.lines == ["1", "failure"])
        #expect(combined.lines == ["failure"])
    }

    @Test("A subscriber that wants one value gets one") func demand() {
        let values = [1, 2, 3].publisher
        #expect(Log(values.merge(with: values).first()).lines == ["1", "end"])
        #expect(Log(values.combineLatest(values).first()).lines == ["(3, 1)", "end"])
        #expect(Log(Publishers.MergeMany([Just<Int>]())).lines == ["end"])
    }
}
