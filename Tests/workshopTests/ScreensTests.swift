import Foundation
import TestSupport
import Testing

@testable import CurrycombWorkbook
@testable import CurrycombWorkshop

@Suite("The texts of the screens") struct ScreensTests {
    private static let root = Places.root

    @Test func textsAndTranslationsHaveNoFaults() {
        let faults = Screens.faults(in: Workspace(root: Self.root.path))
        #expect(faults.isEmpty, "\(faults.map(\.description).joined(separator: "\n"))")
    }

    @Test func eachTextIsUsedAndEachUseHasAText() throws {
        let screens = try Screens(
            String(contentsOf: Self.root.appending(path: Screens.file), encoding: .utf8), file: Screens.file)
        let folders = ["workshop", "workshop-tools", "Teaching", "Authoring", "Site"].map { "Sources/\($0)" }
        let uses = try SayUses(in: (folders + ["Tests/workshopTests"]).flatMap(Self.sources))
        let problems = uses.problems(with: screens)
        #expect(uses.uses.count > 900 && problems.isEmpty, "\(problems.joined(separator: "\n"))")
    }

    private static func sources(_ folder: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { $0.hasSuffix(".swift") && !$0.hasSuffix("ScreensTests.swift") }
            .map { try String(contentsOf: root.appending(path: "\(folder)/\($0)"), encoding: .utf8) }
    }

    @Test(arguments: [
        ("Say.a + Say.b(1, 2)", []), ("Say.a", ["b is used nowhere"]),
        ("Say.a + Say.b(1, of: [f(2, 3), \"a, \\(g(4, \"5, 6\")))\"].count) + Say.c", ["there is no text c"]),
        ("Say.a + Say.b(1)", ["b has 1 values instead of 2"]), ("Say.a() + Say.b", ["b has 0 values instead of 2"]),
        ("Say.a + Say.b(x, y)\nextension Say {\n    static let a = 1\n}", ["a is declared in Swift, too"]),
    ])
    func aUseWithoutATextIsReported(_ source: String, _ problems: [String]) {
        let screens = Screens("### a\n\nA\n\n### b(x, y)\n\n{x} {y}", file: "F")
        #expect(SayUses(in: [source]).problems(with: screens) == problems)
    }

    @Test func faultsAreReportedWithTheirLines() {
        let text = """
            # Head
            ## Section
            ### good(one, two)

            {one: 1 | {one} x} {if two: {two} | none} { of braces }

            ### bad (heading)
            ### twice(one, one)
            ### good
            ### placeholder(file)

            {fiel}

            ### parts(x)
            {x: 1} {if x: 1 | 2 | 3} {x, y} {if x} {x: a | b
            ### empty
            ### block
            ```
            """
        let faults = Screens(text, file: "F").check().map { "\($0.line ?? 0) \($0.expected)" }
        #expect(
            faults == [
                "9 The key good is in line 3 already.", "0 A block has no end: a line of ```.",
                "7 A heading is a key and the names of its values: ### key(one, two)",
                "8 A heading is a key and the names of its values: ### key(one, two)",
                "10 The heading has no value {fiel}.", "10 The text does not use the value {file}.",
                "14 {x: …} has 1 alternatives.", "14 {if x: …} has 3 alternatives.", "14 {x has no : or }.",
                "14 {if x has no : or }.", "14 A part that begins with { has no }.", "16 empty has no text.",
                "17 block has no text.",
            ])
    }

    @Test func aTranslationHasTheSameKeysAndValues() {
        let original = Screens("### a(x)\n{x}\n### b\nB\n### c\nC", file: "F.md")
        let translation = Screens("### a(y)\n{y}\n### b\nÉ\n### d\nD", file: "F.fr.md")
        #expect(
            translation.check(against: original).map(\.description) == [
                "F.fr.md:1: In F.md, line 1, a has other values.", "F.fr.md:5: F.md has no key d.",
            ])
        let both = original.translated(by: translation).entries
        #expect(["a", "b", "c"].map { both[$0]?.text } == ["{x}", "É", "C"])
    }

    @Test func partsOfATextDependOnItsValues() {
        func filled(_ text: String, _ value: Any?) -> String { ScreenText(text).filled(["x": value]) }
        let count = "{x: one | {x} others}."
        #expect([0, 1, 2].map { filled(count, $0) } == ["0 others.", "one.", "2 others."])
        let lists: [[String]] = [[], ["a"], ["a", "b"]]
        #expect(lists.map { filled(count, $0) } == [" others.", "one.", "a, b others."])
        #expect([0, 1, 2].map { filled("A {x: | and one | and {x}}.", $0) } == ["A.", "A and one.", "A and 2."])
        let asked = "No. {if x: Is it {x}?} Yes."
        #expect(
            [nil, "", "b"].map { filled(asked, $0) } == ["No. Yes.", "No. Yes.", "No. Is it b? Yes."])
        #expect([true, false].map { filled("{if x: yes | no}", $0) } == ["yes", "no"])
        #expect(filled("{if x: a} b", nil) == "b" && filled("a | b } { c", nil) == "a | b } { c")
    }

    @Test func aMissingTextIsReported() {
        #expect(
            Screens.text("nonsense")
                == "Sources/workshop/Texts/Screens.md is missing, or has no text `nonsense`. "
                + "`git checkout -- Sources/workshop/Texts/Screens.md` brings it back.")
        #expect(Screens.text("answerMissing", ["a"]).contains("has no text `answerMissing` with 1 value."))
    }
}

