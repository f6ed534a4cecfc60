import Chapter08Verifiers

struct Answer: KeyChild {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        todo("dictionaryValueByKey")
    }

    func hasKey(_ key: String) -> Verify {
        todo("hasKey")
    }

    func transferToKeyChild(_ key: String) -> TryMap {
        todo("transferToKeyChild")
    }
}

judge(Answer.self)
