import Currycomb
import Foundation

/// Uses signals as an app does for a page with a text field, but in virtual time; then uses some more operators.
func useSignals() {
    let clock = VirtualScheduler()
    let typed = Subject<String, Never>()
    let words = typed.map { $0.lowercased() }.removeDuplicates().debounce(.milliseconds(300), on: clock)
    let answers = words.flatMapLatest { word in
        Signals.just(word.count).delay(.milliseconds(100), on: clock).eraseToAnySignal()
    }
    let total = answers.scan(0, +).share(replay: 1)
    total.zip(with: words).observe { print("\($0.1): \($0.0) letters so far") }
    Signals.merge([words.map { "typed \($0)" }.eraseToAnySignal(), total.map { "total \($0)" }.eraseToAnySignal()])
        .take(3).observe({ print($0) }, ended: { print("merged: \($0)") })
    for word in ["w", "wa", "Wax", "wax"] { typed.send(word) }
    clock.advance(by: .seconds(1))
    typed.send("Wicks")
    clock.advance(by: .seconds(1))
    typed.complete()
    clock.advance(by: .seconds(1))

    let ticks = Signals.create { (sink: Sink<Int, SearchError>) in
        sink.onDispose { print("let go") }
        for number in 1... where sink.send(number) == .enough { break }
    }
    ticks.filter { $0 % 2 == 0 }.groupBy { $0 % 3 }.flatMap { $0.take(2).map { number in number * 10 } }.take(4)
        .collect().observe { print($0) }

    let (width, height) = (MutableProperty(2), MutableProperty(3))
    let area = width.combine(with: height, *)
    let doubled = area.map { $0 * 2 }
    width.value = 5
    print("area \(area.value), twice \(doubled.value)")
}

/// Uses tasks in parallel, in a race, in a pair and in a long chain, and an `IO`.
func useTasks() async throws {
    let numbers = [3, 1, 2].traverse { number in LazyTask<Int, Never>.of(number * number).delay(.zero) }
    print("squares \(try await numbers.run())")
    let first = LazyTask<String, SearchError>.race([
        LazyTask.never, LazyTask.fail(.offline).catch { (_: SearchError) in .of("caught") },
    ])
    print(try await first.zip(LazyTask.of(7)).run())
    print(IO<Int, Never>.of(20).flatMap { number in IO { number + 1 } }.map { $0 * 2 }.run())
    var depth = LazyTask<Int, Never>.of(0)
    for _ in 0..<100_000 { depth = depth.flatMap { .of($0 + 1) } }
    print("as deep as \(try await depth.run())")
}

struct Reader {
    var name: String
    var age: Int
}

func useFunctions() throws {
    let shout = pipe({ (text: String) in text.trimmingPrefix(" ") }, { $0.uppercased() }, { "\($0)!" })
    let read = pipe(
        { (text: String) throws in try JSONDecoder().decode([Int].self, from: Data(text.utf8)) }, { $0.max() })
    let add = curry { (a: Int, b: Int, c: Int) in a + b + c }
    let square = memoize { (n: Int) in n * n }
    print(shout(" wax"), try read("[1, 5, 2]") ?? 0, add(1)(2)(3), (1...3).map(square), compose(square, add(1)(1))(2))
    print(zip(Maybe.of(1), Maybe.of("a")) ?? (0, ""), Either<String, Int>.right(3).map { $0 + 1 })

    let reader = Validator.object(Reader.init) {
        field("name", \.name, .string.length(1...40))
        field("age", \.age, .integer.range(0...150))
    }
    print(try reader.decode(#"{"name": "Ada", "age": 36}"#).age)
    do { _ = try reader.decode(#"{"name": "", "age": 200}"#) } catch { print(error) }
}
