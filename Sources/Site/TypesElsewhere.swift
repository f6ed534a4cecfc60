import CurrycombDiagrams
import CurrycombWorkshop
import Foundation

/// The types of RxSwift and Combine that an app uses every day, with the toolkit's types for them. Many of these types
/// are also in `TypeNamesElsewhere.swift`, for the compiler's messages.
struct TypesElsewhere {
    /// Types of a library, separated by commas; the toolkit's types for them; and the differences. The last two are in
    /// the notation of ``HTML/sentence(_:)``.
    typealias Row = (names: String, here: String, differs: String)

    static let mark = "types"

    static let libraries: [(library: String, rows: [Row])] = [
        (
            "RxSwift",
            [
                (
                    "Observable", "`some Signal<Value, Failure>`, `AnySignal`",
                    "cold, as there; the failure has a type; `Signals` makes signals: `Signals.just(1)`"
                ),
                (
                    "AnyObserver", "`Subject`, or the `Sink` of `Signals.create`",
                    "a subject is its own input: `send`, `complete`, `fail`"
                ),
                ("PublishSubject, PublishRelay", "`Subject<Value, Never>()`", "a relay is a subject that cannot fail"),
                ("ReplaySubject, ReplayRelay", "`Subject<Value, Never>(replay: 1)`", ""),
                (
                    "BehaviorSubject, BehaviorRelay, Variable", "`MutableProperty(value)`",
                    "derived properties are never half-updated"
                ),
                ("AsyncSubject", "`Subject<Value, Never>(replay: 1)`, and `last()` where it is observed", ""),
                (
                    "Driver, Signal, Infallible", "`AnySignal<Value, Never>`",
                    "the type says that it cannot fail; `bind(to:on:)` (Bindings) delivers on the main actor, and `share` is written where it is meant"
                ),
                ("ControlEvent", "`AnySignal<Value, Never>`", "the kits for UIKit and AppKit (Bindings) make them"),
                ("ControlProperty", "`AnySignal<Value, Never>`, or a `Channel` (Bindings) for both ways", ""),
                ("Single", "`LazyTask<Value, Failure>` (Effects)", "`firstValue()` (Bindings) makes one of a signal"),
                ("Completable", "`LazyTask<Void, Failure>` (Effects)", ""),
                ("Binder", "`bind(on: object) { object, value in … }` (Bindings)", "ends when the object is released"),
                ("Disposable", "`Subscription`", "it runs without being kept; `dispose()` ends it"),
                (
                    "DisposeBag", "`CompositeDisposable`, or a `Lifetime` (Bindings)",
                    "only for what must end earlier than its signal: a binding ends with its target"
                ),
                (
                    "SerialDisposable", "a variable of type `Subscription?`",
                    "dispose of the old subscription, then keep the new one"
                ),
                ("MainScheduler, ConcurrentMainScheduler", "`QueueScheduler.main`", ""),
                (
                    "SerialDispatchQueueScheduler, ConcurrentDispatchQueueScheduler",
                    "`QueueScheduler(label: \"work\")`, `QueueScheduler.background`", ""
                ),
                ("CurrentThreadScheduler", "`ImmediateScheduler`", ""),
                (
                    "TestScheduler", "`VirtualScheduler`, or `MarbleClock` (Marbles)",
                    "events are written as marbles: `clock.hot(\"-1-2-|\")`"
                ),
            ]
        ),
        (
            "Combine",
            [
                (
                    "Publisher, AnyPublisher", "`some Signal<Value, Failure>`, `AnySignal`",
                    "`eraseToAnySignal()` is seldom necessary"
                ),
                (
                    "Subscriber", "`Observer`",
                    "it receives each value, and then says whether it wants another; there is no other demand"
                ),
                ("PassthroughSubject", "`Subject`", "all observers receive the values of several threads in one order"),
                ("CurrentValueSubject", "`MutableProperty(value)`", "its type has no failure"),
                ("@Published", "`MutableProperty`", "`ObservableMutableProperty` (Bindings) shows it to SwiftUI"),
                (
                    "ObservableObject", "a model that has properties, or is `@Observable`",
                    "`ObservableProperty` (Bindings) shows one to SwiftUI"
                ),
                (
                    "AnyCancellable, Cancellable", "`ScopedDisposable`, `Subscription`",
                    "a `Subscription` runs without being kept; a `ScopedDisposable` ends with its owner; a `CompositeDisposable` ends several together"
                ),
                (
                    "Future", "`LazyTask.callback` (Effects), or `Signals.callback` (Bindings)",
                    "begins when it is run, not when it is made"
                ),
                (
                    "Just, Empty, Fail, Deferred",
                    "`Signals.just`, `Signals.empty`, `Signals.fail`, `Signals.deferred`", ""
                ),
                (
                    "Record", "`Signals.from(values)`", "and `concat(Signals.fail(error))` for a failure"
                ),
                (
                    "Publishers.Merge, Publishers.Zip, Publishers.CombineLatest",
                    "`Signals.merge(a, b)`, `Signals.zip(a, b)`, `Signals.combineLatest(a, b)`", ""
                ),
                ("ConnectablePublisher", "`ConnectableSignal`", "`connectable()` makes one"),
                (
                    "DispatchQueue.main, RunLoop.main", "`QueueScheduler.main`",
                    "`deliver(on:)` takes a scheduler; `ImmediateScheduler` has the same name here"
                ),
            ]
        ),
    ]

    static var tables: String {
        libraries.map { library, rows in
            "<h3>\(library)</h3>\n"
                + HTML.table(
                    [library, Say.name, Say.differences],
                    rows.map { row in
                        let names = row.names.components(separatedBy: ", ").map(HTML.code).joined(separator: ", ")
                        return [names, HTML.sentence(row.here), HTML.sentence(row.differs)]
                    })
        }.joined()
    }

    /// The search entries, one for each row. An entry's other names contain no operator and no term of the glossary, so
    /// a search finds the operator or the term first.
    static var entries: [Site.Entry] {
        let own = Set((MarbleCatalogue.names + SiteTexts.glossary.map { $0.term }).map { $0.lowercased() })
        return libraries.flatMap { library, rows in
            rows.map { row in
                let names = row.names.components(separatedBy: ", ")
                return Site.Entry(
                    title: "\(row.names) (\(library))", place: "coming-from.html#\(mark)", kind: Say.comingFrom,
                    also: names.filter { !own.contains($0.lowercased()) }.joined(separator: "|"),
                    text: (row.here + " " + row.differs).filter { $0 != "`" })
            }
        }
    }
}