/// The uses of texts in Swift code: `Say.key` or, for a text with values, `Say.key(…)`.
private struct SayUses {
    private(set) var uses: [(key: String, values: Int)] = []
    /// The members of `Say` that are declared in Swift, not in the file of texts.
    private var declared: Set<String> = ["Phrase"]

    init(in sources: [String]) {
        for source in sources {
            for part in source.matches(of: /extension Say \{\n(?s:.*?)\n\}|enum Say \{\n(?s:.*?)\n\}/) {
                declared.formUnion(
                    part.output.matches(of: /\n    (?:package |private )?static \w+ (\w+)/).map { String($0.1) })
            }
            for use in source.matches(of: /\bSay\.(\w+)/) {
                var rest = source[use.range.upperBound...]
                uses.append((String(use.1), rest.first == "(" ? Self.values(&rest) : 0))
            }
        }
    }

    /// Removes the parentheses at the beginning of the rest, and returns the number of values in them.
    private static func values(_ rest: inout Substring) -> Int {
        var (depth, commas, isEmpty) = (0, 0, true)
        while let letter = rest.popFirst() {
            switch letter {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case ",": commas += depth == 1 ? 1 : 0
            case "\"": skipString(&rest)
            default: break
            }
            if depth == 0 { break }
            if depth > 1 || !"( \n".contains(letter) { isEmpty = false }
        }
        return isEmpty ? 0 : commas + 1
    }

    private static func skipString(_ rest: inout Substring) {
        while let letter = rest.popFirst(), letter != "\"" {
            if letter == "\\", rest.first == "(" { _ = values(&rest) } else if letter == "\\" { rest.removeFirst() }
        }
    }

    func problems(with screens: Screens) -> [String] {
        let used = uses.filter { !declared.contains($0.key) }
        let wrong = used.compactMap { use -> String? in
            guard let names = screens.entries[use.key]?.names else { return "there is no text \(use.key)" }
            return names.count == use.values ? nil : "\(use.key) has \(use.values) values instead of \(names.count)"
        }
        let keys = Set(used.map(\.key))
        return wrong
            + screens.entries.keys.filter { declared.contains($0) }.sorted().map { "\($0) is declared in Swift, too" }
            + screens.entries.keys.filter { !keys.contains($0) && !declared.contains($0) }.sorted().map {
                "\($0) is used nowhere"
            }
    }
}
