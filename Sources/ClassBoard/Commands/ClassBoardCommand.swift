import CurrycombStores
import CurrycombWorkbook
import Foundation
import Synchronization

/// The command `class-board`.
public enum ClassBoardCommand {
    static let done: Int32 = 0
    static let askedWrongly: Int32 = 2
    static let failed: Int32 = 3

    /// Runs the command that the arguments select.
    ///
    /// - Parameter arguments: the words after the command's name.
    /// - Returns: the exit status of the process: 0 for success, 2 for invalid arguments, 3 for a failure.
    public static func run(_ arguments: [String]) -> Int32 {
        do throws(UsageError) {
            let request = try Arguments(arguments)
            switch request.verb {
            case .help:
                print(Say.help)
                return done
            case .open: return open(request)
            case .report(let folder):
                guard let course = course(request) else { return fail(Say.noCourse(request.course)) }
                return report(request.folder, course, folder)
            case .add(let files, let anyClass):
                guard let course = course(request) else { return fail(Say.noCourse(request.course)) }
                return add(request.folder, course, files, anyClass: anyClass)
            case .forget(let asks): return forget(request.folder, asks: asks)
            }
        } catch {
            Say.complain(error.message)
            return askedWrongly
        }
    }

    /// Returns the course that the arguments name; if they name none, the course of the clone that contains the current
    /// folder or `class-board` itself.
    private static func course(_ request: Arguments) -> CourseTexts? {
        if let named = request.course { return CourseTexts.find(from: [named]) }
        return CourseTexts.find(from: [FileManager.default.currentDirectoryPath, CommandLine.arguments[0]])
    }

    // MARK: - The board

