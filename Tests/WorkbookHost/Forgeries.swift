@_spi(Courses) import CurrycombWorkbook
import Foundation

/// An answer that attacks the judge, and must not be judged as done.
protocol Forging: Misbehaving {
    func forge() throws
    /// The value that the check compares with 2, the right one.
    var value: Int { get }
}

extension Forging {
    func ask(_ examiner: Examiner<any Misbehaving>) throws {
        try forge()
        try examiner.expect("value", value, is: 2)
    }
    var value: Int { 1 }
    func forge() throws {}
}

let forgeries: KeyValuePairs<String, any Contract.Type> = [
    "writesPassed": WritesPassed.self, "writesEverywhere": WritesEverywhere.self, "printsPassed": PrintsPassed.self,
    "exitsQuickly": ExitsQuickly.self, "atExit": AtExit.self, "leavesThread": LeavesThread.self, "forks": Forks.self,
    "listens": Listens.self, "reopens": Reopens.self, "startsAnother": StartsAnother.self,
    "becomesAnother": BecomesAnother.self, "closesAll": ClosesAll.self, "endsReaper": EndsReaper.self,
    "floodsReport": FloodsReport.self,
    // These answers attack the judge in their top-level code, before it begins to judge.
    "asksForAnotherCheck": Wrong.self, "takesOrder": Wrong.self, "writesFirst": Wrong.self,
]

struct Wrong: Forging {}

@MainActor
func forgeAtTopLevel() {
    switch ProcessInfo.processInfo.environment["CURRYCOMB_ANSWER"] {
    case "asksForAnotherCheck": setenv("CURRYCOMB_CHECK", "before", 1)
    case "writesFirst":
        for descriptor in pipes() { _ = reports[0].withCString { write(descriptor, $0, strlen($0)) } }
        _exit(0)
    case "takesOrder":
        for descriptor: Int32 in 3..<256 where isatty(descriptor) == 0 {
            let flags = fcntl(descriptor, F_GETFL)
            guard flags >= 0 else { continue }
            _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = read(descriptor, &bytes, bytes.count)
            if count > 0 { print("an order: \(String(decoding: bytes[..<count], as: UTF8.self))") }
        }
        for (name, value) in ProcessInfo.processInfo.environment where value.count > 8 && name.hasPrefix("CURRYCOMB_C")
        {
            print("an order: \(name)=\(value)")
        }
    default: break
    }
}

let passed = #"{"outcome":"passed"}"#
let reports = [
    "1-2 act\n\(passed)", "\nend \(passed)\n", "\n0 end \(passed)\n", "\n\(passed)\n",
    "\nffffffffffffffff end \(passed)\n",
]

/// Writes a report that has no valid tag.
func writeReport(to descriptor: Int32) { _ = passed.withCString { write(descriptor, $0, strlen($0)) } }

func writeReports(to descriptors: [Int32]) {
    for descriptor in descriptors {
        for report in reports { _ = report.withCString { write(descriptor, $0, strlen($0)) } }
    }
}

/// Returns the pipes to which this process can write, except its standard streams.
func pipes() -> [Int32] {
    (Int32(3)..<512).filter { descriptor in
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return false }
        return fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY
    }
}

struct WritesPassed: Forging {
    func forge() {
        writeReport(to: 3)
        _exit(0)
    }
}

struct WritesEverywhere: Forging {
    func forge() {
        writeReports(to: pipes())
        _exit(0)
    }
}

struct PrintsPassed: Forging {
    func forge() { for report in reports { print(report) } }
}

struct ExitsQuickly: Forging {
    func forge() { _exit(0) }
}

struct AtExit: Forging {
    func forge() {
        atexit {
            pipes().forEach(writeReport)
            _exit(0)
        }
        exit(0)
    }
}

struct LeavesThread: Forging {
    func forge() {
        Thread.detachNewThread { while true { writeReports(to: pipes()) } }
        usleep(10_000)
    }
}

