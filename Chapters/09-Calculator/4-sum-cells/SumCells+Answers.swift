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

// MARK: - Wrong answers

package let sumCellsWrong: KeyValuePairs<String, any Contract.Type> = [
    "heldWeakly": HeldWeakly.self, "heldBack": HeldBack.self, "onlyIfNew": OnlyIfNew.self,
    "startsAtZero": StartsAtZero.self, "swapped": Swapped.self, "alwaysAdds": AlwaysAdds.self, "once": Once.self,
    "onlyA": OnlyA.self, "onlyB": OnlyB.self, "startKept": StartKept.self, "halfWay": HalfWay.self,
    "addsAgain": AddsAgain.self, "sameCell": SameCell.self, "swappedLater": SwappedLater.self,
    "addsLater": AddsLater.self, "fromItself": FromItself.self, "plusB": PlusB.self, "minusA": MinusA.self,
    "minusBoth": MinusBoth.self, "withoutC": WithoutC.self, "formulaOnce": FormulaOnce.self, "onlyC": OnlyC.self,
    "withoutB": WithoutB.self,
    "halfUpdated": HalfUpdated.self, "toldNumber": ToldNumber.self,
]

private typealias Operation = (Int, Int) -> Int

/// Right in what a wrong answer does not say otherwise.
private protocol Right: SumCells {}

extension Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping (Int, Int) -> Int) -> Cell {
        follow(a, b, start: operation(a.value, b.value)) { $0.value = operation(a.value, b.value) }
    }
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell { combine(combine(c, a, by: +), b, by: -) }

    /// A cell that is updated whenever one of the others changes.
    func follow(_ cells: Cell..., start: Int, update: @escaping (Cell) -> Void) -> Cell {
        let result = Cell(start)
        for cell in cells { cell.observe { _ in update(result) } }
        return result
    }
}

private struct StartsAtZero: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        follow(a, b, start: 0) { $0.value = operation(a.value, b.value) }
    }
}

private struct Swapped: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        follow(a, b, start: operation(b.value, a.value)) { $0.value = operation(b.value, a.value) }
    }
}

private struct AlwaysAdds: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        follow(a, b, start: a.value + b.value) { $0.value = a.value + b.value }
    }
}

private struct Once: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        Cell(operation(a.value, b.value))
    }
}

private struct OnlyA: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        follow(a, start: operation(a.value, b.value)) { $0.value = operation(a.value, b.value) }
    }
}

private struct OnlyB: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        follow(b, start: operation(a.value, b.value)) { $0.value = operation(a.value, b.value) }
    }
}

private struct StartKept: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        let (x, y) = (a.value, b.value)
        let result = Cell(operation(x, y))
        a.observe { result.value = operation($0, y) }
        b.observe { result.value = operation(x, $0) }
        return result
    }
}

private struct HalfWay: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        follow(a, b, start: operation(a.value, b.value)) {
            $0.value = a.value
            $0.value = operation($0.value, b.value)
        }
    }
}

private struct AddsAgain: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        let result = Cell(operation(a.value, b.value))
        a.observe { result.value = operation(result.value, $0) }
        b.observe { result.value = operation(result.value, $0) }
        return result
    }
}

private struct SameCell: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        a.value = operation(a.value, b.value)
        return a
    }
}

private struct SwappedLater: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        follow(a, b, start: operation(a.value, b.value)) { $0.value = operation(b.value, a.value) }
    }
}

private struct AddsLater: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        follow(a, b, start: operation(a.value, b.value)) { $0.value = a.value + b.value }
    }
}

private struct FromItself: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        var last = operation(a.value, b.value)
        return follow(a, b, start: last) {
            let new = operation(a.value, b.value)
            $0.value += new - last
            last = new
        }
    }
}

private struct PlusB: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell { combine(combine(c, a, by: +), b, by: +) }
}

private struct MinusA: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell { combine(combine(c, a, by: -), b, by: +) }
}

private struct MinusBoth: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell { combine(combine(c, a, by: -), b, by: -) }
}

private struct WithoutC: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        combine(combine(combine(a, b, by: +), a, by: +), b, by: -)
    }
}

private struct FormulaOnce: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell { Cell(c.value + a.value - b.value) }
}

private struct OnlyC: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        follow(c, start: c.value + a.value - b.value) { $0.value = c.value + a.value - b.value }
    }
}

private struct WithoutB: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        follow(c, a, start: c.value + a.value - b.value) { $0.value = c.value + a.value - b.value }
    }
}

private struct HalfUpdated: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell { combine(c, combine(a, b, by: -), by: +) }
}

private struct HeldBack: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        var (x, y) = (a.value, b.value)
        let result = Cell(operation(x, y))
        a.observe {
            x = $0
            result.value = operation(x, y)
        }
        b.observe {
            y = $0
            result.value = operation(x, y)
        }
        return result
    }
}

private struct HeldWeakly: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        let result = Cell(operation(a.value, b.value))
        for cell in [a, b] { cell.observe { [weak result] _ in result?.value = operation(a.value, b.value) } }
        return result
    }
}

private struct OnlyIfNew: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        var last = operation(a.value, b.value)
        return follow(a, b, start: last) {
            let new = operation(a.value, b.value)
            if new != last { $0.value = new }
            last = new
        }
    }
}

private struct ToldNumber: Right {
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping Operation) -> Cell {
        let result = Cell(operation(a.value, b.value))
        a.observe { result.value = operation($0, b.value) }
        b.observe { result.value = operation(a.value, $0) }
        return result
    }
}
