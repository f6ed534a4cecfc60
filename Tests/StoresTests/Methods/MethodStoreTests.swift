import CurrycombSignals
import CurrycombStores
import Foundation
import Testing

/// A store that keeps its todos in memory, and an archive on disk.
@MainActor
final class TodoStore: ReplayableStore {
    nonisolated let log: ActionLog
    private let folder: Folder
    private var archive: URL { URL(fileURLWithPath: folder.path + "/archive") }
    private(set) var todos: [String] = []

    init(_ folder: Folder, name: String = "Todos") {
        log = ActionLog(name)
        self.folder = folder
    }

    var archived: [String] {
        let text = (try? String(contentsOf: archive, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    func add(_ title: String) {
        action(title) { todos = todos + [title] }
    }

    func move(_ from: Int, to place: Int) throws(Oops) {
        try action(from, place) { () throws(Oops) in
            guard todos.indices.contains(from) else { throw .boom }
            todos.insert(todos.remove(at: from), at: place)
        }
    }

    @discardableResult
    func archive(_ index: Int) async throws -> Int {
        try await action(index) {
            let title = todos.remove(at: index)
            await Task.yield()
            try (archived + [title]).joined(separator: "\n").write(to: archive, atomically: true, encoding: .utf8)
            return archived.count
        }
    }

    func addTwice(_ title: String) {
        action(title) {
            add(title)
            add(title)
        }
    }

    func perform(_ call: ActionCall) async throws {
        switch call.name {
        case "add(_:)": add(try call.argument(0))
        case "move(_:to:)": try move(call.argument(0), to: call.argument(1))
        case "archive(_:)": try await archive(call.argument(0))
        case "addTwice(_:)": addTwice(try call.argument(0))
        default: throw Oops.other
        }
    }
}

actor Meter: MethodStore {
    let log = ActionLog("Meter")
    private(set) var value = 0
    func raise(by amount: Int) { action(amount) { value += amount } }
}

@Suite("A store whose actions are methods")
@MainActor
struct MethodStoreTests {
    @Test("runs each action and then reports it with its arguments, unless it throws")
    func reportsActions() async throws {
        let store = TodoStore(Folder())
        let seen = Log<String>()
        store.subscribe { call in seen.add("\(call.number) \(call)") }
        store.add("milk")
        store.add("bread")
        try store.move(1, to: 0)
        #expect(throws: Oops.boom) { try store.move(5, to: 0) }
        #expect(try await store.archive(0) == 1)
        #expect(store.todos == ["milk"])
        #expect(store.archived == ["bread"])
        #expect(seen.all == ["1 add(\"milk\")", "2 add(\"bread\")", "3 move(1, to: 0)", "4 archive(0)"])
    }

    @Test("an action that a task calls after the action that began the task is not nested")
    func actionOfATask() async {
        let store = TodoStore(Folder())
        let calls = Log<ActionCall>()
        store.subscribe { calls.add($0) }
        let task = store.action {
            store.add("inside")
            return Task { store.add("later") }
        }
        await task.value
        #expect(calls.all.map(\.isNested) == [true, false, false])
    }

    @Test("an action that an observer calls during another action is not nested, so a replay keeps it")
    func actionOfAnObserver() async throws {
        let store = TodoStore(Folder())
        let calls = Log<ActionCall>()
        store.subscribe { call in
            calls.add(call)
            if call.arguments == [#""milk""#] { MainActor.assumeIsolated { store.add("bread") } }
        }
        store.add("milk")
        store.addTwice("milk")
        #expect(calls.all.map(\.isNested) == [false, false, true, false, true, false, false, false])
        let again = TodoStore(Folder())
        try await again.replay(calls.all)
        #expect(again.todos.sorted() == store.todos.sorted())
    }

    @Test("an action of a task that an observer starts during another action is not nested")
    func actionOfAnObserversTask() async {
        let store = TodoStore(Folder())
        let (calls, task) = (Log<ActionCall>(), Slot<Task<Void, Never>>())
        store.subscribe { call in
            calls.add(call)
            if call.name == "add(_:)", task.content == nil { task.content = Task { await store.addTwice("bread") } }
        }
        await store.action {
            store.add("milk")
            await task.content?.value
        }
        #expect(calls.all.map(\.name).suffix(2) == ["addTwice(_:)", "actionOfAnObserversTask()"])
        #expect(calls.all.map(\.isNested) == [true, true, true, false, false])
    }

    @Test("is recorded, read and replayed: nested actions run once")
    func replays() async throws {
        let store = TodoStore(Folder())
        let calls = Log<ActionCall>()
        store.subscribe { calls.add($0) }
        store.addTwice("egg")
        store.add("salt")
        try await store.archive(1)
        #expect(calls.all.map(\.isNested) == [true, true, false, false, false])
        let data = try JSONEncoder().encode(calls.all)
        let again = TodoStore(Folder())
        try await again.replay(JSONDecoder().decode([ActionCall].self, from: data))
        #expect(again.todos == ["egg", "salt"])
        #expect(again.archived == ["egg"])
        let call = try #require(calls.all.last)
        #expect(throws: DecodingError.self) { try call.argument(0, as: String.self) }
        #expect(throws: DecodingError.self) { try call.argument(1, as: Int.self) }
    }

    @Test("is observed together with all other stores, including stores of values", .timeLimit(.minutes(60)))
    func allStores() async {
        let seen = Log<String>()
        let todos = TodoStore(Folder(), name: "All todos")
        let subscription = subscribeToAllStores { event in
            if ["All todos", "Meter", "All counters"].contains(event.store) { seen.add("\(event)") }
        }
        todos.add("milk")
        await Meter().raise(by: 3)
        Store(Counter(), counter, name: "All counters").dispatch(.add(1))
        await wait { seen.all.count >= 3 }
        subscription.dispose()
        todos.add("bread")
        #expect(seen.all == ["All todos: add(\"milk\")", "Meter: raise(by: 3)", "All counters: add(1)"])
    }

    @Test("an action that an observer calls comes after the action that it observed, for observers of all stores, too")
    func orderOfReentrantActions() async {
        let (own, all) = (Log<Int>(), Log<String>())
        let todos = TodoStore(Folder(), name: "Reentrant todos")
        let subscription = subscribeToAllStores { event in
            if event.store == "Reentrant todos" { all.add("\(event.number) \(event.action)") }
        }
        todos.subscribe { call in
            own.add(call.number)
            if call.number == 1 { MainActor.assumeIsolated { todos.add("bread") } }
        }
        todos.add("milk")
        await wait { all.all.count >= 2 }
        subscription.dispose()
        #expect(own.all == [1, 2])
        #expect(all.all == ["1 add(\"milk\")", "2 add(\"bread\")"])
    }

    @Test("keeps the order of actions that several threads call")
    func orderOfThreads() async {
        final class Meter: MethodStore, Sendable {
            let log = ActionLog("Threads")
            func raise() { action {} }
        }
        let (meter, own, all) = (Meter(), Log<Int>(), Log<Int>())
        let subscription = subscribeToAllStores { if $0.store == "Threads" { all.add($0.number) } }
        meter.subscribe { own.add($0.number) }
        await onThreads(4) { _ in for _ in 0..<2_000 { meter.raise() } }
        await wait { own.all.count >= 8_000 && all.all.count >= 8_000 }
        subscription.dispose()
        #expect(own.all == Array(1...8_000))
        #expect(all.all == own.all)
    }

    @Test("completes its signal when it is released")
    func completesAtRelease() {
        var store: TodoStore? = TodoStore(Folder())
        let record = store!.actions.map { "\($0)" }.record()
        store!.add("milk")
        store = nil
        #expect(record.words == "add(\"milk\") |")
    }
}
