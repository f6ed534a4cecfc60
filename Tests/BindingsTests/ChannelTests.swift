import CurrycombBindings
import CurrycombSignals
import Testing

/// A field that reports every change, including those that the program makes.
@MainActor
final class Field {
    var text: String? {
        get { content }
        set {
            content = normalise(newValue ?? "")
            sets += 1
            edits.send()
        }
    }
    var sets = 0
    let edits = Subject<Void, Never>()
    private var content = ""
    private let normalise: (String) -> String
    init(_ normalise: @escaping (String) -> String = { $0 }) { self.normalise = normalise }

    func type(_ text: String) {
        content = normalise(text)
        edits.send()
    }
}

@Suite("A channel", .timeLimit(.minutes(60)))
@MainActor
struct ChannelTests {
    @Test("sends NaN once, between properties that are bound to both ends")
    func notANumber() {
        let channel = Channel(20.0)
        let (celsius, fahrenheit) = (MutableProperty(0.0), MutableProperty(0.0))
        channel.leading.bind(to: celsius)
        channel.following.map {
            $0 * 9 / 5 + 32
        } back: {
            ($0 - 32) * 5 / 9
        }.bind(to: fahrenheit)
        let seen = celsius.record()
        fahrenheit.value = .nan
        fahrenheit.value = 212
        #expect(seen.words == "20.0 nan 100.0")
        // A value that contains NaN is sent if one of its other parts has changed.
        struct Place: Equatable, Sendable {
            var x = Double.nan
            var y: Int
        }
        let places = Channel(Place(y: 1))
        let other = places.following.map(\.y) { Place(y: $0) }.record()
        places.leading.send(Place(y: 1))
        places.leading.send(Place(y: 2))
        #expect(other.words == "1 2")
    }

    @Test("sends a waiting change to a side whose new value cannot be sent")
    func valueThatCannotBeSent() {
        let channel = Channel(1)
        let text = MutableProperty("")
        channel.following.map {
            "\($0)"
        } back: {
            Int($0)
        }.bind(to: text)
        let early = channel.following.observe { if $0 == 5 { text.value = "abc" } }
        channel.leading.send(5)
        #expect(channel.value == 5)
        #expect(text.value == "abc" || text.value == "5")
        early.dispose()
        channel.leading.send(6)
        text.value = "abc"
        #expect(text.value == "abc" && channel.value == 6)
    }

    @Test("sends each end the other's values, the current one first, without an echo")
    func ends() {
        let channel = Channel(1)
        let left = channel.leading.record()
        let right = channel.following.record()
        channel.leading.send(2)
        channel.following.send(3)
        channel.value = 4
        channel.following.send(4)
        channel.leading.send(5)
        #expect(left.words == "1 3 4")
        #expect(right.words == "1 2 4 5")
        #expect(channel.value == 5)
        #expect(channel.following.record().words == "5")
    }

    @Test("each send at one end changes a derived property once")
    func derived() {
        let channel = Channel("")
        let record = channel.property.map { $0.count > 2 }.record()
        channel.following.send("ab")
        channel.following.send("abc")
        channel.following.send("abc")
        #expect(record.words == "false false true")
    }

    @Test("completes when it is released, and its ends then ignore values")
    func completes() {
        var channel: Channel<Int>? = Channel(1)
        let end = channel!.leading
        let record = end.record()
        let other = MutableProperty(0)
        let binding = channel!.following.bind(to: other)
        channel = nil
        #expect(record.words == "1 |")
        #expect(binding.isDisposed)
        end.send(7)
        #expect(end.value == 1)
    }

    @Test("an observer that sends at its own end gets no echo, and the other end gets both in order")
    func reentrant() {
        let channel = Channel("")
        let model = Log<String>()
        let view = channel.following.record()
        channel.leading.observe {
            model.add($0)
            channel.leading.send($0.uppercased())
        }
        channel.following.send("a")
        channel.following.send("ab")
        #expect(model.all == ["", "a", "ab"])
        #expect(view.words == " A AB")
        #expect(channel.value == "AB")
    }

    @Test("an end that sent before it received the other's change receives the final value")
    func crossing() {
        let channel = Channel("")
        let model = channel.leading.record()
        // Both ends send while the view is being notified of a change, so the model's value has not arrived when the
        // view sends.
        let view = Log<String>()
        let crossing = channel.following.observe { text in
            view.add(text)
            if text == "go" {
                channel.leading.send("L")
                channel.following.send("F")
            }
        }
        channel.value = "go"
        #expect(view.all == ["", "go", "L", "F"])
        #expect(model.words == " go F")
        #expect(channel.value == "F")
        crossing.dispose()
    }

