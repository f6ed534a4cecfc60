import Testing

@testable import CurrycombWorkbook

@Suite struct AnswerTokensTests {
    static let answer = AnswerTokens(
        """
        struct Answer: Pipes {
            let kept = 3
            var decrement: (Int) -> Int {
                { $0 - 1 }
            }
            func pipe<A>(_ f: @escaping (A) -> A) -> (A) -> A {
                var known = 1
                func inner(_ a: A) -> A { pipe(f)(a) }
                return { inner($0) }
            }
            func slug(_ title: String) -> String { title /* pipe */ }
        }
        """)

    @Test(
        arguments: [
            (1, nil), (2, nil), (3, "decrement"), (4, "decrement"), (6, "pipe"), (7, "pipe"), (8, "pipe"), (9, "pipe"),
            (11, "slug"), (12, nil),
        ] as [(Int, String?)])
    func aLineBelongsToItsOutermostMember(line: Int, member: String?) {
        #expect(Self.answer.member(atLine: line) == member)
    }

    @Test func aConstantDoesNotTakeTheNextDeclarationsBraces() {
        let answer = AnswerTokens("let limit = 3\nextension Int {\n    func twice() -> Int { self * 2 }\n}")
        #expect(answer.member(atLine: 3) == "twice")
    }

    @Test func anUnterminatedStringEndsWithItsLine() {
        #expect(AnswerTokens("let text = \"open \\\nfunc pipe() {}\n").hasMember("pipe"))
    }

    @Test(arguments: [
        #"func slug() { "a \(pipe(f)) b" }"#, ##"func slug() { #"\#("\(pipe(f))")"# }"##,
        "func slug() { \"\"\"\n\\(\n(1, pipe(f)).1\n)\n\"\"\" }",
    ])
    func codeInAnInterpolationIsCounted(code: String) {
        #expect(AnswerTokens(code).count(of: ["pipe"], in: "slug") == 1)
        #expect(AnswerTokens(code + "\nfunc next() {}").hasMember("next"))
    }

    @Test func anUnterminatedInterpolationEndsWithItsLine() {
        #expect(AnswerTokens("let text = \"open \\((1\nfunc pipe() {}\n").hasMember("pipe"))
    }

    @Test(arguments: [
        "let r = #/ x /*/#; let a = pipe", "let r = a ^/ b; let a = pipe; let s = 4/2",
        "let r = n!/2; let a = pipe; 4/2",
        "let r = `in`/2; let a = pipe; 4/2", "let r = f(/x \\/ /); let a = pipe",
        "let r = n! /\t2; let a = pipe; 4 / 2", "let n = 0\n/\"\"\"/\nlet a = pipe", "let r = f(/n), pipe, 4 / 2",
        "let r = f(/[\")]/); let a = pipe; f(\"\")",
    ])
    func slashesDoNotHideCode(code: String) {
        #expect(AnswerTokens(code).first(of: ["pipe"], in: nil) != nil)
    }

    @Test(arguments: [
        "// a comment\rlet a = pipe", "let `a /* b` = pipe", "let `a \"\"\" b` = 0; let a = pipe", "let a = `\npipe`",
        "prefix operator ¬\nlet a = ¬pipe", "let a = -\u{301}pipe", "let a =\u{A0}pipe", "let a = b→\u{20D0}pipe",
    ])
    func namesCommentsAndOperatorsDoNotHideCode(code: String) {
        #expect(AnswerTokens(code).first(of: ["pipe"], in: nil) != nil)
    }

    @Test(arguments: [
        "#!/*\nlet a = pipe", "\u{FEFF}pipe", "let a = #\"\"\"#\nlet b = pipe\nlet c = #\"\"\"#",
        "let a = ##\"\"\" \"##; let b = pipe",
    ])
    func fileAndStringBeginningsDoNotHideCode(code: String) {
        #expect(AnswerTokens(code).first(of: ["pipe"], in: nil) != nil)
        #expect(AnswerTokens("let a = #\"\"\"\n pipe\n \"\"\"#\n#!/*").first(of: ["pipe"], in: nil) == nil)
    }

