extension Generator where Value == String {
    /// Texts like those that people write: a few words with capitals, digits, other alphabets, and sometimes spaces at
    /// the ends or several in a row, or no text at all. Shrinking makes them shorter, and their words simpler.
    public static var phrase: Generator { phrase(separatedBy: " ") }

    /// Texts of a few words with a separator between them, and sometimes one at an end, or two in a row.
    ///
    /// - Parameter separator: the text between words.
    /// - Returns: a generator of the texts.
    public static func phrase(separatedBy separator: String) -> Generator {
        let gap = Generator.element(of: [separator, separator, separator, separator + separator])
        let end = Generator.element(of: ["", "", "", "", separator])
        let words = Generator<[(String, String)]>.array(of: .pair(.word, gap), count: 0...5)
        return Generator<(String, ([(String, String)], String))>.pair(end, .pair(words, end)).map { parts in
            let (before, (words, after)) = parts
            let text = words.enumerated().map {
                $0.offset == words.count - 1 ? $0.element.0 : $0.element.0 + $0.element.1
            }
            return before + text.joined() + after
        }
    }

    /// Single words, never empty: mostly small letters, some with capitals, digits, or letters that are not ASCII.
    public static var word: Generator {
        element(of: [
            "a", "bee", "wax", "hive", "honey", "Bee", "Ming", "Ada", "B2", "42", "7", "HTTP", "x", "bee", "Ünal",
            "çay",
            "été", "日本", "Ωmega", "🐝", "queen", "comb",
        ])
    }

    /// Marble lines in the notation of `MarbleLine`: one character for each frame, `-` for an idle one.
    ///
    /// Shrinking replaces values with idle frames, and ends the line earlier.
    ///
    /// - Parameters:
    ///   - values: the values that a line may have, each a character, in the order in which the line sends them.
    ///   - beats: the number of frames in a line, its end not counted.
    ///   - ends: the possible ends: `|` completed, `#` failed, `-` never.
    /// - Returns: a generator of the lines.
    public static func marbles(
        _ values: String = "1234", beats: ClosedRange<Int> = 2...10, ends: [Character] = ["|", "|", "#", "-"]
    ) -> Generator {
        let names = Array(values)
        let beat = Generator<Bool>.bool
        return Generator<([Bool], Character)>.pair(
            .array(of: beat, count: beats), .element(of: ends)
        ).map { parts in
            let (beats, end) = parts
            var used = 0
            let line = beats.map { has -> Character in
                guard has, used < names.count else { return "-" }
                defer { used += 1 }
                return names[used]
            }
            return String(line) + (end == "-" ? "" : String(end))
        }
    }
}
