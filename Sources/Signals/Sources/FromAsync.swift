#if !hasFeature(Embedded)
    /// A signal of the elements of an asynchronous sequence.
    struct FromAsync<Elements: AsyncSequence & Sendable>: Signal where Elements.Element: Sendable {
        typealias Value = Elements.Element
        typealias Failure = Elements.Failure

        let elements: Elements

        func subscribe<O: Observer<Elements.Element, Elements.Failure>>(
            _ observer: consuming O, in subscription: Subscription
        ) {
            let outlet = Outlet.serial(observer, in: subscription)
            let task = Task { [elements] in
                do throws(Elements.Failure) {
                    var iterator = elements.makeAsyncIterator()
                    while let element = try await iterator.next(isolation: nil) {
                        if outlet.next(element) == .enough { return }
                    }
                    outlet.end(.completed)
                } catch {
                    outlet.end(.failed(error))
                }
            }
            subscription.onDispose { task.cancel() }
        }
    }

    extension Signals {
        /// A signal of the elements of an asynchronous sequence, which is gone through afresh, in a task of its own, for each
        /// observer.
        ///
        /// - Parameter elements: what to send; the task is cancelled at disposal.
        /// - Returns: a cold signal, which fails with what the sequence throws.
        public static func from<Elements: AsyncSequence & Sendable>(
            async elements: Elements
        ) -> some Signal<Elements.Element, Elements.Failure> where Elements.Element: Sendable {
            FromAsync(elements: elements)
        }
    }
#endif
