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
    "withoutB": WithoutB.self, "halfUpdated": HalfUpdated.self, "toldNumber": ToldNumber.self,
    "formulaToldNumber": FormulaToldNumber.self, "inSteps": InSteps.self,
    "firstChange": FirstChange.self, "handStays": HandStays.self, "handReplaced": HandReplaced.self,
    "changeAdded": ChangeAdded.self, "ignoredWithin": IgnoredWithin.self,
    "formulaIgnoredWithin": FormulaIgnoredWithin.self, "inputReleased": InputReleased.self,
]

private struct Sum {
    let a: Cell, b: Cell, by: (Int, Int) -> Int

    var now: Int { by(a.value, b.value) }
    var swapped: Int { by(b.value, a.value) }
    var added: Int { a.value + b.value }

    @MainActor func following(_ ofA: @escaping (Cell, Int) -> Void, _ ofB: @escaping (Cell, Int) -> Void) -> Cell {
        let result = Cell(now)
        a.observe { ofA(result, $0) }
        b.observe { ofB(result, $0) }
        return result
    }
}

private protocol Right: SumCells {
    func combined(_ s: Sum) -> Cell
    func start(_ s: Sum) -> Int
    func observed(_ s: Sum) -> [Cell]
    func update(_ result: Cell, _ s: Sum)
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell
}

extension Right {
    func combined(_ s: Sum) -> Cell { follow(observed(s), start: start(s)) { update($0, s) } }
    func start(_ s: Sum) -> Int { s.now }
    func observed(_ s: Sum) -> [Cell] { [s.a, s.b] }
    func update(_ result: Cell, _ s: Sum) { result.value = s.now }

    func combine(_ a: Cell, _ b: Cell, by operation: @escaping (Int, Int) -> Int) -> Cell {
        combined(Sum(a: a, b: b, by: operation))
    }
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell { combine(combine(c, a, by: +), b, by: -) }

    func follow(_ cells: [Cell], start: Int, update: @escaping (Cell) -> Void) -> Cell {
        let result = Cell(start)
        for cell in cells { cell.observe { _ in update(result) } }
        return result
    }

    func followUnlessBusy(_ cells: [Cell], compute: @escaping () -> Int) -> Cell {
        var isBusy = false
        return follow(cells, start: compute()) {
            guard !isBusy else { return }
            isBusy = true
            $0.value = compute()
            isBusy = false
        }
    }
}

private struct StartsAtZero: Right { func start(_ s: Sum) -> Int { 0 } }
private struct Once: Right { func observed(_ s: Sum) -> [Cell] { [] } }
private struct OnlyA: Right { func observed(_ s: Sum) -> [Cell] { [s.a] } }
private struct OnlyB: Right { func observed(_ s: Sum) -> [Cell] { [s.b] } }
private struct SwappedLater: Right { func update(_ result: Cell, _ s: Sum) { result.value = s.swapped } }
private struct AddsLater: Right { func update(_ result: Cell, _ s: Sum) { result.value = s.added } }
private struct Swapped: Right {
    func start(_ s: Sum) -> Int { s.swapped }
    func update(_ result: Cell, _ s: Sum) { result.value = s.swapped }
}
private struct AlwaysAdds: Right {
    func start(_ s: Sum) -> Int { s.added }
    func update(_ result: Cell, _ s: Sum) { result.value = s.added }
}
private struct HalfWay: Right {
    func update(_ result: Cell, _ s: Sum) {
        result.value = s.a.value
        result.value = s.by(result.value, s.b.value)
    }
}
private struct SameCell: Right {
    func combined(_ s: Sum) -> Cell {
        s.a.value = s.now
        return s.a
    }
}
private struct AddsAgain: Right {
    func combined(_ s: Sum) -> Cell {
        s.following({ $0.value = s.by($0.value, $1) }, { $0.value = s.by($0.value, $1) })
    }
}
private struct ToldNumber: Right {
    func combined(_ s: Sum) -> Cell {
        s.following({ $0.value = s.by($1, s.b.value) }, { $0.value = s.by(s.a.value, $1) })
    }
}
private struct StartKept: Right {
    func combined(_ s: Sum) -> Cell {
        let (x, y) = (s.a.value, s.b.value)
        return s.following({ $0.value = s.by($1, y) }, { $0.value = s.by(x, $1) })
    }
}
private struct HeldBack: Right {
    func combined(_ s: Sum) -> Cell {
        var (x, y) = (s.a.value, s.b.value)
        return s.following({ (x, $0.value) = ($1, s.by($1, y)) }, { (y, $0.value) = ($1, s.by(x, $1)) })
    }
}
private struct HeldWeakly: Right {
    func combined(_ s: Sum) -> Cell {
        let result = Cell(s.now)
        for cell in [s.a, s.b] { cell.observe { [weak result] _ in result?.value = s.now } }
        return result
    }
}
private struct InputReleased: Right {
    func combined(_ s: Sum) -> Cell {
        let (result, by) = (Cell(s.now), s.by)
        for cell in [s.a, s.b] {
            cell.observe { [weak a = s.a, weak b = s.b] _ in
                if let a, let b { result.value = by(a.value, b.value) }
            }
        }
        return result
    }
}
private struct FromItself: Right {
    func combined(_ s: Sum) -> Cell {
        var last = s.now
        return follow([s.a, s.b], start: last) {
            let new = s.now
            $0.value += new - last
            last = new
        }
    }
}
private struct OnlyIfNew: Right {
    func combined(_ s: Sum) -> Cell {
        var last = s.now
        return follow([s.a, s.b], start: last) {
            let new = s.now
            if new != last { $0.value = new }
            last = new
        }
    }
}

