private struct Answer: DeliverOn {
    func loaded(_ picture: AnySignal<String, Never>, on background: Lane, to main: Lane) -> AnySignal<String, Never> {
        picture.subscribe(on: background).deliver(on: main).eraseToAnySignal()
    }

    func decoded(
        _ picture: AnySignal<String, Never>, _ decode: @escaping @Sendable (String) -> String, on background: Lane,
        to main: Lane
    ) -> AnySignal<String, Never> {
        picture.subscribe(on: background).map { decode($0) }.deliver(on: main).eraseToAnySignal()
    }

    func message(_ text: String, for seconds: Int, on main: Lane) -> AnySignal<String, Never> {
        Signals.just("").delay(.seconds(seconds), on: main).startWith(text).eraseToAnySignal()
    }
}

package let deliverOnReference: any DeliverOn.Type = Answer.self
