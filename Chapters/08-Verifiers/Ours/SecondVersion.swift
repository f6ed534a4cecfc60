/// The three functions of `FirstVersion`, made from small functions, as in the second version in Meituan's article. A
/// fourth function, `name`, is a pipeline of three steps.
package enum SecondVersion {
    // tour: count
    package static func greeting(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.try(Ours.mustBe(.string))
    }

    package static func customer(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.tryMap(Ours.transferToKeyChild("customer"))
    }

    package static func orders(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.tryMap(Ours.transferToKeyChild("orders"))
    }
    // tour: end

    package static func name(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        customer(response).tryMap(Ours.transferToKeyChild("name")).try(Ours.mustBe(.string))
    }
}
