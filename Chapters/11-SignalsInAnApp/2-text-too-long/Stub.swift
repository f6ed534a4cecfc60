import Chapter11SignalsInAnApp

struct Answer: TextTooLong {
    func isTooLong(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<Bool, Never> {
        todo("isTooLong")
    }

    func warnings(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<String, Never> {
        todo("warnings")
    }

    func connect(_ text: AnySignal<String, Never>, to page: Page, limit: Int) -> CompositeDisposable {
        todo("connect")
    }
}

judge(Answer.self)
