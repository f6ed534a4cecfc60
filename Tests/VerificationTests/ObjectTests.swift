import CurrycombVerification
import Synchronization
import Testing

private struct Profile: Equatable, Sendable {
    var name: String
    var age: Int?
    var nickname: String?
    var role: String
    var update: Presence<Int>
}

private let profile = Validator.object(Profile.init) {
    field("name", \.name, .string)
    optionalField("age", \.age, .integer)
    field("nickname", \.nickname, .nullable(.string))
    defaultField("role", \.role, .string, default: "guest")
    presenceField("update", \.update, .integer)
}

private struct Span: Equatable, Sendable {
    var from: Int
    var to: Int
    var label: String
}

private let span = Validator.object(Span.init) {
    field("from", \.from, .integer)
    field("to", \.to, .integer)
    field("label", \.label, .string)
} rules: {
    rule(\.to, \.from, "must not be before from") { to, from in to >= from }
    rule(\.label, "must not be shouted") { $0 != $0.uppercased() }
    rule(\.to, \.from, \.label, "must fit the label") { to, from, label in to - from <= label.count }
}

private struct Node: Equatable, Sendable {
    var leaf: Int
    var children: [Node]
}

private let leavesRead = Mutex(0)

private let node: Validator<JSON, Node> = Validator.object(Node.init) {
    field(
        "leaf", \.leaf,
        Validator<JSON, Int>.integer.refine("positive") { leaf in
            leavesRead.withLock { $0 += 1 }
            return leaf > 0
        })
    field("children", \.children, .array(of: .lazy { node }))
} rules: {
    rule(\.children, "at most two children") { $0.count < 3 }
    rule(\.children, \.leaf, "few children") { children, leaf in children.count <= leaf }
    rule(\.children, "larger children") { children in children.allSatisfy { $0.leaf > 0 } }
}

private struct Wide: Equatable, Sendable {
    var a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r: Int
}

private let wide = Validator.object(Wide.init) {
    field("a", \.a, .integer)
    field("b", \.b, .integer)
    field("c", \.c, .integer)
    field("d", \.d, .integer)
    field("e", \.e, .integer)
    field("f", \.f, .integer)
    field("g", \.g, .integer)
    field("h", \.h, .integer)
    field("i", \.i, .integer)
    field("j", \.j, .integer)
    field("k", \.k, .integer)
    field("l", \.l, .integer)
    field("m", \.m, .integer)
    field("n", \.n, .integer)
    field("o", \.o, .integer)
    field("p", \.p, .integer)
    field("q", \.q, .integer)
    field("r", \.r, .integer)
}

@Suite struct ObjectTests {
    @Test func aValidObjectBecomesAStruct() throws {
        let value = try order(goodOrder)
        #expect(value.customer == Customer(name: "Ada", email: "ada@example.com"))
        #expect(value.items.map(\.price) == [120, 1880])
        #expect(value.note == nil)
        #expect(value.currency == .eur)
    }