/// An answer that forks: the child has the right answer, and the parent exits.
struct Forks: Forging {
    @MainActor static var guess = 1
    var value: Int { Self.guess }
    func forge() {
        typealias Fork = @convention(c) () -> pid_t
        let fork = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "fork"), to: Fork.self)
        let child = fork()
        if child == 0 {
            Self.guess = 2
        } else {
            waitpid(child, nil, 0)
            _exit(0)
        }
    }
}

/// Replaces the judge's pipe with its own, and forwards the reports with a different outcome.
struct Listens: Forging {
    func forge() {
        for descriptor in pipes() {
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            let real = dup(descriptor)
            dup2(ends[1], descriptor)
            let reading = ends[0]
            Thread.detachNewThread {
                var bytes = [UInt8](repeating: 0, count: 65536)
                while case let count = read(reading, &bytes, bytes.count), count > 0 {
                    sayPassed(instead: bytes[..<count], to: real)
                }
            }
        }
        atexit { usleep(100_000) }
    }
}

func sayPassed(instead report: ArraySlice<UInt8>, to descriptor: Int32) {
    for line in report.split(separator: 10) {
        let text = String(decoding: line, as: UTF8.self)
        let start = text.prefix { $0 != "{" }
        let forged = text.contains("{") ? start + passed : text + "\n"
        _ = forged.withCString { write(descriptor, $0, strlen($0)) }
    }
}

/// Reads reports from the judge's pipe before the supervisor does, if the system allows it, and changes their outcome.
struct Reopens: Forging {
    func forge() {
        for descriptor in pipes() {
            let reading = open("/proc/self/fd/\(descriptor)", O_RDWR)
            guard reading >= 0 else { continue }
            Thread.detachNewThread {
                var bytes = [UInt8](repeating: 0, count: 65536)
                while case let count = read(reading, &bytes, bytes.count), count > 0 {
                    sayPassed(instead: bytes[..<count], to: reading)
                }
            }
        }
        usleep(10_000)
    }
}

let madeUpOrder = ["currycomb check", "1", "2", "\(getpid())", "10", "0", "99.1", "during", "/nowhere", "", ""]
    .joined(separator: "\n")

/// Starts this program again with a right answer, so that the second process writes the report.
struct StartsAnother: Forging {
    func forge() throws {
        for descriptor in pipes() {
            var ends: [Int32] = [0, 0]
            pipe(&ends)
            _ = madeUpOrder.withCString { write(ends[1], $0, strlen($0)) }
            var actions = noActions
            posix_spawn_file_actions_init(&actions)
            posix_spawn_file_actions_adddup2(&actions, dup(descriptor), 3)
            posix_spawn_file_actions_adddup2(&actions, ends[0], 4)
            var process: pid_t = 0
            let arguments = [strdup(CommandLine.arguments[0]), nil]
            let environment = [strdup("CURRYCOMB_CHECK=1"), strdup("CURRYCOMB_ANSWER=passes"), nil]
            if posix_spawn(&process, CommandLine.arguments[0], &actions, nil, arguments, environment) == 0 {
                waitpid(process, nil, 0)
            }
        }
        _exit(0)
    }

    #if canImport(Darwin)
    private var noActions: posix_spawn_file_actions_t? { nil }
    #else
    private var noActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    #endif
}

struct BecomesAnother: Forging {
    func forge() {
        let descriptors = pipes()
        for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, 0) }
        if let first = descriptors.first { dup2(first, 3) }
        let environment = [strdup("CURRYCOMB_CHECK=during"), strdup("CURRYCOMB_ANSWER=passes"), nil]
        execve(CommandLine.arguments[0], [strdup(CommandLine.arguments[0]), nil], environment)
    }
}

struct ClosesAll: Forging {
    func forge() { for descriptor: Int32 in 0..<512 { close(descriptor) } }
    var value: Int { 2 }
}

