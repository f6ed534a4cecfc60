import CurrycombWorkbook
import TestSupport
import Testing

@testable import CurrycombWorkshop

@Suite("The meaning of compile errors", .waitsForPrograms)
struct ExplanationTests {
    @Test func aWordInAStringOrACommentIsNoName() {
        let text = "let a = \"https://x\" // b\nlet c = \"\"\"\n    d \\(e)\n    \"\"\"\n"
        #expect(CurrycombWorkshop.words(in: text) == ["let", "a", "c", "e"])
    }

    @Test("a message without a column has no word")
    func noColumn() {
        #expect(word(in: "let x", at: 1) == "let")
        #expect(word(in: "let x", at: 0) == nil)
    }

    /// Wrong answers, each with a part of the sentence that it receives.
    static let cases: [(String, String)] = [
        (
            "struct Subscription {}\nstruct Sink<A> {}\nenum Signals { static func create<A>(_ f: (Sink<A>) -> Subscription) {} }\nfunc c(_ n: Int?) { Signals.create { (s: Sink<Int>) in\n guard let n else { return }\n print(n)\n return Subscription() } }",
            "the type of its sink"
        ),
        (
            "struct Signal<A> {}\nstruct Disposable {}\nfunc c(_ f: () -> Disposable, _ s: Signal<Int>) {}\nfunc d(_ s: Signal<Int>) { c({ s }, s) }",
            "return signal.subscribe(observer)"
        ),
        (
            "struct N { var add: (Int) -> Int {\n n in n + 1 } }",
            "write { { x in … } }"
        ),
        (
            "func c(_ xs: [Int]) { guard xs.count > 1 { return }\n print(1) }",
            "come after else"
        ),
        (
            "struct S<A> { init(_ f: (A) -> Void) {} }\nclass K { func c() { _ = S<Int> { [weak self], (n: Int) in print(n) } } }",
            "without a comma"
        ),
        (
            "struct Subject<Value> { var value: Value\n func c(_ v: Value) -> Bool { v == value } }",
            "Do the work without this comparison"
        ),
        (
            "class K { var n = 0\n func c() -> () -> Void { { self?.n = 1 } } }",
            "[weak self] in"
        ),
        (
            "func c(_ s: String) -> Int { s?.count ?? 0 }",
            "Leave out the ?"
        ),
        (
            "func c(_ xs: [Int]) { var ys = xs\n while let y = ys.removeFirst() { print(y) } }",
            "while !xs.isEmpty"
        ),
        (
            "func c(_ a: Int, _ b: Int) { if a != 1 or b != 2 { print(1) } }",
            "or as ||"
        ),
        (
            "func c(_ a: Int, _ b: Int) { if a != 1 and b != 2 { print(1) } }",
            "and as &&"
        ),
        (
            "struct S<A> { init(_ f: (A) -> Void) {} }\nfunc c() { _ = S<Int> { n in print(n)\n return .none } }",
            "Leave out .none"
        ),
        (
            "struct Property<A> { let value: A }\nfunc c(_ p: Property<Bool>) { if !p { print(1) } }",
            "the whole property"
        ),
        (
            "struct O<E: Error> { func fail(_ e: E) {} }\nfunc c<E: Error>(_ o: O<E>) { o.fail(Error) }",
            "Error with a capital"
        ),
        (
            "func c(_ f: (@escaping (Int) -> Void) -> () -> Void) {}\nfunc d() { var xs: [(Int, (Int) -> Void)] = []\n c { g in xs.append((0, g)) } }",
            "write return { … }"
        ),
        (
            "class Cell { var n = 0 }\nclass K { func c(_ cell: Cell) -> () -> Void { { [weak cell] in cell.n = 1 } } }",
            "cell is weak"
        ),
        (
            "func c(_ run: Logged) { run.log.removeLast() }",
            "var copy = x.log"
        ),
        (
            "func c(_ checks: [(Int) -> Bool]) -> (Int) -> Bool { { n in checks.allSatisfy { $0 } } }",
            "call it: $0(x)"
        ),
        (
            "func c(_ xs: [Int]) -> Bool { xs.filter { $0 > 1 } }",
            "Use allSatisfy"
        ),
        (
            "func c<A, B, C>(_ g: (B) -> C, _ f: (A) -> B) { _ = { x -> g(f(x)) } }",
            "stands between the arguments"
        ),
        (
            "func c(_ xs: [Int], _ f: (Int) -> Int) -> [Int] { xs.map(f(x)) }",
            "name the element there"
        ),
        (
            "func c(_ xs: [Int], _ f: ([Int]) -> Int) -> [Int] { xs.map(f(xs)) }",
            "map takes a function"
        ),
        (
            "struct S { init(_ a: Int, _ b: Int) {} }\nfunc c() { _ = S(a: 1, b: 2) }",
            "without these labels"
        ),
        (
            "func c(_ d: [String: String], _ f: (Int) -> Int) -> Int { f(d) }",
            "[String : String] is passed here"
        ),
        (
            "func c() { print(log) }",
            "Nothing is called log here"
        ),
        (
            "func c(_ x: Double) -> Double { log(x) }",
            "log belongs to Foundation"
        ),
        (
            "func c(_ n: Int) -> Int { do { try risky() } catch { n } }",
            "in do and in catch"
        ),
        ("protocol Shape: AnyObject {}\nstruct A { struct Page: Shape {} }", "Write `final class Page`"),
        (
            "func c(_ w: Int?) { if !w { print(1) } }",
            "write == nil after it"
        ),
        (
            "// import Chapter11SignalsInAnApp\nfunc c() { _ = just(1) }",
            "Signals.just(…)"
        ),
        (
            "func c(_ n: Int) { _ = n.delay(1) }",
            "is an operator of signals"
        ),
        (
            "struct R { func catchTo(_ x: String) {} }\nfunc c(_ r: R) { r.catchTo { \"x\" } }",
            "use catch"
        ),
        (
            "struct S { var f: (Int) -> Bool? = nil }",
            "((Int) -> Bool)?"
        ),
        (
            "struct R { func `try`(_ f: (Int) -> Void) {} }\nfunc c(_ r: R) { r.try { n in\n let m = n + 1\n return m } }",
            "use tryMap"
        ),
        (
            "struct AnySignal<A> {}\nstruct MapSignal<A> {}\nfunc make() -> MapSignal<Int> { MapSignal() }\nfunc c() { var r = AnySignal<Int>()\n r = make() }",
            "which makes an AnySignal"
        ),
        (
            "struct AnySignal<A> {}\nstruct MapSignal<A> {}\nfunc make() -> MapSignal<Int> { MapSignal() }\nfunc c() { let r: AnySignal<Int> = make()\n _ = r }",
            "which makes an AnySignal"
        ),
        (
            "func c(_ n: Int) -> () -> Int { { print(1)\n return [n] } }",
            "brackets make a list"
        ),
        (
            "func c(_ rs: [(Int) -> Int]) -> (Int) -> Int { { s in\n rs.map { $0(s) } } }",
            "use a loop or reduce"
        ),
        (
            "struct Act { let action: Void\n init(_ a: @escaping () -> Void) { action = a } }",
            "is () -> Void"
        ),
        (
            "func c<T>(_ xs: [T], _ n: Int) { if xs > n { print(1) } }",
            "write .count after it"
        ),
        (
            "func c<T>(_ xs: [T], _ n: Int) { if xs < n { print(1) } }",
            "write .count after it"
        ),
        (
            "func c(_ w: Int?) { guard let w else { return }\n w = 2 }",
            "write self.w"
        ),
        (
            "func c(_ w: Int?) { if let w { w = 2 } }",
            "write self.w"
        ),
        (
            "func c(_ xs: [Int]) { guard let n = xs[0] else { return }\n print(n) }",
            "Use .first"
        ),
        (
            "func c(_ tree: (Int) -> Int) -> Int { tree[1] }",
            "A call has parentheses"
        ),
        (
            "func c<T>(_ xs: [T]) { if xs == [] { print(1) } }",
            "use isEmpty"
        ),
        (
            "func c(_ f: @escaping (Int) -> Void, _ g: @escaping (Int) -> Void) { if f === g { print(1) } }",
            "Keep each function in a small object"
        ),
        (
            "func c(_ f: ((Int) -> Bool)?) { if f?(1) { print(1) } }",
            "Say what nil means here: ?? false"
        ),
        (
            "func c(_ w: Int?) { if w { print(1) } }",
            "write != nil after it"
        ),
        (
            "func c(_ xs: [Int]) { var past = xs\n let p = past.popLast\n print(p) }",
            "write () after its name"
        ),
        (
            "func c() { var n = 1\n n = double(&n) }",
            "without &"
        ),
        (
            "func c() -> Int? { return null }",
            "the word for no value is nil"
        ),
        (
            "func c(_ a: Bool, _ b: Bool) -> Bool { a or b }",
            "Swift writes or as ||"
        ),
        (
            "func c(_ a: Bool, _ b: Bool) -> Bool { a and b }",
            "Swift writes and as &&"
        ),
        (
            "func c(_ n: Int) { switch n { case < 30: print(1)\n default: print(2) } }",
            "write ..<30"
        ),
        (
            "func c(_ n: Int) { switch n { case > 30: print(1)\n default: print(2) } }",
            "write 70..."
        ),
        (
            "func c(_ x: Int) -> Bool { x != 1 && != 2 }",
            "A comparison needs both values"
        ),
        (
            "func c(_ x: Int?) throws { let y = x ?? throw Oops.sour\n print(y) }",
            "throw is not a value"
        ),
        (
            "func c(_ x: Int?) { let y = x ?? return\n print(y) }",
            "return is not a value"
        ),
        (
            "func c(_ xs: [Int]) { var past = xs\n past = past.dropFirst() }",
            "Make a list of it"
        ),
        (
            "struct Fault: Error {}\nfunc c() -> (Int) throws(Fault) -> Int { { (value: Int) throws Fault in value } }",
            "stands in parentheses: throws(T)"
        ),
        (
            "func f(_ t: String) {}\nfunc c() { for p in [\"a\"].enumerated() { f(p) } }",
            "or leave out enumerated()"
        ),
        (
            "enum Either<E, A> { case left(E), right(A) }\nfunc c<E, A, B>(_ f: @escaping (A) -> B) -> (Either<E, A>) -> Either<E, B> { return { e in switch e { case .left(let error): return error\n case .right(let x): return .right(f(x)) } } }",
            "on the left side"
        ),
        (
            "struct IO<A> { init(_ run: @escaping () throws -> A) {} }\nfunc w() -> IO<Void> { IO { } }\nfunc c() -> IO<Int> { IO { print(1)\n return w() } }",
            "nothing runs it here"
        ),
        (
            "struct LazyTask<A> { init(_ run: @escaping () async throws -> A) {} }\nfunc c<A, B>(_ a: A, _ b: LazyTask<B>) -> LazyTask<(A, B)> { LazyTask { print(1)\n return (a, b) } }",
            "A part of this pair is only a description"
        ),
        (
            "func t(_ f: () -> [String]) {}\nfunc c(_ d: [Int: String]) { t { print(1)\n return d.sorted { $0.key < $1.key } } }",
            ".map { $0.value }"
        ),
        (
            "func c() { for (line, index) in [\"a\"].enumerated() { print(index == 0, line) } }",
            "the names after for are in the other order"
        ),
        (
            "func c<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { return { b in a in f(a)(b) } }",
            "each needs braces of its own"
        ),
        (
            "func f(_ t: String) {}\nfunc c(_ xs: [String]) { let all: JoinedSequence<[String]> = xs.joined()\n f(all) }",
            "write joined(separator: …)"
        ),
        (
            "func c() { for (line, i) in [\"a\"].enumerated() { print(line, i + 1) } }",
            "the names after for are in the other order"
        ),
        (
            "func words(_ t: String) -> [String] { [t] }\nfunc words(containing p: String) -> ([String]) -> [String] { { $0 } }\n"
                + "func c(_ p: String) -> ([String]) -> [String] { words.filter(p) }",
            "a list here, or a function"
        ),
        (
            "func c(_ fs: [(Int) -> Int], _ x: Int) -> Int { fs.reduce(x) { f, value in f(value) } }",
            "swap them back"
        ),
        (
            "func c(_ xs: [Int]) -> Int { xs.count() }",
            "leave out the ()"
        ),
        (
            "func join<A, B>(_ a: A, _ f: (A) -> B) -> [B] { [f(a)] }\nfunc c(_ t: String) { _ = join(t, { $0.count })(t) }",
            "take all its arguments in one call"
        ),
        (
            "func sum(_ n: Int) -> Int { for x in [n] { sum += x }\n return n }",
            "Declare a variable, and give it another name"
        ),
        (
            "struct O { enum Box<Wrapped> { case just(Wrapped)\n func map<B>(_ f: (Wrapped) -> B) -> Box<B> { switch self { case .just(let x): Box.just(f(x)) } } } }",
            "Leave out the type before the dot"
        ),
        (
            "func c<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { return { b, a in f(a)(b) } }",
            "a closure that returns a closure"
        ),
        (
            "struct LazyTask<A> {}\nfunc race<A>(_ a: LazyTask<A>, _ b: LazyTask<A>) {}\nfunc c(_ t: LazyTask<Int>) { race(t, print(1)) }",
            "this call runs at once"
        ),
        (
            "func f(_ w: [String]) {}\nfunc c(_ t: String) { f(t) }",
            "put the text into brackets"
        ),
        (
            "func c() -> String { print(\"x\") }",
            "without print"
        ),
        (
            "func c() -> (Int) -> Int { let n = double(2)\n { x in x + n } }",
            "return before its brace"
        ),
        (
            "enum Maybe<A> { case nothing, just(A) }\nfunc c(_ b: Maybe<Int>) -> (Int) -> Maybe<Int> { { x in switch b { case .nothing: nil\n case .just(let y): .just(x + y) } } }",
            "write .nothing"
        ),
        (
            "enum Mayhap<A> { case nothing, just(A) }\nfunc c(_ b: Mayhap<Int>) -> (Int) -> Mayhap<Int> { { x in switch b { case .nothing: nil\n case .just(let y): .just(x + y) } } }",
            "Write a value of type Mayhap"
        ),
        (
            "func c() { for (line, index) in [\"a\"].enumerated() { print(line, index + 1) } }",
            "the names after for are in the other order"
        ),
        (
            "func c() { if let t = try risky() { print(t) } }",
            "an error is thrown"
        ),
        (
            "func c(_ xs: [Int]) { guard xs.count = 4 else { return } }",
            "count is computed, so it cannot be set"
        ),
        (
            "func c() { let f: (Int) -> Int = { x => x + 1 }\n _ = f }",
            "end with the word in"
        ),
        (
            "func c() { do { try risky() } catch(error) { print(1) } }",
            "Leave out the word after `catch`"
        ),
        (
            "func c() { do { try risky() } catch (error) { print(1) } }",
            "Leave out the word after `catch`"
        ),
        (
            "enum Mayb<A> { case nothing, just(A) }\nfunc rec(_ f: (Int) -> Mayb<Int>) {}\nfunc c() { rec(.just(80)) }",
            "a closure: { x in … }"
        ),
        (
            "func c(_ t: [String]) -> [String] { t.map { uppercased($0) } }",
            "$0.uppercased()"
        ),
        (
            "func c() -> (Int) -> Int { identity }",
            "{ x in x }"
        ),
        (
            "func c(_ xs: [Int]) -> Int { xs.sum() }",
            "reduce(0, +)"
        ),
        (
            "func c() { _ = pipe(pipe(double, double)), double) }",
            "one ) too many"
        ),
        (
            "enum Bag<A> { case nothing, just(A) }\nfunc c() { let m: Bag<Int> = Bag(3)\n _ = m }",
            "made by its cases"
        ),
        (
            "struct LazyTask<A> { init(_ f: () async -> A) {} }\nfunc c() -> LazyTask<Int> { await LazyTask { 1 } }",
            "belong inside the braces"
        ),
        (
            "struct LazyTask<A> { init(_ f: () async -> A) {} }\nfunc race<A>(_ a: LazyTask<A>) -> LazyTask<A> { a }\nfunc c(_ t: LazyTask<Int>) -> LazyTask<Int> { await race(t) }",
            "This function may not wait"
        ),
        (
            "struct IO<A> { let run: () throws -> A }\nfunc fm<A, B>(_ io: IO<A>, _ f: (A) -> IO<B>) {}\nfunc c(_ io: IO<Int>, _ next: IO<IO<Int>>) { fm(io) { x in try next.run() } }",
            "without run()"
        ),
        (
            "func c(_ w: (String) -> [String]) -> (String) -> Int { { t in w.filter { $0.isEmpty }.count } }",
            "is a function that has not been called yet"
        ),
        (
            "protocol Shape { associatedtype Wrapped\n func f() }\nenum Box: Shape { case just(Wrapped)\n func f() {} }",
            "Compare with the starting file: the names"
        ),
        (
            "func c(_ t: String) -> String { t.lowercase() }",
            "is called lowercased()"
        ),
        (
            "func c(_ xs: [Int]) -> Int { xs.size }",
            "is called count"
        ),
        (
            "func c(_ xs: [Int]) { var all = xs\n all.addAll(xs) }",
            "is called append(contentsOf: …)"
        ),
        (
            "func c(_ xs: [Int]) { xs.forEachIndexed { print($0) } }",
            "is called enumerated()"
        ),
        (
            "func c(_ xs: [Int]) -> Int? { xs.indexOf(1) }",
            "is called firstIndex(of: …)"
        ),
        (
            "func e(_ p: (Int, String)) {}\nfunc c(_ n: Int, _ t: String?) { let p = (n, t)\n e(p) }",
            "its type is String?, but String is expected"
        ),
        (
            "func words(_ t: String) -> [String] { [t] }\nfunc words(containing w: String) -> ([String]) -> [String] { { $0 } }\nfunc chain<A, B, C, D>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D) -> (A) -> D { { h(g(f($0))) } }\nfunc count(_ w: [String]) -> Int { 1 }\nfunc c(_ t: String) -> Int { chain(words, words, count)(t) }",
            "Does the one that you mean have a label"
        ),
        (
            "protocol R {}\nprotocol C { associatedtype Q: R }\nstruct A: C { typealias Q = Int }",
            "Compare with the starting file: the names"
        ),
        (
            "struct Till {}\nfunc c(at var till: Till) -> Till { till }",
            "Make a copy in the function"
        ),
        (
            "enum Box<W> { case just(W)\n let value: W }",
            "only in its cases"
        ),
        (
            "enum Bag { case just(Int), empty\n static var none: Bag { .empty() } }",
            "it has no parentheses: .empty"
        ),
        (
            "func w(_ t: String, to f: String, in d: Int) {}\nfunc c() { w(\"\", into: \"\", in: 1) }",
            "but the function has _:to:in:"
        ),
        (
            "func c(_ n: inout Int) { n++ }",
            "Write n += 1"
        ),
        (
            "struct Service { func sleep() {} }\nfunc c(_ service: Service) { Service.sleep() }",
            "write the name of such a value"
        ),
        (
            "struct O { func observe(_ f: @escaping (Int) -> Void) {} }\nfunc c(_ o: O) { o.observe = { _ in } }",
            "Call it: observe { … }"
        ),
        (
            "struct O { func named(_ n: String) {} }\nfunc c() { var o = O()\n o.named = \"x\" }",
            "nothing can be assigned to it"
        ),
        (
            "struct S { var a: Int\n var b: Int\n init() { a = 1 } }",
            "but b has none"
        ),
        (
            "func step(_ s: inout Bool) {}\nfunc c() { var stop: Bool\n step(&stop) }",
            "Give it one where it is declared: var stop"
        ),
        (
            "func c(_ f: (Int) -> String) -> (Int) -> String { { n -> Int in \"\" } }",
            "the first line of this one says -> Int"
        ),
        (
            "func c() async -> Int { let a = async load()\n return a }",
            "write `await` before it"
        ),
        (
            "enum F: Error { case empty }\nfunc t(_ f: (String) throws(F) -> String) {}\nfunc c() { t { text in\n if text.isEmpty { throw .empty }\n return text } }",
            "after throws: throws(T)"
        ),
        (
            "func c(_ t: String) -> String { t.uppercase() }",
            "is called uppercased()"
        ),
        (
            "func c(_ xs: [Int]) { var all = xs\n all.add(1) }",
            "is called append(…)"
        ),
        (
            "func c(_ f: Int, _ n: Int) -> [Int] { Array(repeating: f, n) }",
            "the function has (repeating:count:)"
        ),
        (
            "func c(_ f: (Int) -> Int) { var x = 1\n x = f\n print(x) }",
            "Call it: f(…)"
        ),
        (
            "func t(_ n: String) {}\nfunc make(_ n: Int) -> (Int) -> Int { { $0 + n } }\nfunc c() { t(make(1)) }",
            "make(…)(x)?"
        ),
        (
            "enum P { case count(Int) }\nfunc c(_ xs: [String]) -> P { .count(xs) }",
            ".count after the list"
        ),
        (
            "struct L { init(_ n: Int, _ t: Side) {} }\nfunc c(_ xs: [Side]) -> [L] { xs.map { L($0, 1) } }",
            "Two arguments are swapped: Side is passed for Int"
        ),
        (
            "func c(_ xs: [Int]) { for x in xs.count { print(x) } }",
            "over a range: 0..<n"
        ),
        (
            "func c() async { await withThrowingTaskGroup(of: Int.self) { g in\n for x in g { print(x) } } }",
            "for try await x in group"
        ),
        (
            "func c() async { await withTaskGroup(of: Int.self) { g in\n for x in g { print(x) } } }",
            "for await x in group"
        ),
        (
            "func c(_ xs: [Int]?) { for x in xs { print(x) } }",
            "write ?? [] after it"
        ),
        (
            "func c(_ b: Box) { for x in b { print(x) } }",
            "loop over that part"
        ),
        (
            "func c(_ xs: [Int]) { for (i, x) in xs { print(i, x) } }",
            "loop over xs.enumerated()"
        ),
        (
            "func c(_ n: Int) { switch n { case (let a, let b): print(a, b) } }",
            "not a tuple"
        ),
        (
            "enum M { case nothing }\nfunc c(_ m: M) { switch m { case nil: print(1)\n case .nothing: print(2) } }",
            "Test for the cases that M has"
        ),
        (
            "enum Maybe<A> { case nothing, just(A) }\nfunc c(_ m: Maybe<Int>) { switch m { case nil: print(1)\n default: print(2) } }",
            "Its case without a value is .nothing"
        ),
        (
            "func c(_ a: Int?, _ w: String) { let x = a ?? w }",
            "takes the place of nil"
        ),
        (
            "func t(_ xs: [ArraySlice<Int>]) {}\nfunc c(_ xs: [Int]) { let last = xs[0...1]\n t(last) }",
            "Make a list of it"
        ),
        (
            "struct H<S> { init(_ xs: Array<S>) {} }\nfunc c<S>(_ a: S, _ b: [S]) -> H<S> { H<S>(a + b) }",
            "Put that into brackets: [x] + …"
        ),
        (
            "struct PlainSubject<A> { var value: A }\nfunc c(_ p: PlainSubject<Int>) -> Int { max(0, p) }",
            "Write .value after it"
        ),
        (
            "enum J { enum Kind { case a }\n case b }\nfunc t(_ k: J.Kind) {}\nfunc c(_ j: J) { t(j) }",
            "Write .kind after it"
        ),
        (
            "enum Event<A> { case next(A) }\nstruct O<A> { func send(_ e: Event<A>) {} }\nfunc c<A>(_ o: O<A>, _ a: A) { o.send(a) }",
            "or call next instead of send"
        ),
        (
            "func t<A, B>(_ p: (A, B), _ a: A) {}\nfunc c<A, B>(_ a: A, _ x: A?, _ b: B) { let p: (A?, B) = (x, b)\n d(p, a) }\nfunc d<A, B>(_ p: (A, B), _ a: A) {}\nfunc e(_ p: (Int, String)) {}\nfunc f(_ x: Int?, _ b: String) { let p = (x, b)\n e(p) }",
            "A part of this pair may be nil"
        ),
        (
            "func t(_ f: (Int, Int) -> Int) {}\nfunc c() { t { total, n in total += n } }",
            "+ without the ="
        ),
        (
            "func c(_ all: [[Int]]) -> [[Int]] { all.map { xs in xs.insert(1, at: 0) } }",
            "insert changes its list"
        ),
        (
            "struct F: Error {}\nfunc t(_ f: (Int) throws(F) -> Int) {}\nfunc c() { t { (n: Int) throws(F) in\n return F() } }",
            "Throw it instead of returning it"
        ),
        (
            "func c(_ xs: [Int]) { var sums: [Int] = []\n xs.forEach { sum in print(sum) }\n sum += 1 }",
            "Did you mean sums?"
        ),
        (
            "enum E { case one, two }\nfunc c(_ e: E) { switch e { case .won: print(1)\n default: print(2) } }",
            "E has no case won"
        ),
        (
            "protocol R {}\nprotocol C { associatedtype Q: R\n func q() -> Q }\nstruct A: C { struct Q {}\n func q() -> Q { Q() } }",
            "Write that after its name: Q: R"
        ),
        (
            "struct A: Nested { }", "A type Inner is missing"
        ),
        (
            "func list(_ t: String) -> [String] { [t] }\nfunc list(long t: String) -> ([String]) -> [String] { { $0 } }\n"
                + "func c(_ t: String) { _ = pipe(lower, list(\"x\")) }\nfunc lower(_ t: String) -> [String] { [t] }",
            "write that label"
        ),
        (
            "struct Own { enum Box<Wrapped> { case just(Wrapped)\n"
                + " func map<B>(_ f: (Wrapped) -> B) -> Box {\n flatMap { value in .just(f(value)) } }\n"
                + " func flatMap<B>(_ f: (Wrapped) -> Box<B>) -> Box<B> { switch self { case .just(let x): f(x) } } } }",
            "write -> Box<B>"
        ),
        (
            "func at(_ n: Int) -> [String] { [] }\nfunc c(_ all: [Int]) -> [String] { all.map { n in\n if n > 1 { return at(n) }\n"
                + " return at(2) } }",
            "Is map called where flatMap is meant"
        ),
        ("struct D { func add(_ d: Int) {} }\nfunc c(_ d: D) { d.add(to: 1) }", "x.add(y) gives y to x"),
        (
            "enum Event<B> { case next(B) }\nstruct O<B> { func next(_ b: B) {} }\n"
                + "func c<B>(_ o: O<B>, _ b: B) { o.next(.next(b)) }",
            "next takes the value itself"
        ),
        ("func c<Whole>(_ w: Whole) -> Whole { Whole() }", "cannot make a value of it"),
        ("func c(_ all: [(Int, Int)]) { for a, b in all { } }", "names both parts in parentheses"),
        ("func c(_ a: Int, _ b: Int) { for x in a, b { } }", "for x in [a, b, c]"),
        ("func c(_ a: Int?) { if let b == a { print(1) } }", "before a single ="),
        ("func c(_ n: Int) -> Int { n % 2 = 0 ? 1 : 2 }", "To compare two values, write =="),
        ("struct S { func f(_ n: Int) -> Int { n }\n let one = f(1) }", "Compute it whenever it is read"),
        ("struct S { var f: (Int) -> Bool?\n func c() -> Bool { f?(1) ?? false } }", "((Int) -> Bool)?"),
        (
            "struct O<P> { func next(_ p: P) {} }\nfunc c<A, B>(_ o: O<(A, B)>, _ a: A, _ b: B) { o.next([a, b]) }",
            "All elements of a list have one type"
        ),
        (
            "protocol Shape { associatedtype Wrapped\n static func of(_ w: Wrapped) -> Self }\n"
                + "enum Box: Shape { case just(Wrapped)\n static func of(_ w: Wrapped) -> Box { .just(w) } }",
            "Box<Wrapped>"
        ),
        ("func c(_ n: Int) { guard n > 1 else { print(n) }\n print(2) }", "have to leave"),
        (
            "protocol Shape {}\nprotocol Task1 { associatedtype Record: Shape\n func make() -> Record }\n"
                + "struct Record {}\nstruct A: Task1 { func make() -> Record { Record() } }",
            "Write that after its name: Record: Shape"
        ),
        ("struct P { var n = 1 }\nfunc c(_ all: [P]) { all.first(where: { $0.n == 1 })!.n = 2 }", "firstIndex { … }"),
        (
            "struct P { var n = [1] }\nfunc c(_ all: [P]) { all.first(where: { $0.n == [] })!.n.append(2) }",
            "firstIndex { … }"
        ),
        ("struct P { var size = 1 }\nfunc c(_ all: [P]) -> P? { all.first { size == 1 } }", "write $0.size"),
        ("struct P { var size = 1 }\nfunc c(_ all: [P]) -> Bool { all.contains { size == 1 } }", "write $0.size"),
        ("struct P { var size = 1 }\nfunc c(_ p: [P]) { var all = p\n all.removeAll { size == 1 } }", "write $0.size"),
        (
            "enum E { case next(Int), failed(String) }\nlet text = 1\n"
                + "func c(_ e: E) { switch e { case .failed(text): break\n default: break } }",
            "write let before the name: (let x)"
        ),
        (
            "enum E { case add(Int), show }\nfunc c(_ e: E) -> Int { switch e { case .show: number\n case .add: 1 } }",
            "with let where the case is tested"
        ),
        (
            "protocol Signal<A> { associatedtype A }\nstruct AnySignal<A>: Signal {}\nfunc merge(_ s: some Signal) {}\n"
                + "func c(_ all: [AnySignal<Int>]) { merge(all) }", "This is a list of signals, not a signal"
        ),
        ("func n(_ f: @escaping (Int) -> Int) {}\nfunc c() { n(.string) }", "as in f(.string)"),
        ("func c(_ n: Double, _ t: Int) -> Bool { n == t }", "here are Double and Int. Convert one first"),
        ("func c(_ n: String, _ t: Int) -> Bool { n == t }", "here are String and Int. Convert one first"),
        ("func c(_ n: Character, _ t: Int) -> Bool { n == t }", "here are Character and Int. Convert one first"),
        ("func c(_ n: Substring, _ t: Int) -> Bool { n == t }", "here are Substring and Int. Convert one first"),
        ("func c(_ n: Int) -> [Int] { return n }", "but this is a single Int"),
        ("func t(_ a: [Int]) {}\nfunc c(_ n: Int) { t(n) }", "but this is a single Int"),
        ("func c(_ n: Int) { let a: [Int] = n\n _ = a }", "but this is a single Int"),
        ("func c(_ n: Int) { let f: (Int) -> [Int] = { x in n }\n _ = f }", "but this is a single Int"),
        (
            "func t(_ f: (Int) -> Void) {}\nfunc s(_ n: Int) {}\nfunc c() { t(s(1)) }",
            "Put the call inside braces: { x in … }"
        ),
        (
            "import Synchronization\nlet m = Mutex((all: [1], isOn: true))\nfunc c() { let x = m.withLock { n in\n "
                + "if n.all.isEmpty { n.isOn = false\n return nil }\n return n.all.removeFirst() }\n _ = x }",
            "cannot tell what this closure returns"
        ),
        (
            "func c(_ all: [Int]) -> [Int] { all.reduce([0]) { $0.append($1) } }",
            "the closure of reduce returns the next list"
        ),
        (
            "// import Chapter10Signals\nstruct Signal<A, E> {}\nfunc r(_ f: (Int) -> Signal<Int, Never>) {}\nfunc c() { r { n in n } }",
            "Make a signal of it: of(…)"
        ),
        (
            "struct Signal<A, E> {}\nfunc t(_ f: (Int) -> Void) {}\n"
                + "func c(_ s: Signal<Int, Never>) { t { n in\n if n > 1 { return s } } }",
            "subscribe to it here"
        ),
        ("func t(_ f: (Int) -> Void) {}\nfunc c() { t { n in\n if n > 1 { return n } } }", "instead of returning it"),
        (
            "func c() { let f: (Int) -> Int = { n in\n if n > 1 { return nil }\n return n }\n _ = f }",
            "result of this closure is Int"
        ),
        ("func c() { var a = [1], b: [Int] = []\n a.remove(b) }", "removes the element at an index"),
        ("func c() { var all = [{ (n: Int) in n }]\n all.remove(all[0]) }", "removes the element at an index"),
        ("func c() -> Bool { (1, \"a\", 2) != (1, \"a\") }", "!= takes two tuples only"),
        ("func c(_ n: Int, _ t: Character) -> Bool { n == t }", "here are Int and Character. Convert one first"),
        (
            "func c(_ all: [Int]) -> [Int] { var n = 0\n return [n] + all.map { n = $0 } }",
            "+ joins two such lists"
        ),
        (
            "struct P { var n = 1 }\nfunc c(_ all: [P]) { all.first { $0.n == 1 }?.n = 2 }",
            "first(where:) returns a copy of an element"
        ),
        (
            "struct P { var n = [1] }\nfunc c(_ all: [P]) { all.first { $0.n == [] }?.n.append(2) }",
            "first(where:) returns a copy of an element"
        ),
        (
            "func c(_ all: [Int]) { var a = all\n let b = a.sort()\n for n in b { print(n) } }",
            "sort and append change a list"
        ),
        (
            "protocol S {}\nfunc m<A: S>(_ all: A...) {}\nfunc c<A: S>(_ all: [A]) { m(all...) }",
            "Leave out the dots"
        ),
        (
            "protocol S {}\nfunc m<A: S>(_ a: A) {}\nfunc n() {}\nfunc c() { m(n()) }",
            "This has no value: its type is ()"
        ),
        ("enum K { case on, off }\nfunc c(_ k: K) { if case .on { } }", "if case .name = value"),
        ("struct P { var isOpen = true }\nfunc c(_ all: [P]) -> [P] { all.filter { !isOpen } }", "write $0.isOpen"),
        ("struct P { var isOpen = true }\nfunc c(_ all: [P]) -> [P] { all.filter { isOpen } }", "write $0.isOpen"),
        ("struct P { var size = 1 }\nfunc c(_ all: [P]) -> [Int] { all.map { size } }", "write $0.size"),
        (
            "struct P { var n = 1 }\nfunc t(_ p: any WritableKeyPath<P, Int> & Sendable) {}\nfunc c() { t(.n) }",
            "with a backslash: \\.n."
        ),
        ("func c() { guard [1].contains { $0 > 1 } else { return } }", "into parentheses: f({ … })"),
        ("func c(_ n: Int) { guard n > 1\n { return } else { return } }", "belongs to no condition"),
        (
            "struct D { func deliver(on: some Equatable, policy: Int = 0) {} }\nfunc c() { D().deliver(to: 1) }",
            "label is on, not to"
        ),
        (
            "struct D { func decode(with: Int) {} }\nfunc c() { D().decode() }", "map(decode)"
        ),
        (
            "func c(_ all: [(a: Int, b: Int)]) -> [(a: Int, b: Int)] { all.filter { $0.a = 1 } }",
            "To compare two values, write =="
        ),
        (
            "enum E { case next(Int), failed(String) }\nfunc t(_ s: String) {}\n"
                + "func c(_ e: E) { switch e { case .failed: t(fault)\n case .next: break } }",
            "give it that name: case .failed(let fault)"
        ),
        (
            "enum E { case next(Int), failed(String) }\nstruct Fault {}\nfunc t(_ s: String) {}\n"
                + "func c(_ e: E) { if e == .failed(fault) { } }",
            "if case .failed(let fault) = x"
        ),
        (
            "enum B { case just(Int)\n func c() -> Int { switch self { case just(let n): n } } }",
            "written .just, with a dot"
        ),
        ("func d() throws {}\nfunc c() {\n do {\n try d()\n } catch error {\n print(error)\n }\n}", "calls it error"),
        ("func c(_ all: inout [String]) { all.append(\"a\", \"b\") }", "append adds a single element, but gets two"),
        ("func c(_ all: [Int], _ n: Int) -> [Int] { let last = all.last(n)\n return last }", "write suffix(n)"),
        ("func c(_ all: [Int], _ n: Int) -> [Int] { let first = all.first(n)\n return first }", "write prefix(n)"),
        (
            "struct Fault { init(_ p: Int) {}\n init(at: [Int], _ p: Int) {} }\nfunc c() { _ = Fault(path: [1], problem: 2) }",
            "with the label at:"
        ),
        ("struct T { var n = 1 }\nfunc c(_ till: T) -> T { till = T()\n return till }", "Only a `let` of your own"),
        ("protocol Page: AnyObject {}\nstruct Mine: Page {}", "Write `final class Mine`"),
        (
            "enum Step { case key(String) }\nfunc at(_ s: Step) {}\nfunc c(_ all: [Int]) { all.forEach { rule in at(.key(key)) } }",
            "needs such a value"
        ),
        ("func c(_ n: Int?) -> Bool { n != nil & n != 0 }", "A single & computes"),
        ("func c(_ a: Int, _ b: Int) { var stop = false\n stop == a == b }", "the first sign is a single ="),
        (
            "func send<A, B>(_ p: (A, B), _ a: A.Type, _ b: B.Type) {}\nfunc d(_ p: (Int, Int)) {}\n"
                + "func c() { var lefts = []\n d((lefts[0], 1)) }",
            "A part of this pair is Any"
        ),
        ("func d(_ p: (Int, Int)) {}\nfunc c() { var rights = []\n d((1, rights[0])) }", "A part of this pair is Any"),
        ("func d(_ p: [Int]) {}\nfunc c(_ all: [Int]) { let s = all.suffix(2)\n d(s) }", "an ArraySlice. Make a list"),
        ("func c<State>(_ a: State, _ b: State) -> Bool { a != b }", "<State: Equatable>"),
        (
            "func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }\n"
                + "func contains(_ t: String) -> (String) -> Bool { { t.contains($0) } }\n"
                + "func c(_ part: String) -> ([String]) -> [String] { { words in words.map(flip(contains)(part)) } }",
            "use filter"
        ),
        (
            "protocol Signal<A> { associatedtype A }\nstruct AnySignal<A>: Signal {}\n"
                + "extension Signal { static func just<V>(_ v: V) -> Self where Self == AnySignal<V> { AnySignal() } }\n"
                + "func c(_ xs: [Int]) { _ = xs.map { n in Signal.just(n) } }",
            "Signals.just(…)"
        ),
        (
            "func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }\n"
                + "func contains(_ t: String) -> (String) -> Bool { { t.contains($0) } }\n"
                + "func c(_ part: String) -> ([String]) -> [String] { { words in words.compactMap(flip(contains)(part)) } }",
            "a type in it does not fit. Compare the types step by step."
        ),
        ("struct History { var n = 1 }\nfunc c(_ history: History) -> History { history(n: 2) }", "History(…)"),
        ("func c(_ all: [Int]) -> Int { all.reduce(0) { total in total + amount } }", "names only total"),
        // A name is not suggested outside its scope, in its own initializer, or if it is far from the unknown one.
        ("func b(step: Int) {}\nfunc c() { _ = stop }", "Nothing is called stop here. Is it spelled"),
        ("func c() { let sums = [1].map { $0 + sum } }", "Nothing is called sum here. Is it spelled"),
        ("func c(_ canvas: [Int]) { canvas.map(changes) }", "Nothing is called changes here. Is it spelled"),
        ("func c(_ amounts: [Int]) { _ = amount }", "Did you mean amounts"),
        ("struct S { var faults = 1\n func c() { let n = fault } }", "Did you mean faults"),
        ("func c(_ all: [Int]) { for item in all { _ = itme } }", "Did you mean item"),
        ("func c(_ all: [Int]) { all.map { value in valu } }", "Did you mean value"),
        ("func c(_ all: [Int]) { if let head = all.first { _ = haed } }", "Did you mean head"),
        (
            "func lower(_ text: String) -> String { text }\n"
                + "func c(_ title: String) -> String { pipe(lower, lower) }",
            "write its argument in parentheses after the call"
        ),
        (
            "func lower(_ text: String) -> String { text }\n"
                + "func c(_ title: String) -> String { pipe(lower(title), lower) }",
            "pipe takes functions only, but this is already a value, String"
        ),
        (maybe + "func c(_ n: Int) -> Maybe<Int> { return n }", "into a box: .just(…)"),
        (
            "enum Either<L, R> { case left(L) }\nfunc c(_ n: Int) -> Either<Int, Int> { return n }",
            ".right(…), or .left(…)"
        ),
        (
            "enum Either<L, R> { case right(R), left(L) }\nstruct Port { let port: Int }\n"
                + "func c(_ e: Port?) -> Either<Port, Int> { if let e { 8080 } else { .right(1) } }",
            ".right(…), or .left(…)"
        ),
        (
            "func write(_ text: String, to: Int) {}\nfunc c(_ lines: [String]) { write(lines, to: 1) }",
            "joined(separator: …)"
        ),
        (
            "func c(_ all: [Int]) async throws {\n try await withThrowingTaskGroup(of: Int.self) { group in\n"
                + " for (place, n) in all.enumerated() { group.addTask { (place, n) } }\n for try await _ in group {} } }",
            "where the group is made: of: (Int, Int).self"
        ),
        (
            "final class K { let act: () -> Void\n init(_ act: () -> Void) { self.act = act } }",
            "act is kept beyond this call"
        ),
        ("func c() { var n = 1\n n = nil }", "the type of this variable is Int"),
        ("func c() { var all = [1]\n all = nil }", "nothing in it is []"),
        (maybe + "func c(_ m: Maybe<Int>) { if let m { } }", "test only optionals"),
        ("func c(_ all: [Int], _ rows: [[Int]]) { _ = all + rows }", "+ needs two values of one type"),
        ("func c(_ n: Int) -> Int { guard let n else { return 0 }\n return n }", "This is Int, which is never nil"),
        ("func c(_ fs: [(Int) -> Int], _ n: Int) -> Int { fs.reduce { $1($0) } }", "reduce(first) { … }"),
        (
            "func c(_ fs: [(Int) -> Int]) -> (Int) -> Int {\n fs.reduce { $0 } { f, g in { x in f(g(x)) } } }",
            "reduce(first) { … }"
        ),
        ("struct R { var pass: ((Int) -> Bool)?\n func c(_ n: Int) -> Bool { pass(n) } }", "pass?(…) ?? x calls it"),
        (
            "func c(_ paths: [String]) { var counts: [String: Int] = [:]\n for path in paths { counts[path] += 1 } }",
            "counts[key, default: 0] += 1"
        ),
        (
            "func c(_ n: Int) { var queue = [1]\n queue.append(half(n)) }",
            "Append only if there is a value"
        ),
        (
            "func c(_ bad: [String], _ n: [Int]) -> [String] { var all = bad\n all += n\n return all }",
            "different types, String and Int"
        ),
        ("func c(_ bad: [String], _ n: [Int]) -> [String] { bad + n }", "different types, String and Int"),
        ("func c<A>(_ now: A, _ next: [A]) -> [A] { now + next }", "into brackets: [x] + …"),
        (
            "class Cell { var value: Int\n init(_ value: Int) { self.value = value } }\n"
                + "func c() { let sum = Cell(1)\n sum = 2 }", "sum.value = …"
        ),
        ("final class Pipe<Value> {}\nfunc c() { let result = Pipe() }", "Pipe<Int>(), for example"),
        (
            "func c() throws { do { _ = try risky() } catch { print(error) }\n throw error }",
            "only inside the braces of `catch`"
        ),
        ("func c(_ part: String) -> ([String]) -> [String] { filter({ $0 == part }) }", "{ list in list.filter(…) }"),
        (
            "protocol Signal<A> { associatedtype A }\nstruct AnySignal<A>: Signal {}\n"
                + "func just(_ n: Int) -> some Signal<Int> { AnySignal<Int>() }\n"
                + "func c() -> AnySignal<Int> { [1].map { just($0) }.eraseToAnySignal() }",
            "This is a list of signals, not a signal"
        ),
        (
            signals + "func c(_ all: [AnySignal<Int>]) -> AnySignal<Int> { all.eraseToAnySignal() }",
            "This is a list of signals, not a signal"
        ),
        (
            "func c<A, B>(_ whole: A, _ part: WritableKeyPath<A, B>) -> B { whole.part }",
            "Here part is a key path, not a member of A"
        ),
        (
            "enum J { case object(Int), none }\nfunc c(_ j: J) -> Int { if j == .object(let n) { return n }\n return 0 }",
            "a pattern, which == cannot compare"
        ),
        ("func c() { let stop = 1\n inc(&stop) }\nfunc inc(_ n: inout Int) {}", "Line 1 declares stop with `let`"),
        (
            "struct H { var n = 0 }\nfunc c(_ h: H) -> H { let copy = h\n copy.n = 1\n return copy }",
            "declares copy with `let`"
        ),
        (
            "func later() async throws -> Int { 1 }\nfunc c() async throws -> Int { return later() }",
            "write `try await`"
        ),
        (
            "func take(_ pair: (Int, String)) {}\nfunc c() { var left = [], right = []\n"
                + " take((left.removeFirst(), right.removeFirst())) }", "does not tell Swift its types"
        ),
        (compose("f(g)"), "g is a function, but its result, B, is expected here. Call it: g(…)"),
        (
            "func c(_ told: @escaping (Int) -> Void) { var all: [(n: Int, f: (Int) -> Void)] = []\n all += told }",
            "join two lists"
        ),
        (
            "func c(_ told: @escaping (Int) -> Void) { var all: [Box] = []\n all.append(told) }",
            "the elements of this list are of type Box"
        ),
        (
            "func show(_ n: Int) {}\nfunc act(_ name: String) {}\nfunc c() { act(show) }",
            "write that in quotes: \"show\""
        ),
        (
            signals + "func c(_ text: AnySignal<String>, _ limit: Int) -> AnySignal<Bool> { text.count > limit }",
            "map { $0.count … }"
        ),
        (
            signals + "func c(_ text: AnySignal<String>) { var title = \"\"\n title = text }",
            "A signal is not one value: it sends"
        ),
        (signals + "func c(_ on: AnySignal<Bool>) -> Int { if on { 1 } else { 2 } }", "a condition cannot test it"),
        (
            "protocol Listener {}\nfunc c() { var own: (any Listener)?\n own = { (n: Int) -> Int in n } }",
            "an object that conforms to Listener"
        ),
        ("func c() { _ = \"a\\nb\".split(\"\\n\") }", "split takes a separator with its label"),
        (
            "enum E { case insert(String, in: [String], at: Int), remove(String) }\nfunc c() { var all: [E] = []\n"
                + " for (x, n) in [\"a\"].enumerated() { all.append(.insert(x, in: [], at: n)) } }",
            "the index, then the element"
        ),
        (
            "struct Disposable {}\nfunc add(_ d: Disposable) {}\nstruct Signal<A> {}\nfunc c(_ s: Signal<Int>) { add(s) }",
            "subscribing to it returns one"
        ),
        ("func c() -> Int { pow(2, 3) }", "multiply in a loop"),
        ("import Foundation\nfunc c() -> (Int) -> Int { { x in pow(x, 2) } }", "multiply in a loop"),
        ("func c(_ fs: [(Int) -> Bool]) -> (Int) -> Bool { { n in fs.allSatisfy($0(n)) } }", "braces of its own"),
        ("func c() { var all: [String] = []\n all += \"a\" + \"b\" }", "a list of texts"),
        ("func c(_ path: [String], _ key: String) -> [String] { path + key }", "a list of texts"),
        (
            "func g(_ p: [String]) -> [Int] { [] }\n"
                + "func c(_ p: [String], _ b: Box?, _ key: String) { var all = [1]\n all += g(p + key) }",
            "a list of texts"
        ),
        ("func c() -> () -> Int { let n = 1\n _ = n }", "which is called later"),
        ("func c(_ xs: [Int]) -> Int { xs.reduce(+) }", "reduce(0, +)"),
        ("func c(_ fs: [(Int) -> Bool], _ n: Int) -> Bool { fs.contains(n) }", "contains needs a condition"),
        (
            "struct Todo: Codable { let id: Int, text: String }\nfunc c(_ text: String) -> Todo { Todo(text) }",
            "pass each property with its label"
        ),
        (
            "struct Todo: Codable { let id: Int, text: String }\nfunc c(_ t: String) -> Todo { Todo(from: t) }",
            "pass each property with its label"
        ),
        (signals + "func c(_ s: AnySignal<String>) { s.concat(\"\") }", "concat goes on with another signal, but"),
        (signals + "func c(_ s: AnySignal<String>) { s.concat(value: \"\") }", "or use endWith"),
        ("func c() { var all: [Box] = []\n all += Box() }", "join two lists"),
        (changes + "func c() { var all: [Change] = []\n all += .update([], text: \"\") }", "join two lists"),
        ("struct Signal<A> {}\nfunc c(_ a: Signal<Int>) -> Signal<Int> { a + a }", "use concat"),
        ("func c(_ a: Point) -> Point { a - a }", "There is no - for Point. Take the parts"),
        (
            "struct S { var all = [1]\n func up() -> () -> Void { return { all.append(2) } } }",
            "closures that a call makes share it"
        ),
        ("func list() -> [Int] { [] }\nfunc c() { list().append(2) }", "the result of a call"),
        (
            "struct Own { class Leaf {} }\nfunc c(_ all: inout [Own.Leaf], _ own: Own.Leaf) { all.removeAll { $0 == own } }\nclass Leaf {}",
            "the same object, write ==="
        ),
        (
            "enum JSON { case string(String) }\nfunc c(_ all: [String], _ v: JSON) -> Bool { all.contains(v) }",
            "not an element of this list"
        ),
        (
            "struct N: Equatable {}\nfunc c(_ all: [N], _ key: String) -> Bool { all.contains(key) }",
            "Compare a part of each element"
        ),
        (
            "func c(_ all: [Point], _ key: String) -> Int { if let p = all[key] { 1 } else { 2 } }",
            "The brackets after a list"
        ),
        ("func c(_ p: Point, _ x: KeyPath<Point, Int>) -> Int { p[x] }", "[keyPath: …]"),
        ("func c() -> Int { error }", "No value is called error"),
        (
            "import Synchronization\nfunc c() -> Int { let m = Mutex<(n: Int, b: Bool)>((1, true))\n return m.n }",
            "withLock { $0.n … }"
        ),
        (
            "struct Observer<A> {}\nfunc failed() {}\nfunc c(_ o: Observer<Int>) { o.failed() }",
            "fail(error) and complete()"
        ),
        (signals + "func c(_ s: AnySignal<Int>) { s.subscribe(1).deliver(2) }", "so deliver cannot follow"),
        (compose("{ x in g(f(x)) }"), "The closure has to return C, but this is B"),
        ("let f: (Int) -> Int = { x in let y = \"\"; return y }", "The closure has to return Int, but this is String"),
        (lateArguments + "func c(_ f: (Int, Int) -> Int, _ a: Int) -> Int { f(a, b) }", "around this: { b in … }"),
        ("func c<A, B>(_ f: @escaping (A) -> B, _ a: A) -> (A) -> B { f(a) }", "A function has to be returned"),
        (
            "func c<A, B>(_ f: @escaping (A) -> B, _ a: A) -> B { return { x in f(x) } }",
            "Leave out the closure's braces"
        ),
        (
            "func add(_ a: Int) -> (Int) -> Int { { a + $0 } }\nlet y: Int = add(1)",
            "There is still an argument to pass"
        ),
        ("let f: (Int, Int) -> Int = { a in { b in a + b } }", "2 arguments at once, but names or uses 1"),
        ("let f: (Int) -> (Int) -> Int = { a, b in a + b }", "The arguments arrive one at a time"),
        ("let f: (Int) -> Int = { a, b in a + b }", "receives 1 argument, but names or uses 2"),
        ("let f: (Int, Int) -> Int = { a, b, c in a + b }", "receives 2 arguments, but names or uses 3"),
        ("let f: () -> Int = { path in 1 }", "Leave out path before `in`"),
        ("let f: () -> Int = { (path: Int) in 1 }", "Leave out everything up to `in`"),
        ("let f: () -> [Int] = { [1].map(double($0)) }", "needs braces of its own"),
        (
            "let f: (Int) -> (Int) -> Int = { a in let b = a + 1; return b }",
            "The closure returns a value where a function"
        ),
        ("func c(_ xs: [Int]) -> [Int] { return xs.forEach { _ = $0 } }", "forEach returns nothing"),
        ("func c(_ xs: [Int]) -> [Int] { var ys = xs\n return ys.append(1) }", "append changes its list and returns"),
        ("func e() {}\nfunc c() -> Int { return e() }", "returns nothing (its result is Void), but Int has to"),
        ("func e() {}\nfunc c() -> Int { double(e()) }", "and pass the value that you mean"),
        ("func e() -> Void {}\nfunc c() -> Int { double(e()) }", "and pass the value that you mean"),
        (
            "func n(_ xs: [Int], _ f: (Int) -> Int) {}\nfunc p(_ s: String) -> (Int) -> Int { { $0 } }\n"
                + "func t(_ n: Int) -> Int { n }\nlet y = t(p(\"a\"))", "This call returns a function"
        ),
        ("func c() -> () -> Void { var a = true\n return a = false }", "An assignment with = returns nothing"),
        ("func v() -> Void {}\nfunc c() -> Int { return v() }", "returns nothing"),
        (
            "func c<S, A>(_ s: S, _ a: A, _ f: (S, A) -> S) -> S { f(a, s) }",
            "argument #2 has to stand before argument #1"
        ),
        ("func f(a: Int, b: Int) {}\nfunc c() { f(b: 1, a: 1) }", "argument 'a' has to stand before argument 'b'"),
        (
            "func c() async { await withTaskGroup(of: Int.self) { g in g.addTask { try risky() } } }",
            "An error cannot leave a task of this group"
        ),
        (
            "func c() async -> Int? { async let a: Int? = 1\n async let b: Int? = 2\n return await a ?? b }",
            "cannot read an `async let`"
        ),
        (
            "final class L { var all: [Int] = []\n static func c() { all.append(1) } }",
            "cannot use an object's all"
        ),
        ("func c(_ n: Int) { var t = \"\"\n t = n }", "The value is Int, but the variable has the type String"),
        (
            "struct Property<V> { var value: V }\nfunc c(_ on: Property<Bool>) { guard on else { return } }",
            "its current value: on.value"
        ),
        ("func c(_ t: String) -> Int { if t { 1 } else { 2 } }", "A condition has to be true or false"),
        ("func c(_ xs: [Box]) -> [Box] { xs.sorted() }", "Say which comes first"),
        ("func c(_ xs: [Box]) -> [Box] { xs.sorted(by: depth) }", "takes a function of two elements"),
        ("func c() { var xs = [Int]\n xs.append(1) }", "A type alone is not a value"),
        ("func c(_ x: Int) -> String { return x }", "The result here is Int, but the function promises String"),
        ("struct E: Error {}\nfunc c() throws { throw E }", "E is a type, but only a value can be thrown"),
        (
            "func w(_ f: () throws -> Void) {}\nfunc c(_ last: (any Error)?) { w { let e = last; throw e } }",
            "e may be nil, and nil"
        ),
        (
            "func w() async throws -> Int { 1 }\nfunc c() async throws -> Int { async let n = w(); return await n }",
            "its error arrives where the value is read"
        ),
        (
            "func w(_ n: Int) async throws -> Int { n }\nfunc c() async throws -> [Int] { try [1].map { try await w($0) } }",
            "This closure waits, but the function that receives it"
        ),
        (
            "func c() -> [[Int]] { var xs: [[Int]] = []; xs.append([[1]].map { $0 + [2] }); return xs }",
            "append adds a single"
        ),
        ("let y = double(\"1\")", "String is passed here, but Int is expected"),
        (io + "func c(_ io: IO<Int>) -> Int { double(io) }", "only a description, IO<Int>, but its value"),
        (io + "func c(_ io: IO<Int>) -> Int { return io }", "only a description, IO<Int>, but its value"),
        (io + "func c(_ io: IO<Int>) -> [Int] { [1].map { n in let k = n\n return io } }", "Run it: try ….run()"),
        (io + "func c() -> IO<Int> { return 1 }", "Put all the work that computes it inside IO { … }"),
        (io + "func t(_ io: IO<Int>) {}\nfunc c() { t(double(1)) }", "inside IO { … }"),
        (io + "let f: () -> IO<Int> = { let n = 1; return n }", "inside IO { … }"),
        (lazyTask + "func c(_ t: LazyTask<Int>) -> Int { double(t) }", "Run it: try await ….run()"),
        (lazyTask + "func c(_ t: LazyTask<Int>) -> Int { return t }", "Run it: try await ….run()"),
        (
            lazyTask + "func c(_ t: LazyTask<Int>) -> [Int] { [1].map { n in let k = n\n return t } }",
            "Run it: try await"
        ),
        (lazyTask + "func c() -> LazyTask<Int> { return 1 }", "inside LazyTask { … }"),
        (lazyTask + "func t(_ io: LazyTask<Int>) {}\nfunc c() { t(double(1)) }", "inside LazyTask { … }"),
        (lazyTask + "let f: () -> LazyTask<Int> = { let n = 1; return n }", "inside LazyTask { … }"),
        (io + "func c() -> IO<Int> {\n IO {\n try risky()\n }.run()\n}", "Leave out `.run()`"),
        (lazyTask + "func c() -> LazyTask<Int> { LazyTask { 1 }.run() }", "Leave out `.run()`"),
        (
            "func c(_ r: Result<Int, Oops>) -> Int { switch r { case .success: n\n case .failure: 0 } }",
            "case .success(let n)"
        ),
        (
            "func c(_ r: Result<Int, Oops>) -> Int { switch r { case .success(let k): k\n case .failure: n } }",
            ".failure(let n)"
        ),
        (
            "enum E { case right, left }\nfunc c(_ r: E) -> Int { switch r { case .right: n\n case .left: 0 } }",
            ".right(let n)"
        ),
        (
            "enum E { case right, left }\nfunc c(_ r: E) -> Int { switch r { case .right: 0\n case .left: n } }",
            ".left(let n)"
        ),
        (maybe + "func c(_ m: Maybe<Int>) -> Int { double(m) }", "or use map or flatMap"),
        (maybe + "let f: (Int) -> Maybe<Int> = { let n = $0; return n }", "Put the value into a box"),
        (
            "enum Either<L, R> { case right(R) }\nfunc c(_ m: Either<Bool, Int>) -> Int { double(m) }",
            "its right value, Int"
        ),
        (
            "enum Either<L, R> { case right(R) }\nlet f: (Int) -> Either<Bool, Int> = { let n = $0; return n }",
            "on the right side"
        ),
        ("func c(_ m: Result<Int, Oops>) -> Int { double(m) }", "This is a whole Result"),
        (
            "struct Fault { enum Problem { case missing }\n let problem: Problem }\nfunc t(_ f: Fault) {}\n"
                + "func c(_ f: Fault) { t(f.problem) }", "a part of a Fault"
        ),
        (
            "struct Fault { enum Problem { case missing }\n init(_ p: Problem) {} }\nfunc t(_ f: Fault) {}\n"
                + "func c() { t(.missing) }", "Make a Fault of it: Fault(.missing…)"
        ),
        (
            "struct Fault { enum Problem { case missing }\n init(_ p: Problem) {} }\nfunc c() { _ = Fault(missing) }",
            "written with its dot: .missing"
        ),
        (
            "func z(_ f: ((Int, Int), Int) -> Int) {}\nfunc t(_ a: Int, _ b: Int, _ d: Int) -> Int { 1 }\nfunc c() { z(t) }",
            "$0.0 and $0.1"
        ),
        (
            maybe + "func flatMap(_ f: (Int) -> Maybe<Int>) {}\nfunc c() { flatMap(double) }",
            "flatMap takes a function that returns Maybe<Int>, but double returns Int"
        ),
        (pair + "{ x in\n var log = [\"\"]\n return (x, log.append(\"\")) }", "so its call has no value"),
        ("func c(_ n: Int) -> (Int, [Int]) { var l = [n]\n return (n, l.append(n)) }", "so its call has no value"),
        (
            "func c(_ g: @escaping (Int) -> (value: Int, log: [String])) -> (Int) -> (value: Int, log: [String]) {\n"
                + " { x in\n let a = g(x)\n let b = g(a.value)\n return (b.value, a.logs + b.logs) } }", "log, not logs"
        ),
        ("func c() -> [Int] { var xs = [] as [Any]\n // = []\n return xs }", "Without a type, a list"),
        ("let f: () -> [Int] = { let xs: [Any] = []; return xs }", "Without a type, a list"),
        ("let y: Int = \"1\"", "This is String, but the left side says Int"),
        (
            "struct S { let r = 1\n func c(_ b: Bool) -> S { if b { self } else { r } } }",
            "This is Int, but S is expected here. If it is a branch"
        ),
        (
            words + "func c(_ text: String) -> String { up(words(text)) }",
            "Is a step missing between them, or one too many?"
        ),
        (words + "let y = pipe(words, up)", "Are two functions in the wrong order"),
        (words + "func c(_ f: (Int) -> Int) {}\nlet y: () = c(up)", "which argument or result differs?"),
        ("let y = [1, 2].allSatisfy(1)", "A closure is such a function"),
        (maybe + "func c(_ n: Int) -> Maybe<Int> { .just(whole(n)) }", "whole returns a box already, Maybe<Int>"),
        (maybe + "func c(_ n: Int) -> Int { whole(n) ?? 0 }", "Maybe<Int> is not an Optional"),
        ("func c(_ n: Int) -> String { half(n) ?? \"none\" }", "Here Int? stands before ??"),
        (maybe + "func c(_ n: Int) -> Maybe<Int> { whole(n) / 2 }", "There is no / for Maybe<Int>"),
        (
            maybe + "func c(_ a: [Maybe<Int>], _ b: [Maybe<Int>]) -> Bool { a == b }",
            "There is no == or != for Maybe<Int>"
        ),
        ("enum K { case a(Int) }\nfunc c(_ a: [K]) -> Bool { a[0] != a[1] }", "There is no == or != for K"),
        ("func w(_ r: ClosedRange<Int>) {}\nlet y: () = w(1..<9)", "A ..< makes a Range"),
        ("func c(_ n: Int) -> String { n + \" is\" }", "Swift does not join a String and an Int"),
        ("func c(_ n: Int) -> String { \"No. \" + n }", "Swift does not join a String and an Int"),
        (
            "struct F<A> { init(_ f: () -> Void) {}\n func c<New>(_ g: (A) -> New) -> F<New> { F { } } }",
            "F without a type in <…> means F<A>"
        ),
        ("class K { var n = 1\n func c(_ n: Int) { n = n } }", "The property is self.n"),
        ("class K { var list: [Int] = []\n func c(_ list: [Int]) { list.append(1) } }", "The property is self.list"),
        ("func c(_ xs: [[Int]]) { for x in xs { x.append(1) } }", "change its element by its index"),
        ("struct S { var n = 0 }\nfunc c(_ xs: [S]) { for x in xs { x.n = 1 } }", "change its element by its index"),
        ("func c(_ k: Int) -> (Int) -> Bool { value == k }", "name it in a closure around this"),
        (
            "nonisolated func c(_ send: @escaping (Int) -> Void) { Task { for n in 1...3 { send(n) } } }",
            "If not, leave out the Task"
        ),
        (
            "enum Pack { case one(Int), none }\nfunc c(_ b: Pack) -> Int { switch b { case .one(x): x\n case .none: 0 } }",
            "write let before it: (let x)"
        ),
        ("func c(_ f: (Int) -> Int) -> (Int) -> Int { return { x in f(x) } }", "write @escaping before"),
        ("func c(_ f: (Int) -> Int) -> (Int) -> Int { return f }", "f is kept beyond this call"),
        (
            "func c(_ f: (Int) -> Int) -> [Int] { Array(sequence(state: 1) { $0 < 3 ? f($0) : nil }) }",
            "use f outside this closure"
        ),
        ("let y = [1, 2].map { 1 }", "receives 1 argument. If you need its value"),
        ("let y = [1, 2].reduce(0) { $0 }", "2 arguments at once, but names or uses 1"),
        ("let x = 1\nlet y = x(2)", "x is a value of type Int here, so it cannot be called"),
        ("let xs = [1]\nlet y = xs[0](2)", "Int is a value, not a function"),
        ("let y = double({ $0 + 1 })", "A closure is a function, but Int is expected"),
        (
            "func c<A, B, C>(_ f: @escaping (B) -> C, _ g: [(A) -> B]) -> C { return f({ g }()[0]) }",
            "This is a function, but a value of type B is expected"
        ),
        (
            "func w(_ f: () -> Int) -> Int { f() }\nlet y = w(double(1))",
            "already its result, Int. Put it inside braces"
        ),
        (
            "func w(_ f: () throws -> Int) {}\nfunc one() -> Int { 1 }\nfunc c() { w(one()) }",
            "one() calls the function at once"
        ),
        ("func w(_ n: Int) {}\nfunc one() -> Int { 1 }\nfunc c() { w(one) }", "Write () after it"),
        (
            "func w(_ f: (Int) -> Void) {}\nfunc check(_ k: String) -> (Int) -> Void { { _ in } }\nfunc c() { w(check) }",
            "check is a function, but its result, (Int) -> Void, is expected here"
        ),
        (
            "func w(_ n: Int) {}\nfunc c(_ f: (Int) -> String) { w(f) }",
            "f is a function here, or returns one, but a value"
        ),
        ("typealias Test = (Int) -> Bool\nfunc c(_ f: Test) -> Bool { !f }", "f is a function, but its result, Bool"),
        ("func one() -> () -> Int { { 1 } }\nfunc c() -> Int { return one() }", "write () after the call"),
        (
            "func one(_ f: () -> Int) -> () -> Int { { 1 } }\nfunc c() -> Int { return one { 1 } }",
            "write () after the call"
        ),
        (
            "func one(_ f: () -> Int) -> (Int) -> Int { { $0 } }\nfunc c() -> Int { return one { 1 } }",
            "write its argument in parentheses after the call"
        ),
        ("func c(_ f: (Int) -> Int) -> Int { return f }", "f is a function, but its result, Int, has to be returned"),
        ("func c() -> (Int) -> Int { return { x in x + 1 }() }", "at once, without an argument"),
        ("func c() -> (Int, Int) -> Int { return { x, y in x + y }() }", "at once, without an argument"),
        ("func c() -> String { return { title in title } }", "A closure is a function, but a value of type String"),
        (io + "func e() {}\nfunc c() -> IO<Void> { return e() }", "inside IO { … }"),
        ("enum K { case one(Int), none }\nfunc c(_ k: K) { _ = k.one }", "if case .one = value"),
        (maybe + "func c() -> Maybe<Int> { .some(1) }", "some is neither"),
        ("func c() -> Result<Int, Oops> { return 1 }", "Put the value into a success"),
        (
            "struct Todo {}\nfunc c(_ all: [Todo]) -> [Todo] { switch 1 { default: all + Todo() } }",
            "into brackets: [x]"
        ),
        (
            "enum Either<L, R> { case left(L) }\nfunc c() -> Either<Oops, Int> { .sour }",
            "put it on the left: .left(.sour…)"
        ),
        ("func c() -> Result<Int, Oops> { .sour }", "put it into a failure: .failure(.sour…)"),
        ("let f: (Int) -> Bool = { x in let y = x\n return print(y) }", "Swift finds no Bool here"),
        ("let f: (Int) -> Int = { x in let y = x\n return print(y) }", "finds no value of this type here"),
        ("struct PureCompare {}\nlet y = pureCompares(1)", "Nothing is called pureCompares here. Is it spelled"),
        ("func c() -> () -> Int { return { 1 }() }", "calls the closure at once"),
        (
            "struct IO<A> { let run: () throws -> A\n init(_ run: @escaping () throws -> A) { self.run = run } }\n"
                + "func c() -> IO<Int> { return { () throws -> Int in 1 } }", "IO<Int> { … }"
        ),
        (io + "func c() -> IO<Int> { return { 1 } }", "only a closure, but IO<Int> is expected"),
        (lazyTask + "func c() -> LazyTask<Int> { return { 1 } }", "only a closure, but LazyTask<Int> is expected"),
        (lazyTask + "func c() -> LazyTask<Int> { return { () async throws -> Int in 1 } }", "LazyTask<Int> { … }"),
        (
            "struct Signal<A> {}\nfunc c() -> Signal<Int> { return { 1 } }",
            "only a closure, but Signal<Int> is expected"
        ),
        ("struct Signal<A> {}\nfunc c() -> Signal<Int> { return { send in { send(1) } } }", "Signal<Int> { … }"),
        ("func c() -> Int { return { 1 } }", "Leave out the braces around the value"),
        ("var fs: [(Int) -> Int] = []\nfunc c(_ f: (Int) -> Int) { fs.append(f) }", "f is kept beyond this call"),
        ("func c(_ f: (Int) -> Int) -> Int { let fs: [(Int) -> Int] = [f]; return fs[0](1) }", "call f directly"),
        ("func make() -> () -> Void { {} }\nfunc c() { make() }", "write _ = before the call"),
        ("final class T { func stop() {} }\nfunc d(_ t: T) { t.stop }", "write (…) after its name"),
        ("func c() { var f: () -> Void\n let g = { f() }\n f = {}\n g() }", "has no value yet"),
        ("struct P<V> { func put(_ v: V) {} }\nfunc c(_ p: P<(Int, Int)>) { p.put(1, 2) }", "put((a, b))"),
        ("func c() -> Int { $0 + 1 }", "there is no closure around it"),
        ("func t(_ n: Int) {}\nfunc c() { t { 1 } }", "Does this function take a closure?"),
        ("let f: (Box) -> Bool = { b in b.n = 1 }", "write =="),
        ("func c(_ b: Box) -> Bool { return b.n = 1 }", "write =="),
        ("func c(_ b: Box) -> Int { if b.n = 1 { 1 } else { 2 } }", "write =="),
        ("func name(_ text: String) -> Int { 1 }\nfunc c(_ name: String) -> Int { name(name) }", "Write self.name(…)"),
        (
            "func m<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }\nlet y: [Int] = m([1])({ $0 + 1 })",
            "here the function is first"
        ),
        (
            "func b(_ f: @escaping (Int) -> [Int]) -> ([Int]) -> [Int] { { _ in [] } }\nfunc many(_ n: Int) -> [Int] { [n] }\n"
                + "func c() -> [Int] { return b([1])(many) }", "here the function is first"
        ),
        (
            "func b(_ list: [Int], _ f: @escaping (Int) -> Int) {}\nfunc c() { b(double, [1]) }",
            "here the value is first"
        ),
        (either("{ e in switch e { case .left(let x): .left(f(x))\n case .right: e } }"), "build the same case again"),
        (
            "enum Pack<A> { case none, one(A) }\nfunc c<A>(_ b: Pack<A>) -> Bool { b == .none }",
            "There is no == for Pack<A>: it needs"
        ),
        (
            "enum Pack { case none, one(Int) }\nfunc c() -> Pack { let b: Pack = .none\n return none }",
            ".none meant?"
        ),
        (
            maybe + "func c(_ m: Maybe<Int>) -> Maybe<Int> { switch m { case .just: .just(n)\n"
                + "case .nothing: .nothing } }", "give it that name: case .just(let n)"
        ),
        (
            maybe + "func c(_ m: Maybe<Int>) -> Maybe<Int> { switch m { case .just(let k): .just(n)\n"
                + "case .nothing: .nothing } }", "Nothing is called n here. Is it spelled"
        ),
        ("enum Pack { case one(Int) }\nfunc c() -> Pack { .one }", "The case one carries a value of type Int"),
        (
            "enum Fault: Error { case bad(Int) }\nfunc c() -> Result<Int, Fault> { .failure(.bad) }",
            "The case bad carries a value of type Int"
        ),
        (
            "enum Pack { case none }\nfunc c(_ n: Int?) -> Pack { guard n != nil else { .none }\n return .none }",
            "Is `return` missing"
        ),
        ("enum Pack { case none }\nfunc c() -> Pack { let b = .none\n return b }", "Is `return` missing"),
        (
            "enum Pack { case one(Int), none }\nfunc c(_ b: Pack) -> Int { let r = switch b { case .one: .one(1)\n"
                + "case .none: .none }\n return 1 }", "Give the constant a type"
        ),
        ("func c(_ f: @escaping (Int) -> Int) -> Bool { f == f }", "Functions cannot be compared"),
        ("func c(_ x: Int) -> Int { let y = x + 1 }", "ends without a value of type Int"),
        ("func c() -> (Int) -> Int { return { x in let y = x + 1 } }", "ends without a value of type Int"),
        ("func c(_ x: Int) { return x }", "names no result"),
        ("func add(_ a: Int, _ b: Int) -> Int { a + b }\nlet y = add(1)", "Argument 2 is missing"),
        ("func add(a: Int, b: Int) -> Int { a + b }\nlet y = add(a: 1)", "The call needs b too"),
        ("func add(a: Int, b: Int) -> Int { a + b }\nlet y = add()", "The call needs 'a', 'b': write each"),
        (
            lateArguments + "func add(a: Int, b: Int) -> Int { a + b }\nlet y = add(a: 1)",
            "a closure that takes the rest"
        ),
        (lateArguments + "func add(a: Int, b: Int) -> Int { a + b }\nlet y = add()", "a closure that takes the rest"),
        (
            lateArguments + "func add(_ a: Int, _ b: Int) -> Int { a + b }\nlet y = add(1)",
            "a closure that takes the rest"
        ),
        ("enum Slip { case small(Int) }\nfunc c() -> [Slip] { return .small(1) }", "into brackets: [.small(…)]"),
        ("func add(a: Int, b: Int) -> Int { a + b }\nlet y = add(1, 2)", "write a:b: before the arguments"),
        ("func add(_ a: Int, over b: Int) -> Int { a + b }\nlet y = add(1, 2)", "write over: before the argument"),
        (
            "func c(_ g: (Int) -> (n: Int, xs: [Int])) {\n let a = g(1)\n a.xs.append(g(2).xs) }",
            "append(contentsOf: …)"
        ),
        (
            "func c() async { await withTaskGroup(of: Int.self) { g in g.addTask(double(1)) } }", "addTask { … }"
        ),
        ("let y = double(x: 1)", "leave x: out"),
        (
            "func add(_ a: Int) -> (Int) -> Int { { a + $0 } }\nlet y = add(1, 2)",
            "Compare the call with its parameters"
        ),
        (lateArguments + "func add(_ a: Int) -> (Int) -> Int { { a + $0 } }\nlet y = add(1, 2)", "f(a)(b), not"),
        (lateArguments + "func add(_ a: Int) -> (Int) -> Int { { a + $0 } }\nlet y = add(1, 2, 3)", "f(a)(b), not"),
        ("func add(_ a: Int, _ b: Int) -> Int { a + b }\nlet y = add(1, 2, 3, 4)", "These are more arguments"),
        ("func one() -> Int { 1 }\nlet y = one(1)", "takes no argument"),
        (
            "func c() async { var n = 0\n await withTaskGroup(of: Void.self) { g in g.addTask { n += 1 } }\n _ = n }",
            "collect the values outside"
        ),
        (
            "struct M { func g() {} }\nfunc run(_ f: @escaping @Sendable () -> Void) {}\n"
                + "func c() { run { M().g() } }", "Write `nonisolated` before"
        ),
        ("nonisolated struct K: Sendable { let f: (Int) -> Int }", "let f: @Sendable (Int) -> Int"),
        (
            "func run(_ f: @escaping @Sendable () -> Void) {}\n@MainActor func c() { func g() {}\n run { g() } }",
            "Write @Sendable nonisolated before its func"
        ),
        (
            "func run(_ f: @escaping @Sendable () -> Void) {}\n@MainActor func c() { nonisolated func g() {}\n run { g() } }",
            "Write @Sendable nonisolated before its func"
        ),
        ("func c() {\n nonisolated @Sendable func g() {}\n g() }", "@Sendable nonisolated func."),
        ("func run(_ f: (Int) -> Void) {}\nfunc c() { run(double) }", "double returns Int"),
        (
            "func c(_ f: @escaping @Sendable (String) -> Int) { elsewhere(f) }",
            "A function of another type is expected here: (Int) -> Int"
        ),
        ("let y: Int = half(4)", "This may be nil, and Int never is"),
        ("let n = double(half(2))", "This may be nil, and Int never is"),
        ("let y = half(2) + 1", "This may be nil, and Int never is"),
        ("let t: String? = half(1).map(String.init)\nlet n: Int = t.count", "has no count yet"),
        ("let f = nil", "nil alone has no type"),
        ("func c() -> Int { nil }", "Write a value of type Int"),
        ("enum Maybe<A> { case nothing }\nfunc c() -> Maybe<Int> { return nil }", "write .nothing"),
        ("enum Maybe<A> { case nothing }\nfunc c(_ b: Bool) -> Maybe<Int> { b ? .nothing : nil }", "write .nothing"),
        ("enum JSON { case null }\nfunc c() -> JSON { return nil }", "write .null"),
        ("func c() -> [Int] { return nil }", "nothing in it is []"),
        ("func c() -> Result<Int, any Error> { return nil }", ".failure(…), which says why"),
        ("enum Either<L, R> { case left(L) }\nfunc c() -> Either<Int, Int> { return nil }", ".left(…), which says why"),
        ("let x: Int = nil", "Only an optional can be nil"),
        ("let y = 1 + \"a\"", "Swift does not join a String and an Int"),
        ("let y = \"a\" / 1", "/ needs two values of one type; here are String and Int"),
        ("let y = Point() == Point()", "There is no == for Point"),
        ("func c() { let x = 1\n x = 2 }", "x is fixed"),
        ("func c(_ x: Int) { x += 1 }", "a parameter always is"),
        (
            "func b() -> Point2 { Point2() }\nstruct Point2 { var x = 1 }\nfunc c() { b().x = 2 }",
            "the result of a call"
        ),
        ("func c(_ p: Fixed) { p.x = 2 }", "x is declared with `let`"),
        ("struct S { var n = 0\n func up() { n = 1 } }", "marked `mutating`"),
        ("struct S { var n = 0\n func up() { n += 1 } }", "marked `mutating`"),
        ("let xs = [1]\nxs.append(2)", "Line 1 declares xs with `let`"),
        ("func c() -> Int { let x: Int\n return x }", "x has no value yet"),
        ("let y = make()", "Swift cannot infer Value here"),
        ("let f = { x in x }", "{ (x: Int) in … }"),
        ("func z<A>(_ f: (A) -> A) {}\nfunc c() { z { $0 } }", "Swift cannot infer the type of $0"),
        ("let y = [\"a\"].map(Int8.init).map(String.init)", "which of several inits"),
        (
            "enum Either<L, R> { case left(L), right(R) }\nfunc n() -> Either<[Oops], String> { .right(\"\") }\n"
                + "func g() -> Either<[Oops], Int> { .right(1) }\nfunc z<E, A, B, C>(_ a: Either<[E], A>, "
                + "_ b: Either<[E], B>, with f: (A, B) -> C) -> Either<[E], C> { fatalError() }\n"
                + "func c() -> Either<[Oops], Bool> { z(n(), g(), with: <) }", "does not take values of these types"
        ),
        ("func c() -> (Int) -> Int {\n var m: [Int] = []\n { (x: Int) in x } }", "write `return` before it"),
        ("func c() { _ = [Int].self as Any\n let n = [Int: Int] }", "write Int.self"),
        ("func k<A>(of a: A.Type, _ f: () -> Void) {}\nfunc c() { k(of: Int) { } }", "as in of: Int.self"),
        ("let f = []", "does not tell Swift its types"),
        (
            "func g(_ x: Int) -> Int { x }\nfunc g(_ x: Int) -> String { \"\" }\nlet k = g(1)",
            "Several declarations are called g"
        ),
        ("let y = same(Point(), Point())", "only for types that are Equatable, but Point is not"),
        (
            "func c(_ s: Side) -> Int { switch s { case .left: 1 } }",
            "Missing: `.right`, `.middle`."
        ),
        (
            "func c(_ s: Side, _ t: Side, _ u: Side) -> Int { switch (s, t, u) { case (.left, .left, .left): 1 } }",
            "`(_, .right, _)` and 3 more."
        ),
        (
            "func c(_ b: Bool) -> some Equatable { if b { return 1 }; return \"a\" }",
            "`some` stands for one type"
        ),
        ("let y = \"abc\"[0]", "no integer indices"),
        ("func c() async -> Int { return load() }", "write `await` before it"),
        ("func c() -> Int { return await load() }", "Only an async function may wait"),
        ("func c(_ f: @escaping (Int) async -> Int) -> (Int) -> Int { f }", "(Int) -> Int would have to be async"),
        ("func c(_ f: @escaping (Int) throws -> Int) -> (Int) -> Int { f }", "let (Int) -> Int throw too"),
        ("func c() throws -> Int { return risky() }", "write `try` before it"),
        ("func c() -> Int { return try risky() }", "Nothing handles the error"),
        ("func c() -> Int { throw Oops.sour }", "Nothing handles the error"),
        (
            "func c() async { await withTaskGroup(of: Int.self) { g in g.addTask { 1 }\n _ = try risky() } }",
            "Use withThrowingTaskGroup"
        ),
        ("func c() { let z = risky() }", "write `try` before it"),
        ("func c() throws(Oops) -> Int { try risky() }", "write throws(Oops); or catch it here, and throw Oops"),
        (
            "enum Late: Error { case now }\nfunc c() throws(Oops) -> Int { throw Late.now }",
            "this throws Late: catch it, with do/catch, and throw Oops"
        ),
        ("func run(_ f: () throws(Oops) -> Int) {}\nfunc c() { run { try risky() } }", "Say which: throws(Oops)"),
        (
            "enum Late: Error { case now }\nfunc run(_ f: () throws(Oops) -> Int) {}\n"
                + "func c(_ f: () throws(Late) -> Int) { run(f) }", "a closure around it can catch Late"
        ),
        ("func c() { var n = 0\n n += 1\n elsewhere { x in n + x } }", "capture a copy: { [n] in"),
        ("nonisolated func c(_ m: Box) -> Int { m.n }", "Pass the value as an argument"),
        (
            "func run(_ f: @escaping () -> Void) {}\n@MainActor func c(_ m: Box) { run { func g() { m.n += 1 }\n g() } }",
            "write @MainActor in front of the func"
        ),
        ("enum K { case a }\nnonisolated func c(_ k: K) -> Bool { k == .a }", "nonisolated enum"),
        (
            "@concurrent nonisolated func use(_ p: Plain) async {}\n@MainActor func c(_ p: Plain) async { await use(p) }",
            "p could be used on two threads"
        ),
        (
            "nonisolated func c() async { let b = Plain()\n Task.detached { b.n += 1 }\n b.n += 1 }",
            "used on two threads at once"
        ),
        (
            "func c(_ f: @escaping (Int) -> Int) -> @Sendable (Int) -> Int { { x in f(x) } }",
            "let f: @Sendable (A) -> B"
        ),
        ("func c() { let p = pipe(double, double)\n elsewhere(p) }", "let p: @Sendable (Int) -> Int = pipe(f, g)"),
        ("func c(_ f: @escaping (Int) -> Int) { elsewhere(f) }", "write @Sendable before its type"),
        ("func c() { var n = 0\n elsewhere { x in n += 1; return x } }", "Two threads could change n"),
        ("func c() { let b = Box()\n elsewhere { x in b.n + x } }", "Read the value before"),
        ("func c() { let b = Box()\n elsewhere { x in b.n += 1; return x } }", "Declare a variable inside the closure"),
        ("func c() { let b = Plain()\n elsewhere { x in b.n + x } }", "Plain cannot"),
        ("@MainActor var leave: (() -> Void)?", "remove `@MainActor`"),
        ("@MainActor func ui() -> Int { 1 }\nnonisolated func c() -> Int { ui() }", "belongs to the main thread"),
        ("let y = doubel(3)\nfunc double2() {}\nlet z = double(1)", "Did you mean double"),
        ("func c() -> (Int) -> Int {\n _ = x\n return { x in x } }", "outside the braces of { x in … }"),
        ("let y = quux(3)", "Nothing is called quux here. Is it spelled"),
        (
            "func c(_ xs: [Int]) -> [Int] { var s = 0\n return xs.map { defer { s += $0 }\n return s } }",
            "or it is in a `defer`"
        ),
        // A name that occurs only in a string does not count.
        ("let y = \"items\" + item", "Nothing is called item here. Is it spelled"),
        ("let y: Strin = \"\"", "Did you mean String"),
        ("func c(_ x: T) {}", "func f<T>(…)"),
        ("func innerCompare() {}\nfunc c(_ x: PureCompare) {}", "No type is called PureCompare. Is it"),
        ("let y = 1 => 2", ">= or <="),
        ("let y = 1 <> 2", "written != in Swift"),
        ("let y = 1 **** 2", "There is no operator ****. Is it"),
        ("let y = double >>> double", "There is no operator >>> here"),
        ("let y = double.name", "has not been called yet, so there is no name"),
        ("func c(_ t: String?) -> Bool { if case .just(let x) = t { true } else { false } }", "which has no case just"),
        ("let y = half(2).description2", "Neither Int? nor Int has a member description2"),
        ("let y = \"abc\".length", "length is called count"),
        ("let t: String? = nil\nlet y = t.length", "length is called count"),
        ("let t: String? = nil\nlet y = t.capitalized", "import Foundation"),
        ("func frisch() {}\nlet y = [1, 2].fris", "has no member fris"),
        ("let y = [1, 2].frist", "has no member frist"),
        ("let y = \"a b\".components(separatedBy: \" \")", "import Foundation"),
        ("struct R {}\nlet y = R().data", "R has no member data"),
        ("import Foundation\nlet y = \"a\".contents", "String has no member contents"),
        ("let fs: [(Int) -> Int] = []\nlet y = fs.isEmtpy", "A list of (Int) -> Int has no member isEmtpy"),
        ("let fs: [(Int) -> Int] = []\nlet y = double(fs)", "[(Int) -> Int] is passed here, but Int is expected"),
        ("let y = Date()", "import Foundation"),
        ("func c(_ d: Date) {}", "import Foundation"),
        ("func twice(_ n: Int) -> Int { n }\nlet y = 1.twice()", "Here twice is a function, not a member of Int"),
        (
            maybe + "struct S { func map<A>(_ m: Maybe<A>) -> Maybe<A> { m.map() } }",
            "`map` is the function that you are writing, and Maybe<A> has no map of its own. Write what it does"
        ),
        ("struct S { func map<A>(_ a: A) -> A { a.map() } }", "write the value in that function's parentheses"),
        ("struct S { struct K { func add() {} }\n func c(_ n: Int) { n.add() } }", "Int has no member add. Is it"),
        (
            "enum Maybe<A> { case nothing, just(A) }\nlet y = Maybe.just(1).flatMap { $0 }",
            "Here flatMap is a function, not a member of Maybe"
        ),
        ("func c() { let x = 1\n let x = 2 }", "x exists already"),
        ("func inc(_ x: inout Int) {}\nvar n = 0\ninc(n)", "write & before it"),
        ("class K { var f: (() -> Int)?\n var n = 1\n func c() { f = { n } } }", "self.n"),
        (
            "struct A: ComposeTwo { func compose<A, B, C>(f: @escaping (B) -> C, g: @escaping (A) -> B) -> (A) -> C "
                + "{ fatalError() } }", "An underscore"
        ),
        (
            "protocol Making { init(_ f: () -> Int) }\nstruct M: Making { let f: Int\n init(f: () -> Int) { self.f = f() } }",
            "write one of your own"
        ),
        ("class G<Value> { static var all: [Value] = [] }", "closures made there share it"),
        ("import Nix", "There is no module Nix here"),
        ("func c() -> Int { return 1", "opened but not closed"),
        ("func c() -> Int { return 1 }\n}", "one more closing brace"),
        ("let y = double(1", "Line 1 opens a bracket that is not closed: `double(`"),
        ("func c() -> Int {\n double(double(1)\n}", "Line 2 opens a bracket that is not closed: `double(`"),
        ("func c() -> [Int] {\n [double(1)\n}", "Line 2 opens a bracket that is not closed: `[`"),
        ("let c = { (x: Int) in double(double(x) }", "Is a closing ) or ] missing"),
        ("func c(_ xs: [Int]) -> [Int] { [xs, xs] }", "a whole list"),
        ("func c(_ x: Int) -> [Int] { var xs = [1]\n xs += x\n return xs }", "append(…)"),
        ("func c() { var fs: [() -> Void] = []\n let f = {}\n fs += f }", "append(…)"),
        ("func c(_ xs: [Int], _ x: Int) -> [Int] { xs + x }", "put the element into brackets"),
        ("func c(_ xs: [Int]) -> Int { var ys = xs\n return double(ys.append(1)) }", "changes its list"),
        ("struct H { var past: [Int], now: String }\nfunc c(_ h: H) -> [Int] { h.past + h.now }", "into brackets: [x]"),
        (
            "struct H { var past: [H] }\nfunc c(_ h: H) -> [H] { let all = h.past + h\n return all }",
            "into brackets: [x]"
        ),
        (
            "struct H { var past: [H] }\nfunc c(_ h: H) -> [H] { let all = h + h.past\n return all }",
            "into brackets: [x]"
        ),
        ("func c() { var end: (() -> Void)?\n end()\n end = {} }", "end?(…) calls it only if it is there"),
        ("let c: (Int) -> Int = { x in for _ in 1...3 { x = x + 1 }\n return x }", "var value = x"),
        ("func c(_ n: Int) -> Bool { return n = 4 }", "write =="),
        ("func c(_ n: Int) -> Bool { n = 4 }", "To compare, write =="),
        (
            words
                + "func compose<A, B, C>(_ g: @escaping (B) -> C, _ f: @escaping (A) -> B) -> (A) -> C { { g(f($0)) } }\n"
                + "let y = compose(up, up)(xs)\nlet xs = [1]", "compose runs its last function first"
        ),
        (words + "let y = pipe(up, words)(xs)\nlet xs = [1]", "pipe runs its first function first"),
        (
            words + "let f = pipe(up, words)\nfunc add(_ a: Int) -> (Int) -> Int { { a + $0 } }\n"
                + "let y = add(1)(t)\nlet t = \"\"", "Is this the right function"
        ),
        (
            "func f(_ n: String, _ m: Int) {}\nfunc f(_ n: Bool, _ m: Int) {}\nfunc c(_ x: Character) { f(x, 1) }",
            "Argument 1 of f is Character here, but has to be String or Bool. Make a String of it"
        ),
        (
            "enum Either<L, R> { case left(L), right(R) }\nstruct A {\n"
                + "func name(_ text: String) -> Either<[Int], String> { .left([]) }\n"
                + "func zip<E, A, B, C>(_ a: Either<[E], A>, _ b: Either<[E], B>, with f: (A, B) -> C) -> Either<[E], C> "
                + "{ fatalError() }\nfunc c(_ name: String) -> Either<[Int], K> { return "
                + "zip(zip(name(name), name(name), with: { ($0, $1) }), name(name), with: { K($0.0, $1) }) }\n}\n"
                + "struct K { init(_ a: String, _ b: String) {} }",
            "Perhaps it is this mistake: Here name is a value of type"
        ),
        ("let y = ", "after the equals sign"),
        ("struct S { return 1 }", "may contain only declarations"),
        ("let f: (Int) -> Int = { x x + 1 }", "reads two statements"),
        ("func c() -> (Int, [Int]) { return 1, [] }", "write parentheses around them: (x, y)"),
        ("func c(_ n: Int) -> Bool { 0 <= n <= 9 }", "(x...y).contains(n)"),
        ("func c(_ n: Int) { switch n, n { default: 1 } }", "switch (x, y)"),
        ("func c() { do { _ = try risky() } catch let error: Oops { } }", "catch let error as T"),
        ("func c() { try { _ = try risky() } catch { } }", "do { try … } catch { … }"),
        ("func c() -> Int { guard double(1) > 1 else { return }\n return 1 }", "Write it after `return`"),
        ("func c() async -> Int { half(1) ?? load() }", "such as ?? or || cannot wait"),
        ("let y = \"abc", "closing quote is missing"),
        ("let y = “a”", "straight ones"),
        ("let y = double(+)*", "Something is missing after the *"),
        ("let y = [1, 2].map { $0 + }\nlet z = (1 * )", "stops or goes on"),
    ]

