// Functions that write down how they were called, so that a test sees order and arguments in one string. There is a
// factory for each kind of function; the `@Sendable` ones serve the twins.

func plain1(_ name: String) -> (String) -> String {
    { a in "\(name)(\(a))" }
}

func plain2(_ name: String) -> (String, String) -> String {
    { a, b in "\(name)(\(a), \(b))" }
}

func plain3(_ name: String) -> (String, String, String) -> String {
    { a, b, c in "\(name)(\(a), \(b), \(c))" }
}

func plain4(_ name: String) -> (String, String, String, String) -> String {
    { a, b, c, d in "\(name)(\(a), \(b), \(c), \(d))" }
}

func plain5(_ name: String) -> (String, String, String, String, String) -> String {
    { a, b, c, d, e in "\(name)(\(a), \(b), \(c), \(d), \(e))" }
}

func plain6(_ name: String) -> (String, String, String, String, String, String) -> String {
    { a, b, c, d, e, f in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f))" }
}

func plain7(_ name: String) -> (String, String, String, String, String, String, String) -> String {
    { a, b, c, d, e, f, g in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f), \(g))" }
}

func plain8(_ name: String) -> (String, String, String, String, String, String, String, String) -> String {
    { a, b, c, d, e, f, g, h in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f), \(g), \(h))" }
}

func sendablePlain1(_ name: String) -> @Sendable (String) -> String {
    { a in "\(name)(\(a))" }
}

func sendablePlain2(_ name: String) -> @Sendable (String, String) -> String {
    { a, b in "\(name)(\(a), \(b))" }
}

func sendablePlain3(_ name: String) -> @Sendable (String, String, String) -> String {
    { a, b, c in "\(name)(\(a), \(b), \(c))" }
}

func sendablePlain4(_ name: String) -> @Sendable (String, String, String, String) -> String {
    { a, b, c, d in "\(name)(\(a), \(b), \(c), \(d))" }
}

func sendablePlain5(_ name: String) -> @Sendable (String, String, String, String, String) -> String {
    { a, b, c, d, e in "\(name)(\(a), \(b), \(c), \(d), \(e))" }
}

func sendablePlain6(_ name: String) -> @Sendable (String, String, String, String, String, String) -> String {
    { a, b, c, d, e, f in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f))" }
}

func sendablePlain7(_ name: String) -> @Sendable (String, String, String, String, String, String, String) -> String {
    { a, b, c, d, e, f, g in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f), \(g))" }
}

func sendablePlain8(_ name: String)
    -> @Sendable (String, String, String, String, String, String, String, String) -> String
{
    { a, b, c, d, e, f, g, h in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f), \(g), \(h))" }
}

func throwing1(_ name: String) -> (String) throws -> String {
    { a in "\(name)(\(a))" }
}

func throwing2(_ name: String) -> (String, String) throws -> String {
    { a, b in "\(name)(\(a), \(b))" }
}

func throwing3(_ name: String) -> (String, String, String) throws -> String {
    { a, b, c in "\(name)(\(a), \(b), \(c))" }
}

func throwing4(_ name: String) -> (String, String, String, String) throws -> String {
    { a, b, c, d in "\(name)(\(a), \(b), \(c), \(d))" }
}

func throwing5(_ name: String) -> (String, String, String, String, String) throws -> String {
    { a, b, c, d, e in "\(name)(\(a), \(b), \(c), \(d), \(e))" }
}

func throwing6(_ name: String) -> (String, String, String, String, String, String) throws -> String {
    { a, b, c, d, e, f in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f))" }
}

func throwing7(_ name: String) -> (String, String, String, String, String, String, String) throws -> String {
    { a, b, c, d, e, f, g in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f), \(g))" }
}

func throwing8(_ name: String) -> (String, String, String, String, String, String, String, String) throws -> String {
    { a, b, c, d, e, f, g, h in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f), \(g), \(h))" }
}

