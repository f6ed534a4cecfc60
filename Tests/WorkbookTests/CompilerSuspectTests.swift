import Testing

@testable import CurrycombWorkbook

@Suite("A misconception that the compiler catches")
struct CompilerSuspectTests {
    @Test("the pattern matches the whole message, ignoring spaces and case, and * matches any text")
    func matching() {
        let suspect = CompilerSuspect("swapped", "cannot convert value of type '*' to expected argument type 'B'")
        #expect(suspect.matches("cannot convert value of type 'A' to expected argument type 'B'"))
        #expect(suspect.matches("Cannot  convert value of type '(A) -> B' to expected argument type 'B'"))
        #expect(!suspect.matches("cannot convert value of type 'A' to expected argument type 'C'"))
        #expect(!suspect.matches("cannot convert value of type 'A' to expected argument type 'B' here"))
        #expect(CompilerSuspect("any", "*").matches(""))
        #expect(CompilerSuspect("ends", "*'b'").matches("'a' 'b' 'b'"))
        #expect(CompilerSuspect("twice", "a*b*c").matches("a b b c c"))
        #expect(!CompilerSuspect("twice", "a*b*c").matches("a c b"))
        #expect(!CompilerSuspect("none", "").matches("x"))
    }

    @Test("other names that the compiler adds for a type are left out")
    func aliases() {
        let message = "cannot convert value of type '[SubSequence]' (aka 'Array<Substring>') to type 'X' (aka 'Y')"
        #expect(withoutAliases(message) == "cannot convert value of type '[SubSequence]' to type 'X'")
        #expect(withoutAliases("a (aka 'b") == "a (aka 'b")
        #expect(CompilerSuspect("cut", "cannot convert value of type '[SubSequence]' to * 'X'").matches(message))
    }
}
