import Chapter04Maybe

struct Box<Wrapped>: MaybeShape {
    static func of(_ value: Wrapped) -> Box {
        todo("of")
    }

    static var nothing: Box {
        todo("nothing")
    }

    var optional: Wrapped? {
        todo("optional")
    }

    func map<New>(_ f: (Wrapped) -> New) -> Box<New> {
        todo("map")
    }

    func flatMap<New>(_ f: (Wrapped) -> Box<New>) -> Box<New> {
        todo("flatMap")
    }
}

// The checks use Box<Int> and Box<String>. This struct can stay as it is.
struct Answer: OwnMaybe {
    func map(_ f: (Int) -> String, _ box: Box<Int>) -> Box<String> {
        box.map(f)
    }

    func map(_ f: (Int) -> Int, _ box: Box<Int>) -> Box<Int> {
        box.map(f)
    }

    func flatMap(_ f: (Int) -> Box<String>, _ box: Box<Int>) -> Box<String> {
        box.flatMap(f)
    }
}

judge(Answer.self)
