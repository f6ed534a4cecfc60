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
    "handlerAlways": HandlerAlways.self, "early": Early.self, "notCaught": NotCaught.self,
    "readAgain": ReadAgain.self, "handledTwice": HandledTwice.self, "ensureEarly": EnsureEarly.self,
    "finalizerFirst": FinalizerFirst.self, "finalizerLeftOut": FinalizerLeftOut.self,
    "finalizerTwice": FinalizerTwice.self, "workTwice": WorkTwice.self, "skipped": Skipped.self,
    "twiceOnError": TwiceOnError.self, "errorHidden": ErrorHidden.self,
    "handlerAsked": HandlerAsked.self, "remembered": Remembered.self, "otherError": OtherError.self,
    "handlerErrorLost": HandlerErrorLost.self, "ensureOnce": EnsureOnce.self, "closeSeen": CloseSeen.self,
    "filesOnly": FilesOnly.self, "handlerRemembered": HandlerRemembered.self, "handlerCaught": HandlerCaught.self,
    "errorRemembered": ErrorRemembered.self, "closesAgain": ClosesAgain.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: IOErrors {}

extension Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO { do { return try io.run() } catch { return try handler(error).run() } }
    }
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            defer { try? finalizer.run() }
            return try io.run()
        }
    }
}

private struct HandlerAlways: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO {
            _ = try? io.run()
            return try handler(FileTrouble.missing("")).run()
        }
    }
}

private struct Early: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        do {
            let value = try io.run()
            return IO { value }
        } catch {
            return handler(error)
        }
    }
}

private struct NotCaught: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO { do { return try io.run() } catch { throw error } }
    }
}

private struct ReadAgain: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO {
            if let value = try? io.run() { return value }
            do { return try io.run() } catch { return try handler(error).run() }
        }
    }
}

private struct HandledTwice: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO {
            do { return try io.run() } catch {
                _ = try handler(error).run()
                return try handler(error).run()
            }
        }
    }
}

private struct EnsureEarly: Right {
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        defer { try? finalizer.run() }
        return IO { try io.run() }
    }
}

private struct FinalizerFirst: Right {
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            try? finalizer.run()
            return try io.run()
        }
    }
}

private struct FinalizerLeftOut: Right {
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            do { return try io.run() } catch {
                try? finalizer.run()
                throw error
            }
        }
    }
}

private struct FinalizerTwice: Right {
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            defer { try? finalizer.run() }
            let value = try io.run()
            try? finalizer.run()
            return value
        }
    }
}

private struct WorkTwice: Right {
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            _ = try? io.run()
            try? finalizer.run()
            return try io.run()
        }
    }
}

private struct Skipped: Right {
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            let value = try io.run()
            try finalizer.run()
            return value
        }
    }
}

private struct TwiceOnError: Right {
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            defer { try? finalizer.run() }
            do { return try io.run() } catch {
                try? finalizer.run()
                throw error
            }
        }
    }
}

private struct ErrorHidden: Right {
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            let value: A
            do { value = try io.run() } catch {
                try finalizer.run()
                throw error
            }
            try finalizer.run()
            return value
        }
    }
}

private struct HandlerAsked: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO {
            let other = handler(FileTrouble.missing("a")); do { return try io.run() } catch { return try other.run() }
        }
    }
}

private struct Remembered: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        var known: A?;
        return IO {
            if let known { return known }; do { known = try io.run() } catch { known = try handler(error).run() };
            return known!
        }
    }
}

private struct OtherError: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO { do { return try io.run() } catch { return try handler(FileTrouble.missing("a")).run() } }
    }
}

private struct HandlerErrorLost: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO {
            do { return try io.run() } catch {
                let first = error; do { return try handler(first).run() } catch { throw first }
            }
        }
    }
}

private struct EnsureOnce: Right {
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        var done = false;
        return IO {
            defer { if !done { done = true; try? finalizer.run() } }; return try io.run()
        }
    }
}

private struct CloseSeen: Right {
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            let r = Result { try io.run() }; if case .success = r { try finalizer.run() } else { try? finalizer.run() };
            return try r.get()
        }
    }
}

private struct FilesOnly: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO { do { return try io.run() } catch let error as FileTrouble { return try handler(error).run() } }
    }
}

private struct HandlerRemembered: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        var instead: IO<A>?
        return IO {
            do { return try io.run() } catch {
                let known = instead ?? handler(error)
                instead = known
                return try known.run()
            }
        }
    }
}

private struct HandlerCaught: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO {
            do { return try io.run() } catch {
                do { return try handler(error).run() } catch { return try handler(error).run() }
            }
        }
    }
}

private struct ErrorRemembered: Right {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        var first: (any Error)?
        return IO {
            do { return try io.run() } catch {
                let known = first ?? error
                first = known
                return try handler(known).run()
            }
        }
    }
}

private struct ClosesAgain: Right {
    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            defer { do { try finalizer.run() } catch { try? finalizer.run() } }
            return try io.run()
        }
    }
}