    @Test(arguments: [
        ("struct Helper: Partial {}", true), ("extension Helper: Sendable, Partial {}", true),
        ("protocol Own: Partial {}\nstruct Helper: Own {}", true), ("typealias P = Partial & Sendable", true),
        ("struct Helper: Chapter03Currying.Partial {}", true),
        ("func f<Partial>(_ p: Partial) -> Partial { p }", false),
        ("extension Regex<Substring> { func f() -> Partial? { nil } }", false), ("func Partial() {}\nPartial()", false),
        ("protocol Partial {}\nstruct Helper: Partial {}", false), ("let p = Partial.self", false),
    ])
    func aConformanceIsFound(code: String, isFound: Bool) {
        #expect((AnswerTokens(code).firstConformance { $0 == "Partial" } != nil) == isFound)
    }

    @Test func namesMayContainNonASCIILetters() {
        #expect(SourceToken.all(in: "größe.日本 + `a b`").map(\.text) == ["größe", ".", "日本", "+", "`a b`"])
    }

    @Test(arguments: [
        "@_silgen_name(\"x\")", "@\u{600}@_silgen_name(\"x\")", "@`_cdecl`(\"x\")",
        "@_implements(A, b(_:)) func c() {}", "let f = dlsym(nil, \"x\")",
        "_typeByName(\"x\")", "open(\"/proc/self/mem\", 0)", "UnsafeRawPointer(bitPattern: 1)",
        "let `a /* b` = 0; dlopen(nil, 0)",
    ])
    func codeThatAttacksTheJudgeIsRejected(code: String) {
        #expect(ForbiddenTokens.first(in: "import A\n" + code)?.line == 2)
        #expect(ForbiddenTokens.first(in: "// bee@c.com and ada@section\n@main struct A {}; mydlsym()") == nil)
    }

    @Test func aKeywordInBackticksIsAName() {
        let answer = AnswerTokens("func slug(_ `class`: Int) { pipe(`class`) }\nfunc `pipe`() {}")
        #expect(answer.uses(["pipe"], in: "slug") && answer.hasMember("pipe"))
    }

    @Test(arguments: [
        "#if false\nlet y = pipe\n#endif", "enum Unused { static let pipe = 0 }", "func y(with pipe: Int) {}",
        "enum Unused { case pipe }",
    ])
    func declarationsAndInactiveCodeAreNotUses(code: String) {
        #expect(!AnswerTokens(code).uses(["pipe"], outside: "slug"))
        #expect(AnswerTokens(code + "\nlet z = pipe(1)").uses(["pipe"], outside: "slug"))
    }

    @Test func deeplyNestedInterpolationsAreParsed() {
        #expect(SourceToken.all(in: "let x = " + String(repeating: "\"\\(", count: 10_000)).count > 32)
    }

    @Test func anArgumentLabelIsNotAUse() {
        let answer = AnswerTokens("func slug() { let x = (pipe: 1, 2); f(a, pipe: x); g(map) }")
        #expect(!answer.uses(["pipe"], in: "slug") && !answer.uses(["pipe"], outside: "other"))
        #expect(answer.uses(["map"], in: "slug") && answer.count(of: ["pipe"], in: "slug") == 2)
    }

    @Test(arguments: [
        "/*\n// */ @c func f() {}", "let t = \"\"\"\n// \\({ @c func f() {} }())\n\"\"\"", "// a\r@c func f() {}",
        "let r = #/\n// /#; @c func f() {}",
        "let t = \"\"\"\n// \"\"\"; @c func f() {}", "x // @main\n@c func f() {}",
    ])
    func codeThatLooksLikeACommentIsSearched(code: String) {
        #expect(ForbiddenTokens.first(in: code)?.message.hasPrefix("`@c`") == true)
    }

    @Test(arguments: [
        "extension Todo: CustomStringConvertible { var description: String { \"x\" } }",
        "typealias P = Swift.CustomStringConvertible\nextension Course.Todo: @retroactive P {}",
        "protocol P: CustomDebugStringConvertible {}\nextension Course::Todo: P {}",
        "typealias T = Todo\nextension T: LosslessStringConvertible {}",
        "struct Mine {}\ntypealias T = Mine.Todo\nextension T: LosslessStringConvertible {}",
        "struct Mine { typealias A = Todo }\nstruct B {}\ntypealias A = B\nextension Mine.A: CustomReflectable {}",
        "enum Mine { struct Kind {} }\nextension JSON.Kind: CustomLeafReflectable {}",
        "enum Mine { typealias T = Todo }\nextension Mine.T: CustomStringConvertible {}",
        "typealias String = Todo\nextension String: CustomStringConvertible {}",
        "extension Mine.String: CustomStringConvertible {}",
        "enum Course {}\nextension Course::Todo: CustomStringConvertible {}",
        "func f(struct Todo: Int) {}\nextension Todo: CustomStringConvertible {}",
        "protocol E: D {}\nprotocol D: C {}\nprotocol C: B {}\nprotocol B: A {}\n"
            + "protocol A: CustomStringConvertible {}\nextension Todo: E {}",
    ])
    func customDescriptionsOfCourseTypesAreRejected(code: String) {
        let found = ForbiddenTokens.first(in: "import Chapter13OneWayDataFlow\n" + code)
        #expect(found?.message.contains("must not describe types that are not its own") == true)
    }

