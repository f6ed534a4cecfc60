import CurrycombVerification
import Testing

@Suite struct NumbersInTextTests {
    @Test func wholeNumbersAreReadFromText() throws {
        let age = Validator.text.toInt().range(0...150)
        #expect(try age("36") == 36)
        for text in ["", " 36", "36.0", "x", "99999999999999999999", "151"] {
            #expect(throws: ValidationFailure.self) { try age(text) }
        }
        #expect(throws: ValidationFailure.self) { try Validator.string.toInt().decode("36") }
        #expect(try Validator.string.toInt().decode(#""36""#) == 36)
        let failure = #expect(throws: ValidationFailure.self) { try age("x") }
        #expect(failure?.issues.map(\.message) == ["is not a whole number"])
    }

    @Test func decimalNumbersAreReadFromText() throws {
        #expect(try Validator.text.toDouble()("12.5") == 12.5)
        for text in ["inf", "nan", "", "1,5"] {
            #expect(throws: ValidationFailure.self) { try Validator.text.toDouble()(text) }
        }
    }

    @Test func numbersAreEncodedAsText() throws {
        #expect(try Validator.string.toInt().encode(36).text() == #""36""#)
        #expect(try Validator.string.toDouble().encode(0.1).text() == #""0.1""#)
    }

    @Test func textIsTrimmed() throws {
        let name = Validator.text.trimmed().length(1...4)
        for text in ["Ada", " Ada", "\t Ada \r\n", "\u{A0}Ada"] { #expect(try name(text) == "Ada") }
        #expect(try Validator.text.trimmed()(" a b ") == "a b")
        for text in ["", " \n ", "Grace"] { #expect(throws: ValidationFailure.self) { try name(text) } }
        #expect(try Validator.string.trimmed().encode("Ada").text() == #""Ada""#)
        #expect(throws: (any Error).self) { try Validator.string.trimmed().encode(" Ada") }
    }

    @Test func emptyListsAreRejected() throws {
        let names = Validator.array(of: .string.nonEmpty).nonEmpty
        #expect(try names.decode(#"["Ada"]"#) == ["Ada"])
        #expect(throws: ValidationFailure.self) { try names.decode("[]") }
        #expect(throws: ValidationFailure.self) { try names.decode(#"[""]"#) }
    }
}
