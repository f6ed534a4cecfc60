import CurrycombWorkshop

// The texts are in `Texts/Screens.md` of the workshop. A text stays here if lessons or notes are compared with it.
extension Say {
    static let nowYou = "Now you"
    /// The words that introduce what a learner should remember, at the end of a lesson.
    static let toRemember = "To remember:"
    /// A section is about laws if its heading, in lowercase, contains this word. So the word must be in lowercase, too.
    static let law = "law"
    static let noName = "–"
}
