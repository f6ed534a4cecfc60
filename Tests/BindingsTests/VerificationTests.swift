import CurrycombBindings
import CurrycombSignals
import CurrycombVerification
import Foundation
import Testing

@Suite("Verifiers and validators of signals", .timeLimit(.minutes(60)))
struct VerificationTests {
    struct Person: Sendable, Equatable {
        let name: String
        let age: Int
    }

    static let person = Validator.object(Person.init) {
        field("name", \.name, .string)
        field("age", \.age, .integer.range(0...150))
    }

    @Test("verify, try and tryMap take the verifiers of JSON")
    func verifiers() throws {
        let texts = [#"{"user": {"name": "Ada"}}"#, #"{"user": null}"#, "7"]
        let records = try texts.map { text in
            try Signals.just(JSON(parsing: text))
                .verify(isKindOf(.object), orFail: Issue(.custom("kind"), message: "no object"))
                .tryMap(transferToKeyChild("user"))
                .try(verifyAndOutputError(hasKey("name"), Issue(.custom("name"), message: "no name")))
                .tryMap(transferToKeyChild("name"))
                .map { $0.string ?? "" }
                .record().words
        }
        #expect(records[0] == "Ada |")
        #expect(records[1].hasPrefix("#user"))
        #expect(records[2].contains("no object"))
        let named = try Signals.just(JSON(parsing: texts[1])).tryMap(
            failing: Issue.self, transferToKeyChild("user")
        ).record().words
        #expect(named == records[1])
    }

    @Test("raw JSON becomes values or issues, and the signal continues")
    func validate() {
        let texts = [
            #"{"name": "Ada", "age": 36}"#, #"{"name": 1, "age": 200}"#, "{", #"{"name": "Alan", "age": 41}"#,
        ]
        let strings = Signals.from(texts).decode(with: Self.person)
        let bytes = Signals.from(texts.map { Data($0.utf8) }).decode(with: Self.person)
        for (people, faults) in [
            (strings.successes().record(), strings.failures().record()),
            (bytes.successes().record(), bytes.failures().record()),
        ] {
            #expect(people.values == [Person(name: "Ada", age: 36), Person(name: "Alan", age: 41)])
            #expect(people.words.hasSuffix("|"))
            #expect(faults.values.map { $0.issues.map { "\($0.path)" } } == [["name", "age"], [""]])
            #expect(faults.values[0].report().contains(#"{"name": 1, "age": 200}"#))
        }
    }

    @Test("values that are not text are validated too, as thoroughly as requested")
    func typed() throws {
        let json = try JSON(parsing: #"{"name": 1, "age": 200}"#)
        let first = Signals.just(json).validate(with: Self.person, options: .failFast).failures().record()
        #expect(first.values.map { $0.issues.count } == [1])
        let text = Signals.just(#"{"name": 1, "age": 200}"#).decode(with: Self.person, options: .failFast)
        #expect(text.failures().record().values.map { $0.issues.count } == [1])
        let deep = Signals.just("[[1]]").decode(with: .json, limits: JSON.Limits(depth: 1))
        #expect(deep.failures().record().values.count == 1)
    }

    @Test("when unwrapped, a signal fails with its first fault")
    func unwrapped() {
        let texts = [#"{"name": "Ada", "age": 36}"#, "{", #"{"name": "Alan", "age": 41}"#]
        let signal = Signals.from(texts).decode(with: Self.person).unwrapped()
        let caught = signal.map(\.name).catch { _ in Signals.just("nobody") }.record()
        #expect(caught.words == "Ada nobody |")
        let results: [Result<Int, Oops>] = [.success(1), .failure(.boom), .success(2)]
        #expect(Signals.from(results, failure: Oops.self).unwrapped().record().words == "1 #boom")
        let own = Signals.just(Result<Int, Oops>.success(1), failure: Oops.self).concat(Signals.fail(.other))
        #expect(own.unwrapped().record().words == "1 #other")
    }
}
