// The declarations that the examples on the operators' pages need.
struct Offline: Error {}
enum ScreenError: Error { case retryLater }
struct PlayerState: Sendable { var song = "" }
struct Message: Sendable { var chat = "", text = "" }
func search(_ query: String) -> AnySignal<[String], Offline> {
    Signals.just([query], failure: Offline.self).eraseToAnySignal()
}