    private static func open(_ request: Arguments) -> Int32 {
        guard let assets = Assets.load() else { return fail(Say.assetsMissing) }
        var agenda: Agenda?
        if let file = request.agenda {
            guard let data = FileManager.default.contents(atPath: file) else { return fail(Say.notRead(file)) }
            guard let read = Agenda(String(decoding: data, as: UTF8.self)) else { return fail(Say.noAgenda(file)) }
            guard read.days.indices.contains(request.day - 1) else {
                Say.complain(Say.noDay("\(request.day)", read.days.count))
                return askedWrongly
            }
            agenda = read
        }
        let board: Board
        guard let course = course(request) else { return fail(Say.noCourse(request.course)) }
        switch opened(request.folder, course, title: request.title, most: request.most) {
        case .success(let opened): board = opened
        case .failure(let failure): return fail(failure.message)
        }
        let socket: SystemSocket
        switch listening(board, at: request.port) {
        case .success(let listening): socket = listening
        case .failure(let failure):
            board.close()
            return fail(failure.message)
        }
        let site = BoardSite(board, agenda: agenda, day: request.day - 1, assets: assets)
        let server = HTTPServer(socket) { site.answer($0) }
        let end = DispatchSemaphore(value: 0)
        let numbers: [Int32] = [SIGINT, SIGTERM, SIGHUP]
        let signals = numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { end.signal() }
            source.resume()
            return source
        }
        server.start()
        print(Say.opened(board.room, localAddresses(), board.state.learners.count, board.folder.path))
        // Output to a pipe is buffered, but the program that reads the pipe needs the board's address immediately.
        fflush(nil)
        if !board.report.isWhole { Say.complain(Say.damaged(board.report.description)) }
        end.wait()
        withExtendedLifetime(signals) {}
        server.stop()
        board.close()
        print("\n" + Say.ended)
        return done
    }

    /// Listens on a port, or on the room's port if `port` is `nil`. A new port becomes the room's port only if
    /// listening on it succeeds.
    static func listening(_ board: Board, at port: UInt16?, onlyHere: Bool = false) -> Result<SystemSocket, Failure> {
        let port = port ?? board.room.port
        let (socket, error) = SystemSocket.listening(at: port, onlyHere: onlyHere)
        guard let socket else {
            let message =
                PortFailure.isTaken(error) ? Say.portTaken(port) : Say.notListening(port, words(ofError: error))
            return .failure(Failure(message: message))
        }
        do {
            if port != board.room.port { try board.changeRoom { $0.port = port } }
            return .success(socket)
        } catch {
            socket.close()
            return .failure(Failure(message: Say.notOpened(board.folder.path, error.localizedDescription)))
        }
    }

    struct Failure: Error {
        let message: String
        var isInUse = false
    }

    static func opened(
        _ folder: BoardFolder, _ course: CourseTexts = CourseTexts([]), title: String? = nil, most: Int? = nil
    ) -> Result<Board, Failure> {
        do {
            return .success(try Board(folder, course, title: title, most: most))
        } catch JournalError.inUse {
            return .failure(Failure(message: Say.inUse(folder.path), isInUse: true))
        } catch let error as any CustomStringConvertible where error is JournalError || error is BoardFolder.Damage {
            return .failure(Failure(message: Say.notOpened(folder.path, error.description)))
        } catch {
            // This is an error of Foundation. Its `description` is for programmers, so the message contains its
            // localized description.
            return .failure(Failure(message: Say.notOpened(folder.path, error.localizedDescription)))
        }
    }

    static func fail(_ message: String) -> Int32 {
        Say.complain(message)
        return failed
    }

    // MARK: - Diaries

    private static func add(
        _ folder: BoardFolder, _ course: CourseTexts, _ files: [String], anyClass: Bool
    ) -> Int32 {
        // A mistyped folder must not become a new class.
        guard folder.isThere else { return fail(Say.noBoard(folder.path)) }
        var diaries: [(file: String, bytes: [UInt8])] = []
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else { return fail(Say.notRead(file)) }
            diaries.append((file, Array(data)))
        }
        if !anyClass, let room = folder.room {
            let foreign = diaries.compactMap { diary in
                EventLines.rooms(diary.bytes).first { !$0.isRoom(room) }.map { (diary.file, $0.word) }
            }
            guard foreign.isEmpty else { return fail(Say.otherClass(foreign, room)) }
        }
        let board: Board?
        switch opened(folder, course) {
        case .success(let opened): board = opened
        case .failure(let failure) where failure.isInUse: board = nil
        case .failure(let failure): return fail(failure.message)
        }
        defer { board?.close() }
        for (file, bytes) in diaries {
            let (events, unreadable) = EventLines.diary(bytes)
            let added: AddedEvents
            if let board {
                do {
                    added = AddedEvents(try board.receive(events))
                } catch {
                    return fail(Say.notAdded(file, "\(error)"))
                }
            } else {
                guard let sent = send(events, to: folder) else { return fail(Say.inUse(folder.path)) }
                added = sent
            }
            print(Say.added(file, added, of: events.count, unreadable: unreadable))
        }
        return done
    }

    /// Sends events to a board that is running in another window. Returns `nil` if the board cannot be reached
    /// or does not confirm them.
    private static func send(_ events: [ClassEvent], to folder: BoardFolder) -> AddedEvents? {
        guard let room = folder.room else { return nil }
        let client = LocalClient(port: room.port)
        var sum = AddedEvents(Board.Outcome())
        var batch: [UInt8] = []
        func post() -> Bool {
            guard let answer = client.ask("POST", "/board/\(room.key)/diary", body: batch), answer.status == 200,
                let added = try? JSONDecoder().decode(AddedEvents.self, from: Data(answer.body))
            else { return false }
            sum.fresh += added.fresh
            sum.unaccepted = (sum.unaccepted ?? 0) + (added.unaccepted ?? 0)
            batch = []
            return true
        }
        for event in events {
            guard let line = try? JSONEncoder().encode(event) else { continue }
            if batch.count + line.count >= ClassBounds.bytesPerRequest, !post() { return nil }
            batch += line + [UInt8(ascii: "\n")]
        }
        return post() ? sum : nil
    }

    // MARK: - Reports

    private static func report(_ folder: BoardFolder, _ course: CourseTexts, _ out: String?) -> Int32 {
        let everything: Everything
        switch found(folder) {
        case .success(let found): everything = found
        case .failure(let failure): return fail(failure.message)
        }
        guard let assets = Assets.load() else { return fail(Say.assetsMissing) }
        let day = Date().formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day())
        let path = out ?? unused("class-report-\(day)", for: everything.room)
        do {
            let report = Report(everything.room, everything.state, course)
            try ReportFiles(report, style: String(decoding: assets.reportStyle, as: UTF8.self)).write(to: path)
            print(Say.reported(path, report.learners.count))
            return done
        } catch is ReportFiles.OtherFiles {
            return fail(Say.otherFiles(path))
        } catch {
            return fail(Say.notWritten(path, error.localizedDescription))
        }
    }

    /// Returns the path, or the path with a number if the folder at the path is not free for a report of this class:
    /// see ``ReportFiles/isFree(_:for:)``.
    static func unused(_ path: String, for room: Room) -> String {
        var unused = path
        var number = 2
        while !ReportFiles.isFree(unused, for: room) {
            unused = "\(path)-\(number)"
            number += 1
        }
        return unused
    }

    /// Returns the room and the board's state, even if the board is open in another window.
    private static func found(_ folder: BoardFolder) -> Result<Everything, Failure> {
        guard folder.isThere else { return .failure(Failure(message: Say.noBoard(folder.path))) }
        switch opened(folder) {
        case .success(let board):
            defer { board.close() }
            return .success(Everything(room: board.room, state: board.state))
        case .failure(let failure) where failure.isInUse:
            guard let room = folder.room,
                let answer = LocalClient(port: room.port).ask("GET", "/board/\(room.key)/all"),
                let all = try? JSONDecoder().decode(Everything.self, from: Data(answer.body))
            else { return .failure(failure) }
            return .success(all)
        case .failure(let failure): return .failure(failure)
        }
    }

    // MARK: - Forgetting

    private static func forget(_ folder: BoardFolder, asks: Bool) -> Int32 {
        guard folder.isThere else { return fail(Say.noBoard(folder.path)) }
        // With `--yes`, the command deletes even a class that cannot be read. It never deletes the class of an open
        // board.
        switch opened(folder) {
        case .success(let board):
            let count = board.state.learners.count
            if asks {
                print(Say.asksToForget(count, folder.path), terminator: "")
                fflush(nil)
                guard readLine()?.trimmingCharacters(in: .whitespaces).lowercased() == "yes" else {
                    board.close()
                    print(Say.kept)
                    return done
                }
            }
            board.close()
        case .failure(let failure) where failure.isInUse: return fail(failure.message)
        case .failure(let failure):
            if asks { return fail(failure.message) }
        }
        do {
            try folder.remove()
            print(Say.forgotten(folder.path))
            return done
        } catch {
            return fail(Say.notForgotten(folder.path, error.localizedDescription))
        }
    }
}