    @Test("binds two properties without a loop, once for each change")
    func properties() {
        let channel = Channel(0)
        let (a, b) = (MutableProperty(5), MutableProperty(6))
        channel.leading.bind(to: a)
        channel.following.bind(to: b)
        #expect(a.value == 0 && b.value == 0)
        let (heardA, heardB) = (a.record(), b.record())
        a.value = 1
        b.value = 2
        b.value = 2
        channel.value = 3
        #expect(heardA.words == "0 1 2 3")
        #expect(heardB.words == "0 1 2 2 3")
        #expect(channel.value == 3)
    }

    @Test("a transform that does not round-trip overwrites neither side")
    func transforms() {
        let channel = Channel(1.005)
        let shown = MutableProperty("")
        let hundredths: @Sendable (Double) -> String = { "\(Int($0 * 100))/100" }
        channel.following.map(hundredths) { text in
            let parts = text.split(separator: "/").compactMap { Double($0) }
            return parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : nil
        }.bind(to: shown)
        let record = shown.record()
        #expect(shown.value == "100/100")
        // The property must not send back the value that it shows.
        #expect(channel.value == 1.005)
        shown.value = "201/200"
        #expect(channel.value == 1.005)
        shown.value = "2019/1000"
        #expect(channel.value == 2.019)
        // The channel must not send back the value that it received from the property.
        #expect(shown.value == "2019/1000")
        shown.value = "nonsense"
        #expect(channel.value == 2.019)
        channel.leading.send(3)
        #expect(record.words == "100/100 201/200 2019/1000 nonsense 300/100")
    }

    @Test("shows a temperature in two scales")
    func scales() {
        let celsius = Channel(20.0)
        let fahrenheit = MutableProperty(0.0)
        celsius.following.map {
            $0 * 9 / 5 + 32
        } back: {
            ($0 - 32) * 5 / 9
        }.bind(to: fahrenheit)
        #expect(fahrenheit.value == 68)
        fahrenheit.value = 212
        #expect(celsius.value == 100)
        #expect(fahrenheit.value == 212)
    }

    @Test("after many threads have set both sides, all have one value")
    func converges() async {
        for _ in 0..<50 {
            let channel = Channel(-1)
            let (a, b) = (MutableProperty(0), MutableProperty(0))
            channel.leading.bind(to: a)
            channel.following.bind(to: b)
            let (left, right) = (channel.leading.record(), channel.following.record())
            await withTaskGroup(of: Void.self) { group in
                group.addTask { for number in 0..<20 { a.value = number } }
                group.addTask { for number in 100..<120 { b.value = number } }
                group.addTask { for number in 200..<220 { channel.value = number } }
            }
            await until { a.value == channel.value && b.value == channel.value }
            _ = (left, right)
        }
    }

    @Test("binds a field that reports every change, even those that the channel makes")
    func field() {
        let channel = Channel("a")
        let field = Field()
        let heard = channel.leading.record()
        channel.following.bind(to: \.text, on: field, changes: field.edits)
        #expect(field.text == "a")
        field.type("ab")
        channel.value = "c"
        field.type("c")
        #expect(field.text == "c")
        #expect(heard.words == "a ab c")
        #expect(field.sets == 2)
    }

    @Test("lets a field keep its own form of a value")
    func normalising() {
        let channel = Channel("a")
        let field = Field { $0.uppercased() }
        channel.following.bind(to: \.text, on: field, changes: field.edits)
        #expect(field.text == "A")
        #expect(channel.value == "a")
        field.edits.send()
        #expect(channel.value == "a")
        channel.value = "c"
        #expect(field.text == "C")
        #expect(channel.value == "c")
        field.type("b")
        #expect(channel.value == "B")
        #expect(field.sets == 2)
    }

    @Test("keeps neither the field nor the property, whose release ends its binding")
    func keepsNothing() {
        let channel = Channel("a")
        var field: Field? = Field()
        weak var goneField: Field?
        goneField = field
        channel.following.bind(to: \.text, on: field!, changes: field!.edits)
        var property: MutableProperty? = MutableProperty("")
        weak var goneProperty: MutableProperty<String>?
        goneProperty = property
        let binding = channel.leading.bind(to: property!)
        field = nil
        property = nil
        #expect(goneField == nil)
        #expect(goneProperty == nil)
        #expect(binding.isDisposed)
        channel.value = "b"
    }

    @Test("a channel is released even if it was bound")
    func releasedWhenBound() {
        let field = Field()
        weak var gone: Channel<String>?
        do {
            let channel = Channel("a")
            gone = channel
            channel.following.bind(to: \.text, on: field, changes: field.edits)
            channel.leading.observe { _ in }
        }
        #expect(gone == nil)
        field.type("z")
        #expect(field.text == "z")
    }

    @Test("disposal ends a binding")
    func disposal() {
        let channel = Channel("a")
        let field = Field()
        let binding = channel.following.bind(to: \.text, on: field, changes: field.edits)
        binding.dispose()
        binding.dispose()
        channel.value = "b"
        #expect(field.text == "a")
        field.type("z")
        #expect(channel.value == "b")
    }
}