private struct FirstChange: Right {
    func combined(_ s: Sum) -> Cell {
        var isFirst = true
        return follow([s.a, s.b], start: s.now) {
            if isFirst { $0.value = s.now }
            isFirst = false
        }
    }
}
private struct HandStays: Right {
    func combined(_ s: Sum) -> Cell {
        var last = s.now
        return follow([s.a, s.b], start: last) {
            guard $0.value == last else { return }
            last = s.now
            $0.value = last
        }
    }
}
private struct HandReplaced: Right {
    func combined(_ s: Sum) -> Cell {
        let result = follow([s.a, s.b], start: s.now) { $0.value = s.now }
        result.observe { [unowned result] _ in result.value = s.now }
        return result
    }
}
private struct IgnoredWithin: Right {
    func combined(_ s: Sum) -> Cell { followUnlessBusy([s.a, s.b]) { s.now } }
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
private struct HalfUpdated: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell { combine(c, combine(a, b, by: -), by: +) }
}

private protocol Half: Right {
    func heard(_ c: Cell, _ a: Cell) -> [Cell]
}
extension Half {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        follow(heard(c, a), start: c.value + a.value - b.value) { $0.value = c.value + a.value - b.value }
    }
}
private struct FormulaOnce: Half { func heard(_ c: Cell, _ a: Cell) -> [Cell] { [] } }
private struct OnlyC: Half { func heard(_ c: Cell, _ a: Cell) -> [Cell] { [c] } }
private struct WithoutB: Half { func heard(_ c: Cell, _ a: Cell) -> [Cell] { [c, a] } }

private struct FormulaToldNumber: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        let e = Cell(c.value + a.value - b.value)
        c.observe { e.value = $0 + a.value - b.value }
        a.observe { e.value = c.value + $0 - b.value }
        b.observe { e.value = c.value + a.value - $0 }
        return e
    }
}
private struct InSteps: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        follow([c, a, b], start: c.value + a.value - b.value) {
            $0.value = c.value
            $0.value += a.value
            $0.value -= b.value
        }
    }
}
private struct ChangeAdded: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        var last = c.value + a.value - b.value
        return follow([c, a, b], start: last) {
            let new = c.value + a.value - b.value
            $0.value += new - last
            last = new
        }
    }
}
private struct FormulaIgnoredWithin: Right {
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell {
        followUnlessBusy([c, a, b]) { c.value + a.value - b.value }
    }
}
