import CurrycombComposition
import Testing

struct ConstantTests {
    @Test("constant ignores its argument, and also works without one")
    func constants() {
        let one: (String) -> Int = constant(1)
        #expect(one("x") == 1)
        let thunk: () -> Int = constant(2)
        #expect(thunk() == 2)
        #expect([1, 2].map(constant("x")) == ["x", "x"])
    }
}
