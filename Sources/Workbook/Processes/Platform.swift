#if canImport(Darwin)
import Darwin
import MachO.dyld
#elseif canImport(Glibc)
// In Glibc, `stdout` is a global variable, which Swift 6 rejects without `@preconcurrency`. This module only reads
// it.
@preconcurrency import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// System functions, many of which differ between Linux and Apple platforms.
public enum Platform {
    #if canImport(Darwin)
    typealias SpawnActions = posix_spawn_file_actions_t?
    typealias SpawnAttributes = posix_spawnattr_t?
    static var noActions: SpawnActions { nil }
    static var noAttributes: SpawnAttributes { nil }
    #else
    typealias SpawnActions = posix_spawn_file_actions_t
    typealias SpawnAttributes = posix_spawnattr_t
    static var noActions: SpawnActions { SpawnActions() }
    static var noAttributes: SpawnAttributes { SpawnAttributes() }
    #endif

    #if canImport(Glibc)
    static let cpuTime = Int32(RLIMIT_CPU.rawValue)
    static let coreSize = Int32(RLIMIT_CORE.rawValue)
    static let addressSize = Int32(RLIMIT_AS.rawValue)
    static let stackSize = Int32(RLIMIT_STACK.rawValue)
    static let fileSize = Int32(RLIMIT_FSIZE.rawValue)
    #else
    static let cpuTime = RLIMIT_CPU
    static let coreSize = RLIMIT_CORE
    static let addressSize = RLIMIT_AS
    static let stackSize = RLIMIT_STACK
    static let fileSize = RLIMIT_FSIZE
    #endif

    /// The address space that this process has mapped, in bytes; `nil` if the system does not report it, or does not
    /// limit address space.
    static var addressSpace: UInt64? {
        #if canImport(Darwin)
        return nil
        #else
        guard let pages = contents(of: "/proc/self/statm")?.split(separator: " ").first else { return nil }
        return UInt64(pages).map { $0 * UInt64(sysconf(Int32(_SC_PAGESIZE))) }
        #endif
    }

