import CurrycombComposition
import Testing

private struct Empty: Error {}

private func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
private func first(_ words: [String]) throws -> String {
    guard let first = words.first else { throw Empty() }
    return first
}

private let isFourLetters: @Sendable (String) throws -> Bool = pipe(
    XRay.stage("split", words),
    XRay.stage("head", first),
    XRay.stage("length", \.count),
    XRay.stage("== 4", { $0 == 4 }))

private struct Degrees: CustomStringConvertible {
    var value: Double
    var description: String { "\(rounded(self).value) °C" }
}
private let rounded: @Sendable (Degrees) -> Degrees = XRay.stage("round") { Degrees(value: $0.value.rounded()) }

struct XRayTests {
    @Test("the value after each stage, named, in order")
    func stages() throws {
        let picture = XRay.run("Anna Lee", through: isFourLetters)
        #expect(try picture.result.get() == true)
        #expect(picture.input == "\"Anna Lee\"")
        #expect(picture.stages.map(\.name) == ["split", "head", "length", "== 4"])
        #expect(picture.stages.map(\.value) == ["[\"Anna\", \"Lee\"]", "\"Anna\"", "4", "true"])
        #expect(picture.stopped == nil)
        #expect(
            picture.description == """
                        "Anna Lee"
                split   ["Anna", "Lee"]
                head    "Anna"
                length  4
                == 4    true
                """)
    }

    @Test("an error is shown where it stopped the run")
    func failure() {
        let picture = XRay.run("", through: isFourLetters)
        #expect(throws: Empty.self) { try picture.result.get() }
        #expect(picture.stages.map(\.name) == ["split", "head"])
        #expect(picture.stages.map(\.failed) == [false, true])
        #expect(picture.stopped?.name == "head")
        #expect(picture.description.contains("head  ✗ "))
    }

    @Test("the stage that ended the run is not a stage whose error was caught")
    func caughtErrors() {
        let failing = XRay.stage("failing") { (_: Int) throws -> Int in throw Empty() }
        let inner = XRay.stage("inner") { (x: Int) in x + 1 }
        let catching = XRay.stage("catching") { (x: Int) throws -> Int in
            _ = try? failing(x)
            throw Empty()
        }
        let goingOn = XRay.stage("going on") { (x: Int) throws -> Int in (try? failing(x)) ?? inner(x) }
        #expect(XRay.run(1) { try pipe(goingOn, failing)($0) }.stopped?.depth == 0)
        #expect(XRay.run(1) { try pipe(goingOn, { _ in throw Empty() } as (Int) throws -> Int)($0) }.stopped == nil)
        #expect(XRay.run(1) { try pipe(inner, XRay.stage("outer", failing))($0) }.stopped?.name == "failing")
        // Both stages threw. The picture cannot show that `catching` caught the inner error, so `stopped` is the inner
        // stage.
        #expect(XRay.run(1) { try catching($0) }.stopped?.name == "failing")
    }

    @Test("without an x-ray, a pipeline of named stages is a plain function")
    func unseen() throws {
        #expect(try isFourLetters("Anna Lee"))
        #expect(throws: Empty.self) { try isFourLetters("") }
    }

    @Test("a pipeline that cannot throw has an output, and a key path can be a pipeline")
    func output() {
        let increment: (Int) -> Int = { $0 + 1 }
        let double: (Int) -> Int = { $0 * 2 }
        #expect(XRay.run(3, through: pipe(XRay.stage("+1", increment), XRay.stage("*2", double))).output == 8)
        #expect(XRay.run("abc", through: \.count).output == 3)
    }

    @Test("values are described as requested, and not at all without an x-ray")
    func described() {
        struct Loud: CustomStringConvertible, CustomDebugStringConvertible {
            let onDescription: () -> Void
            var description: String {
                onDescription()
                return "loud"
            }
            var debugDescription: String { description }
        }
        var described = 0
        let stage = XRay.stage("loud") { (x: Int) in Loud { described += x } }
        _ = stage(1)
        #expect(described == 0)
        #expect(XRay.run(1, describedBy: { "<\($0)>" }, through: stage).stages.map(\.value) == ["<loud>"])
        #expect(described == 1)
    }

    @Test("a stage inside a stage is indented, the outer one first")
    func nested() {
        let inner = XRay.stage("inner", { (x: Int) in x + 1 })
        let outer = XRay.stage("outer", pipe(inner, { $0 * 2 }))
        let picture = XRay.run(3, through: outer)
        #expect(picture.stages.map(\.name) == ["outer", "inner"])
        #expect(picture.stages.map(\.depth) == [0, 1])
        #expect(picture.stages.map(\.value) == ["8", "4"])
    }

    @Test("the first difference between two runs is found")
    func difference() {
        func pipeline(_ head: @escaping ([String]) -> String) -> (String) -> Int {
            pipe(XRay.stage("split", words), XRay.stage("head", head), XRay.stage("length", \.count))
        }
        let right = XRay.run("Anna Lee", through: pipeline { $0[0] })
        let wrong = XRay.run("Anna Lee", through: pipeline { $0[1] })
        #expect(wrong.firstDifference(from: right) == 1)
        #expect(right.firstDifference(from: right) == nil)
        let stopped = XRay.run("", through: isFourLetters)
        let whole = XRay.run("", through: XRay.stage("split", words))
        #expect(whole.firstDifference(from: stopped) == 1)
    }

    @Test("asynchronous stages and child tasks are recorded, but other runs at the same time are not")
    func asynchronous() async throws {
        let half: @Sendable (Int) async throws -> Int = XRay.stage("half") { x in
            guard x % 2 == 0 else { throw Empty() }
            return x / 2
        }
        let doubled: @Sendable (Int) async -> Int = XRay.stage("double") { x in x * 2 }
        let pipeline: @Sendable (Int) async throws -> Int = pipe(doubled, half, half)
        await withTaskGroup(of: Void.self) { group in
            for x in 0..<40 {
                group.addTask {
                    let picture = await XRay.run(x, through: pipeline)
                    let expected = x % 2 == 0 ? ["\(x * 2)", "\(x)", "\(x / 2)"] : ["\(x * 2)", "\(x)"]
                    #expect(Array(picture.stages.map(\.value).prefix(expected.count)) == expected)
                    #expect(picture.stages.count == 3)
                    #expect((picture.stopped != nil) == (x % 2 == 1))
                }
            }
        }
        let children = await XRay.run(1) { (x: Int) async in
            async let a = doubled(x)
            async let b = doubled(x + 1)
            return await a + b
        }
        #expect(children.output == 6)
        #expect(children.stages.map(\.value).sorted() == ["2", "4"])
    }

    @Test("stages that run for a value's description are not recorded")
    func descriptions() {
        let picture = XRay.run(Degrees(value: 1.4), through: rounded)
        #expect(picture.stages.map(\.name) == ["round"])
        #expect(picture.stages.map(\.value) == ["1.0 °C"])
        #expect(picture.input == "1.0 °C")
    }

    @Test("the description of an inner run's input adds nothing to the outer run")
    func innerInput() async {
        let outer = XRay.run(1) { (x: Int) in XRay.run(Degrees(value: 1.4), through: rounded).input }
        #expect(outer.output == "1.0 °C")
        #expect(outer.stages.isEmpty)
        let later = await XRay.run(1) { (x: Int) async in
            await XRay.run(Degrees(value: 1.4)) { (degrees: Degrees) async in rounded(degrees) }.input
        }
        #expect(later.output == "1.0 °C")
        #expect(later.stages.isEmpty)
    }

    @Test("stages of two arguments, of every kind")
    func arities() async throws {
        let plain = XRay.stage("plain") { (a: Int, b: Int) in a + b }
        let throwing = XRay.stage("throwing") { (a: Int, b: Int) throws in a + b }
        let later: @Sendable (Int, Int) async throws -> Int = XRay.stage("later") { $0 + $1 }
        let picture = await XRay.run(1) { (x: Int) async throws in
            try await plain(x, 2) + throwing(x, 3) + later(x, 4)
        }
        #expect(try picture.result.get() == 12)
        #expect(picture.stages.map(\.value) == ["3", "4", "5"])
    }
}
