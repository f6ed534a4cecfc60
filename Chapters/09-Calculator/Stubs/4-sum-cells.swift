import Chapter09Calculator

// 9.4  c = a + b, and it stays so
//
// A Cell is there: Cell(2), cell.value, cell.observe { new in … }. Make a cell that follows two others.
//
//     let c = combine(a, b, by: +)    // c.value is a.value + b.value, now and after each change
//     let e = formula(c, a, b)        // c + a - b
//     a.value = 1                     // c is told 1, e is told 2

struct Answer: SumCells {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping (Int, Int) -> Int) -> Cell {
        todo("combine")
    }

    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        todo("formula")
    }
}

judge(Answer.self)
