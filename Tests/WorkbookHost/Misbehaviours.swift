import CurrycombWorkbook
import Foundation

protocol Misbehaving: Contract {
    func ask(_ examiner: Examiner<any Misbehaving>) throws
    func act() throws
    func actLater() async throws
}

extension Misbehaving {
    static var checks: [Check<any Misbehaving>] {
        [
            Check("before", of: "act") { try $0.expect("1 + 1", 1 + 1, is: 2) },
            Check("during", of: "act", mistakesIn: ["elsewhere": "actLater"]) {
                try Self().ask($0)
                try Self().act()
            },
            Check("later", of: "actLater") { _ in try await Self().actLater() },
            Check("after", of: "act") { try $0.expect("2 + 2", 2 + 2, is: 4) },
        ]
    }

    func ask(_ examiner: Examiner<any Misbehaving>) throws {}
    func act() throws {}
    func actLater() async throws {}
}

/// The exercise whose contract is `Misbehaving`. The tests make their own exercises, whose checks have the same keys.
let misbehaving = Exercise(
    in: "99-Misbehaviour", 1, "misbehaving", minutes: 1,
    words: Words(
        title: "Misbehave", task: "Misbehave.", hints: Hints(question: "?", direction: "→", nearly: "!"),
        checks: [
            Sentence("before", "a check before"), Sentence("during", "the check that misbehaves"),
            Sentence("later", "the check that misbehaves while it is awaited"), Sentence("after", "a check after"),
        ],
        misconceptions: [
            Sentence("swapped", "The two are swapped."), Sentence("elsewhere", "It is elsewhere."),
            Sentence("writes", "It wrote something."),
        ],
        notice: ""))

struct Refusal: Error {
    var code = 7
}

let misbehaviours: KeyValuePairs<String, any Contract.Type> = [
    "passes": Passes.self, "fails": Fails.self, "tells": Tells.self, "throws": Throws.self, "traps": Traps.self,
    "index": IndexOutOfRange.self,
    "nil": UnwrapsNil.self, "overflow": Overflows.self, "cast": Casts.self, "recursion": Recurs.self,
    "recursionWithHelp": RecursWithHelp.self,
    "closures": RecursThroughClosures.self,
    "recursionLater": RecursLater.self, "recursionElsewhere": RecursElsewhere.self, "wildPointer": WildPointer.self,
    "loops": Loops.self, "loopsInFunction": LoopsInFunction.self, "loopsToOverflow": LoopsToOverflow.self,
    "hangs": Hangs.self, "floods": Floods.self, "prints": Prints.self, "garbage": Garbage.self,
    "exits": Exits.self, "killed": Killed.self, "grandchild": Grandchild.self, "open": Open.self,
    "openLater": OpenLater.self,
    "background": OpenInBackground.self, "hungry": Hungry.self, "closes": ClosesReport.self,
    "flees": Flees.self, "leavesFolders": LeavesFolders.self, "stopsInCall": StopsInCall.self,
    "stopsInExample": StopsInExample.self,
    "stopsAfterCalls": StopsAfterCalls.self, "stopsSomewhere": StopsSomewhere.self,
    "quiet": Quiet.self, "writesScreen": WritesScreen.self, "writesErrors": WritesErrors.self,
    "writesFile": WritesFile.self, "mustWriteFile": MustWriteFile.self,
    "failsThenLoops": FailsThenLoops.self, "hungryInCall": HungryInCall.self,
    "trapsAfterCall": TrapsAfterCall.self,
    "failsInAnother": FailsInAnother.self, "failsElsewhere": FailsElsewhere.self, "failsSomewhere": FailsSomewhere.self,
]

struct Passes: Misbehaving {}

struct Fails: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) throws {
        struct Pair: Equatable { var left, right: Int }
        try examiner.expect(
            "swap(1, 2)", Pair(left: 1, right: 2), is: Pair(left: 2, right: 1),
            ifGot: [
                (Pair(left: 1, right: 2), "swapped")
            ])
    }
}

struct FailsInAnother: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) throws {
        examiner.about("actLater")
        try examiner.expect("1 + 1", 3, is: 2)
    }

    func actLater() async throws {}
}

/// An answer whose recognized mistake is in a requirement other than the tested one.
struct FailsElsewhere: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) throws { try examiner.require(false, else: "elsewhere") }

    func actLater() async throws { await Task.yield() }
}

struct FailsSomewhere: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) throws {
        examiner.about(nil)
        try examiner.expect("1 + 1", 3, is: 2)
    }
}

/// An answer whose values, output and errors contain texts that the learner wrote.
struct Tells: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) throws {
        print("a secret of the bees")
        try examiner.expect("say()", "a secret of the bees", is: "a buzz")
    }
    func actLater() async throws { throw Rumour(text: "a secret of the bees") }
    struct Rumour: Error { var text: String }
}

struct Throws: Misbehaving {
    func act() throws { throw Refusal() }
    func actLater() async throws { throw Refusal() }
}

struct Traps: Misbehaving {
    func act() { fatalError("out of honey") }
    func actLater() async { fatalError("out of honey") }
}

struct IndexOutOfRange: Misbehaving {
    func act() { print(numbers(3)[5]) }
}

struct UnwrapsNil: Misbehaving {
    func act() { print(numbers(0).first!) }
}

struct Overflows: Misbehaving {
    func act() { print(numbers(3).reduce(Int.max, +)) }
}

struct Casts: Misbehaving {
    func act() { print((numbers(3) as Any) as! String) }
}

