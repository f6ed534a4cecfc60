import Foundation
import Testing

@testable import CurrycombWorkbook

@Suite struct SpawnTests {
    /// Another library's pipe may be open when a check starts. An answer that inherited the pipe could read the
    /// library's data. The answer could also make the pipe nonblocking for the library, because both processes would
    /// share its flags.
    @Test func aProcessInheritsOnlyItsDescriptors() throws {
        let output = try #require(Platform.pipe())
        let foreign = fcntl(output.reading, F_DUPFD, 57)
        defer { [foreign, output.reading].forEach { close($0) } }
        let process = Spawn.start(
            ["/bin/ls", "/dev/fd"], redirections: [0: .nothing, 1: .descriptor(output.writing), 6: .nothing])
        close(output.writing)
        #expect(try #require(process.flatMap(Spawn.wait)).code == 0)
        var bytes = [UInt8](repeating: 0, count: 4096)
        let open = String(decoding: bytes[..<read(output.reading, &bytes, bytes.count)], as: UTF8.self)
            .split(separator: "\n").compactMap { Int($0) }
        #expect(open.contains(0) && open.contains(1) && open.contains(2) && open.contains(6), "\(open)")
        // `ls` itself needs a descriptor to read the folder.
        #expect(open.filter { $0 > 6 }.count <= 1 && !open.contains(Int(foreign)), "\(open), ours is \(foreign)")
    }

    #if os(Linux)
    /// A forked process has only the thread that called `fork`, so a process with several threads must not be
    /// forked.
    @Test func aProcessWithSeveralThreadsIsDetected() {
        Thread { Thread.sleep(forTimeInterval: 10) }.start()
        #expect(!Platform.hasOneThread)
    }
    #endif

    @Test func aProgramCanStartInAnotherFolder() throws {
        let folder = try #require(realpath(NSTemporaryDirectory(), nil).map { String(cString: $0) })
        let process = Spawn.start(["sh", "-c", "test \"$(pwd -P)\" = '\(folder)'"], in: folder)
        #expect(try #require(process.flatMap(Spawn.wait)).code == 0)
        #expect(FileManager.default.currentDirectoryPath != folder)
    }
}