    /// With this line, missing arguments are explained as in exercises of chapter 3.
    private static let lateArguments = "// import Chapter03Currying\n"

    private static let words =
        "func words(_ text: String) -> [String] { [text] }\nfunc up(_ word: String) -> String { word }\n"

    private static let maybe =
        "enum Maybe<A> { case nothing, just(A) }\nfunc whole(_ n: Int) -> Maybe<Int> { .just(n) }\n"

    private static let io =
        "struct IO<A> { let run: () throws -> A\n init(_ run: @escaping () throws -> A) { self.run = run } }\n"

    private static let lazyTask =
        "struct LazyTask<A> { let run: () async throws -> A\n"
        + " init(_ run: @escaping () async throws -> A) { self.run = run } }\n"

    private static let pair = "let f: (Int) -> (value: Int, log: [String]) = "

    private static func either(_ body: String) -> String {
        "enum Either<L, R> { case left(L), right(R) }\n"
            + "func c<E, F, A>(_ f: @escaping (E) -> F) -> (Either<E, A>) -> Either<F, A> {\n    \(body)\n}"
    }

    private static let changes = "enum Change { case update([String], text: String) }\n"

    private static let signals =
        "struct Subscription {}\nprotocol Signal<A> { associatedtype A }\n"
        + "extension AnySignal { func count() -> some Signal<Int> { AnySignal<Int>() }\n"
        + " func concat(_ other: AnySignal<A>) {}\n"
        + " @available(*, unavailable, renamed: \"endWith(_:)\") func concat(value: A) {}\n"
        + " func subscribe(_ n: Int) -> Subscription { Subscription() } }\n"
        + "struct AnySignal<A>: Signal {}\n"