    /// The signals with which a fault in an answer's code ends a process. A trap in Swift code is SIGILL on x86 and
    /// SIGTRAP on Arm; a stack overflow is usually SIGSEGV or SIGBUS.
    static let trapSignals: Set<Int32> = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]

    /// The signal with which Swift code stops without a message, for example after an arithmetic overflow.
    #if arch(x86_64) || arch(i386)
    static let trapSignal = SIGILL
    #else
    static let trapSignal = SIGTRAP
    #endif

    static var executable: String {
        #if canImport(Darwin)
        var size: UInt32 = 0
        _ = _NSGetExecutablePath(nil, &size)
        let path = [CChar](unsafeUninitializedCapacity: Int(size)) { buffer, count in
            count = _NSGetExecutablePath(buffer.baseAddress, &size) == 0 ? Int(size) : 0
        }
        return string(path)
        #else
        let path = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            count = max(0, readlink("/proc/self/exe", buffer.baseAddress!, Int(PATH_MAX)))
        }
        return string(path)
        #endif
    }

    /// The object file of the answer that runs in this process: the workshop builds it beside the program, and SwiftPM
    /// in a folder beside it.
    static var objectOfExecutable: [UInt8]? {
        let parts = executable.split(separator: "/")
        guard let name = parts.last else { return nil }
        let folder = "/" + parts.dropLast().joined(separator: "/")
        let module = String(name.map { $0 == "-" ? "_" : $0 })
        return bytes(of: "\(folder)/main.o") ?? bytes(of: "\(folder)/\(module).build/main.swift.o")
    }

    /// True if a debugger is attached: then all checks run in this process, so that breakpoints work.
    static var isBeingDebugged: Bool {
        #if canImport(Darwin)
        var info = kinfo_proc()
        var size = MemoryLayout<kinfo_proc>.stride
        var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
        return sysctl(&name, 4, &info, &size, nil, 0) == 0 && info.kp_proc.p_flag & P_TRACED != 0
        #else
        guard let status = contents(of: "/proc/self/status") else { return false }
        let tracer = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
        return tracer.map { $0.last != "0" || $0.filter(\.isNumber).count > 1 } ?? false
        #endif
    }

    /// Turns off buffering for standard output, so that no output is lost if the program traps.
    static func unbufferOutput() { setvbuf(stdout, nil, _IONBF, 0) }

    /// Limits a resource. `most` is the value to which the process could raise the limit.
    static func limit(_ resource: Int32, to value: UInt64, atMost most: UInt64? = nil) {
        setLimits(resource, rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(most ?? value)))
    }

    static func lowerLimit(_ resource: Int32, to value: UInt64) -> rlimit {
        var before = rlimit()
        getrlimit(resource, &before)
        setLimits(resource, rlimit(rlim_cur: rlim_t(value), rlim_max: before.rlim_max))
        return before
    }

    static func setLimits(_ resource: Int32, _ limits: rlimit) {
        var limits = limits
        setrlimit(resource, &limits)
    }

    /// The addresses of this thread's stack below the caller, including the gap below the stack: an access in the gap
    /// means that the stack is full. The stack of a thread other than the main one may be smaller.
    static var stack: Range<UInt64> {
        var limits = rlimit()
        getrlimit(stackSize, &limits)
        // Even an unlimited stack cannot be larger than the memory that a check may use.
        let size = min(UInt64(limits.rlim_cur), Limits.memory)
        let here = withUnsafePointer(to: &limits) { UInt64(UInt(bitPattern: $0)) }
        // The system keeps a gap below a stack. A large frame can reach into this gap.
        let gap: UInt64 = 1 << 20
        return here - min(here, size + gap)..<here
    }

    /// Allocates a second stack for this thread's signal handlers, for use when the thread's own stack is full, unless
    /// the thread already has a second stack. The second stack is never freed.
    static func prepareForFullStack() {
        let size = 1 << 16
        var place = stack_t()
        sigaltstack(nil, &place)
        guard place.ss_sp == nil else { return }
        place = stack_t()
        place.ss_sp = malloc(size)
        place.ss_size = numericCast(size)
        sigaltstack(&place, nil)
    }

    static var isMainThread: Bool {
        #if canImport(Darwin)
        pthread_main_np() != 0
        #else
        // `/proc/thread-self` is a link to `<process>/task/<thread>`. For the main thread, the two numbers are
        // equal.
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { bytes in
            let count = readlink("/proc/thread-self", bytes.baseAddress!, bytes.count)
            let path = bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
            let parts = String(decoding: path, as: UTF8.self).split(separator: "/")
            return parts.first == parts.last
        }
        #endif
    }

    // MARK: - Descriptors and processes

    /// Moves a descriptor to a number that no program expects. Programs that this process starts do not inherit it.
    static func movedAside(_ descriptor: Int32) -> Int32 {
        let moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 100)
        close(descriptor)
        return moved
    }

    /// Makes a pipe whose ends are not inherited by started programs; returns `nil` on failure, with the reason in
    /// `errno`.
    package static func pipe() -> (reading: Int32, writing: Int32)? {
        var ends: [Int32] = [0, 0]
        #if canImport(Darwin)
        // If another library starts a program between `pipe` and `fcntl`, that program inherits the descriptors,
        // and Darwin has no way to avoid this. Programs that `Spawn` starts do not inherit them.
        guard Darwin.pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        #else
        guard pipe2(&ends, O_CLOEXEC) == 0 else { return nil }
        #endif
        return (ends[0], ends[1])
    }

    #if canImport(Darwin)
    /// Adds file actions so that a program starts without this process's open descriptors, except those in
    /// `descriptors` and those that the actions name.
    ///
    /// - Returns: the flags for `posix_spawn`.
    static func closeOthers(_ actions: inout SpawnActions, keeping descriptors: [Int32], from _: Int32) -> Int16 {
        // Naming a descriptor that is not open would be an error.
        for descriptor in descriptors where fcntl(descriptor, F_GETFD) >= 0 {
            posix_spawn_file_actions_addinherit_np(&actions, descriptor)
        }
        return Int16(POSIX_SPAWN_CLOEXEC_DEFAULT)
    }

    /// Adds a file action so that a program starts in a folder.
    static func changeFolder(_ actions: inout SpawnActions, to folder: String) {
        posix_spawn_file_actions_addchdir_np(&actions, folder)
    }

    static var canAdoptOrphans: Bool { false }
    static func adoptOrphans() -> Bool { false }
    static var hasOneThread: Bool { true }
    static func endWithParent(_ signal: Int32) {}
    static func duplicateProcess() -> pid_t { -1 }
    static var children: [pid_t] { [] }
    static func secondsInQueue(of process: pid_t) -> Double { 0 }
    #else
    /// Adds a file action so that a program starts without this process's descriptors from a certain number up.
    /// Does nothing if the C library lacks the function for it, which glibc has had since version 2.34.
    ///
    /// - Returns: the flags for `posix_spawn`.
    static func closeOthers(_ actions: inout SpawnActions, keeping _: [Int32], from first: Int32) -> Int16 {
        typealias CloseFrom = @convention(c) (UnsafeMutablePointer<SpawnActions>, Int32) -> Int32
        // The function is looked up by name, because the programs also run with musl and older versions of glibc.
        if let function = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") {
            _ = unsafeBitCast(function, to: CloseFrom.self)(&actions, first)
        }
        return 0
    }

    /// Adds a file action so that a program starts in a folder. Does nothing if the C library has no function for
    /// this; glibc has one from version 2.29 on.
    static func changeFolder(_ actions: inout SpawnActions, to folder: String) {
        typealias ChangeFolder =
            @convention(c) (UnsafeMutablePointer<SpawnActions>, UnsafePointer<CChar>) -> Int32
        if let function = dlsym(nil, "posix_spawn_file_actions_addchdir_np") {
            _ = unsafeBitCast(function, to: ChangeFolder.self)(&actions, folder)
        }
    }

    static var canAdoptOrphans: Bool { access(childrenFile, R_OK) == 0 }

    /// Makes this process adopt the orphaned processes below it; returns true on success.
    static func adoptOrphans() -> Bool { canAdoptOrphans && prctl(36, 1, 0, 0, 0) == 0 }

    /// Requests that this process receive a signal when the thread that started this process ends.
    static func endWithParent(_ signal: Int32) { _ = prctl(1, UInt(signal), 0, 0, 0) }

    static var hasOneThread: Bool {
        let status = contents(of: "/proc/self/status")?.split(separator: "\n") ?? []
        return status.first { $0.hasPrefix("Threads:") }.map { $0.hasSuffix("\t1") } ?? true
    }

    /// Forks this process, which is sound only while it has a single thread.
    static func duplicateProcess() -> pid_t { fork() }

    static var children: [pid_t] {
        children(in: childrenFile)
    }

    private static func children(in file: String) -> [pid_t] {
        (contents(of: file) ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    private static var childrenFile: String { "/proc/self/task/\(getpid())/children" }

    /// Returns the longest time that a thread of a process has waited for a processor, in seconds; 0 if the system
    /// does not report the time. The threads of descendants at most `depth` generations below count, too.
    static func secondsInQueue(of process: pid_t, depth: Int = 3) -> Double {
        let threads = names(in: "/proc/\(process)/task").map { "/proc/\(process)/task/\($0)" }
        let own = threads.map { thread in
            // The file contains the time on a processor and the time in the queue, both in nanoseconds, and the
            // number of turns.
            let words = (contents(of: "\(thread)/schedstat") ?? "").split(separator: " ")
            return words.count > 1 ? (Double(words[1]) ?? 0) / 1e9 : 0
        }
        // A sandbox and a reaper only wait for a child process that does the work, so the times of descendants
        // count, too.
        let below = depth == 0 ? [] : threads.flatMap { children(in: "\($0)/children") }
        return (own + below.map { secondsInQueue(of: $0, depth: depth - 1) }).max() ?? 0
    }

    // Functions of the C library that Swift cannot call directly: `fork` is marked as unavailable; `prctl` is
    // variadic, so it is not imported (here it has the five arguments that the system reads); `pipe2` is imported
    // only with GNU extensions.
    @_silgen_name("fork") private static func fork() -> pid_t
    @_silgen_name("prctl")
    private static func prctl(_ option: Int32, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32
    @_silgen_name("pipe2") private static func pipe2(_ ends: UnsafeMutablePointer<Int32>, _ flags: Int32) -> Int32
    #endif

    // MARK: - Files

    static var temporaryFolder: String {
        let folder = environment("TMPDIR") ?? ""
        return folder.isEmpty ? "/tmp" : folder
    }

    static func makeFolder(_ path: String) { mkdir(path, 0o700) }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Removes a file, or a folder with everything in it, without following links.
    static func remove(_ path: String) {
        guard unlink(path) != 0, errno != ENOENT, rmdir(path) != 0 else { return }
        chmod(path, 0o700)
        for name in names(in: path) { remove("\(path)/\(name)") }
        rmdir(path)
    }

    /// The number of processors, at least 1.
    public static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    static func name(ofSignal signal: Int32) -> String {
        let names = [
            SIGKILL: "SIGKILL", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT",
            SIGPIPE: "SIGPIPE", SIGXCPU: "SIGXCPU", SIGSEGV: "SIGSEGV", SIGBUS: "SIGBUS", SIGILL: "SIGILL",
            SIGTRAP: "SIGTRAP", SIGABRT: "SIGABRT", SIGFPE: "SIGFPE",
        ]
        return names[signal] ?? "signal \(signal)"
    }

    static func contents(of path: String) -> String? {
        bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the text of a file that an answer may have made, or its first megabyte; `nil` if the file is a link or
    /// cannot be opened. From a pipe, which may never end, only the bytes that have already arrived are read.
    static func contentsByAnswer(of path: String) -> String? {
        bytes(of: path, atMost: 1 << 20, flags: O_NONBLOCK | O_NOFOLLOW).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the bytes of a file, up to a limit; `nil` if the file cannot be opened.
    static func bytes(of path: String, atMost limit: Int = .max, flags: Int32 = 0) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var state = stat()
        guard fstat(descriptor, &state) == 0 else { return nil }
        var bytes: [UInt8] = []
        while bytes.count < limit {
            // Files that the system generates when they are read, such as those under /proc, report a size of 0.
            let room = min(max(Int(state.st_size) - bytes.count, 4096), limit - bytes.count)
            let more = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
                filled = max(0, read(descriptor, buffer.baseAddress, room))
            }
            if more.isEmpty { break }
            bytes = bytes.isEmpty ? more : bytes + more
        }
        return bytes
    }

    /// Returns the names in a folder, in no particular order; an empty array if the folder cannot be read.
    static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// The time in seconds, by a clock that never goes back.
    static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    package static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// This process's environment, as `NAME=value`.
    package static var environment: [String] {
        var entries: [String] = []
        #if canImport(Darwin)
        guard var entry = _NSGetEnviron().pointee else { return [] }
        #else
        var entry = environ
        #endif
        while let text = entry.pointee {
            entries.append(String(cString: text))
            entry += 1
        }
        return entries
    }

    private static func string(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
