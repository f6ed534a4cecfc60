import CurrycombSignals
import Testing

@testable import CurrycombMarbleLines
@testable import CurrycombMarbles

@Suite struct DrawnTogetherTests {
    @Test(arguments: [1, 4217, 99] as [UInt64]) func simultaneousEventsShareAColumn(seed: UInt64) throws {
        var dice = Dice(state: seed)
        for number in 1...400 {
            // Replaces the labels `m`, `s` and `.`: after a shortened idle time, a digit that is followed by such a
            // label would be read as a time.
            let lines = (0..<3).map { _ in dice.line() }.map { line in
                MarbleLine(
                    line.marbles.map { marble in
                        .init(marble.frame, marble.event.map { ["m", "s", "."].contains($0) ? "q" : $0 })
                    }, length: line.length)
            }
            let drawn = AlignedMarbles(lines.enumerated().map { MarbleRow("\($0.offset)", $0.element) })
            let key = MarbleKey(lines)
            let place = Comment("picture \(number) of seed \(seed):\n\(drawn.text)")
            var columns: [Int: Int] = [:]
            for (row, line) in zip(drawn.rows, lines) {
                guard row.marbles.allSatisfy({ TextWidth.of($0) == 1 }) else { continue }
                // A row may be stretched, or its idle time shortened, but it has the events of its line.
                let story = try MarbleLine(row.marbles).marbles.map(\.event)
                #expect(story == key.shortened(line).marbles.map(\.event), place)
            }
            let layout = MarbleLayout(
                lines.map { MarbleCell.cells(of: key.shortened($0).marbles, subscribed: nil) },
                lengths: lines.map(\.length), unit: .millisecond)
            for cells in layout.rows {
                var end = 0
                for cell in cells {
                    let column = layout.column(of: cell.frame)
                    #expect(columns[cell.frame] ?? column == column, place)
                    #expect(column >= end, place)
                    columns[cell.frame] = column
                    end = column + TextWidth.of(cell.text)
                }
            }
            let ordered = columns.sorted { $0.key < $1.key }.map(\.value)
            #expect(zip(ordered, ordered.dropFirst()).allSatisfy { $0 < $1 }, place)
        }
    }

    @Test func aLineThatEndsDuringIdleTimeKeepsItsLength() throws {
        let lines = [try MarbleLine("a 99ms b"), try MarbleLine("x 10ms")]
        #expect(
            AlignedMarbles(lines.map { MarbleRow("", $0) }).rows.map(\.marbles) == [
                "a----------- 88ms b", "x----------",
            ])
        let same = [try MarbleLine("a 99ms b"), try MarbleLine("x|")]
        #expect(AlignedMarbles(same.map { MarbleRow("", $0) }).rows.map(\.marbles) == ["a- 98ms b", "x|"])
    }

    @Test(arguments: [1, 4217] as [UInt64]) func aDifferenceIsFoundAtTheFirstDifferingMarble(seed: UInt64) throws {
        var dice = Dice(state: seed)
        var differing = 0
        for number in 1...1000 {
            let expected = dice.line()
            let other = dice.line()
            // The two lines have the same beginning, so that the difference is not always in the first marble.
            let kept = Int.random(in: 0...expected.marbles.count, using: &dice)
            let marbles = expected.marbles.prefix(kept) + other.marbles.filter { $0.frame > expected.length }
            let got = MarbleLine(Array(marbles), unit: expected.unit)
            let place = Comment("pair \(number) of seed \(seed): \(expected), \(got)")
            #expect(MarbleRecording(expected).difference(from: expected) == nil, place)
            let difference = MarbleRecording(got).difference(from: expected)
            #expect((difference == nil) == (got.marbles == expected.marbles), place)
            guard let difference else { continue }
            differing += 1
            let rest = (expected.marbles.dropFirst(kept) + got.marbles.dropFirst(kept)).map(\.frame)
            #expect(difference.frame == rest.min(), place)
            #expect(!difference.sentence.isEmpty, place)
            #expect(difference.pointer >= 0, place)
        }
        #expect(differing > 200)
    }
}
