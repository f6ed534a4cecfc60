extension MarbleLine: CustomStringConvertible {
    /// The line in the notation. Long idle times are written as time progressions.
    public var description: String {
        var printer = MarblePrinter(unit: unit)
        let cells = MarbleCell.cells(of: marbles, subscribed: subscribed)
        for (index, cell) in cells.enumerated() {
            printer.write(cell, next: index + 1 < cells.count ? cells[index + 1] : nil)
        }
        printer.pass(to: length)
        return printer.text
    }
}

private struct MarblePrinter {
    let unit: FrameUnit
    var text = ""
    private var frame = 0

    init(unit: FrameUnit) { self.unit = unit }

    mutating func write(_ cell: MarbleCell, next: MarbleCell?) {
        pass(to: cell.frame)
        let room = next.map { $0.frame - cell.frame } ?? .max
        if cell.width > room || room == 1 && runsInto(cell, next) {
            text += cell.tight
            frame += min(1, .max - frame)
        } else {
            text += cell.text
            frame += min(cell.width, .max - frame)
        }
    }

    mutating func pass(to end: Int) {
        let idle = end - frame
        guard idle > 0 else { return }
        frame = end
        if idle <= MarbleLayout.longestIdle {
            text += String(repeating: "-", count: idle)
        } else {
            // A time progression needs a space before it, except at the beginning of the line or after another
            // progression, which ends with a space.
            text += (text.isEmpty || text.last == " " ? "" : " ") + unit.progression(of: idle) + " "
        }
    }

    /// Returns true if two adjacent cells would be read as one: `#` and `[a]`, or `5` and `s` at a position at which a
    /// time progression may begin.
    private func runsInto(_ cell: MarbleCell, _ next: MarbleCell?) -> Bool {
        guard let follower = next?.text.first else { return false }
        if cell.text == "#" { return follower == "[" }
        let mayBeTime = text.isEmpty || text.last == " "
        return mayBeTime && cell.text.first?.isDecimalDigit == true
            && (follower.isDecimalDigit || [".", "m", "s"].contains(follower))
    }
}

extension Character {
    var isDecimalDigit: Bool { "0" <= self && self <= "9" }
}