    private static func compose(_ body: String) -> String {
        "func c<A, B, C>(_ f: @escaping (B) -> C, _ g: @escaping (A) -> B) -> (A) -> C {\n    return \(body)\n}"
    }

    @Test(
        "an error that only follows from the one in line 2 is left out",
        arguments: [
            "func c() -> [Int] {\n var xs = []\n return xs\n}",
            "nonisolated func c(_ n: Int) -> @Sendable () -> Int { var n = n\n return { n += 1\n return n } }",
            "func join<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }; "
                + "func c<A, B, C, D>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C, _ h: @escaping (C) -> D) -> (A) -> D "
                + "{\n let n: Int = \"\"\n return join(join(f, g), g) }",
            "protocol P { static var e: Self { get } }; enum B<A>: P { case a(A), e\n static var e: B { .e } }",
        ])
    func consequence(text: String) throws {
        let refusal = try SmallCompilation.of(text)
        #expect(Set(refusal.messages.filter { $0.severity == .error }.map(\.line)).count == 2)
        #expect(diagnostics(refusal.messages, in: refusal.file, text: text, exercise: nil).map(\.line) == [2])
    }

    /// The compiler's messages about all cases, from a few calls of the compiler. The compiler considers private functions
    /// of other files, too, when it looks for the cause of an error. So a case whose sentence is not found is compiled
    /// again with cases that declare other names, and at last by itself.
    private static let refusals = Result {
        try SmallCompilation.prepare(cases.map(\.0))
        let untold = try cases.filter { try !tells($0.1, SmallCompilation.of($0.0)) }.map(\.0)
        for texts in SmallCompilation.withoutSharedNames(untold) where texts.count > 1 {
            try SmallCompilation.prepare(texts)
        }
        return try cases.map { text, part in
            let joined = try SmallCompilation.of(text)
            return tells(part, joined) ? joined : try SmallCompilation.alone(text)
        }
    }

