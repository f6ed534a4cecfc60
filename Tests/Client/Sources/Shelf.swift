import Currycomb
import Foundation

struct Book: Codable, Equatable, Sendable {
    var title: String
    var pages: Int
}

struct Shelf: Codable, Equatable, Sendable {
    var books: [Book] = []
    var isSearching = false
}

enum ShelfAction: Codable, Equatable, Sendable {
    case search(String)
    case found([Book])
    case remove(String)
}

let catalogue = [Book(title: "Wax", pages: 120), Book(title: "Wicks", pages: 80), Book(title: "Hives", pages: 300)]

/// Returns a search whose first attempt fails, so it is retried, and then succeeds.
func search(_ text: String) -> LazyTask<[Book], SearchError> {
    let attempts = MutableProperty(0)
    return LazyTask { () throws(SearchError) in
        attempts.value += 1
        guard attempts.value > 1 else { throw .offline }
        await Task.yield()
        return catalogue.filter { $0.title.hasPrefix(text) }
    }.retry(2).delay(.milliseconds(1))
}

enum SearchError: Error, Equatable { case offline }

let shelfReducer = Reducer<Shelf, ShelfAction>.withEffects { shelf, action in
    switch action {
    case .search(let text):
        shelf.isSearching = true
        return .task(search(text).recover { _ in [] }, named: "search") { .found($0) }
    case .found(let books):
        shelf.isSearching = false
        shelf.books += books
    case .remove(let title):
        shelf.books.removeAll { $0.title == title }
    }
    return .none
}

struct Titles: Observer {
    let seen: MutableProperty<[String]>

    mutating func next(_ value: Shelf) -> Demand {
        seen.value = value.books.map(\.title)
        return .more
    }

    mutating func end(_ end: End<Never>) { print("the shelf ends: \(end)") }
}

/// Searches, removes a book, undoes the removal, and then reads the written data from the disk.
func useShelf(at path: String) async throws {
    var opened: Journal<Shelf, ShelfAction>? = try Journal(at: path, Shelf(), shelfReducer)
    var store: Store<Shelf, ShelfAction>? = Store(opened!)
    if let store, let opened {
        let titles = MutableProperty([String]())
        store.states.run(with: Titles(seen: titles))
        store.signal(\.isSearching).observe { print($0 ? "searching" : "not searching") }
        store.subscribe { action, shelf in
            if case .remove(let title) = action { print("removed \(title) of \(shelf.books.count + 1)") }
        }
        let history = store.history(leavingOut: { if case .remove = $0 { false } else { true } })
        store.dispatch(.search("W"))
        await store.waitForEffects()
        store.dispatch(.remove("Wax"))
        print("kept: \(titles.value)")
        history.undo()
        print("after undo: \(titles.value), \(store.property(\.books.count).value) books")
        try await opened.flush()
    }
    (opened, store) = (nil, nil)
    let again = try Journal(at: path, Shelf(), shelfReducer)
    print("on the disk: \(Store(again).state.books.map(\.pages))")
    again.close()
}
