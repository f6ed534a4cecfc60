/// 13.8: a journal whose whole lines survive a power cut.
public protocol CrashSafeJournal: Contract {
    /// Returns a line of the journal: the entry's checksum, a space, the entry, and `"\n"`. `checksum(entry)` returns
    /// four characters. An entry may contain any characters except `"\n"` and `"\r"`, but does not begin with a
    /// combining mark.
    ///
    /// `line("add wax")` is `"239c add wax\n"`.
    func line(_ entry: String) -> String

    /// Returns the entries before the first line that is not whole, and the number of characters from that line on,
    /// which are dropped. A line is whole if it equals `line(entry)` for its entry.
    ///
    /// `recover("239c add wax\n7dd7")` has the entry `add wax`, and its `dropped` is `4`.
    /// `recover("239cxadd wax\n")` has no entry: there is no space.
    /// The lines after a damaged one are dropped, too: their actions depend on the lost action.
    func recover(_ journal: String) -> Recovery
}

extension CrashSafeJournal {
    private static func whole(_ entries: [String]) -> String { entries.map(Ours.line).joined() }

    static var checks: [Check<any CrashSafeJournal>] {
        let entries = ["add wax", "add dark honey", "toggle 2", ""]
        let journal = whole(entries)
        return [
            Check("line", of: "line") {
                try $0.expect(
                    "line(\"add wax\")", Self().line("add wax"), is: Ours.line("add wax"),
                    ifGot: [
                        (String(Ours.line("add wax").dropLast()), "noEnd"), ("add wax\n", "noChecksum"),
                        ("add wax \(checksum("add wax"))\n", "sumLast"), ("\(checksum("add wax"))add wax\n", "noSpace"),
                        ("\(checksum("add wax\n")) add wax\n", "sumOfMore"),
                        ("\(checksum(" add wax")) add wax\n", "sumOfMore"),
                        ("\(checksum(" add wax\n")) add wax\n", "sumOfMore"),
                    ])
                try $0.agrees(
                    "line(_)",
                    on: Argument(
                        "entry", .phrase,
                        edges: ["", " ", "  wax  ", "WAX", "e\u{301}", String(repeating: "wax ", count: 40)]
                            + oddEntries
                    ).andAtLast([String].hardTexts.filter { !$0.unicodeScalars.contains("\n") }),
                    examples: ["add wax", "toggle 2", ""]
                ) { $0.line($1) }
            },
            Check("whole", of: "recover") {
                // The last of the four entries is empty. If it is missing, the answer drops either empty entries or the
                // last line of every journal.
                let isLastRead = Self().recover(whole(["add wax", "toggle 2"])).entries.count == 2
                let missing = isLastRead ? "emptyEntry" : "lastLineLost"
                // An answer that does not count the ends of the lines returns 4 as `dropped` for the four lines, and 5
                // here. An answer that counts lines may also return 4 for the four lines, but it returns less than 5
                // here.
                let isEndDropped = Self().recover(whole(["add wax"]) + "7dd7").dropped == 5
                try $0.expect(
                    "recover(of four lines)", Self().recover(journal), is: Recovery(entries: entries, dropped: 0),
                    ifGot: [
                        (Recovery(entries: Array(entries.dropLast()), dropped: 0), missing),
                        (Recovery(entries: Array(entries.dropLast()), dropped: 6), missing),
                        (Recovery(entries: Array(entries.dropLast()), dropped: 4), missing),
                        (Recovery(entries: entries.map { " " + $0 }, dropped: 0), "sumInEntry"),
                        (Recovery(entries: ["add", "add", "toggle", ""], dropped: 0), "firstWord"),
                        (Recovery(entries: [], dropped: 0), "nothingRead"),
                        (Recovery(entries: [], dropped: journal.count), "noneFits"),
                        (Recovery(entries: ["add wax"], dropped: 0), "onlyFirstLine"),
                        (Recovery(entries: ["add wax"], dropped: journal.count - 13), "onlyFirstLine"),
                        (Recovery(entries: journal.split(separator: "\n").map(String.init), dropped: 0), "sumInEntry"),
                    ] + (isEndDropped ? [(Recovery(entries: entries, dropped: 4), "endsNotCounted")] : []))
                try $0.expect("recover(\"\")", Self().recover(""), is: Recovery(entries: [], dropped: 0))
            },
            Check("torn", of: "recover") {
                let torn = Ours.line("add wax") + "7dd7"
                try $0.expect(
                    "recover(\(Tour.described(torn)))", Self().recover(torn),
                    is: Recovery(entries: ["add wax"], dropped: 4),
                    ifGot: [
                        (Recovery(entries: ["add wax"], dropped: 0), "notCounted"),
                        (Recovery(entries: ["add wax"], dropped: 1), "linesCounted"),
                        (Recovery(entries: [], dropped: torn.count), "allDropped"),
                        (Recovery(entries: ["add wax", ""], dropped: 0), "tornTaken"),
                    ])
            },
            Check("anywhere", of: "recover") {
                let cut = Self().recover("239c add wax")
                try $0.expect(
                    "recover(\"239c add wax\")", cut, is: Recovery(entries: [], dropped: 12),
                    ifGot: cut.entries == ["add wax"] ? [(cut, "cutTaken")] : [])
                let cuts = Generator<Int>.int(in: 0...journal.count).map { String(journal.prefix($0)) }
                try $0.agrees(
                    "recover(_)", on: Argument("journal", cuts),
                    examples: (0...journal.count).map { String(journal.prefix($0)) }, tries: 40
                ) { $0.recover($1) }
            },
            Check("damaged", of: "recover") {
                let lines = ["add wax", "add honey", "toggle 2"].map(Ours.line)
                let damaged = lines[0] + lines[1].replacing("honey", with: "money") + lines[2]
                let rest = lines[1].count + lines[2].count
                try $0.expect(
                    "recover(three lines, with a wrong letter in the second)", Self().recover(damaged),
                    is: Recovery(entries: ["add wax"], dropped: rest),
                    ifGot: [
                        (Recovery(entries: ["add wax", "toggle 2"], dropped: lines[1].count), "goesOn"),
                        (Recovery(entries: ["add wax", "toggle 2"], dropped: 0), "goesOn"),
                        (Recovery(entries: ["add wax", "add money", "toggle 2"], dropped: 0), "sumIgnored"),
                        (Recovery(entries: ["add wax", "add money"], dropped: rest), "damagedRead"),
                        (Recovery(entries: [], dropped: damaged.count), "allDropped"),
                        (Recovery(entries: ["add wax"], dropped: lines[1].count), "onlyOneLineCounted"),
                        (Recovery(entries: ["add wax"], dropped: lines[1].count - 1), "onlyOneLineCounted"),
                        (Recovery(entries: ["add wax"], dropped: 0), "notCounted"),
                        (Recovery(entries: ["add wax"], dropped: rest - 1), "endsNotCounted"),
                        (Recovery(entries: ["add wax"], dropped: rest - 2), "endsNotCounted"),
                    ])
                let call = "recover(two lines with an empty line between them)"
                let hole = $0.making(call, ifItTraps: "shortLine") { Self().recover(lines[0] + "\n" + lines[1]) }
                try $0.expect(
                    call, hole,
                    is: Recovery(entries: ["add wax"], dropped: 1 + lines[1].count),
                    ifGot: [
                        (Recovery(entries: ["add wax", "add honey"], dropped: 0), "emptyLineSkipped"),
                        (Recovery(entries: ["add wax", "add honey"], dropped: 1), "emptyLineSkipped"),
                    ])
            },
            Check("fits", of: "recover") {
                try $0.law(
                    "round trip", "recover(the lines of entries) = entries",
                    for: ("entries", .array(of: .string(of: .element(of: Array("ab 0é🐝"))), count: 0...5)),
                    ifBroken: "roundTrip",
                    left: { entries in Self().recover(entries.map { Self().line($0) }.joined()) },
                    equals: { entries in Recovery(entries: entries, dropped: 0) })
            },
            Check("everywhere", of: "recover") { examiner in
                try journalsAgree(examiner, [.whole], isCut: false)
                try journalsAgree(examiner, [.whole, .cut], isCut: false)
                try journalsAgree(examiner, [.cut, .changed, .missing, .blank], isCut: true)
                try journalsAgree(
                    examiner, [.capitals, .spaceInFront, .separator, .spaceBehind, .otherEnd, .swapped], isCut: false,
                    tries: 100)
                // The answer may read "\r\n" as one character or as two, so only the entries are compared.
                try examiner.agrees(
                    "recover(_).entries",
                    on: Argument(
                        "journal", journals([.returns], isCut: false), edges: ["239c add wax\r\n"],
                        .feature("a line ends with \"\\r\\n\"") { $0.contains("\r\n") }), tries: 60
                ) { $0.recover($1).entries }
                let many = (1...130).map { "add bee \($0)" }
                let long = Self().recover(whole(many) + "7dd7")
                try examiner.expect(
                    "how many entries recover(…) reads from 130 lines and a torn line", long.entries.count, is: 130)
                try examiner.expect("recover(130 lines and \"7dd7\").dropped", long.dropped, is: 4)
                try examiner.expect("recover(130 lines and \"7dd7\").entries.last", long.entries.last, is: many.last)
            },
        ]
    }

