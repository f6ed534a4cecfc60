import CurrycombWorkshop

// Most texts of the site are in `Texts/Screens.md` of the workshop. The texts below are in code, because the site
// compares lessons and notes with them.
extension Say {
    static let nowYou = "Now you"
    /// The words that introduce what a learner should remember, at the end of a lesson.
    static let toRemember = "To remember:"
    /// A section is about laws if its heading, in lowercase, contains this word. So the word must be in lowercase, too.
    static let law = "law"
    static let noName = "–"
}
