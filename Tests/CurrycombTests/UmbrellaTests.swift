import Currycomb
import Testing

infix operator >>> : AdditionPrecedence

/// The client's own operator: it compiles without ambiguity, since the umbrella brings none.
private func >>> (left: Int, right: Int) -> String { "\(left) then \(right)" }

struct UmbrellaTests {
    @Test("one import brings the toolkit")
    func composition() {
        let length = pipe(get(\String.count), identity)
        #expect(length("abc") == 3)
    }

    @Test("an operator of the client's own stays the client's")
    func operatorsStayOut() {
        #expect(1 >>> 2 == "1 then 2")
    }
}
