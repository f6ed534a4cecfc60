// The context is written once, before the check begins, and only read after that, so the unsafe global is sound.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

// The code below runs when the program is loaded, before the answer's top-level code can look for the request. Older
// compilers do not support this, and Swift 6.3 rejects it in release builds; in both cases, the request is read when
// the answer is judged. By then the answer's code may have read the request, or have started threads; in a process with
// several threads, no reaper is made.
#if compiler(>=6.3) && DEBUG
#if objectFormat(MachO)
@used @section("__DATA,__mod_init_func,mod_init_funcs")
private let atLoad: @convention(c) () -> Void = { CheckContext.prepare() }
#else
@used @section(".init_array")
private let atLoad: @convention(c) () -> Void = { CheckContext.prepare() }
#endif
#endif

nonisolated(unsafe) private var prepared: CheckContext?

struct CheckContext {
    private let request: CheckRequest
    private let report: Int32
    /// The process that runs the check; processes forked from it cannot report.
    private let process: pid_t

    /// The context of this process; `nil` if it does not run a check, or has not read its request yet.
    static var current: CheckContext? { prepared.flatMap { $0.process == getpid() ? $0 : nil } }

    var exercise: String { request.exercise }
    var check: String { request.check }
    var describedCall: Int { request.describedCall }
    var folder: String { request.folder }
    /// The text of the answer's file, if it has one. It is read together with the request, if possible before the
    /// answer's code runs, because that code could replace the file.
    let text: String?
    /// True if the file's text differs from the text that is judged.
    let isExchanged: Bool
    /// The answer's object file, read at the same time as the text.
    private let object: [UInt8]?

    /// The types that the answer's compiled code uses; `nil` if there is no object file.
    var types: CompiledTypes? { object.map { CompiledTypes(object: $0) } }

    /// Reads the request, if there is one, so that the answer's code cannot read it, and limits the process's
    /// resources. Further calls do nothing.
    static func prepare() {
        guard prepared == nil, let (request, lifeline) = CheckRequest.take() else { return }
        let report = Platform.movedAside(Report.descriptor)
        // The seed is read before the answer's code runs, because that code could change the environment.
        _ = SplitMix64.lawSeed
        Platform.makeFolder(request.folder)
        Platform.makeFolder(CheckRequest.temporary(in: request.folder))
        if !Reaper.split(for: request) { Lifeline.watch(lifeline) }
        close(lifeline)
        // With these limits, an endless loop ends even if the supervisor has exited, and no core file is written.
        // At the lower limit of processor time, the system sends SIGXCPU, by which a verdict knows an endless loop; at
        // the upper one, SIGKILL.
        Platform.limit(Platform.cpuTime, to: request.seconds + 1, atMost: request.seconds + 3)
        Platform.limit(Platform.coreSize, to: 0)
        if let size = Platform.addressSpace {
            Platform.limit(Platform.addressSize, to: size + Limits.memory)
        } else {
            MemoryWatch.begin(room: Limits.memory)
        }
        let text = request.source.isEmpty ? nil : Platform.contents(of: request.source)
        let isExchanged = text.map { request.authenticator.tag(Array($0.utf8)) != request.digest } ?? false
        prepared = CheckContext(
            request: request, report: report, process: getpid(), text: text, isExchanged: isExchanged,
            object: text == nil ? nil : Platform.objectOfExecutable)
    }

    /// Sends a tagged line to the supervisor. A line end precedes it, since an answer may have written part of a line.
    func send(_ text: String) {
        let tag = String(request.authenticator.tag(Array(text.utf8)), radix: 16)
        let bytes = Array("\n\(tag) \(text)\n".utf8)
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(report, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            sent += count
        }
    }
}