struct EndsReaper: Forging {
    func forge() {
        // This attack is only for Linux: elsewhere there is no reaper, and the parent is the process that runs the
        // tests.
        #if os(Linux)
        kill(getppid(), SIGKILL)
        usleep(200_000)
        #endif
    }
}

struct FloodsReport: Forging {
    func forge() {
        let line = String(repeating: "honey ", count: 10_000)
        // If the supervisor closes the pipe first, the flood must not end with SIGPIPE.
        signal(SIGPIPE, SIG_IGN)
        // The loop writes 3 GB to each pipe.
        for _ in 0..<50_000 { for descriptor in pipes() { _ = line.withCString { write(descriptor, $0, 60_000) } } }
    }
}

// MARK: - Fleeing

/// Starts two programs, one of them in its own session. Writes the process IDs of this process and of both programs to
/// a file. Then waits forever if `CURRYCOMB_WAITS` is set.
struct Flees: Misbehaving {
    func act() throws {
        try flee()
        if ProcessInfo.processInfo.environment["CURRYCOMB_WAITS"] != nil { while true { usleep(1_000_000) } }
    }

    func flee() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "setsid sleep 600 & echo $!; sleep 601 & echo $!"]
        let output = Foundation.Pipe()
        process.standardOutput = output
        try process.run()
        var numbers = "\(getpid()) "
        while numbers.filter({ $0 == "\n" }).count < 2 {
            numbers += String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        }
        guard let notes = ProcessInfo.processInfo.environment["CURRYCOMB_NOTES"] else { return }
        try numbers.write(toFile: notes, atomically: true, encoding: .utf8)
    }
}

struct LeavesFolders: Misbehaving {
    func act() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("deep/down")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "honey".write(to: folder.appendingPathComponent("pot"), atomically: true, encoding: .utf8)
        symlink("/", folder.appendingPathComponent("link").path)
        chmod(folder.path, 0)
        print(ProcessInfo.processInfo.environment["TMPDIR"] ?? "")
        fatalError("out of honey")
    }
}

// MARK: - Calls

/// Stops in its third call, in the way that `CURRYCOMB_STOP` names. The supervisor then runs the check a second time,
/// in which only that call is described.
struct StopsInCall: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) {
        let kind = ProcessInfo.processInfo.environment["CURRYCOMB_STOP"]
        for number in 1...5 {
            examiner.running("work(\(number))")
            if number == 3 { stop(kind) }
        }
        examiner.finished()
    }

    func stop(_ kind: String?) {
        switch kind {
        case "trap": print(numbers(3)[5])
        case "loop": while numbers(3).count == 3 {}
        case "flood": while true { print("honey") }
        case "exit": exit(0)
        default: break
        }
    }
}

struct StopsInExample: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) throws {
        try examiner.expect("one()", 1, is: 1)
        switch ProcessInfo.processInfo.environment["CURRYCOMB_STOP"] {
        case "trap": try examiner.expect("numbers(3)[5]", numbers(3)[5], is: 2)
        case "throw": try examiner.expect("refuse()", refuse(), is: 2)
        case "refusal": try examiner.expect("refuse()", throws: Refused(), ifNothing: nil) { try refuse() }
        default: break
        }
        print(numbers(3)[5])
    }

    struct Refused: Error, Equatable {}
    func refuse() throws -> Int { throw Refused() }
}

struct StopsAfterCalls: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) {
        examiner.running("work(1)")
        examiner.finished()
        print(numbers(3)[5])
    }
}

struct StopsSomewhere: Misbehaving {
    func ask(_ examiner: Examiner<any Misbehaving>) {
        for number in 1...Int(getpid()) % 1000 + 10 { examiner.running("work(\(number))") }
        print(numbers(3)[5])
    }
}

/// An answer that uses a pointer. It is not in `Misbehaviours.swift`, because that file is judged as an answer's file,
/// and an answer must not use pointers.
struct WildPointer: Misbehaving {
    func act() { print(UnsafePointer<Int>(bitPattern: numbers(64)[63] * 1024)!.pointee) }
}