    @Test func missingNullAndWrongValuesAreDistinguished() {
        let full: JSON = ["name": "x", "age": 3, "nickname": "y", "role": "admin", "update": 1]
        #expect(
            profile.validate(full).value
                == Profile(name: "x", age: 3, nickname: "y", role: "admin", update: .value(1)))
        #expect(
            profile.validate(["name": "x", "nickname": .null, "update": .null]).value
                == Profile(name: "x", age: nil, nickname: nil, role: "guest", update: .null))
        #expect(
            profile.validate(["name": "x", "nickname": "y"]).value
                == Profile(name: "x", age: nil, nickname: "y", role: "guest", update: .missing))
        #expect(
            profile.complaints([:]) == ["name: is missing", "nickname: is missing"])
        #expect(
            profile.complaints(["name": .null, "age": .null, "nickname": .null, "role": .null]) == [
                "name: expected a string, found null", "age: expected a number, found null",
                "role: expected a string, found null",
            ])
        #expect(
            profile.complaints(["name": 1, "age": "3", "nickname": true, "role": [], "update": "x"]) == [
                "name: expected a string, found a number", "age: expected a number, found a string",
                "nickname: expected a string, found true or false", "role: expected a string, found an array",
                "update: expected a number, found a string",
            ])
        #expect(profile.complaints("x") == ["expected an object, found a string"])
    }

    @Test func nullCanCountAsMissing() {
        let validator = Validator.object(Maybe.init) { optionalField("a", \.a, .integer, orNull: true) }
        #expect(validator.validate(["a": .null]).value == Maybe(a: nil))
        #expect(validator.validate([:]).value == Maybe(a: nil))
        #expect(validator.validate(["a": 1]).value == Maybe(a: 1))
        #expect(validator.issues(["a": "1"]).count == 1)
    }

    @Test func anOptionalFieldAcceptsANullableValidator() throws {
        let validator = Validator.object(Maybe.init) { optionalField("a", \.a, .nullable(.integer.range(1...))) }
        #expect(validator.validate(["a": .null]).value == Maybe(a: nil))
        #expect(validator.validate([:]).value == Maybe(a: nil))
        #expect(validator.validate(["a": 1]).value == Maybe(a: 1))
        #expect(validator.complaints(["a": 0]) == ["a: must be at least 1"])
        #expect(validator.complaints(["a": "1"]) == ["a: expected a number, found a string"])
        #expect(try validator.encode(Maybe(a: nil)) == [:])
        #expect(try validator.encode(Maybe(a: 1)) == ["a": 1])
    }

    private struct Maybe: Equatable, Sendable { var a: Int? }

    @Test func everyFaultIsReportedWithItsPath() {
        let json: JSON = [
            "id": "nonsense", "customer": ["name": "", "email": "ada"],
            "items": [["title": "a", "price": -1], ["title": 2], "x"], "currency": "eurr", "placedAt": "yesterday",
            "total": true,
        ]
        #expect(
            order.complaints(json) == [
                "id: is not a UUID", "customer.name: its length must be at least 1",
                "customer.email: is not an e-mail address", "items[0].price: must be at least 0",
                "items[1].title: expected a string, found a number", "items[1].price: is missing",
                "items[2]: expected an object, found a string", "currency: expected one of eur, usd; did you mean eur?",
                "placedAt: is not a date and time, such as 2026-01-31T12:00:00Z",
                "total: expected a number, found true or false",
            ])
    }

    @Test func aRuleDependsOnlyOnItsFields() throws {
        #expect(span.complaints(["from": 1, "to": 3, "label": "ok!"]).isEmpty)
        #expect(span.complaints(["from": 5, "to": 3, "label": "abc"]) == ["to: must not be before from"])
        // Another field is invalid, but the rule still reports an issue.
        #expect(
            span.complaints(["from": 5, "to": 3, "label": 7]) == [
                "label: expected a string, found a number", "to: must not be before from",
            ])
        // The field `from` is invalid, so only the rule that does not use it reports an issue.
        #expect(
            span.complaints(["from": "5", "to": 3, "label": "ABC"]) == [
                "from: expected a number, found a string", "label: must not be shouted",
            ])
        #expect(span.complaints(["from": 1, "to": 30, "label": "a"]) == ["to: must fit the label"])
        let broken: JSON = goodOrder.replacing(["total"], with: 1).replacing(["id"], with: 1)
        #expect(
            order.complaints(broken) == [
                "id: expected a string, found a number", "total: must be the sum of its items",
            ])
        #expect(try order.complaints(broken.parsed) == order.complaints(broken))
    }

    /// If each rule at each level searched for the fault again, ten levels would read the leaf thousands of times.
    @Test func aFaultyValueIsReadOnlyOnce() {
        var json: JSON = ["leaf": -1, "children": []]
        for _ in 0..<10 { json = ["leaf": 1, "children": [json]] }
        #expect(node.complaints(json).count == 1)
        #expect(leavesRead.withLock { $0 } == 11)
    }

    @Test func objectsMayHaveMoreThanSixteenFields() throws {
        let keys = (0..<18).map { String(UnicodeScalar(UInt8(97 + $0))) }
        let json = JSON.object(keys.enumerated().map { JSON.Member(key: $1, value: .integer($0)) })
        let value = try wide(json)
        #expect(value.r == 17)
        #expect(try wide.encode(value) == json)
        #expect(
            wide.complaints(json.replacing(["b"], with: "x").replacing(["q"], with: .null)) == [
                "b: expected a number, found a string", "q: expected a number, found null",
            ])
    }

    @Test func fieldsAreFoundInAnyOrder() throws {
        var generator = Generator(seed: 3)
        for _ in 0..<200 {
            var members = goodOrder.members ?? []
            members += (0..<generator.number(below: 4)).map { JSON.Member(key: "extra\($0)", value: .null) }
            members.shuffle(using: &generator)
            #expect(order.accepts(try JSON.object(members).parsed), "seed 3")
        }
    }

    @Test func strictKeysReportsUnexpectedKeys() {
        let strict = customer.strictKeys(allowing: "type")
        #expect(strict.accepts(["name": "x", "email": "a@b.de", "type": "c"]))
        #expect(
            strict.complaints(["name": "x", "emial": "a@b.de", "extra": 1]) == [
                "emial: unexpected key; did you mean email?", "extra: unexpected key", "email: is missing",
            ])
        #expect(
            zip(.field("a", .string), .field("b", .bool)).strictKeys().complaints(["a": "", "b": true, "c": 1]) == [
                "c: unexpected key"
            ])
        let both = Validator.all(.field("a", .string), .field("b", .string)).strictKeys()
        #expect(both.complaints(["a": "", "b": "", "c": 1]) == ["c: unexpected key"])
    }

    @Test func keysMayHaveAnyLength() throws {
        for length in 0...40 {
            let key = String("abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz".prefix(length))
            let other = key + "!"
            let json = try JSON(parsing: "{\"\(other)\": 1, \"\(key.uppercased())?\": 2, \"\(key)\": 3}")
            #expect(json[key] == 3)
            #expect(json[other] == 1)
            #expect(json[String(key.dropLast()) + "#"] == nil)
        }
    }
}
