import CurrycombEffects
import CurrycombSignals
import CurrycombStores
import Dispatch
import Testing

/// A stand-in for SwiftUI's protocol of this name. `Store.Transition` must not hide it.
private protocol Transition {}

@Suite("Stores as a new user writes them")
struct NewUserTests {
    enum LoadError: Error, Equatable, Sendable { case offline }

    struct Page: Equatable, Sendable {
        var text = ""
        var isLoading = false
        var problem: LoadError?
    }

    enum PageAction: Equatable, Sendable {
        case open(String)
        case loaded(String)
        case failed(LoadError)
    }

    func load(_ url: String) -> LazyTask<String, LoadError> {
        LazyTask { () throws(LoadError) in
            if url.isEmpty { throw .offline }
            return "text of \(url)"
        }
    }

    @Test("a trailing closure that returns effects makes a store with effects")
    func effects() async {
        let load = load
        let store = Store(Page()) { (page, action: PageAction) in
            switch action {
            case .open(let url):
                page.isLoading = true
                return .task(load(url)) {
                    .loaded($0)
                } catch: {
                    .failed($0)
                }
            case .loaded(let text):
                page = Page(text: text)
                return .none
            case .failed(let problem):
                page = Page(problem: problem)
                return .none
            }
        }
        store.dispatch(.open("a"))
        await store.waitForEffects()
        #expect(store.state == Page(text: "text of a"))
        store.dispatch(.open(""))
        await store.waitForEffects()
        #expect(store.state == Page(problem: .offline))
    }

    @Test("a trailing closure without effects compiles, however it is written")
    func plain() {
        let switching = Store(Page()) { (page, action: PageAction) in
            switch action {
            case .open: page.isLoading = true
            case .loaded(let text): page.text = text
            case .failed(let problem): page.problem = problem
            }
        }
        switching.dispatch(.open("a"))
        #expect(switching.state.isLoading)
        let adding = Store(0) { (state, action: Int) in state += action }
        adding.dispatch(2)
        #expect(adding.state == 2)
        let short: Store<Int, Int> = Store(0) { $0 += $1 }
        short.dispatch(3)
        #expect(short.state == 3)
        let guarded = Store(0) { (state, action: Int) in
            guard action > 0 else { return }
            state += action
        }
        guarded.dispatch(-1)
        #expect(guarded.state == 0)
    }

    @Test("a reducer may choose an effect in a conditional expression, or return only `.none`")
    func short() async {
        let store = Store(0) { (state, action: Int) in
            state += action
            return action > 3 ? .none : .task(LazyTask { action + 1 })
        }
        store.dispatch(1)
        await store.waitForEffects()
        #expect(store.state == 10)
        let named: Store<Int, Int> = Store(0, name: "named") { state, action in
            state += action
            return .none
        }
        named.dispatch(1)
        #expect(named.name == "named" && named.state == 1)
    }

    @Test("the names Dispatch and Transition still mean the system's and SwiftUI's types")
    func names() async {
        let queue: Dispatch.DispatchQueue = Dispatch.DispatchQueue(label: "test")
        let store = Store(0) { (state, action: Int) in state += action }
        await withCheckedContinuation { continuation in
            queue.async {
                store.dispatch(1)
                continuation.resume()
            }
        }
        struct Fade: Transition {}
        let last: Store<Int, Int>.Transition? = nil
        #expect(store.state == 1 && last == nil)
    }
}
