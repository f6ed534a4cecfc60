import CurrycombStores
import Testing

struct App: Equatable, Sendable {
    var counter = Counter()
    var screen = Screen.loading
    var detail: Counter?
    var rows: [Row] = []
    var log: [String] = []

    enum Screen: Equatable, Sendable {
        case loading
        case shown(Counter)
    }

    struct Row: Equatable, Identifiable, Sendable {
        let id: String
        var count = 0
    }
}

enum AppAction: Sendable {
    case counter(CounterAction)
    case screen(CounterAction)
    case detail(CounterAction)
    case row((String, Int))

    static let counterPath = CasePath<AppAction, CounterAction>(AppAction.counter) {
        if case .counter(let action) = $0 { action } else { nil }
    }
    static let screenPath = CasePath<AppAction, CounterAction>(AppAction.screen) {
        if case .screen(let action) = $0 { action } else { nil }
    }
    static let detailPath = CasePath<AppAction, CounterAction>(AppAction.detail) {
        if case .detail(let action) = $0 { action } else { nil }
    }
    static let rowPath = CasePath<AppAction, (String, Int)>(AppAction.row) {
        if case .row(let action) = $0 { action } else { nil }
    }
}

@Suite("A reducer")
struct ReducerTests {
    @Test("changes a copy: the old state stays, and a second run has the same result")
    func pure() {
        let old = Counter(count: 1)
        #expect(counter.reduce(old, .add(2)) == Counter(count: 3))
        #expect(counter.reduce(old, .add(2)) == Counter(count: 3))
        #expect(old == Counter(count: 1))
        #expect(counter.reduce(old, [.add(1), .rename("x"), .add(5)]) == Counter(count: 7, name: "x"))
        let redux = Reducer<Int, Int>.returning { $0 * 10 + $1 }
        #expect(redux.reduce(0, [1, 2, 3]) == 123)
        var state = Counter()
        _ = counter(&state, .add(4))
        #expect(state.count == 4)
    }

    @Test("is combined in order, and has a unit")
    func combine() {
        let double = Reducer<[Int], Int> { list, number in list.append(number * 2) }
        #expect(Reducer.combine(listing, double).reduce([], [1, 2]) == [1, 2, 2, 4])
        #expect(listing.then(double).reduce([], [1]) == [1, 2])
        #expect(double.then(listing).reduce([], [1]) == [2, 1])
        #expect(listing.then(.identity).reduce([], [1]) == [1])
        #expect(Reducer.identity.then(listing).reduce([], [1]) == [1])
    }

    @Test("of a part becomes a reducer of the whole, by key path and by case")
    func pullback() {
        let app = Reducer<App, AppAction>.combine(
            counter.pullback(\.counter, AppAction.counterPath),
            counter.pullback(
                CasePath<App.Screen, Counter>(App.Screen.shown) {
                    if case .shown(let counter) = $0 { counter } else { nil }
                }, AppAction.screenPath
            ).pullback(\.screen),
            counter.optional().pullback(\.detail, AppAction.detailPath),
            Reducer<App.Row, Int> { $0.count += $1 }.forEach(\.rows, AppAction.rowPath),
            Reducer { state, action in state.log.append("\(action)") })
        var state = App(rows: [.init(id: "a"), .init(id: "b")])
        func expect(_ action: AppAction, _ change: (inout App) -> Void, _ location: SourceLocation = #_sourceLocation) {
            var expected = state
            change(&expected)
            expected.log.append("\(action)")
            state = app.reduce(state, action)
            #expect(state == expected, sourceLocation: location)
        }
        expect(.counter(.add(2))) { $0.counter.count = 2 }
        expect(.screen(.add(1))) { _ in }
        expect(.detail(.add(1))) { _ in }
        expect(.row(("b", 5))) { $0.rows[1].count = 5 }
        expect(.row(("c", 5))) { _ in }
        state.screen = .shown(Counter(count: 1))
        state.detail = Counter()
        expect(.screen(.rename("s"))) { $0.screen = .shown(Counter(count: 1, name: "s")) }
        expect(.detail(.add(7))) { $0.detail = Counter(count: 7) }
    }

    @Test("of a part sends its effects' actions as actions of the whole", .timeLimit(.minutes(60)))
    func pullbackEffects() async {
        let echo = Reducer<App.Row, Int>.withEffects { row, number in
            row.count += number
            return number > 1 ? .task(.of(number - 1)) : .none
        }
        let store = Store(App(rows: [.init(id: "a"), .init(id: "b")]), echo.forEach(\.rows, AppAction.rowPath))
        store.dispatch(.row(("b", 3)))
        await store.waitForEffects()
        #expect(store.state.rows.map(\.count) == [0, 6])
    }

    @Test("of an element changes the element of a dictionary, and ignores keys without an element")
    func dictionaries() async {
        struct Rows: Equatable, Sendable { var rows: [String: Int] = [:] }
        enum RowsAction: Sendable { case row(String, Int), other }
        let row = CasePath<RowsAction, (String, Int)>(RowsAction.row) { action in
            if case .row(let key, let own) = action { (key, own) } else { nil }
        }
        let echo = Reducer<Int, Int>.withEffects { count, number in
            count += number
            return number > 1 ? .task(.of(number - 1)) : .none
        }
        let store = Store(Rows(rows: ["a": 0, "b": 0]), echo.forEach(\.rows, row))
        store.dispatch(.row("b", 3))
        store.dispatch(.row("c", 3))
        store.dispatch(.other)
        await store.waitForEffects()
        #expect(store.state == Rows(rows: ["a": 0, "b": 6]))
    }

    @Test("in a closure has effects if the closure returns them")
    func effectsInAClosure() {
        let child = Reducer<Int, Int>.withEffects { state, action in
            state += action
            return action == 1 ? .send(10) : .none
        }
        let store = Store(0) { (state: inout Int, action: Int) in return child(&state, action) }
        store.dispatch(1)
        #expect(store.state == 11)
        let other = Store(0, .withEffects { (state: inout Int, action: Int) in child(&state, action) })
        other.dispatch(1)
        #expect(other.state == 11)
    }

    @Test("a case path extracts the value that it embeds, and continues to inner cases")
    func casePaths() {
        enum Inner: Sendable { case number(Int), text(String) }
        enum Outer: Sendable { case inner(Inner), other }
        let inner = CasePath<Outer, Inner>(Outer.inner) { if case .inner(let inner) = $0 { inner } else { nil } }
        let number = CasePath<Inner, Int>(Inner.number) { if case .number(let number) = $0 { number } else { nil } }
        let both = inner.appending(number)
        #expect(both.extract(both.embed(7)) == 7)
        #expect(both.extract(.inner(.text("7"))) == nil)
        #expect(both.extract(.other) == nil)
        #expect(CasePath<Int, Int>.whole.appending(.whole).extract(3) == 3)
    }

    @Test("changes an element in place: the array is not copied")
    func inPlace() {
        var state = App(rows: (0..<100).map { .init(id: "\($0)") })
        let rows = Reducer<App.Row, Int> { $0.count += $1 }.forEach(\App.rows, AppAction.rowPath)
        func address() -> UnsafeRawPointer? { state.rows.withUnsafeBytes { $0.baseAddress } }
        let before = address()
        _ = rows(&state, .row(("50", 1)))
        #expect(state.rows[50].count == 1)
        #expect(address() == before)
    }
}
