import CurrycombSignals
import Testing

@testable import CurrycombMarbleLines
@testable import CurrycombMarbles

@Suite struct NotationTests {
    static func events(_ text: String, unit: FrameUnit = .millisecond) throws -> String {
        let line = try MarbleLine(text, unit: unit)
        return line.marbles.map { "\($0.frame):\($0.event.value ?? MarbleCell.piece($0.event))" }.joined(separator: " ")
    }

    @Test(arguments: [
        ("", ""), ("---", ""), ("-a-(bc)-|", "1:a 3:b 3:c 8:|"), ("a-b-#", "0:a 2:b 4:#"), ("--!", "2:!"),
        ("(a|)", "0:a 0:|"), (" - a  -b ", "1:a 3:b"), ("-[12]-3", "1:12 6:3"), ("-([12]3)-|", "1:12 1:3 9:|"),
        ("{12}3|", "0:1 0:2 1:3 2:|"), ("{[12]}3", "0:12 1:3"), ("-#[no net]", "1:#[no net]"), ("-🐝-|", "1:🐝 3:|"),
        ("[[1, 2]]", "0:[1, 2]"), (#"[\]]|"#, "0:] 4:|"), (#"[a\\b]"#, #"0:a\b"#), ("[]", "0:"),
        ("-a-|-b", "1:a 3:| 5:b"),
        ("-a 10ms b|", "1:a 12:b 13:|"), ("2s a", "2000:a"), ("1m |", "60000:|"), ("a 1.5s |", "0:a 1501:|"),
        ("5s", ""), ("-5s|", "1:5 2:s 3:|"), ("5 s|", "0:5 1:s 2:|"), ("10|", "0:1 1:0 2:|"),
    ])
    func theNotationIsParsed(text: String, events: String) throws {
        #expect(try Self.events(text) == events)
    }

    @Test func theSubscriptionsFrameIsParsed() throws {
        let line = try MarbleLine("--^-a-|")
        #expect(line.subscribed == 2)
        #expect(line.marbles.map(\.frame) == [4, 6])
        #expect(try MarbleLine("-(^!)").subscribed == 1)
        #expect(try MarbleLine("-(^!)").marbles == [.init(1, .interrupted)])
    }

    @Test func aTimeIsConvertedToFrames() throws {
        #expect(try Self.events("- 2s a 1m |", unit: .second) == "3:a 64:|")
        #expect(try MarbleLine("- 2s a 1m |", unit: .second).description == "---a 1m |")
    }

    @Test(arguments: [
        ("-(ab-|", 5, "time cannot pass inside a group"), ("-(ab", 2, "nothing closes this group"),
        ("a()b", 2, "this group is empty"), ("-{ }", 2, "this group is empty"), ("((a))", 2, "a group inside a group"),
        ("-a)-", 3, "nothing to close here"), ("(a}", 3, "nothing to close here"), ("a]", 2, "nothing to close here"),
        ("-[12", 2, "nothing closes this value"), ("-#[no", 3, "nothing closes this value"),
        ("^-^", 3, "a second ^"), (#"-[a\"#, 2, "nothing closes this value"),
        ("a 0.5ms b", 3, "this time is too long or too fine"), ("99999999999s", 1, "this time is too long or too fine"),
        ("- 9999999m |", 3, "this line takes too long"),
    ])
    func anErrorPointsAtItsCharacter(text: String, column: Int, problem: String) throws {
        let error = #expect(throws: MarbleSyntaxError.self) { try MarbleLine(text) }
        #expect(error?.column == column)
        #expect(error?.problem == problem)
        #expect(error?.advice.isEmpty == false)
    }

    @Test func anErrorShowsTheLine() throws {
        let error = #expect(throws: MarbleSyntaxError.self) { try MarbleLine("-a\t(b-c)") }
        #expect(
            error?.description == """
                column 6: time cannot pass inside a group
                    -a (b-c)
                         ^ all of a group happens at one frame: remove the -
                """)
        let other = #expect(throws: MarbleSyntaxError.self) { try MarbleLine("a 1500ms b", unit: .second) }
        #expect(other?.problem == "this time is not a whole number of frames")
        #expect(other?.advice == "a frame lasts 1s here")
    }

    @Test(arguments: [
        "-a-(bc)-|", "(a|)", "--^--a-!", "#", "-[12]-3|", "{12}3", "-#[no net]", "(^!)", "---", "", "-a-|-b",
        "a 100ms b", "100ms |",
    ])
    func aLineIsPrintedAsItWasWritten(text: String) throws {
        #expect(try MarbleLine(text).description == text)
    }

    @Test(
        "values that would combine with a neighbor are printed apart",
        arguments: [
            ["🇩", "🇪"], ["ᄀ", "ᅡ", "ᆨ"], ["가", "ᆨ"], ["👩\u{200D}", "👦"], ["क\u{94D}", "त"],
        ])
    func combining(labels: [String]) throws {
        for step in 0...1 {
            let line = MarbleLine(labels.enumerated().map { .init(1 + $0.offset * step, .next($0.element)) })
            #expect(try MarbleLine(line.description).marbles == line.marbles, "\(line.description)")
        }
    }

    @Test func marblesAreSortedAndSpaced() throws {
        let line = MarbleLine([.init(4, .completed), .init(1, .next("b")), .init(1, .next("12")), .init(0, .next("a"))])
        #expect(line.description == "a{b[12]}--|")
        let late = MarbleLine([.init(9, .completed), .init(1, .next("b")), .init(1, .next("12")), .init(0, .next("a"))])
        #expect(late.description == "a(b[12])-|")
        #expect(MarbleLine([.init(0, .next("1")), .init(0, .completed)]).length == 4)
    }

    @Test func anEventAfterTheEndIsFound() throws {
        #expect(try MarbleLine("-a-|").firstAfterEnd == nil)
        #expect(try MarbleLine("-a-|-b").firstAfterEnd == .init(5, .next("b")))
        #expect(try MarbleLine("-a-|-b").endFrame == 3)
    }
}
