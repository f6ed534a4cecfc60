private struct Answer: IOErrors {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO {
            do {
                return try io.run()
            } catch {
                return try handler(error).run()
            }
        }
    }

    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            defer { try? finalizer.run() }
            return try io.run()
        }
    }
}

package let ioErrorsReference: any IOErrors.Type = Answer.self

// MARK: - Wrong answers

package let ioErrorsWrong: KeyValuePairs<String, any Contract.Type> = [
    "handlerAlways": HandlerAlways.self, "early": Early.self, "notCaught": NotCaught.self, "readAgain": ReadAgain.self,
    "handledTwice": HandledTwice.self, "ensureEarly": EnsureEarly.self, "finalizerFirst": FinalizerFirst.self,
    "finalizerLeftOut": FinalizerLeftOut.self, "finalizerTwice": FinalizerTwice.self, "workTwice": WorkTwice.self,
    "skipped": Skipped.self, "twiceOnError": TwiceOnError.self, "errorHidden": ErrorHidden.self,
    "handlerAsked": HandlerAsked.self, "remembered": Remembered.self, "otherError": OtherError.self,
    "handlerErrorLost": HandlerErrorLost.self, "ensureOnce": EnsureOnce.self, "closeSeen": CloseSeen.self,
    "filesOnly": FilesOnly.self, "handlerRemembered": HandlerRemembered.self, "handlerCaught": HandlerCaught.self,
    "errorRemembered": ErrorRemembered.self, "closesAgain": ClosesAgain.self,
    "oneErrorOnly": OneErrorOnly.self, "readAfterHandler": ReadAfterHandler.self, "workAgain": WorkAgain.self,
    "caughtOnce": CaughtOnce.self, "runTwice": RunTwice.self,
    "errorConverted": ErrorConverted.self,
]

private typealias Handler<A> = (any Error) -> IO<A>

private protocol Right: IOErrors {
    func tried<A>(_ io: IO<A>) -> IO<A>
    func whole<A>(_ io: IO<A>) -> IO<A>
    func instead<A>(_ error: any Error, _ handler: @escaping Handler<A>) -> IO<A>
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A>
}

extension Right {
    func tried<A>(_ io: IO<A>) -> IO<A> { io }
    func whole<A>(_ io: IO<A>) -> IO<A> { io }
    func instead<A>(_ error: any Error, _ handler: @escaping Handler<A>) -> IO<A> { handler(error) }
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        whole(Ours.catching(tried(io)) { instead($0, handler) })
    }

    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { Ours.ensure(io, close) }
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> { ensured(io, finalizer) }
}

private struct Early: Right { func whole<A>(_ io: IO<A>) -> IO<A> { io.early } }
private struct Remembered: Right { func whole<A>(_ io: IO<A>) -> IO<A> { io.kept } }
private struct ReadAgain: Right { func tried<A>(_ io: IO<A>) -> IO<A> { io.stubborn } }
private struct NotCaught: Right {
    func instead<A>(_ error: any Error, _ handler: @escaping Handler<A>) -> IO<A> { IO { throw error } }
}
private struct HandledTwice: Right {
    func instead<A>(_ error: any Error, _ handler: @escaping Handler<A>) -> IO<A> {
        Ours.flatMap(handler(error)) { _ in handler(error) }
    }
}
private struct OtherError: Right {
    func instead<A>(_ error: any Error, _ handler: @escaping Handler<A>) -> IO<A> { handler(FileTrouble.missing("a")) }
}
private struct ErrorConverted: Right {
    func instead<A>(_ error: any Error, _ handler: @escaping Handler<A>) -> IO<A> {
        handler(error as? FileTrouble ?? .missing(""))
    }
}
private struct HandlerErrorLost: Right {
    func instead<A>(_ error: any Error, _ handler: @escaping Handler<A>) -> IO<A> {
        Ours.catching(handler(error)) { _ in IO { throw error } }
    }
}
private struct HandlerCaught: Right {
    func instead<A>(_ error: any Error, _ handler: @escaping Handler<A>) -> IO<A> {
        Ours.catching(handler(error)) { _ in handler(error) }
    }
}
private struct FilesOnly: Right {
    func instead<A>(_ error: any Error, _ handler: @escaping Handler<A>) -> IO<A> {
        error is FileTrouble ? handler(error) : IO { throw error }
    }
}
private struct HandlerAlways: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO { (try? io.run(), try handler(FileTrouble.missing("")).run()).1 }
    }
}
private struct RunTwice: Right { func tried<A>(_ io: IO<A>) -> IO<A> { Ours.flatMap(io) { _ in io } } }
private struct HandlerAsked: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO { try Ours.catching(io) { [other = handler(FileTrouble.missing("a"))] _ in other }.run() }
    }
}
private struct HandlerRemembered: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        var first: IO<A>?
        return Ours.catching(io) { error in
            first = first ?? handler(error)
            return first!
        }
    }
}
private struct CaughtOnce: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        var isUsed = false
        return Ours.catching(io) { error in
            if isUsed { return IO { throw error } }
            isUsed = true
            return handler(error)
        }
    }
}
private struct ErrorRemembered: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        var first: (any Error)?
        return Ours.catching(io) { error in
            first = first ?? error
            return handler(first!)
        }
    }
}

extension IO {
    fileprivate func then(_ close: IO<Void>) -> IO { Ours.flatMap(self) { value in Ours.map(close) { value } } }
    fileprivate func onError(_ close: IO<Void>) -> IO {
        Ours.catching(self) { error in Ours.flatMap(close) { IO { throw error } } }
    }
}

private struct EnsureEarly: Right {
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { (io, try? close.run()).0 }
}
private struct FinalizerFirst: Right {
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { Ours.flatMap(close.or(())) { io } }
}
private struct FinalizerLeftOut: Right {
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { io.onError(close.or(())) }
}
private struct FinalizerTwice: Right {
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { Ours.ensure(io.then(close.or(())), close) }
}
private struct TwiceOnError: Right {
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { Ours.ensure(io.onError(close.or(())), close) }
}
private struct WorkTwice: Right {
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> {
        IO { (try? io.run(), try? close.run(), try io.run()).2 }
    }
}
private struct Skipped: Right { func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { io.then(close) } }
private struct ErrorHidden: Right {
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { io.onError(close).then(close) }
}
private struct CloseSeen: Right {
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { io.onError(close.or(())).then(close) }
}
private struct ClosesAgain: Right {
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { Ours.ensure(io, close.stubborn) }
}
private struct EnsureOnce: Right {
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { Ours.ensure(io, close.or(()).kept) }
}

private struct OneErrorOnly: Right {
    func instead<A>(_ error: any Error, _ handler: @escaping Handler<A>) -> IO<A> {
        if case FileTrouble.missing = error { handler(error) } else { IO { throw error } }
    }
}
private struct ReadAfterHandler: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        Ours.catching(io) { error in Ours.flatMap(handler(error)) { _ in io } }
    }
}
private struct WorkAgain: Right {
    func ensured<A>(_ io: IO<A>, _ close: IO<Void>) -> IO<A> { Ours.ensure(io.stubborn, close) }
}