    private static func tells(_ part: String, _ refusal: SmallCompilation.Refusal) -> Bool {
        let told = diagnostics(refusal.messages, in: refusal.file, text: refusal.text, exercise: nil)
        return told.contains { $0.meaning?.lowercased().contains(part.lowercased()) == true }
    }

    @Test("each compiler message gets its sentence", arguments: cases.indices)
    func explained(place: Int) throws {
        let (part, refusal) = (Self.cases[place].1, try Self.refusals.get()[place])
        #expect(Self.tells(part, refusal), "\(refusal.text): \(refusal.messages.map(\.text))")
    }

    @Test("the sentence about a line with two errors does not depend on their order")
    func twoErrors() throws {
        let refusal = try SmallCompilation.of(
            "func c(_ g: (Int) -> (n: Int, xs: [Int])) {\n let a = g(1)\n a.xs.append(g(2).xs) }")
        for messages in [refusal.messages, refusal.messages.reversed()] {
            let told = diagnostics(messages, in: refusal.file, text: refusal.text, exercise: nil)
            #expect(told.map { $0.meaning?.contains("append(contentsOf: …)") } == [true])
        }
    }

    @Test("an error is shown with the line that the compiler means", arguments: ["\u{2028}", "\u{C}", "\u{B}", "\r"])
    func lineEnds(end: String) throws {
        let text = "// pasted\(end)// text\r\nfunc c() -> Int {\r\n    item.count\r\n}\n"
        let refusal = try SmallCompilation.of(text)
        let told = diagnostics(refusal.messages, in: refusal.file, text: text, exercise: nil)
        #expect(told.map(\.source) == ["    item.count"])
        #expect(told.first?.meaning?.contains("Nothing is called item here. Is it spelled") == true)
        #expect(compilerLines(of: text).count == 5)
    }

