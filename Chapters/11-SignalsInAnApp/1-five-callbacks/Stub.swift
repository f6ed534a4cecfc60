import Chapter11SignalsInAnApp

struct Answer: FiveCallbacks {
    func taps(of button: Button) -> AnySignal<Void, Never> {
        todo("taps")
    }

    func positions(of scroller: Scroller) -> AnySignal<Int, Never> {
        todo("positions")
    }

    func reply(to path: String, from service: Service) -> AnySignal<String, Fault> {
        todo("reply")
    }

    func notices(named name: String, on board: NoticeBoard) -> AnySignal<String, Never> {
        todo("notices")
    }

    func names(of profile: Profile, on clock: VirtualScheduler) -> AnySignal<String, Never> {
        todo("names")
    }
}

judge(Answer.self)
