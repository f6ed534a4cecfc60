import CurrycombBindings
import CurrycombSignals
import Testing

@MainActor
final class Label {
    var text: String? = "" { didSet { texts.append(text) } }
    var width = 0
    var texts: [String?] = []
    let life: Lives.Life?
    init(_ lives: Lives? = nil) { life = lives?.begin() }
}

@MainActor
final class Page: HasLifetime {
    let lifetime = Lifetime()
    var title = ""
}

@Suite("A binding", .timeLimit(.minutes(60)))
@MainActor
struct BindTests {
    @Test("sets a property at once if the value is sent on the main actor, including an optional property")
    func sets() {
        let label = Label()
        let words = Subject<String, Never>()
        let subscription = words.bind(to: \.text, on: label)
        words.map(\.count).bind(to: \.width, on: label)
        words.send("abc")
        #expect(label.text == "abc")
        #expect(label.width == 3)
        subscription.dispose()
        words.send("z")
        #expect(label.text == "abc")
        #expect(label.width == 1)
    }

    /// A view model like the one in `Bindings.md`.
    @MainActor
    final class SearchModel {
        private(set) var title = ""
        private(set) var results: [String] = []
        private(set) var error: String?

        init(_ query: MutableProperty<String>, _ pages: some Signal<[String], Never>) {
            query.map { "Results for \($0)" }.bind(to: \.title, on: self)
            pages.bind(to: \.results, on: self)
            query.map { $0.isEmpty ? "Type something." : nil }.bind(to: \.error, on: self)
        }
    }

    @Test("sets the properties of a view model, from its own initializer")
    func viewModel() async {
        let query = MutableProperty("wax")
        let pages = Subject<[String], Never>()
        let model = SearchModel(query, pages)
        #expect(model.title == "Results for wax" && model.error == nil)
        query.value = ""
        #expect(model.title == "Results for " && model.error == "Type something.")
        await Task.detached { pages.send(["a", "b"]) }.value
        await mainTurn()
        #expect(model.results == ["a", "b"])
    }

    @Test("delivers values from other threads on the main actor, in order with the values sent there")
    func threads() async {
        let label = Label()
        let words = Subject<String, Never>()
        words.bind(to: \.text, on: label)
        await Task.detached { for number in 0..<5 { words.send("\(number)") } }.value
        words.send("last")
        await mainTurn()
        #expect(label.texts == ["0", "1", "2", "3", "4", "last"])
    }

    @Test("does not keep its target, and ends at the next value after the target's release")
    func weakTarget() {
        let lives = Lives()
        let words = Subject<String, Never>()
        var label: Label? = Label(lives)
        let subscription = words.bind(to: \.text, on: label!)
        words.send("a")
        #expect(lives.current == 1)
        label = nil
        #expect(lives.current == 0)
        #expect(!subscription.isDisposed)
        words.send("b")
        #expect(subscription.isDisposed)
    }

    @Test("ends at once with a target that has a lifetime")
    func lifetime() {
        let words = Subject<String, Never>()
        var page: Page? = Page()
        let subscription = words.bind(to: \.title, on: page!)
        let during = words.take(during: page!.lifetime)
        let record = during.record()
        words.send("a")
        #expect(page?.title == "a")
        page = nil
        #expect(subscription.isDisposed)
        #expect(record.words == "a |")
        #expect(during.record().words == "|")
    }

    @Test("sets a property that any thread may read, and ends with the property")
    func property() {
        let words = Subject<String, Never>()
        var latest: MutableProperty? = MutableProperty("")
        let subscription = words.bind(to: latest!)
        let record = latest!.record()
        words.send("a")
        words.send("b")
        #expect(record.words == " a b")
        latest = nil
        #expect(record.words == " a b |")
        #expect(subscription.isDisposed)
    }