    @Test(arguments: [
        "struct Mine {}\nextension Mine: CustomStringConvertible { var description: String { \"x\" } }",
        "extension Int: Monoid {}\nfunc sum<T: BinaryInteger>(_ t: T) {}\nstruct A: CustomStringConvertible {}",
        "extension Optional: Named where Wrapped: CustomStringConvertible {}",
        "typealias Short = Named\nstruct A: CustomStringConvertible {}\nextension Int: Short {}",
        "// extension Todo: CustomStringConvertible", "extension Todo { func f() {} }",
        "struct Mine<A> { enum Kind {} }\nextension Mine<Int>: CustomStringConvertible {}\n"
            + "extension Mine.Kind: CustomStringConvertible {}",
        "protocol Textual: StringProtocol {}\nextension String: Textual {}\nextension Substring: Textual {}",
        "/// @c minimum\r\n  // see @section 3\nlet x = 1", "// no \"mmap\" here\nlet x = 1",
        "struct Mine { class Cell {} }\ntypealias MyCell = Mine.Cell\nextension MyCell: CustomStringConvertible {}",
        "struct Mine: CustomStringConvertible {}\nextension Array where Element == Int { func f(x: Int) {} }",
    ])
    func customDescriptionsOfOwnTypesAreAccepted(code: String) {
        #expect(ForbiddenTokens.first(in: code) == nil)
    }

    @Test func aRecursiveCallIsNotAUse() {
        #expect(!Self.answer.uses(["pipe"], outside: "pipe"))
        let used = AnswerTokens("struct Answer { func pipe() { pipe() }\nfunc slug() { pipe() } }")
        #expect(used.uses(["pipe"], outside: "pipe"))
        #expect(AnswerTokens("func pipe() {}\nlet helper = pipe").uses(["pipe"], outside: "pipe"))
    }