    /// Entries with characters that some functions treat as line ends, treat as spaces, or ignore. In a journal, these
    /// characters have no special meaning.
    private static var oddEntries: [String] {
        [
            "add\u{2028}wax", "add\twax", "add\u{85}wax", "add\u{B}wax", "add\u{C}wax", "add\u{A0}wax", "add\u{1}wax",
            "\t",
        ]
    }

    private static func journals(_ harms: [Harm], isCut: Bool) -> Generator<String> {
        let entry = Generator<String>.one(of: [
            .phrase, .phrase, .element(of: ["", "add wax", "toggle 2", "e\u{301}te\u{301}"]), .element(of: oddEntries),
        ])
        let entries = Generator<[String]>.array(of: entry, count: 0...6)
        let harm = Generator<(Harm, Int)>.pair(.element(of: harms), .int(in: 0...80))
        let cut = Generator<Int>.int(in: -20...8).map { max(0, $0) }
        return Generator<([String], ((Harm, Int), Int))>.pair(entries, .pair(harm, cut)).map { entries, harms in
            let harmed = harms.0.0.applied(to: entries.map(Ours.line), at: harms.0.1)
            // If `isCut` is true, the end is sometimes missing, too, as after a power cut.
            return String(harmed.dropLast(isCut ? harms.1 : 0))
        }
    }

