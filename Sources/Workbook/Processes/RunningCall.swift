// The check's process writes the page; the supervisor reads it and trusts nothing in it. The page is mapped before the
// check begins and never moves, so the unsafe global is sound.

nonisolated(unsafe) private var page: CallPage?
/// The number of the call to describe; 0 for none.
nonisolated(unsafe) private var describedCall = 0

/// The running call to the answer's code, recorded in memory that the supervisor can read, so that a verdict can name
/// the call if the process is stopped.
///
/// A check may make hundreds of calls, and describing a call takes longer than making it, so a call without a ready
/// description is only counted. If such a call stops the check, the check runs a second time, and only this call is
/// described.
enum RunningCall {
    static func prepare(_ context: CheckContext) {
        page = CallPage(in: context.folder)
        describedCall = context.describedCall
    }

    static func begin(_ call: () -> String) {
        guard let page else { return }
        page.begun &+= 1
        if page.begun == describedCall { page.describe(call()) }
    }

    static func begin(described call: String) {
        guard let page else { return }
        page.begun &+= 1
        page.describe(call)
    }

    static func end() { page?.end() }
}
