import Testing

@testable import Job

private enum CountKey: JobKey {
    static func initialValue(in job: JobEnvironment) -> Int { 0 }
}

private enum NameKey: JobKey {
    static func initialValue(in job: JobEnvironment) -> String? { nil }
}

private enum ListKey: JobKey {
    final class List { var items: [Int] = [] }
    static func initialValue(in job: JobEnvironment) -> List {
        let list = List()
        list.items = [job[CountKey.self]]
        return list
    }
}

@Suite("A job's slots")
struct JobSlotTests {
    @Test func startWithTheKeysValueAndKeepWhatIsSet() {
        let job = JobEnvironment()
        #expect(job[CountKey.self] == 0)
        job[CountKey.self] += 2
        #expect(job[CountKey.self] == 2)
        job[NameKey.self] = "phone"
        #expect(job[NameKey.self] == "phone")
        job[NameKey.self] = nil
        #expect(job[NameKey.self] == nil)
    }

    @Test func belongToOneJob() {
        let first = JobEnvironment()
        let second = JobEnvironment()
        first[CountKey.self] = 1
        #expect(second[CountKey.self] == 0)
    }

    @Test func areMadeOnceAndMayReadOthers() {
        let job = JobEnvironment()
        job[CountKey.self] = 7
        #expect(job[ListKey.self].items == [7])
        job[CountKey.self] = 8
        #expect(job[ListKey.self].items == [7])
        #expect(job[ListKey.self] === job[ListKey.self])
    }

    @Test func outsideAJobThreadsThatAskTogetherGetOneValue() async {
        let lists = await withTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<64 { group.addTask { ObjectIdentifier(JobEnvironment.standard[ListKey.self]) } }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(lists.count == 1)
    }
}