struct Recurs: Misbehaving {
    func act() { print(depth(numbers(1)[0])) }
    func depth(_ n: Int) -> Int { n < 0 ? 0 : 1 + depth(n + 1) }
}

/// An answer whose stack runs out in a function that the repeated one calls, because that function needs more of it.
struct RecursWithHelp: Misbehaving {
    func act() { print(helpedDepth(numbers(1)[0])) }
    private func helpedDepth(_ n: Int) -> Int { isNegative(n) ? 0 : 2 + helpedDepth(n + 1) }
    private func isNegative(_ n: Int) -> Bool {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: 100) { room in
            room.initialize(repeating: n)
            return room[99] < 0
        }
    }
}

/// An answer whose stack overflows in the code that makes the closures: inside `malloc`, from which no backtrace is
/// possible.
struct RecursThroughClosures: Misbehaving {
    func act() { print(add(numbers(1)[0])(2)(3)) }
    func add(_ n: Int) -> (Int) -> (Int) -> Int { { b in { c in add(n)(b)(c) + n } } }
}

struct RecursLater: Misbehaving {
    func actLater() async { print(depth(numbers(1)[0])) }
    func depth(_ n: Int) -> Int { n < 0 ? 0 : 3 + depth(n + 1) }
}

struct RecursElsewhere: Misbehaving {
    func actLater() async { await Task.detached { print(deep(numbers(1)[0])) }.value }
}

@Sendable func deep(_ n: Int) -> Int { n < 0 ? 0 : 2 + deep(n + 1) }

struct Loops: Misbehaving {
    func act() { while numbers(3).count == 3 {} }
}

struct LoopsInFunction: Misbehaving {
    func act() { neverEnds() }

    private func neverEnds() {
        var number = 1
        while number > 0 { number ^= 2 }
    }
}

struct LoopsToOverflow: Misbehaving {
    func act() {
        var number = 1
        while number > 0 {
            number *= 3
        }
    }
}

/// An answer whose failure is known before its endless loop.
struct FailsThenLoops: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) throws {
        examiner.keepFailure(examiner.failure("swapped", []) { "swapped" })
        while numbers(3).count == 3 {}
    }
}

struct Hangs: Misbehaving {
    func actLater() async { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
}

struct Floods: Misbehaving {
    func act() {
        let line = String(repeating: "honey ", count: 1000)
        for _ in 0..<17_000 { print(line) }  // 100 MB
    }
}

/// A contract whose requirement `write` must not write to the screen or to a file, though the check may do so before
/// and after calling it.
protocol MayNotWrite: Misbehaving {
    func write()
}

extension MayNotWrite {
    func ask(_ examiner: Examiner<any Misbehaving>) throws {
        print("before")
        writeToFile()
        try examiner.writesNothing("write()", else: "writes") { write() }
        print("after")
        writeToFile()
    }

    private func writeToFile() {
        _ = FileManager.default.createFile(atPath: temporaryPath("note"), contents: Data("x".utf8))
    }
}

struct Quiet: MayNotWrite {
    func write() {}
}

struct WritesScreen: MayNotWrite {
    func write() { print("hello") }
}

struct WritesErrors: MayNotWrite {
    func write() { FileHandle.standardError.write(Data("hello\n".utf8)) }
}

struct WritesFile: MayNotWrite {
    func write() { try? "hello".write(toFile: temporaryPath("note"), atomically: true, encoding: .utf8) }
}

struct MustWriteFile: MayNotWrite {
    func write() {
        do {
            try "hello".write(toFile: temporaryPath("note"), atomically: false, encoding: .utf8)
        } catch { fatalError("\(error)") }
    }
}

struct Prints: Misbehaving {
    func act() throws {
        print("first line")
        print("no end of line", terminator: "")
        throw Refusal()
    }
}

struct Garbage: Misbehaving {
    func act() throws {
        FileHandle.standardOutput.write(Data([0x68, 0xFF, 0xC0, 0x69, 0x0A]))
        throw Refusal()
    }
}

struct Exits: Misbehaving {
    func act() { exit(0) }
}

struct Killed: Misbehaving {
    func act() { kill(getpid(), SIGKILL) }
}

struct Grandchild: Misbehaving {
    // The grandchild keeps the output open long after the check has passed.
    func act() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "while :; do :; done"]
        try process.run()
    }
}

struct Open: Misbehaving {
    func act() { todo("act") }
}

struct OpenLater: Misbehaving {
    func actLater() async { let _: Int = todo("actLater") }
}

struct OpenInBackground: Misbehaving {
    func actLater() async { await Task.detached { () -> Void in todo("in the background") }.value }
}

struct Hungry: Misbehaving {
    func act() {
        var hoard: [[UInt8]] = []
        while true { hoard.append([UInt8](repeating: 1, count: 1 << 28)) }
    }
}

/// An answer that uses too much memory in a call for which a known mistake would explain a trap. The verdict must not
/// name this mistake.
struct HungryInCall: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) throws {
        examiner.making("hoard()", ifItTraps: "swapped") { Hungry().act() }
    }
}

/// An answer that stops the program in a call without a name, after a call with a name has returned.
struct TrapsAfterCall: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) throws {
        examiner.making("fine()", ifItTraps: "swapped") {}
        Traps().act()
    }
}

struct ClosesReport: Misbehaving {
    func act() { close(3) }
}

/// Returns numbers that the optimizer cannot know.
@inline(never)
func numbers(_ count: Int) -> [Int] { Array(1..<(count + 1)) }
