#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A page of memory in which a check records its running call. The page is mapped to a file, so its content outlives
/// the check's process.
struct CallPage {
    fileprivate static let size = 4096
    fileprivate static let textStart = 32

    private let memory: UnsafeMutableRawPointer

    init?(in folder: String) {
        let file = open(CallNote.path(in: folder), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return nil }
        defer { close(file) }
        guard ftruncate(file, off_t(Self.size)) == 0,
            let memory = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
        else { return nil }
        self.memory = memory
    }

    var begun: Int {
        get { memory.load(as: Int.self) }
        nonmutating set { memory.storeBytes(of: newValue, as: Int.self) }
    }

    func end() { memory.storeBytes(of: begun, toByteOffset: 8, as: Int.self) }

    func describe(_ call: String) {
        var call = call
        memory.storeBytes(of: 0, toByteOffset: 16, as: Int.self)
        call.withUTF8 { bytes in
            let count = min(bytes.count, Self.size - Self.textStart)
            if let start = bytes.baseAddress { memcpy(memory + Self.textStart, start, count) }
            memory.storeBytes(of: count, toByteOffset: 24, as: Int.self)
        }
        memory.storeBytes(of: begun, toByteOffset: 16, as: Int.self)
    }
}

/// The content of a check's page. An answer may have written to the page, so nothing in it is trusted. The file is read
/// rather than mapped: if another process has shortened the file, an access to the mapping would stop this process.
struct CallNote {
    /// The number of the running call; `nil` if no call is running.
    let running: Int?
    let description: String?

    static func path(in folder: String) -> String { "\(folder)/call" }

    init(in folder: String) {
        let file = open(Self.path(in: folder), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        defer { close(file) }
        var page = [UInt8](repeating: 0, count: CallPage.size)
        guard file >= 0, read(file, &page, page.count) == page.count else {
            (running, description) = (nil, nil)
            return
        }
        let numbers = page.withUnsafeBytes { bytes in
            (0..<4).map { bytes.loadUnaligned(fromByteOffset: $0 * 8, as: Int.self) }
        }
        let (begun, ended, described, count) = (numbers[0], numbers[1], numbers[2], numbers[3])
        running = begun > 0 && begun != ended ? begun : nil
        guard running != nil, described == begun, (1...page.count - CallPage.textStart).contains(count) else {
            description = nil
            return
        }
        let text = String(decoding: page[CallPage.textStart...].prefix(count), as: UTF8.self)
        let line = text.split(separator: "\n").joined(separator: " ")
        description = line.count > 200 ? line.prefix(199) + "…" : line
    }
}