    @Test("of many errors, only the first are explained, and no unknown name is suggested for another")
    func many() {
        let text = (1...400).map { "let x\($0) = unknown\($0)" }.joined(separator: "\n")
        let messages = (1...400).map {
            CompilerMessage(
                file: "main.swift", line: $0, column: 10, severity: .error, text: "cannot find 'unknown\($0)' in scope")
        }
        let told = diagnostics(messages, in: "main.swift", text: text, exercise: nil)
        #expect(told.map(\.line) == Array(1...400))
        #expect(told.filter { $0.meaning != nil }.map(\.line) == Array(1...20))
        #expect(told.allSatisfy { $0.meaning?.contains("Did you mean") != true })
    }

    @Test("unknown names in a file without the import of its chapter are explained by that")
    func missingImport() throws {
        let exercise = Fixture.composeTwo
        let text = "struct Answer: ComposeThree {}\njudge(Answer.self)"
        func meanings(_ text: String) throws -> [String?] {
            let refusal = try SmallCompilation.of(text)
            return diagnostics(refusal.messages, in: refusal.file, text: text, exercise: exercise).map(\.meaning)
        }
        let told = try meanings("// import Chapter02Composition\n" + text)
        #expect(told.count == 2)
        #expect(told.allSatisfy { $0?.hasSuffix("its top: import Chapter02Composition") == true }, "\(told)")
        // With the import, the compiler finds only that there is no such module here.
        let messages = compilerMessages("main.swift:2:1: error: cannot find 'judge' in scope")
        let other = diagnostics(
            messages, in: "main.swift", text: "import Chapter02Composition\njudge(Answer.self)", exercise: exercise)
        #expect(other.first?.meaning?.hasPrefix("Nothing is called judge") == true)
    }

