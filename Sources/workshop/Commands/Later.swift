extension Desk {
    func newExercise(_ id: String, _ slug: String, _ title: String) -> Int32 { 1 }
    func newChapter(_ folder: String) -> Int32 { 1 }
    func author(_ word: String?, watches: Bool) -> Int32 { 1 }
}
struct ClassDoctor {
    let desk: Desk
    func run() -> Int32 { 1 }
}
extension Say {
    static let newWhat = """
        `workshop new exercise 2.6 slug "Title"` or `workshop new chapter 14-Name`: which is it to be?
        """
}
