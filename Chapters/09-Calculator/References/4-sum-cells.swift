private struct Answer: SumCells {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping (Int, Int) -> Int) -> Cell {
        let result = Cell(operation(a.value, b.value))
        for cell in [a, b] {
            cell.observe { _ in result.value = operation(a.value, b.value) }
        }
        return result
    }

    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        combine(combine(c, a, by: +), b, by: -)
    }
}

package let sumCellsReference: any SumCells.Type = Answer.self
