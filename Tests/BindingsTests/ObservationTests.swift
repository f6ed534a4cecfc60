import CurrycombBindings
import CurrycombSignals
import CurrycombStores
import Observation
import Synchronization
import Testing

private struct Profile: Sendable {
    struct Address: Equatable, Sendable {
        var city = "Bonn"
        var street = "Am Wall"
    }

    struct Opaque: Sendable { var number = 0 }

    var name = "Ada"
    var age = 36
    var address = Address()
    var opaque = Opaque()
}

private enum ProfileAction: Sendable { case rename(String), move(String), grow, nothing }

private let profiles = Reducer<Profile, ProfileAction> { profile, action in
    switch action {
    case .rename(let name): profile.name = name
    case .move(let city): profile.address.city = city
    case .grow: profile.age += 1
    case .nothing: break
    }
}

/// A view that shows the content that it has read. It reads the content again in the main actor's turn after a change.
@MainActor
private final class Screen<Content: Sendable> {
    private(set) var shown: [Content] = []
    private let read: @MainActor () -> Content

    init(_ read: @escaping @MainActor () -> Content) {
        self.read = read
        show()
    }

    private func show() {
        shown.append(
            withObservationTracking {
                read()
            } onChange: { [weak self] in
                QueueScheduler.main.schedule { MainActor.assumeIsolated { self?.show() } }
            })
    }
}

@Suite("Observation by views", .timeLimit(.minutes(60)))
@MainActor
struct ObservationTests {
    @Test("of a property: a view is notified of the parts that it reads, and of no others")
    func parts() async {
        let profile = MutableProperty(Profile())
        let shown = ObservableProperty(profile)
        let name = Screen { shown.name }
        let age = Screen { shown.age }
        let city = Screen { shown[\.address.city] }
        let address = Screen { shown.address.street }
        let both = Screen { "\(shown.name) \(shown.age)" }
        let opaque = Screen { shown.opaque.number }
        profile.modify { $0.age = 37 }
        #expect(shown.age == 37)
        await mainTurn()
        profile.modify { $0.address.street = "Markt" }
        await mainTurn()
        profile.modify { $0.name = "Ada" }
        await mainTurn()
        profile.modify { $0.name = "Alan" }
        profile.modify { $0.name = "Grace" }
        await mainTurn()
        #expect(name.shown == ["Ada", "Grace"])
        #expect(age.shown == [36, 37])
        #expect(city.shown == ["Bonn"])
        #expect(address.shown == ["Am Wall", "Markt"])
        #expect(both.shown == ["Ada 36", "Ada 37", "Grace 37"])
        #expect(opaque.shown == [0, 0, 0, 0, 0])
    }

    @Test("of a whole property changes whenever the property does")
    func whole() async {
        let number = MutableProperty(1)
        let shown = ObservableProperty(number.map { $0 * 10 })
        let screen = Screen { shown.value }
        for next in [1, 2, 2, 3] {
            number.value = next
            await mainTurn()
        }
        #expect(screen.shown == [10, 20, 30])
    }

    @Test("notifies before the change, and shows the change when the setter returns")
    func order() {
        let form = ObservableMutableProperty(MutableProperty(Profile()))
        let log = Log<String>()
        withObservationTracking {
            _ = form.name
        } onChange: {
            MainActor.assumeIsolated { log.add("told: \(form.name)") }
        }
        form.name = "Alan"
        log.add("set: \(form.name)")
        #expect(log.all == ["told: Ada", "set: Alan"])
    }

    @Test("may be changed by an observer")
    func reentrant() {
        let form = ObservableMutableProperty(MutableProperty(Profile()))
        withObservationTracking {
            _ = form.name
        } onChange: {
            MainActor.assumeIsolated { form.age += 1 }
        }
        form.name = "Alan"
        #expect(form.name == "Alan" && form.age == 37)
    }

    @Test("that is set part by part sets the property; key paths for SwiftUI's bindings can be made")
    func sets() {
        let source = MutableProperty(Profile())
        let form = ObservableMutableProperty(source)
        let ages = source.map(\.age).record()
        form.age += 1
        form.address.city = "Ulm"
        form.value = Profile(name: "Alan")
        let path: ReferenceWritableKeyPath<ObservableMutableProperty<Profile>, Int> = \.age
        form[keyPath: path] = 50
        #expect(source.value.name == "Alan" && source.value.age == 50)
        #expect(ages.words == "36 37 37 36 50")
    }

    /// Changes a form after another thread has changed its property, and before the main actor shows that change.
    private func changed(_ change: (ObservableMutableProperty<Profile>) -> Void) -> Profile {
        let source = MutableProperty(Profile())
        let form = ObservableMutableProperty(source)
        let isDone = Log<Bool>()
        QueueScheduler().schedule {
            source.modify { profile in
                profile.age = 40
                profile.address.street = "Markt"
            }
            isDone.add(true)
        }
        // The main actor must do no other work meanwhile, so this loop blocks it.
        while isDone.all.isEmpty {}
        change(form)
        return source.value
    }

    @Test("that is changed in place keeps another thread's change that views do not show yet")
    func inPlace() {
        #expect(changed { $0.age += 1 }.age == 41)
        #expect(changed { $0.address.city = "Ulm" }.address == .init(city: "Ulm", street: "Markt"))
        let whole = changed { $0.value.opaque.number += 1 }
        #expect(whole.age == 40 && whole.address.street == "Markt" && whole.opaque.number == 1)
    }

