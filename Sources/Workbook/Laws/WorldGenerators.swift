extension Generator where Value == String {
    /// Strings like those that people type: a few words with capitals, digits and other alphabets. Some strings begin
    /// or end with spaces, or have several spaces in a row; some are empty. Shrinking makes the strings shorter and
    /// their words simpler.
    public static var phrase: Generator { phrase(separatedBy: " ") }

    /// Strings of up to five words with a separator between them. The separator is sometimes doubled, and some strings
    /// begin or end with it.
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

    /// Single words, never empty: in lowercase letters, or with capitals, digits or characters outside ASCII.
    public static var word: Generator {
        element(of: [
            "a", "bee", "wax", "hive", "honey", "Bee", "Ming", "Ada", "B2", "42", "7", "HTTP", "x", "bee", "Ünal",
            "çay",
            "été", "日本", "Ωmega", "🐝", "queen", "comb",
        ])
    }

    /// Marble lines in the notation of `MarbleLine`: one character for each frame, and `-` for an idle frame.
    ///
    /// Shrinking replaces values with idle frames, and makes the line end earlier.
    ///
    /// - Parameters:
    ///   - values: the values that a line may send, in order, each a single character.
    ///   - beats: the possible numbers of frames in a line, not counting its end.
    ///   - ends: the possible ends: `|` for completed, `#` for failed, `-` for none.
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
