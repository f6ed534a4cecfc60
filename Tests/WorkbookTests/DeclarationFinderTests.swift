import Testing

@testable import CurrycombWorkbook

@Suite struct DeclarationFinderTests {
    let answer = """
        // func pipe is to be written here
        struct Answer: PipeContract {
            func pipe<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
                { g(f($0)) }
            }

            func pipe<A, B, C, D>(
                _ f: @escaping (A) -> B, _ g: @escaping (B) -> C,
                _ h: @escaping (C) -> D
            ) -> (A) -> D {
                pipe(pipe(f, g), h)
            }
            func words(of text: [String: (Int, Int)], containing part: String) -> [String] { [] }
            var slug = 1
            final class Todos {
                class func made() -> Todos { Todos() }
            }
        }
        """

    @Test(arguments: [
        ("pipe", 3), ("pipe(_:_:)", 3), ("pipe(_:_:_:)", 7), ("pipe#2", 7), ("words", 13),
        ("words(of:containing:)", 13), ("slug", 14), ("Todos", 15), ("made", 16), ("Answer", 2),
    ])
    func theNamedDeclarationIsFound(name: String, line: Int) {
        #expect(DeclarationFinder.line(of: name, in: answer) == line)
        #expect(DeclarationFinder.line(of: name, in: answer.replacing("\n", with: "\r\n")) == line)
        // For the compiler, these characters do not begin a line.
        let pasted = answer.replacing("func pipe is", with: "\u{2028}func pipe\u{C}")
        #expect(DeclarationFinder.line(of: name, in: pasted) == line)
    }

    @Test(arguments: ["pipe(_:)", "words(containing:)", "words()", "title", "pipe#3", "", "#2"])
    func anUnknownNameHasNoDeclaration(name: String) {
        #expect(DeclarationFinder.line(of: name, in: answer) == nil)
    }
}