    @Test("that is changed in place by an earlier observer keeps the change that this observer receives")
    func inPlaceByAnObserver() {
        let source = MutableProperty(Profile())
        let forms = Log<ObservableMutableProperty<Profile>>()
        let changing = source.observe { profile in
            if profile.age == 40 { MainActor.assumeIsolated { forms.all[0].age += 1 } }
        }
        let form = ObservableMutableProperty(source)
        forms.add(form)
        source.modify { $0.age = 40 }
        #expect(source.value.age == 41 && form.age == 41)
        changing.dispose()
    }

    @Test("sets a part at any depth, and only that part")
    func deep() {
        let address = changed { form in
            form[\.address.city] = "Ulm"
            form[\.address.city].append("!")
            #expect(form[\.address.city] == "Ulm!" && form[\.address].city == "Ulm!")
        }.address
        #expect(address == .init(city: "Ulm!", street: "Markt"))
    }

    @Test("shows the changes of other threads when the main actor runs, however many")
    func elsewhere() async {
        let number = MutableProperty(0)
        let shown = ObservableProperty(number)
        let screen = Screen { shown.value }
        await Task.detached { for next in 1...1000 { number.value = next } }.value
        while screen.shown.last != 1000 { await mainTurn() }
        #expect(shown.value == 1000)
        #expect(screen.shown == screen.shown.sorted())
    }

    @Test("of a store: a view is notified of the parts that it reads; a dispatch is shown at once")
    func store() async {
        let store = Store(Profile(), profiles)
        let shown = ObservableStore(store)
        let name = Screen { shown.name }
        let city = Screen { shown[\.address.city] }
        let whole = Screen { shown.state.age }
        shown.dispatch(.grow)
        #expect(shown.age == 37 && store.state.age == 37)
        await mainTurn()
        store.dispatch(.move("Ulm"))
        #expect(shown.address.city == "Ulm")
        await mainTurn()
        shown.dispatch(.rename("Alan"))
        await mainTurn()
        shown.dispatch(.nothing)
        await mainTurn()
        #expect(name.shown == ["Ada", "Alan"])
        #expect(city.shown == ["Bonn", "Ulm"])
        #expect(whole.shown == [36, 37, 37, 37, 37])
    }

    @Test("of a store shows undo, too")
    func undo() async {
        let store = Store(Profile(), profiles)
        let history = store.history()
        let shown = ObservableStore(store)
        let name = Screen { shown.name }
        store.dispatch(.rename("Alan"))
        await mainTurn()
        history.undo()
        await mainTurn()
        #expect(name.shown == ["Ada", "Alan", "Ada"])
    }

    @Test("is released when nothing keeps it, even if the property and the store stay")
    func isReleased() {
        let (property, store) = (MutableProperty(1), Store(Profile(), profiles))
        weak var first: ObservableProperty<Int>?
        weak var second: ObservableStore<Profile, ProfileAction>?
        do {
            let (shown, other) = (ObservableProperty(property), ObservableStore(store))
            (first, second) = (shown, other)
            #expect(shown.value == 1 && other.age == 36)
        }
        #expect(first == nil && second == nil)
        property.value = 2
        store.dispatch(.grow)
    }

    @Test("is an asynchronous sequence for Observations")
    func observations() async {
        guard #available(macOS 26, iOS 26, *) else { return }
        let store = Store(Profile(), profiles)
        let shown = ObservableStore(store)
        let reading = Task { @MainActor in
            var ages: [Int] = []
            for await age in Observations({ shown.age }) {
                ages.append(age)
                if age < 39 {
                    shown.dispatch(.rename("\(age)"))
                    shown.dispatch(.grow)
                } else {
                    break
                }
            }
            return ages
        }
        #expect(await reading.value == [36, 37, 38, 39])
    }

    @Test("can be observed as a signal again")
    func signal() async {
        let store = Store(Profile(), profiles)
        let shown = ObservableStore(store)
        let record = Signals.observing(shown) { $0.age }.record()
        shown.dispatch(.grow)
        shown.dispatch(.rename("Alan"))
        shown.dispatch(.grow)
        await mainTurn()
        #expect(record.words == "36 37 38")
        record.dispose()
    }

    @Test("of several parts that change at once is one change for a signal")
    func severalParts() async {
        let source = MutableProperty(Profile())
        let shown = ObservableProperty(source)
        let record = Signals.observing(shown) { "\($0.name)-\($0.age)-\($0[\.address.city])" }.record()
        source.value = Profile(name: "Alan", age: 41, address: .init(city: "Ulm"))
        source.value = Profile(name: "Grace", age: 37, address: .init(city: "Kiel"))
        await mainTurn()
        source.modify { $0.age = 38 }
        await mainTurn()
        #expect(record.words == "Ada-36-Bonn Alan-41-Ulm Grace-37-Kiel Grace-38-Kiel")
        record.dispose()
    }

    @Test("of a store is not notified of an action that a middleware stops")
    func stopped() async {
        let stopping: Middleware<Profile, ProfileAction> = { _, next in
            { action in if case .nothing = action { return } else { next(action) } }
        }
        let shown = ObservableStore(Store(Profile(), profiles, middleware: [stopping]))
        let opaque = Screen { shown.opaque.number }
        shown.dispatch(.nothing)
        await mainTurn()
        #expect(opaque.shown == [0])
        shown.dispatch(.grow)
        await mainTurn()
        #expect(opaque.shown == [0, 0])
    }
}
