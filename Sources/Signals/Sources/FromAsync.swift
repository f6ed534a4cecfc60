#if !hasFeature(Embedded)
    struct FromAsync<Elements: AsyncSequence & Sendable>: Signal where Elements.Element: Sendable {
        typealias Value = Elements.Element
        typealias Failure = Elements.Failure

        let elements: Elements

        func subscribe<O: Observer<Elements.Element, Elements.Failure>>(
            _ observer: consuming O, in subscription: Subscription
        ) {
            let serial = SerializedObserver.serial(observer, in: subscription)
            let task = Task { [elements] in
                do throws(Elements.Failure) {
                    var iterator = elements.makeAsyncIterator()
                    while let element = try await iterator.next(isolation: nil) {
                        if serial.next(element) == .enough { return }
                    }
                    serial.end(.completed)
                } catch {
                    serial.end(.failed(error))
                }
            }
            subscription.onDispose { task.cancel() }
        }
    }

    extension Signals {
        /// Returns a signal of the elements of an asynchronous sequence. The sequence is iterated for each observer, in
        /// a new task.
        ///
        /// - Parameter elements: the elements to send; the task is cancelled at disposal.
        /// - Returns: a cold signal, which fails if the sequence throws an error.
        public static func from<Elements: AsyncSequence & Sendable>(
            async elements: Elements
        ) -> some Signal<Elements.Element, Elements.Failure> where Elements.Element: Sendable {
            FromAsync(elements: elements)
        }
    }
#endif
