#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The supervisor's request to a check's process, sent through a pipe rather than the environment.
///
/// The request contains a secret, with which the check's process tags its reports. In a debug build by Swift 6.3 or
/// newer, the process reads the request when it is loaded, before the answer's top-level code runs. So that code finds
/// no secret in the pipe. In any other build, the process reads the request when the answer is judged. After that, an
/// answer cannot forge a report by writing to its descriptors, by reading them (a tagged text reveals nothing about the
/// tag of another text), by `exit`, threads, `atexit` or `fork` (only the process that runs the check can report), or
/// by requesting another check.
///
/// An answer can still search the memory of its process for the secret, or replace functions of the C library. It can
/// also run its own code when the program is loaded, or call the judge's functions by their mangled names.
/// `ForbiddenTokens` refuses the attributes, types and functions that make these attacks easy.
struct CheckRequest: Equatable {
    var authenticator: MessageAuthenticator
    var exercise: String
    var check: String
    var seconds: UInt64
    /// The number of the call to describe, from 1; 0 if no call needs a description. See `RunningCall`.
    var describedCall: Int
    /// The folder for this check's files. The check makes the folder or, in a sandbox, the supervisor does. The folder
    /// is removed after the check.
    var folder: String
    /// The path of the answer's file, for rules about its text; empty if there is none. The supervisor sends the path,
    /// because an answer could name any other file.
    var source: String
    /// The authentication tag of the text that is judged. The check compares the file with it: the answer's code,
    /// running in another check's process, could have replaced the file.
    var digest: UInt64
    var supervisor: pid_t

    static func temporary(in folder: String) -> String { "\(folder)/tmp" }

    static let descriptor: Int32 = 4
    static let variable = "CURRYCOMB_CHECK"

    // MARK: - The request as text

    private static let greeting = "currycomb check"
    private static let size = 16384

    /// The request as lines of text; the last two are empty. A `source` that contains a line end is left out.
    var text: String {
        """
        \(Self.greeting)
        \(authenticator.key.0)
        \(authenticator.key.1)
        \(supervisor)
        \(seconds)
        \(describedCall)
        \(exercise)
        \(check)
        \(folder)
        \(source.contains("\n") ? "" : source)
        \(digest)


        """
    }

    init(
        authenticator: MessageAuthenticator, exercise: String, check: String, seconds: UInt64, describedCall: Int,
        folder: String, source: String, digest: UInt64, supervisor: pid_t
    ) {
        self.authenticator = authenticator
        self.exercise = exercise
        self.check = check
        self.seconds = seconds
        self.describedCall = describedCall
        self.folder = folder
        self.source = source
        self.digest = digest
        self.supervisor = supervisor
    }

    init?(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 13, lines[0] == Self.greeting, let first = UInt64(lines[1]), let second = UInt64(lines[2]),
            let supervisor = pid_t(lines[3]), let seconds = UInt64(lines[4]), let call = Int(lines[5]),
            let digest = UInt64(lines[10])
        else { return nil }
        self.init(
            authenticator: MessageAuthenticator(first, second), exercise: String(lines[6]), check: String(lines[7]),
            seconds: seconds,
            describedCall: call, folder: String(lines[8]), source: String(lines[9]), digest: digest,
            supervisor: supervisor)
    }

    // MARK: - In the check's process

    static var isThere: Bool { Platform.environment(variable) != nil }

    /// Reads the request from its pipe, so that no other code can read it there later.
    ///
    /// - Returns: the request and the descriptor of the pipe, or `nil` if there is no request. End of file on the pipe
    ///   means that the supervisor has exited.
    static func take() -> (request: CheckRequest, lifeline: Int32)? {
        // A program that the check starts inherits the variable, but not the pipe. In such a program, `descriptor` may
        // be a file or a pipe that the program itself has opened.
        var news = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard isThere, poll(&news, 1, 0) == 1, news.revents & Int16(POLLIN) != 0 else { return nil }
        let text = withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { bytes in
            let count = read(descriptor, bytes.baseAddress!, size)
            defer { memset(bytes.baseAddress!, 0, size) }
            return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }
        guard let request = CheckRequest(text) else { return nil }
        return (request, Platform.movedAside(descriptor))
    }
}