func sendableThrowing1(_ name: String) -> @Sendable (String) throws -> String {
    { a in "\(name)(\(a))" }
}

func sendableThrowing2(_ name: String) -> @Sendable (String, String) throws -> String {
    { a, b in "\(name)(\(a), \(b))" }
}

func sendableThrowing3(_ name: String) -> @Sendable (String, String, String) throws -> String {
    { a, b, c in "\(name)(\(a), \(b), \(c))" }
}

func sendableThrowing4(_ name: String) -> @Sendable (String, String, String, String) throws -> String {
    { a, b, c, d in "\(name)(\(a), \(b), \(c), \(d))" }
}

func sendableThrowing5(_ name: String) -> @Sendable (String, String, String, String, String) throws -> String {
    { a, b, c, d, e in "\(name)(\(a), \(b), \(c), \(d), \(e))" }
}

func sendableThrowing6(_ name: String) -> @Sendable (String, String, String, String, String, String) throws -> String {
    { a, b, c, d, e, f in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f))" }
}

func sendableThrowing7(_ name: String)
    -> @Sendable (String, String, String, String, String, String, String) throws -> String
{
    { a, b, c, d, e, f, g in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f), \(g))" }
}

func sendableThrowing8(_ name: String)
    -> @Sendable (String, String, String, String, String, String, String, String) throws -> String
{
    { a, b, c, d, e, f, g, h in "\(name)(\(a), \(b), \(c), \(d), \(e), \(f), \(g), \(h))" }
}

func async1(_ name: String) -> (String) async -> String {
    { a in "\(name)(\(a))" }
}

func async2(_ name: String) -> (String, String) async -> String {
    { a, b in "\(name)(\(a), \(b))" }
}

func async3(_ name: String) -> (String, String, String) async -> String {
    { a, b, c in "\(name)(\(a), \(b), \(c))" }
}

func async4(_ name: String) -> (String, String, String, String) async -> String {
    { a, b, c, d in "\(name)(\(a), \(b), \(c), \(d))" }
}

func sendableAsync1(_ name: String) -> @Sendable (String) async -> String {
    { a in "\(name)(\(a))" }
}

func sendableAsync2(_ name: String) -> @Sendable (String, String) async -> String {
    { a, b in "\(name)(\(a), \(b))" }
}

func sendableAsync3(_ name: String) -> @Sendable (String, String, String) async -> String {
    { a, b, c in "\(name)(\(a), \(b), \(c))" }
}

func sendableAsync4(_ name: String) -> @Sendable (String, String, String, String) async -> String {
    { a, b, c, d in "\(name)(\(a), \(b), \(c), \(d))" }
}

func asyncThrowing1(_ name: String) -> (String) async throws -> String {
    { a in "\(name)(\(a))" }
}

func asyncThrowing2(_ name: String) -> (String, String) async throws -> String {
    { a, b in "\(name)(\(a), \(b))" }
}

func asyncThrowing3(_ name: String) -> (String, String, String) async throws -> String {
    { a, b, c in "\(name)(\(a), \(b), \(c))" }
}

func asyncThrowing4(_ name: String) -> (String, String, String, String) async throws -> String {
    { a, b, c, d in "\(name)(\(a), \(b), \(c), \(d))" }
}

func sendableAsyncThrowing1(_ name: String) -> @Sendable (String) async throws -> String {
    { a in "\(name)(\(a))" }
}

func sendableAsyncThrowing2(_ name: String) -> @Sendable (String, String) async throws -> String {
    { a, b in "\(name)(\(a), \(b))" }
}

func sendableAsyncThrowing3(_ name: String) -> @Sendable (String, String, String) async throws -> String {
    { a, b, c in "\(name)(\(a), \(b), \(c))" }
}

func sendableAsyncThrowing4(_ name: String) -> @Sendable (String, String, String, String) async throws -> String {
    { a, b, c, d in "\(name)(\(a), \(b), \(c), \(d))" }
}
