/// Three checks, each written out by hand, as in the first version in Meituan's article.
package enum FirstVersion {
    // tour: count
    package static func greeting(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.try { (value: JSON) throws(Fault) in
            guard value.kind == .string else {
                throw Fault(.wrongKind(expected: .string, got: value.kind))
            }
        }
    }

    package static func customer(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.tryMap { (value: JSON) throws(Fault) in
            guard case .object(let members) = value else {
                throw Fault(.wrongKind(expected: .object, got: value.kind))
            }
            guard let child = members["customer"] else {
                throw Fault(at: ["customer"], .missing)
            }
            guard child != .null else {
                throw Fault(at: ["customer"], .null)
            }
            return child
        }
    }

    package static func orders(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        response.tryMap { (value: JSON) throws(Fault) in
            guard case .object(let members) = value else {
                throw Fault(.wrongKind(expected: .object, got: value.kind))
            }
            guard let child = members["orders"] else {
                throw Fault(at: ["orders"], .missing)
            }
            guard child != .null else {
                throw Fault(at: ["orders"], .null)
            }
            return child
        }
    }
    // tour: end
}
