import Chapter09Calculator

struct Answer: SumCells {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping (Int, Int) -> Int) -> Cell {
        todo("combine")
    }

    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        todo("formula")
    }
}

judge(Answer.self)