    @Test func usesInHelpersAndOperatorsAreFound() {
        let helper = "func fix() { partial(f) }\nfunc other() { map(f) }\n"
        #expect(
            AnswerTokens(helper + "var off: Int { fix(a); fix(b) }").helpers(using: ["partial"], besides: "off") == [
                "fix"
            ])
        let far = AnswerTokens("func ◁ (a: Int, b: Int) { fix(a) }\n" + helper + "var off: Int { price ◁ 10 }")
        #expect(far.helpers(using: ["partial"], besides: "off") == ["fix", "◁"])
        #expect(AnswerTokens("func partial() { partial() }").helpers(using: ["partial"], besides: "off") == [])
    }

    @Test func usesOfANameAreCounted() {
        let answer = AnswerTokens("struct Answer { func pipe() { pipe() }\nfunc slug() { pipe(pipe) } }")
        #expect(answer.count(of: ["pipe"], outside: "pipe") == 2)
        #expect(answer.count(of: ["pipe"], in: "pipe") == 1)
    }

    @Test(arguments: [
        ("joined(words)", true), ("return self.joined(words)", true), ("pipe(words, joined)(x)", false),
        ("(joined(words))", true), ("return ((joined(words)))", true), ("(pipe(words, joined))(x)", false),
        ("return (words + (joined(words)))", true), ("f((joined(words)))", false), ("{ (joined($0)) }", false),
        ("pipe(words, { joined($0) })", false), ("words.joined()", false), ("print(joined(words))", false),
    ])
    func onlyDirectCallsAreFound(body: String, isDirect: Bool) {
        let answer = AnswerTokens("func slug() { \(body) }")
        #expect((answer.firstDirectCall(of: ["joined"], in: "slug") != nil) == isDirect)
    }

    @Test func lastingVariablesAreGlobalOrStaticAndStored() {
        let answer = AnswerTokens(
            """
            var global = 0
            var six: Int { 6 }
            enum Memo { static var all: [String] = []; static let fixed = 1; static var none: Int? }
            struct Answer {
                private static var made = { 1 }()
                static var mark: String { "!" }
                private static
                var above = 1
                var own = 1
                func receipt() { var local = 1 }
            }
            """)
        #expect(answer.lastingVariables == ["global", "all", "none", "made", "above"])
        #expect(answer.namesOfItsOwn("receipt") == ["local"])
        #expect(AnswerTokens("func sold(_ one: Int, at till: Till) {}").namesOfItsOwn("sold") == ["one", "till"])
    }

    @Test func localNamesAndLabelsAreNotLastingVariables() {
        let answer = AnswerTokens(
            """
            var n = 3
            var (low, high) = (1, 5)
            var limit = 2
            var six: Int
            {
                6
            }
            func closures(_ number: Int) -> Bool { [number].contains { n in n > 1 } }
            func loops(_ number: Int) -> Int { for (n, _) in [(number, 1)] { return n }; let (low, _) = (1, 2); return low }
            func labels(_ number: Int) -> Bool { let pair = (number: number, limit: 1); return pair.number > pair.limit }
            func captures() -> Int { { [n] in n }() }
            func global() -> Int { number > 2 ? limit : 4 }
            enum Memo { static var all = 1 }
            func members() -> Int { Memo.all }
            """)
        #expect(answer.lastingVariables == ["n", "low", "high", "limit", "all"])
        func use(_ member: String) -> String? {
            answer.firstUse(
                ofVariables: answer.lastingVariables.subtracting(answer.namesOfItsOwn(member)), in: member)?.text
        }
        for member in ["closures", "loops", "labels"] { #expect(use(member) == nil, "\(member)") }
        #expect(use("captures") == "n" && use("global") == "limit" && use("members") == "all")
    }

    @Test func regularExpressionsDoNotHideCode() {
        let answer = AnswerTokens(
            """
            func a(_ text: String) -> String { text.replacing(/\\/*$/, with: "").replacing(#/"/#, with: "") }
            func b() -> Int { seen += 1; let half = (seen) / 2 / seen; return half }
            """)
        #expect(answer.count(of: ["seen"], in: "b") == 3)
    }

    @Test func aSuspectMatchesOnlyItsMember() {
        let suspect = CompilerSuspect("kept", in: ["memoize"], "sending * risks *")
        #expect(suspect.matches("sending 'f' risks races", in: "memoize"))
        #expect(!suspect.matches("sending 'f' risks races", in: "looksPure"))
        #expect(!suspect.matches("sending 'f' risks races", in: nil))
        #expect(!suspect.matches("other", in: "memoize"))
        #expect(CompilerSuspect("any", "*").matches("x", in: nil))
    }

    @Test func aSuspectMayRequireNamesInTheMember() {
        let answer = AnswerTokens("func a() { one.catchTo(0) }\nfunc b() { two.take(until: end) // catch\n}")
        let suspect = CompilerSuspect("caught", using: ["catch", "catchTo"], "the types differ")
        #expect(suspect.matches("the types differ", in: "a", of: answer))
        #expect(!suspect.matches("the types differ", in: "b", of: answer))
        #expect(suspect.matches("the types differ", in: nil, of: answer))
        #expect(CompilerSuspect("any", "*").matches("the types differ", in: "b", of: answer))
    }

    @Test(arguments: [
        "let cell = Cell(1)", "let cell = Chapter09Calculator.Cell(1)", "let cell: Chapter09Calculator::Cell",
        "typealias Given = Cell", "class Mine: Cell {}", "func watch(_ cell: some Cell) {}",
        "#if false\nclass Cell {}\n#endif\nlet cell = Cell(1)", "func make<Cell>(_ c: Cell) {}\nlet cell = Cell(1)",
        "enum Outer { struct Own { typealias Cell = Int } }\nstruct Own {}\nextension Own { static let cell = Cell(1) }",
        "enum Other { class Cell {} }\nlet cell = Cell(1)", "class Cell { let inner: Chapter09Calculator.Cell }",
        "typealias Other<Cell> = [Cell]\nstruct Own { let cell = Cell(1) }",
        "protocol P { func f<Cell>(_ c: Cell) }\nstruct Own { let cell = Cell(1) }",
        "struct Hide { typealias Cell = Int; struct Inner {} }\nextension Hide.Inner { static let cell = Cell(1) }",
        "/**/ #if NEVER\nclass Cell {}\n#endif\nlet cell = Cell(1)", "func f() { class Cell {} }\nlet cell = Cell(1)",
        "class Base { class Cell {} }\nclass Own { let cell = Cell(1) }", "let all = [a, Cell(1)]",
    ])
    func usesOfACourseTypeAreFound(code: String) {
        #expect(AnswerTokens(code).firstUse { $0 == "Cell" }?.text == "Cell")
    }

    @Test(arguments: ["{", "struct A {", "struct A { func f() {", "extension A.B {"])
    func deeplyNestedBracesAreParsed(code: String) {
        let answer = AnswerTokens(String(repeating: code + " ", count: 1_000) + "let cell = Cell(1)")
        #expect(answer.firstUse { $0 == "Cell" } != nil)
    }

    @Test(arguments: [
        "final class Cell: CellShape {}\nlet cell = Cell(1)", "struct Answer { class Cell {}; let cell = Cell(1) }",
        "struct Answer { class Cell {} }\nextension Answer { func make() -> Cell { Cell(1) } }",
        "func make<Cell>(_ cell: Cell) -> Cell { cell }", "struct Box<Key: Hashable, Cell> { let cell: Cell }",
        "let kind = Kind.Cell", "enum Kind { case Cell }", "// a Cell", "make(Cell: 1)", "typealias Cell = Int",
        "enum Kind { case none, some, Cell }",
        "struct Own {}\nextension Own { class Cell {}; static let cell = Cell(1) }",
        "struct Own { let cell = Cell(1) }\nextension Own { class Cell {} }",
        "enum A { struct B { class Cell {} } }\nextension A.B { static let cell = Cell(1) }",
        "enum A { struct B { let cell = Cell(1) } }\nextension Chapter09Calculator.A.B { class Cell {} }",
        "struct Slot<Cell> {}\nextension Slot where Cell: Equatable { func f(_ c: Cell) {} }",
        "class Base { class Cell {} }\nclass Middle: Base {}\nclass Own: Middle { let cell = Cell(1) }",
        "protocol P { associatedtype Cell }\nstruct Own: P {}\nextension Own { func f(_ c: Cell) {} }",
        "struct Own { class Cell {}; class func make() -> Cell { Cell(1) }; init() { _ = Cell(1) } }",
        "func f() { class Cell {}; struct Own { let cell = Cell(1) } }",
    ])
    func anOwnTypeShadowsTheCoursesType(code: String) {
        #expect(AnswerTokens(code).firstUse { $0 == "Cell" } == nil)
    }

    @Test(arguments: [
        "_ = pipe(a, b)\nreturn c(a)", "_ = (a, pipe, b)", "let _ = pipe", "_ = { pipe(a, b) }\nreturn c",
        "_ =\n pipe\n", "_ = a(b)\n    .then(pipe)\nreturn c",
    ])
    func aDiscardedValueIsNotAUse(body: String) {
        let answer = AnswerTokens("func slug() {\n\(body)\n}")
        #expect(!answer.uses(["pipe"], in: "slug") && answer.count(of: ["pipe"], outside: "other") == 0)
    }

    @Test(arguments: [
        "_ = a(b)\nreturn pipe(a, b)", "_ = a.observe { pipe(a, b)($0) }", "let (_, c) = (a, pipe(a, b))",
        "list.map { _ in pipe(a, b) }", "if case .some(_) = pipe(a, b) {}", "_ = a; pipe(a, b)",
    ])
    func aValueThatIsNotDiscardedIsAUse(body: String) {
        #expect(AnswerTokens("func slug() {\n\(body)\n}").uses(["pipe"], in: "slug"))
    }

    @Test func mutableObjectsAreLastingVariables() {
        let answer = AnswerTokens(
            """
            final class Memory { var last = 0 }
            struct Till {}
            let memory = Memory(), till = Till()
            let fixed = Till()
            enum Kept { static let lock = Mutex(0) }
            final class Fixed {
                let limit = 3
                var double: Int { 2 * limit }
                func find() -> Int {
                    var sum = limit
                    sum += 1
                    return sum
                }
            }
            let constant = Fixed()
            func made() -> Memory { .init() }
            func wrapped() -> Any { made() }
            func plain() -> Int { 3 }
            let memo = made(), other = plain()
            let hidden = wrapped()
            let three = plain()
            let list = NSMutableArray()
            """)
        #expect(answer.lastingVariables == ["memory", "lock", "memo", "hidden", "list"])
    }

    @Test(arguments: [
        ("private func unused() { pipe(1) }", false), ("func unused() { pipe(1) }", false),
        ("func unused() { func inner() { pipe(1) } }", false),
        ("func one() { pipe(1); two() }\nfunc two() { one() }", true),
        ("func one() { pipe(1) }\nfunc two() { one() }", false), ("func unused() { unused(); pipe(1) }", false),
        ("func one() { pipe(1) }\nstruct Answer { func slug() { one() } }", true),
        ("struct Answer { func required() { pipe(1) } }", true),
        ("struct Answer { private func unused() { pipe(1) } }", false),
        ("struct Answer { private func one() { pipe(1) }; func required() { map(one) } }", true),
        ("func + (a: Int, b: Int) -> Int { pipe(1) }", true), ("func one() { pipe(1) }\nlet a = \"\\(one())\"", true),
    ])
    func aUseInAnUncalledHelperIsNotAUse(code: String, isUse: Bool) {
        #expect(AnswerTokens(code).uses(["pipe"], outside: "pipe") == isUse)
    }

    @Test(arguments: [
        ("struct Answer { func slug() {}; func unused() { pipe(1) } }", false),
        ("struct Answer { func slug() { pipe(1) } }", true),
        ("struct Answer { func slug() {} }\nextension Answer { func unused() { pipe(1) } }", false),
        ("struct Answer { func slug() { used() }; func used() { pipe(1) } }", true),
        ("struct Answer { func slug() { Steps() } }\nstruct Steps { func next() { pipe(1) } }", true),
        ("struct Answer { func callAsFunction() { pipe(1) } }", true),
    ])
    func aFunctionOfTheAnswerIsRequiredOrCalled(code: String, isUse: Bool) {
        #expect(AnswerTokens(code, requirements: ["slug"]).uses(["pipe"], outside: "pipe") == isUse)
    }

    @Test(arguments: [
        ("func list() { todos(list.todos) }", true), ("func list() { all.reduce([], self.todos) }", true),
        ("func list() { helper.todos(list.todos) }", true), ("func list() { list.todos.append(1) }", false),
        ("#if false\nlet unused = todos\n#endif\nfunc list() {}", false),
        ("func list() { TodoList(todos: list.todos.map { $0 }) }", false), ("func list() { _ = todos }", false),
        ("func list(_ todos: [Todo]) { let todos = 1; return list.todos }", false),
        ("func todos() { todos() }\nfunc list() {}", false),
        ("func list() { let todos = list.todos; return todos }", false),
        ("func list() { let todos = todos(list.todos); return todos }", true),
        ("func list() { let todos = self.todos; return all.reduce([], todos) }", true),
        ("func list() { shown(list.todos, 1) }\nfunc shown(_ todos: [Todo], _ n: Int) { todos + add(todos) }", false),
        ("func list() { list.todos({ $0 == 1 }, 2) }", false), ("func list() { name.todos(in: list) }", false),
        ("func list() { steps.todos(list) }", true), ("func list(todos: [Todo]) { todos[0] }", false),
        ("func list() { run(\\TodoList.todos) }", false), ("func list() { each { todos, n in f(todos) } }", false),
        ("func list() { run(todos) }\nfunc other(_ todos: [Todo]) { let todos = 1 }", true),
        ("func list() { \\.todos <~ todos }\nvar shown: Int { let todos = 1; return todos }", true),
        ("func list() { for todo in all { let todos = 1; f(todos) }\n run(todos) }", true),
        ("func list() { each { todos in f(1) }; run(todos) }", true),
        ("struct Steps { func todos(_ all: [Todo]) {} }\nfunc list() { run(steps.todos) }", true),
        ("func list() { run(Answer().todos) }", true), ("func list() { run(list.todos) }", false),
    ])
    func aPropertyIsNotAUseOfAFunction(code: String, isUse: Bool) {
        #expect(AnswerTokens("struct Answer { func todos(_ all: [Todo]) {}\n\(code)\n}").usesFunction("todos") == isUse)
    }
}
