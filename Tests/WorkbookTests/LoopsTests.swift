import Testing

@testable import CurrycombWorkbook

@Suite struct LoopsTests {
    private let text = """
        struct Answer {
            func first(_ x: Int) -> Int {
                for y in [x] { print(y) }
                return x
            }
            func second(_ x: Int) {
                var x = x
                repeat {
                    x -= 1
                } while x > 0
            }
            func third() {
                while true { print("while") }
                while false {}
            }
            func twice() {}
            func twice(_ x: Int) { while true {} }
            func open() { while true {
        """

    @Test(arguments: [("first", 3), ("second", 8), ("third", nil), ("twice", nil), ("open", nil), ("other", nil)])
    func theOnlyLoopOfAFunctionIsFound(name: String, line: Int?) {
        #expect(Loops(text).only(inFunction: name) == line)
    }

    @Test func onlyALoopWithAConditionMayHaveNoEnd() {
        let loops = Loops(text)
        #expect((1...15).filter { loops.conditionalLoop(contains: $0) } == [8, 9, 10, 13, 14])
    }
}
