let sumCellsRefused = [
    "cellsAdded": """
    func combine(_ a: Cell, _ b: Cell, by operation: @escaping (Int, Int) -> Int) -> Cell {
        let result = Cell(operation(a, b))
        return result
    }
    func formula(_ c: Cell, _ a: Cell, _ b: Cell) -> Cell { c }
    """
]