    private static func journalsAgree(
        _ examiner: Examiner<any CrashSafeJournal>, _ harms: [Harm], isCut: Bool, tries: Int = 200
    ) throws {
        // The edge with "239d" comes before the one with "239C". So an answer that ignores checksums fails at "239d",
        // and the verdict does not wrongly blame the capital letter.
        let edges =
            ["", "\n", "x", "239c add wax", "239c\n"] + oddEntries.map(Ours.line)
            + ["239d add wax\n", "z39c add wax\n", "329c add wax\n", "239C add wax\n", "239c add wax\r"]
            + ["239c add\r wax\n", "239c add wax\u{0}\n", "239c add wax\u{FEFF}\n"] + [
                "zzzz e\u{301}\n", Ours.line("e\u{301}") + "x",
            ]
        try examiner.agrees(
            "recover(_)",
            on: Argument(
                "journal", journals(harms, isCut: isCut), edges: edges,
                .feature("there is a \"\\r\" in it") { $0.contains("\r") },
                .feature("an entry has a tab or another control character") { journal in
                    journal.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\r" }
                },
                .feature("a checksum is in capital letters") {
                    $0.split(separator: "\n").contains { $0.prefix(4).contains(where: \.isUppercase) }
                },
                .feature("a line begins with a space") { $0.hasPrefix(" ") || $0.contains("\n ") }), tries: tries
        ) { $0.recover($1) }
    }
}

private enum Harm: Sendable {
    case whole, cut, changed, missing, blank, capitals, spaceInFront, separator, spaceBehind, otherEnd, returns, swapped

    func applied(to lines: [String], at number: Int) -> String {
        let text = lines.joined()
        guard !text.isEmpty else { return text }
        let place = number % text.count
        let line = number % lines.count
        func with(_ other: String) -> String { (lines[..<line] + [other] + lines[(line + 1)...]).joined() }
        switch self {
        case .whole: return text
        case .cut: return String(text.prefix(place))
        case .changed:
            // Changes a character of the entry or of the checksum, but never the space between them.
            var letters = Array(lines[line])
            let spot = number % (letters.count - 1)
            letters[spot == 4 ? 0 : spot] = letters[spot == 4 ? 0 : spot] == "z" ? "y" : "z"
            return with(String(letters))
        case .missing:
            var letters = Array(lines[line])
            let spot = number % letters.count
            letters.remove(at: spot == 4 ? 0 : spot)
            return with(String(letters))
        case .blank: return (lines[..<line] + ["\n"] + lines[line...]).joined()
        case .capitals: return with(lines[line].prefix(4).uppercased() + lines[line].dropFirst(4))
        case .spaceInFront: return with(" " + lines[line])
        case .otherEnd: return with(lines[line].dropLast() + ["\r", "\u{2028}", "\u{85}", "\u{B}"][number % 4])
        case .returns: return with(lines[line].dropLast() + "\r\n")
        case .swapped:
            var letters = Array(lines[line])
            letters.swapAt(number % 4, (number + 1) % 4)
            return with(String(letters))
        case .spaceBehind: return with(lines[line].dropLast() + " \n")
        case .separator:
            let other = ["x", "\t", "", "  ", "-"][number % 5]
            return with(lines[line].prefix(4) + other + lines[line].dropFirst(5))
        }
    }
}
