import CurrycombWorkbook
import Foundation
import Synchronization

/// What the board answers to whom: learners' workshops, the teacher's page, the projector's. Everybody else gets the
/// same: nothing is there.
final class BoardSite: Sendable {
    /// How fast learners' workshops may be.
    struct Speeds: Sendable {
        var perLearner = Rates.Rate(burst: 20, perSecond: 5)
        /// A whole class may come from one address.
        var perAddress = Rates.Rate(burst: 400, perSecond: 100)
        var bytesPerAddress = Rates.Rate(burst: 4_000_000, perSecond: 500_000)
        /// Words and paths that are wrong.
        var guesses = Rates.Rate(burst: 20, perSecond: 1.0 / 3)
    }

    let board: Board
    let agenda: Agenda?
    let day: Int
    private let assets: Assets
    private let now: @Sendable () -> Double
    private let rates: Mutex<(learners: Rates, addresses: Rates, bytes: Rates, guesses: Rates)>

    init(
        _ board: Board, agenda: Agenda? = nil, day: Int = 0, assets: Assets, speeds: Speeds = .init(),
        now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 }
    ) {
        self.board = board
        self.agenda = agenda
        self.day = day
        self.assets = assets
        self.now = now
        rates = Mutex(
            (
                Rates(speeds.perLearner), Rates(speeds.perAddress), Rates(speeds.bytesPerAddress),
                Rates(speeds.guesses)
            ))
    }

    func answer(_ request: HTTPRequest) -> HTTPResponse {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        guard parts.count >= 2, parts.count <= 6 else { return nothing(request) }
        let rest = Array(parts.dropFirst(2))
        switch parts[0] {
        case "rooms": return room(request, parts[1], rest)
        case "board" where isSame(board.room.key, parts[1]): return teacher(request, rest)
        case "projector" where isSame(board.room.projectorKey, parts[1]): return projector(request, rest)
        default: return nothing(request)
        }
    }

    /// A wrong word, a wrong key and a wrong path are answered alike, and who guesses is slowed down.
    private func nothing(_ request: HTTPRequest) -> HTTPResponse {
        let wait = rates.withLock { $0.guesses.take(from: request.address, now: now()) }
        if let wait { return .tooMuch(429, again: wait) }
        return HTTPResponse(404, Say.reason(404) + "\n")
    }

    // MARK: - Learners' workshops

    private func room(_ request: HTTPRequest, _ word: String, _ rest: [String]) -> HTTPResponse {
        // Who has guessed too often is not told a right word either, until some time has passed.
        if let wait = rates.withLock({ $0.guesses.wait(for: request.address, now: now()) }) {
            return .tooMuch(429, again: wait)
        }
        guard isSame(board.room.word, word) else { return nothing(request) }
        switch (request.method, rest) {
        case ("GET", []): return json(ClassRoom(title: board.room.title))
        case ("POST", ["events"]): return events(request)
        default: return nothing(request)
        }
    }

    private func events(_ request: HTTPRequest) -> HTTPResponse {
        let wait = rates.withLock {
            $0.addresses.take(from: request.address, now: now())
                ?? $0.bytes.take(Double(request.body.count), from: request.address, now: now())
        }
        if let wait { return .tooMuch(429, again: wait) }
        let events: [ClassEvent]
        do throws(EventLines.Fault) {
            events = try EventLines.request(request.body)
        } catch {
            switch error {
            case .tooMany: return HTTPResponse(413, Say.tooManyEvents + "\n")
            case .noEvent(let line): return HTTPResponse(422, Say.noEvent(line) + "\n")
            }
        }
        let learner = events.last?.learner ?? ""
        if let wait = rates.withLock({ $0.learners.take(from: learner, now: now()) }) {
            return .tooMuch(429, again: wait)
        }
        let clock = request.headers[ClassWire.clockHeader.lowercased()].flatMap { Double($0) }
        do {
            let outcome = try board.receive(events, clock: clock.flatMap { $0.isFinite ? $0 : nil })
            return json(ClassReceipt(received: outcome.received, helped: outcome.helped))
        } catch {
            Say.complain(Say.notOnDisk("\(error)"))
            return .tooMuch(503, again: 10)
        }
    }

    // MARK: - Pages

    private func teacher(_ request: HTTPRequest, _ rest: [String]) -> HTTPResponse {
        switch (request.method, rest) {
        case ("GET", ["state"]):
            return state(request) { PageData(board, $0, agenda: standing($0), now: now()) }
        case ("GET", ["all"]): return json(Everything(room: board.room, state: board.state))
        case ("POST", ["diary"]): return diary(request)
        case ("GET", let path) where path.count == 2 && path[0] == "hands":
            guard let hand = board.state.learners.values.first(where: { "\($0.order)" == path[1] })?.hand else {
                return nothing(request)
            }
            return json(HandData(hand))
        case ("POST", let path) where path.count == 4 && path[0] == "hands" && path[3] == "helped":
            guard let order = Int(path[1]), let number = Int(path[2]) else { return nothing(request) }
            do {
                try board.help(order, number)
                return HTTPResponse(204)
            } catch {
                return .tooMuch(503, again: 10)
            }
        default: return page(request, rest, assets.board)
        }
    }

    private func projector(_ request: HTTPRequest, _ rest: [String]) -> HTTPResponse {
        if request.method == "GET", rest == ["state"] {
            return state(request) { PageData(projecting: board, $0, agenda: standing($0), now: now()) }
        }
        return page(request, rest, assets.projector)
    }

    private func page(_ request: HTTPRequest, _ rest: [String], _ html: [UInt8]) -> HTTPResponse {
        switch (request.method, rest) {
        case ("GET", [""]): return HTTPResponse("text/html; charset=utf-8", html)
        case ("GET", []):
            var response = HTTPResponse(308)
            // What the page asks for lies beside it.
            response.headers.append(("Location", request.path + "/"))
            return response
        case ("GET", ["board.css"]): return HTTPResponse("text/css; charset=utf-8", assets.style)
        case ("GET", ["board.js"]): return HTTPResponse("text/javascript; charset=utf-8", assets.script)
        default: return nothing(request)
        }
    }

    /// The state, unless the page has it already.
    private func state(_ request: HTTPRequest, _ make: (BoardState) -> PageData) -> HTTPResponse {
        // Before the state is read: what changes between is sent twice rather than never.
        let version = board.version
        if request.query == "after=\(version)" { return HTTPResponse(204) }
        var data = make(board.state)
        data.version = version
        return json(data)
    }

    private func standing(_ state: BoardState) -> AgendaData? {
        agenda.map { AgendaData($0, state, day: day, now: now()) }
    }

    private func diary(_ request: HTTPRequest) -> HTTPResponse {
        do {
            let (events, _) = EventLines.diary(request.body)
            return json(AddedEvents(fresh: try board.receive(events).fresh))
        } catch {
            return .tooMuch(503, again: 10)
        }
    }

    private func json(_ value: some Encodable) -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return HTTPResponse(500) }
        return HTTPResponse(json: Array(data))
    }
}

/// All that a board holds: what a report is made of.
struct Everything: Codable {
    let room: Room
    let state: BoardState
}

/// How many events of a diary were new.
struct AddedEvents: Codable {
    let fresh: Int
}

/// The pages' files.
struct Assets: Sendable {
    let board: [UInt8]
    let projector: [UInt8]
    let style: [UInt8]
    let script: [UInt8]
    let reportStyle: [UInt8]

    /// - Returns: `nil` where the files do not lie beside the program.
    static func load() -> Assets? {
        func file(_ name: String) -> [UInt8]? {
            Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Assets")
                .flatMap { try? Data(contentsOf: $0) }.map(Array.init)
        }
        guard let board = file("board.html"), let projector = file("projector.html"), let style = file("board.css"),
            let script = file("board.js"), let reportStyle = file("report.css")
        else { return nil }
        return Assets(board: board, projector: projector, style: style, script: script, reportStyle: reportStyle)
    }
}
