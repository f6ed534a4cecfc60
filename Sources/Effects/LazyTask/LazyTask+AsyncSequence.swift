extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// Returns a task that collects all elements of the sequence.
    ///
    /// If the run has been cancelled when the sequence ends or throws a `CancellationError`, the task ends as
    /// cancelled.
    public func collected() -> LazyTask<[Element], Failure> { gathered([]) { $0.append($1) } }

    /// Returns a task that returns the last element of the sequence, or `nil` if there is none. A run stores only one
    /// element at a time.
    ///
    /// If the run has been cancelled when the sequence ends or throws a `CancellationError`, the task ends as
    /// cancelled.
    public func lastElement() -> LazyTask<Element?, Failure> { gathered(nil) { $0 = $1 } }

    private func gathered<Result: Sendable>(
        _ start: Result, _ add: @escaping @Sendable (inout Result, Element) -> Void
    ) -> LazyTask<Result, Failure> {
        LazyTask(ending: {
            var result = start
            var iterator = makeAsyncIterator()
            do throws(Failure) {
                while let element = try await iterator.next(isolation: nil) { add(&result, element) }
            } catch {
                return Outcome(thrown: error)
            }
            return Task<Never, Never>.isCancelled ? .cancelled : .success(result)
        })
    }

    /// Returns a task that returns the first element of the sequence, or `nil` if there is none.
    ///
    /// If the run has been cancelled when the sequence ends or throws a `CancellationError`, the task ends as
    /// cancelled.
    public func firstElement() -> LazyTask<Element?, Failure> {
        LazyTask(ending: {
            var iterator = makeAsyncIterator()
            do throws(Failure) {
                let element = try await iterator.next(isolation: nil)
                return element == nil && Task<Never, Never>.isCancelled ? .cancelled : .success(element)
            } catch {
                return Outcome(thrown: error)
            }
        })
    }
}

extension LazyTask {
    /// The task's value as a sequence of one element.
    ///
    /// Each iterator runs the task when its `next` is first called. The sequence throws the task's error, and is empty
    /// if the run is cancelled.
    public var values: Values { Values(task: self) }

    /// The value of a task as an asynchronous sequence.
    public struct Values: AsyncSequence, Sendable {
        let task: LazyTask

        /// An iterator that runs the task at the first call of `next`.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var task: LazyTask?

            /// Runs the task at the first call.
            ///
            /// - Parameter actor: ignored; the task's work chooses its executor.
            /// - Returns: at the first call, the task's value, or `nil` if the run is cancelled; at every later call,
            ///   `nil`.
            /// - Throws: the task's error.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Success? {
                guard let task = task.take() else { return nil }
                switch await task.outcome() {
                case .success(let value): return value
                case .failure(let error): throw error
                case .cancelled: return nil
                }
            }

            /// Runs the task at the first call.
            ///
            /// - Returns: at the first call, the task's value, or `nil` if the run is cancelled; at every later call,
            ///   `nil`.
            /// - Throws: the task's error.
            public mutating func next() async throws(Failure) -> Success? { try await next(isolation: nil) }
        }

        /// Makes an iterator, which runs the task at the first call of its `next`.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(task: task) }
    }
}
