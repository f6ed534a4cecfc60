import Currycomb
import Synchronization
import Testing

infix operator >>> : AdditionPrecedence

/// An operator of the app that uses the toolkit. Its uses are not ambiguous, because the umbrella module exports no
/// `>>>`.
private func >>> (left: Int, right: Int) -> String { "\(left) then \(right)" }

struct UmbrellaTests {
    @Test("one import is enough for the whole toolkit")
    func composition() {
        let length = pipe(get(\String.count), identity)
        #expect(length("abc") == 3)
    }

    @Test("a client's own operator is not replaced")
    func operatorsStayOut() {
        #expect(1 >>> 2 == "1 then 2")
    }

    @Test("Swift's own names keep their meaning")
    func swiftsNamesStay() async {
        let pairs: Zip2Sequence<[Int], [String]> = zip([1, 2], ["a", "b"])
        #expect(pairs.map { "\($0)\($1)" } == ["1a", "2b"])
        let task = Task { 7 }
        #expect(await task.value == 7)
        #expect(min(3, 4) == 3 && [3, 1].sorted() == [1, 3])
    }

    @Test("the one import includes containers, effects, validators, signals and stores")
    func everything() throws {
        #expect(zip(Maybe.of(1), Maybe.of("a"))?.1 == "a")
        #expect(IO<Int, Never>.of(20).map { $0 * 2 }.run() == 40)
        #expect(try Validator.int.decode("12") == 12)
        let seen = Mutex<[Int]>([])
        _ = Signals.of(1, 2, 3).map { $0 * 10 }.observe { value in seen.withLock { $0.append(value) } }
        #expect(seen.withLock { $0 } == [10, 20, 30])
        let store = Store(40) { (state, action: Int) in state += action }
        store.dispatch(2)
        #expect(store.state == 42)
    }

    @Test("the one import includes bindings, which accept verifiers")
    func bindings() {
        let name = Channel("")
        let length = MutableProperty("")
        name.following.map {
            "\($0.count)"
        } back: { _ in
            nil
        }.bind(to: length)
        let save = Command(enabledIf: name.property.map { !$0.isEmpty }) { LazyTask(IO<Int, Never>.of(7)) }
        #expect(save.execute() == nil)
        name.leading.send("Ada")
        #expect(length.value == "3")
        #expect(save.isEnabled.value)
        let ages = Signals.of("12", "x").decode(with: .int)
        let seen = Mutex<[Int]>([])
        ages.successes().observe { value in seen.withLock { $0.append(value) } }
        #expect(seen.withLock { $0 } == [12])
    }
}
