import CurrycombWorkbook
import Foundation
import Synchronization

/// The board's responses to learners' workshops and to the pages of the teacher and the projector. All other requests
/// get the response "not found" or, if there are too many of them, "too many requests".
final class BoardSite: Sendable {
    struct Speeds: Sendable {
        var perLearner = Rates.Rate(burst: 20, perSecond: 5)
        /// The limit for each address, which a whole class may share.
        var perAddress = Rates.Rate(burst: 400, perSecond: 100)
        var bytesPerAddress = Rates.Rate(burst: 4_000_000, perSecond: 500_000)
        /// The limit for newcomers from one address. Forty learners who join at the same time do not have to wait,
        /// but hundreds of invented learners do.
        var joinings = Rates.Rate(burst: 40, perSecond: 0.5)
        /// The limit for wrong words and paths.
        var guesses = Rates.Rate(burst: 20, perSecond: 1.0 / 3)
    }

    let board: Board
    let agenda: Agenda?
    let day: Int
    private let assets: Assets
    private let now: @Sendable () -> Double
    /// The address from which each learner's latest events came, by the learner's id. With the address, the teacher can
    /// remove in one step all learners who have joined from one laptop. The addresses are not stored on disk.
    private let origins = Mutex<[String: String]>([:])
    private let rates: Mutex<(learners: Rates, addresses: Rates, bytes: Rates, joinings: Rates, guesses: Rates)>

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
                Rates(speeds.joinings), Rates(speeds.guesses)
            ))
    }

    func answer(_ request: HTTPRequest) -> HTTPResponse {
        var request = request
        // For a `HEAD` request, the server sends only the head of the response to `GET`.
        if request.method == "HEAD" { request.method = "GET" }
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        guard parts.count >= 2, parts.count <= 6 else { return nothing(request) }
        let rest = Array(parts.dropFirst(2))
        switch parts[0] {
        case "rooms": return room(request, parts[1], rest)
        case "board" where isSame(board.room.key, parts[1]): return teacher(request, rest)
        case "projector" where isSame(board.room.projectorKey, parts[1]): return projector(request, rest)
        // A page of an earlier class that is still open sends a wrong key every second. A key is too long to be
        // guessed, so a wrong key does not count as a guess: otherwise, learners at the same address would be refused.
        case "board", "projector": return notFound
        default: return nothing(request)
        }
    }

    /// Returns the response to a wrong word or path: 404, or 429 if the caller has guessed too often.
    private func nothing(_ request: HTTPRequest) -> HTTPResponse {
        let wait = rates.withLock { $0.guesses.take(from: request.address, now: now()) }
        if let wait { return .tooMuch(429, again: wait) }
        return notFound
    }

    private var notFound: HTTPResponse { HTTPResponse(404, Say.reason(404) + "\n") }

    // MARK: - Learners' workshops

    private func room(_ request: HTTPRequest, _ word: String, _ rest: [String]) -> HTTPResponse {
        // After too many guesses, even the right word is refused for a while.
        if let wait = rates.withLock({ $0.guesses.wait(for: request.address, now: now()) }) {
            return .tooMuch(429, again: wait)
        }
        let room = board.room
        let isNow = isSame(room.word, word)
        guard isNow || room.earlierWords.contains(where: { isSame($0, word) }) else { return nothing(request) }
        switch (request.method, rest) {
        case ("GET", []) where isNow:
            return json(ClassRoom(title: room.title, id: room.id, refusal: board.state.refusal(of: 1, room)))
        case ("POST", ["events"]): return events(request, admitsNewcomers: isNow)
        default: return nothing(request)
        }
    }

    /// Adds the events of a request. `admitsNewcomers` is false if the request uses an earlier word of the room.
    private func events(_ request: HTTPRequest, admitsNewcomers: Bool) -> HTTPResponse {
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
        let state = board.state
        let newcomers = state.newcomers(events).filter { !state.isRemoved($0) }
        if !newcomers.isEmpty {
            guard admitsNewcomers else { return nothing(request) }
            let wait = rates.withLock { $0.joinings.take(Double(newcomers.count), from: request.address, now: now()) }
            if let wait { return .tooMuch(429, again: wait) }
        }
        remember(events, from: request.address, state)
        let clock = request.headers[ClassWire.clockHeader.lowercased()].flatMap { Double($0) }
        do {
            let outcome = try board.receive(
                events, clock: clock.flatMap { $0.isFinite ? $0 : nil }, isBrought: false)
            if let refusal = outcome.refusal { return json(ClassRefusal(refusal), status: 403) }
            return json(ClassReceipt(received: outcome.received, helped: outcome.helped))
        } catch {
            Say.complain(Say.notOnDisk("\(error)", isThere: board.folder.isThere))
            return .tooMuch(503, again: 10)
        }
    }

    /// Stores the address before the events are received, so a page that shows these events has the address, too.
    private func remember(_ events: [ClassEvent], from address: String, _ state: BoardState) {
        origins.withLock { origins in
            for event in events { origins[event.learner] = address }
            if origins.count > 2 * BoardLimits.learners { origins = origins.filter { state.learners[$0.key] != nil } }
        }
    }

    // MARK: - Pages

    private func teacher(_ request: HTTPRequest, _ rest: [String]) -> HTTPResponse {
        switch (request.method, rest) {
        case ("GET", ["state"]):
            let origins = origins.withLock(\.self)
            return state(request) { PageData(board, $0, origins: origins, agenda: standing($0), now: now()) }
        case ("GET", ["all"]): return json(Everything(room: board.room, state: board.state))
        case ("POST", ["diary"]): return diary(request)
        case ("GET", let path) where path.count == 2 && path[0] == "hands":
            guard let hand = board.state.learners.values.first(where: { "\($0.order)" == path[1] })?.hand else {
                return nothing(request)
            }
            return json(HandData(hand, startingFiles: board.course.start(of: hand.shown.exercise)))
        case ("POST", let path):
            guard let decision = decision(path) else { return nothing(request) }
            do {
                try decision()
                return HTTPResponse(204)
            } catch {
                return .tooMuch(503, again: 10)
            }
        default: return page(request, rest, assets.board)
        }
    }

    private func decision(_ path: [String]) -> (() throws -> Void)? {
        let board = board
        let numbers = path.compactMap { Int($0) }
        switch (path.first, path.last, path.count, numbers.count) {
        case ("hands", "helped", 4, 2):
            return { try board.moderate(.helped(order: numbers[0], number: numbers[1])) }
        case ("hands", "helped", 2, 0): return { try board.moderate(.helpedAll) }
        case ("learners", "remove", 3, 1): return { try board.moderate(.removed(orders: numbers)) }
        case ("learners", "remove", 3, 0) where path[1] == "idle":
            let idle = board.state.learners.values.filter { $0.exercises.isEmpty && $0.hand == nil }
            return { try board.moderate(.removed(orders: idle.map(\.order))) }
        case ("learners", "remove", 4, 1) where path[2] == "address":
            let all = board.state.sharing(numbers[0], origins.withLock(\.self))
            return all.isEmpty ? nil : { try board.moderate(.removed(orders: all.map(\.order))) }
        case ("room", "word", 2, 0): return { try board.changeRoom { $0.changeWord() } }
        case ("room", "close", 2, 0): return { try board.changeRoom { $0.isClosed = true } }
        case ("room", "open", 2, 0): return { try board.changeRoom { $0.isClosed = false } }
        case ("room", _, 3, 1) where path[1] == "most" && (1...BoardLimits.learners).contains(numbers[0]):
            return { try board.changeRoom { $0.most = numbers[0] } }
        default: return nil
        }
    }

    private func projector(_ request: HTTPRequest, _ rest: [String]) -> HTTPResponse {
        if request.method == "GET", rest == ["state"] {
            return state(request) { WallData(board, $0, agenda: standing($0), now: now()) }
        }
        return page(request, rest, assets.projector)
    }

    private func page(_ request: HTTPRequest, _ rest: [String], _ html: [UInt8]) -> HTTPResponse {
        switch (request.method, rest) {
        case ("GET", [""]): return HTTPResponse("text/html; charset=utf-8", html)
        case ("GET", []):
            var response = HTTPResponse(308)
            // The new address ends with a slash, so that the browser requests the page's files relative to it.
            response.headers.append(("Location", request.path + "/"))
            return response
        case ("GET", ["board.css"]): return HTTPResponse("text/css; charset=utf-8", assets.style)
        case ("GET", ["board.js"]): return HTTPResponse("text/javascript; charset=utf-8", assets.script)
        default: return nothing(request)
        }
    }

    private func state(_ request: HTTPRequest, _ make: (BoardState) -> some PageState) -> HTTPResponse {
        // The version is read before the state, so a change in between is sent twice rather than never.
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
            return json(AddedEvents(try board.receive(events)))
        } catch {
            return .tooMuch(503, again: 10)
        }
    }

    private func json(_ value: some Encodable, status: Int = 200) -> HTTPResponse {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value) else { return HTTPResponse(500) }
        var response = HTTPResponse(json: Array(data))
        response.status = status
        return response
    }
}

struct Everything: Codable {
    let room: Room
    let state: BoardState
}

struct AddedEvents: Codable {
    /// The number of events that the board accepted.
    var fresh: Int
    /// The number of new events that the board did not accept; `nil` if the board is too old to count them.
    var unaccepted: Int?

    init(_ outcome: Board.Outcome) { (fresh, unaccepted) = (outcome.fresh, outcome.unaccepted) }
}

struct Assets: Sendable {
    let board: [UInt8]
    let projector: [UInt8]
    let style: [UInt8]
    let script: [UInt8]
    let reportStyle: [UInt8]

    /// Loads the files of the pages, or returns `nil` if one of them is missing.
    static func load() -> Assets? {
        func file(_ name: String) -> [UInt8]? {
            Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Assets")
                .flatMap { try? Data(contentsOf: $0) }.map(Array.init)
        }
        guard let board = file("board.html"), let projector = file("projector.html"), let look = file("look.css"),
            let style = file("board.css"), let script = file("board.js"), let reportStyle = file("report.css")
        else { return nil }
        return Assets(
            board: board, projector: projector, style: look + style, script: script, reportStyle: look + reportStyle)
    }
}
