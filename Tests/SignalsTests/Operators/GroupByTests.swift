import CurrycombSignals
import Testing

@Suite("groupBy") struct GroupByTests {
    @Test("sends a group at the first value of its key, and groups end with the whole")
    func groups() {
        let words = Signals.from(1...6).groupBy { $0 % 3 }
            .flatMap { group in group.collect().map { "\(group.key):\($0)" } }
        #expect(Set(words.record().values) == ["1:[1, 4]", "2:[2, 5]", "0:[3, 6]"])
    }

    @Test("a failure ends every group")
    func fails() {
        let groups = failing.groupBy { $0 }.flatMap { $0.catchTo(-1).canFail(with: Oops.self) }.record()
        #expect(groups.words.hasPrefix("1 2"))
        #expect(groups.words.hasSuffix("#boom"))
    }
}
