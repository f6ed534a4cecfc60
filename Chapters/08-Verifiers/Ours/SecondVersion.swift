/// The article's second version: the three functions of `FirstVersion`, made of small functions.
package enum SecondVersion {
    // tour: count
    /// A greeting, which must be a string.
    package static func greeting(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.try(Ours.mustBe(.string))
    }

    /// The value under the key `customer` of an object.
    package static func customer(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.try(Ours.mustBe(.object)).tryMap(Ours.transferToKeyChild("customer"))
    }

    /// The value under the key `orders` of an object.
    package static func orders(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.try(Ours.mustBe(.object)).tryMap(Ours.transferToKeyChild("orders"))
    }
    // tour: end

    /// The name of the customer, which must be a string.
    package static func name(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        customer(response).tryMap(Ours.transferToKeyChild("name")).try(Ours.mustBe(.string))
    }
}
