import Testing

@testable import CurrycombWorkbook

@Suite struct CompiledTypesTests {
    /// Mangled names as they stand in an object file, and the type that code with this name uses, if it is one of the
    /// course's.
    @Test(arguments: [
        // Chapter10Signals.Disposable.dispose() -> ()
        ("$s16Chapter10Signals10DisposableC7disposeyyF", "Disposable"),
        ("_$s16Chapter10Signals10DisposableC7disposeyyF", "Disposable"),
        // type metadata accessor for Chapter10Signals.Stage
        ("$s16Chapter10Signals5StageCMa", "Stage"),
        // Chapter10Signals.Stage.after(Int, () -> ()) -> Chapter10Signals.Disposable
        ("$s16Chapter10Signals5StageC5afteryAA10DisposableCSi_yyctF", "Stage"),
        // answer.stage : Chapter10Signals.Stage
        ("$s6answer5stage16Chapter10Signals5StageCvp", nil),
        // answer.Disposable.dispose() -> ()
        ("$s6answer10DisposableC7disposeyyF", nil),
        // (extension in Chapter07Task):CurrycombEffects.LazyTask.foo() -> ()
        ("$s16CurrycombEffects8LazyTaskV13Chapter07TaskE3fooyyF", "LazyTask"),
        ("Chapter10Signals.Disposable", nil), ("$s", nil), ("", nil),
    ])
    func aNameUsesItsSubject(name: String, type: String?) {
        let types = CompiledTypes(object: Array("\0\u{1}a$\0\(name)\0text\0".utf8))
        #expect(types.firstUse(of: ["Disposable", "LazyTask", "Stage"]) == type)
    }
}
