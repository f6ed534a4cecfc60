/// The minimum for `outerCompare`: a global variable, which is 1 at first. Any code can set this variable.
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