    @Test("types are shown without attributes that no lesson has taught, unless the error is about these")
    func isolation() throws {
        func told(_ text: String) throws -> [String] {
            let refusal = try SmallCompilation.of(text)
            return diagnostics(refusal.messages, in: refusal.file, text: text, exercise: nil).map {
                $0.message + " " + ($0.meaning ?? "")
            }
        }
        let wrongType = try told("func c(_ f: (Int) -> String) {}\nfunc d() { c(double) }")
        #expect(wrongType.count == 1 && !wrongType[0].contains("@"), "\(wrongType)")
        let unsendable = try told("func c(_ f: @escaping (Int) -> Int) { elsewhere(f) }")
        #expect(unsendable.count == 1 && unsendable[0].contains("@Sendable"), "\(unsendable)")
    }

    @Test("every row of the table is used by some wrong answer")
    func everyRow() throws {
        // These are reported only after seconds of work, or by other versions of the compiler.
        let rare = ["Too much in one expression", "Swift cannot work out the types", "The compiler gave up here"]
        var unused = Explanations.table.map(\.sentence).filter { row in !rare.contains { row.hasPrefix($0) } }
        for refusal in try Self.refusals.get() {
            for message in refusal.messages where message.severity == .error {
                let row = Explanations.row(for: message, in: AnswerLines(refusal.text))
                unused.removeAll { $0 == row?.explanation.sentence }
            }
        }
        #expect(unused.isEmpty)
    }
}
