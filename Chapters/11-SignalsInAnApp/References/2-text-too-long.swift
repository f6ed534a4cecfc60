private struct Answer: TextTooLong {
    func isTooLong(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.count > limit }.eraseToAnySignal()
    }

    func warnings(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<String, Never> {
        isTooLong(text, limit: limit).filter { $0 }.mapReplace("Too long").eraseToAnySignal()
    }

    func connect(_ text: AnySignal<String, Never>, to page: Page, limit: Int) -> CompositeDisposable {
        let bag = CompositeDisposable()
        bind(text, to: page, \.title).add(to: bag)
        bind(isTooLong(text, limit: limit).not(), to: page, \.isEnabled).add(to: bag)
        lift(warnings(text, limit: limit)) { [weak page] in page?.show($0) }.add(to: bag)
        return bag
    }
}

package let textTooLongReference: any TextTooLong.Type = Answer.self
