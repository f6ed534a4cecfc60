// The page is written by one process and read by another, which trusts nothing in it. Its address never changes once it
// is mapped, before the check begins, so the unsafe global is sound.

nonisolated(unsafe) private var page: CallPage?
/// The number of the call to describe; 0 for none.
nonisolated(unsafe) private var describedCall = 0

/// The call of an answer that is running: noted in memory that the supervisor sees, so that it can be named when the
/// process is stopped.
///
/// A check makes hundreds of calls, and to describe one takes longer than to make it. So a call is only counted; if
/// the check is stopped, it is run again, and only the call that was running is described.
enum RunningCall {
    /// Makes the page in the check's folder.
    static func prepare(_ context: CheckContext) {
        page = CallPage(in: context.folder)
        describedCall = context.describedCall
    }

    /// Notes that a call begins.
    static func begin(_ call: () -> String) {
        guard let page else { return }
        page.begun &+= 1
        if page.begun == describedCall { page.describe(call()) }
    }

    /// Notes that a call with a finished description begins.
    static func begin(described call: String) {
        guard let page else { return }
        page.begun &+= 1
        page.describe(call)
    }

    /// Notes that no call is running any more.
    static func end() { page?.end() }
}
