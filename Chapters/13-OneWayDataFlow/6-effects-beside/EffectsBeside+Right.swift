/// Right in what a wrong answer does not say otherwise.
protocol RightEffects: EffectsBeside {}

extension RightEffects {
    func play<State, Action, Effect>(
        _ actions: [Action], on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Ours.play(actions, on: program) }

    func undo<State, Action, Effect>(
        _ run: Run<State, Action>, on program: Program<State, Action, Effect>
    ) -> Run<State, Action> { Ours.undo(run, on: program) }
}