    @Test("to a property is released when its signal ends")
    func leavesNothing() {
        let latest = MutableProperty("")
        let words = Subject<String, Never>()
        weak var gone: Subscription?
        do {
            let subscription = words.bind(to: latest)
            gone = subscription
            words.send("a")
            words.complete()
        }
        #expect(gone == nil)
        #expect(latest.value == "a")
    }

    @Test("ends with its signal")
    func ends() {
        let label = Label()
        let words = Subject<String, Never>()
        let subscription = words.bind(to: \.text, on: label)
        words.complete()
        #expect(subscription.isDisposed)
    }

    @Test("disposal by the closure that receives a value takes effect at once")
    func disposeInside() {
        let page = Page()
        let numbers = Subject<Int, Never>()
        var subscription: Subscription?
        var seen: [Int] = []
        subscription = numbers.bind(on: page) { _, number in
            seen.append(number)
            subscription?.dispose()
        }
        numbers.send(1)
        numbers.send(2)
        #expect(seen == [1])
    }

    @Test("no value arrives after disposal, even one sent before")
    func disposedOnTheWay() async {
        let label = Label()
        let words = Subject<String, Never>()
        let subscription = words.bind(to: \.text, on: label)
        await Task.detached { words.send("late") }.value
        subscription.dispose()
        await mainTurn()
        #expect(label.texts == [] || label.texts == ["late"])
        let before = label.texts
        words.send("later")
        await mainTurn()
        #expect(label.texts == before)
    }

    @Test("lifts functions of two to six values")
    func lift() {
        let numbers = (0..<6).map { _ in Subject<Int, Never>() }
        let (a, b, c, d, e, f) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
        let records = [
            Signals.lift({ 10 * $0 + $1 }, a, b).record(),
            Signals.lift({ 10 * (10 * $0 + $1) + $2 }, a, b, c).record(),
            Signals.lift({ [$0, $1, $2, $3].reduce(0) { 10 * $0 + $1 } }, a, b, c, d).record(),
            Signals.lift({ [$0, $1, $2, $3, $4].reduce(0) { 10 * $0 + $1 } }, a, b, c, d, e).record(),
            Signals.lift({ [$0, $1, $2, $3, $4, $5].reduce(0) { 10 * $0 + $1 } }, a, b, c, d, e, f).record(),
        ]
        for (index, number) in numbers.enumerated() { number.send(index + 1) }
        #expect(records.map(\.words) == ["12", "123", "1234", "12345", "123456"])
        a.send(9)
        #expect(records.map(\.words) == ["12 92", "123 923", "1234 9234", "12345 92345", "123456 923456"])
    }

    @Test("lifts methods of one to six values, without keeping their object")
    func liftMethod() {
        final class Form {
            var shown: [Int] = []
            func show(_ numbers: Int...) { shown.append(numbers.reduce(0) { 10 * $0 + $1 }) }
        }
        var form: Form? = Form()
        let numbers = (0..<6).map { _ in Subject<Int, Never>() }
        let (a, b, c, d, e, f) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
        let lifted = [
            Signals.lift(on: form!, a) { form, a in form.show(a) },
            Signals.lift(on: form!, a, b) { form, a, b in form.show(a, b) },
            Signals.lift(on: form!, a, b, c) { form, a, b, c in form.show(a, b, c) },
            Signals.lift(on: form!, a, b, c, d) { $0.show($1, $2, $3, $4) },
            Signals.lift(on: form!, a, b, c, d, e) { $0.show($1, $2, $3, $4, $5) },
            Signals.lift(on: form!, a, b, c, d, e, f) { $0.show($1, $2, $3, $4, $5, $6) },
        ]
        for (index, number) in numbers.enumerated() { number.send(index + 1) }
        #expect(form?.shown == [1, 12, 123, 1234, 12345, 123_456])
        f.send(7)
        #expect(form?.shown.last == 123_457)
        weak var gone: Form?
        gone = form
        form = nil
        #expect(gone == nil)
        a.send(0)
        #expect(lifted.allSatisfy { $0.isDisposed })
    }
}
