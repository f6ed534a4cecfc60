import CurrycombSignals
import Testing

@testable import CurrycombMarbleLines
@testable import CurrycombMarbles

/// Random numbers that a seed determines (SplitMix64).
struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// Returns a random line: marbles of all kinds, close together and far apart, some of them after the end, with
    /// labels that look like notation.
    mutating func line() -> MarbleLine {
        let labels = [
            "a", "b", "1", "5", "0", "m", "s", ".", "12", "-1", "|", "#", "^", "!", "(", "(1, 2)", "[1, 2]", "]", "[",
            "]a[",
            #"\"#, #"a\]"#, "", " ", "two words", "🐝", "é", "日", "5s", "ms", "-", "{}", "\n",
        ]
        let steps = [0, 0, 1, 1, 1, 2, 3, 5, 40, 41, 42, 100, 2000, 60_000]
        var frame = 0
        var marbles: [MarbleLine.Marble] = []
        for _ in 0..<Int.random(in: 0...8, using: &self) {
            frame += steps.randomElement(using: &self) ?? 0
            let event: Event<String, MarbleFailure> =
                switch Int.random(in: 0...9, using: &self) {
                case 0: .completed
                case 1: .interrupted
                case 2:
                    .failed(MarbleFailure(Bool.random(using: &self) ? "" : labels.randomElement(using: &self) ?? ""))
                default: .next(labels.randomElement(using: &self) ?? "")
                }
            marbles.append(.init(frame, event))
        }
        let subscribed = Int.random(in: 0...3, using: &self) == 0 ? Int.random(in: 0...(frame + 2), using: &self) : nil
        let unit = [FrameUnit.millisecond, .second, FrameUnit(milliseconds: 7)].randomElement(using: &self)
        return MarbleLine(
            marbles, subscribed: subscribed, length: Int.random(in: 0...(frame + 60), using: &self),
            unit: unit ?? .millisecond)
    }
}

@Suite struct RoundTripTests {
    @Test(arguments: [1, 4217, 20_261_121] as [UInt64]) func printingAndParsingGivesTheSameLine(seed: UInt64) throws {
        var dice = Dice(state: seed)
        for number in 1...2000 {
            let line = dice.line()
            let text = line.description
            let place = Comment("line \(number) of seed \(seed): \(text)")
            let again = try #require(try? MarbleLine(text, unit: line.unit), place)
            #expect(again == line, place)
            #expect(again.description == text, place)
            if again != line { return }
        }
    }

    @Test(arguments: [Int.max, .max - 1, .max - 2]) func theLastFramesArePrintedAndDrawn(frame: Int) {
        for line in [
            MarbleLine([.init(frame, .next("a"))]), MarbleLine([], subscribed: frame),
            MarbleLine([.init(frame, .next("long")), .init(frame, .completed)]),
        ] {
            #expect(line.description.contains("ms "))
            let rows = [MarbleRow("a", line), MarbleRow("b", line)]
            #expect(AlignedMarbles(rows, pointingAt: frame).rows[0].marbles.contains(" "))
            #expect(MarbleDiagram(code: "", inputs: rows, outputs: []).svg.contains("<svg"))
        }
    }

    @Test(arguments: [1, 4217] as [UInt64]) func aSingleLineIsDrawnAsPrinted(seed: UInt64) throws {
        var dice = Dice(state: seed)
        var drawn = 0
        for _ in 1...2000 {
            let line = dice.line()
            let needsTight = line.description.contains("{")
            let hasLong = line.marbles.contains { ($0.event.value?.count ?? 0) > MarbleKey.longest }
            // A drawing gives a wide character two columns, but the notation counts one.
            let isWide = !line.description.allSatisfy { TextWidth.of($0) == 1 }
            guard !needsTight, !hasLong, !isWide else { continue }
            drawn += 1
            let text = AlignedMarbles([MarbleRow("", line)]).rows[0].marbles
            #expect(text == line.description, "seed \(seed)")
        }
        #expect(drawn > 200)
    }
}
