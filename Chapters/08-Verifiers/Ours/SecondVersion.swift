/// The second version in Meituan's article: the three functions of `FirstVersion`, made from small functions.
package enum SecondVersion {
    // tour: count
    /// Returns a greeting, which must be a string.
    package static func greeting(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.try(Ours.mustBe(.string))
    }

    /// Returns the value for `customer` in an object.
    package static func customer(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.tryMap(Ours.transferToKeyChild("customer"))
    }

    /// Returns the value for `orders` in an object.
    package static func orders(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.tryMap(Ours.transferToKeyChild("orders"))
    }
    // tour: end

    /// Returns the customer's name, which must be a string.
    package static func name(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        customer(response).tryMap(Ours.transferToKeyChild("name")).try(Ours.mustBe(.string))
    }
}
