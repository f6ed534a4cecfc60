import CurrycombWorkshop

// Most texts of the site are in `Texts/Screens.md` of the workshop. The texts below are in code, because the site
// compares lessons and notes with them.
extension Say {
    static let nowYou = "Now you"
    /// The words that introduce what a learner should remember, at the end of a lesson.
    static let toRemember = "To remember:"
    /// The word in the headings of sections about laws. The word is compared with headings in lowercase, so it must be
    /// in lowercase, too.
    static let law = "law"
    static let noName = "–"
}
