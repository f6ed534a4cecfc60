import Chapter13OneWayDataFlow

// 13.6  Effects beside the state
//
// A Program has start, reducer and perform. The reducer gives a Step: the new state, and the effects that are to be done.
// perform does an effect; it may give an action, the answer.
//
//     play([load, type], on: program).log    // [load, type, loaded]

struct Answer: EffectsBeside {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        todo("play")
    }

    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> {
        todo("undo")
    }
}

judge(Answer.self)
