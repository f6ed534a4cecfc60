import CurrycombBindings
import CurrycombSignals
import CurrycombVerification
import Testing

@Suite("A field of a form", .timeLimit(.minutes(60)))
struct FormFieldTests {
    @Test("its result, validity and errors follow its value")
    func follows() throws {
        let email = FormField("", validator: .text.email())
        let states = email.isValid.removeDuplicates().record()
        #expect(email.errors.value.count == 1)
        email.value = "ada@example.com"
        #expect(try email.result.value.get() == "ada@example.com")
        #expect(email.errors.value == [])
        email.input.value = "ada"
        #expect(email.value == "ada")
        #expect(email.errors.value == email.issues.value.map(\.message))
        #expect(states.values == [false, true, false])
    }

    @Test("its errors can be shown only after the first edit")
    func errorsAfterTheFirstEdit() {
        let email = FormField("", validator: .text.email())
        let shown = Property(initial: [], then: email.errors.skip(1))
        #expect(shown.value == [])
        email.value = ""
        #expect(shown.value == email.errors.value && shown.value.count == 1)
    }

    @Test("a value of another type is validated into a value of a third type")
    func typed() throws {
        let age = FormField(12, validator: Validator.identity(Int.self).range(16...).map { "\($0) years" })
        #expect(!age.isValid.value)
        age.value = 18
        #expect(try age.result.value.get() == "18 years")
    }

    @Test("one change of two fields that a form combines shows no state in between")
    func combined() {
        let (name, email) = (FormField("", validator: .text.length(1...)), FormField("", validator: .text.email()))
        let canSend = name.isValid.and(email.isValid)
        let seen = canSend.record()
        name.value = "Ada"
        email.value = "ada@example.com"
        #expect(seen.values.last == true && canSend.value)
    }

    @Test("the text of a field is validated as it is, and not parsed as JSON")
    func text() throws {
        let text = MutableProperty("ada@example.com")
        let results = text.validate(with: .text.email()).record()
        #expect(try results.values.map { try $0.get() } == ["ada@example.com"])
    }
}
