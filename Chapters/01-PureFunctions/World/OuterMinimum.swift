/// A global minimum, 1 at first. The problem is that any code may set it.
@MainActor public var outerMinimum: Int {
    get {
        OuterMinimum.looks += 1
        return OuterMinimum.value
    }
    set {
        OuterMinimum.looks += 1
        OuterMinimum.value = newValue
    }
}

@MainActor enum OuterMinimum {
    static var value = 1
    static var looks = 0
}
