/// High-contrast output, for screens that are read from the back of a room.
package enum Projector {
    /// The variable that turns high contrast on; programs that are started inherit it.
    package static let variable = "CURRYCOMB_PROJECTOR"
    /// The option that turns high contrast on.
    package static let option = "--projector"

    static let isOn = isWanted(Platform.environment(variable))

    /// - Parameter value: the variable's value, if it is set.
    static func isWanted(_ value: String?) -> Bool { !["", "0"].contains(value ?? "") }
}
