import Testing

/// Holds that the documentation of every product is there and is built.
struct CatalogTests {
  @Test("Every product has a catalog, whose page bears its name", arguments: Catalog.all)
  func page(catalog: Catalog) throws {
    let page = try Document(catalog.page)
    #expect(page.lines.first == "# ``\(catalog.product)``")
  }

  @Test("Every product is documented here and at the package index", arguments: Catalog.all)
  func built(catalog: Catalog) throws {
    let script = try #require(ProjectTree.text(of: ".ci/docs"))
    let modules = try #require(script.firstMatch(of: /for module in (.+); do/)?.1)
    #expect(modules.split(separator: " ").contains { $0 == catalog.product })
    let index = try #require(ProjectTree.text(of: ".spi.yml"))
    #expect(index.split(separator: "\n").contains { $0.hasSuffix(" - \(catalog.product)") })
  }

  @Test("Documentation and the API's stability are part of what every change must pass")
  func checked() throws {
    let script = try #require(ProjectTree.text(of: ".ci/run"))
    #expect(script.contains(" .ci/docs\n"))
    let products = try #require(script.firstMatch(of: /--products (.+)\n/)?.1)
    #expect(products.split(separator: " ").map(String.init) == Catalog.all.map(\.product).sorted())
  }

  @Test("The ten calls of the migration article are declared in the other façade")
  func pairs() throws {
    let article = try Document("Sources/GooglePlaces/GooglePlaces.docc/Migration.md")
    let rows = article.lines.filter { $0.hasPrefix("| ``") }.map { $0.split(separator: "|") }
    let calls = rows.compactMap { $0[2].firstMatch(of: /`(\w+\([\w:]*\))`/)?.1 }.map(String.init)
    #expect(rows.count == 10)
    #expect(calls.count == 10)
    let names = try #require(Declarations.all["GooglePlacesSwift"]).names
    #expect(Set(calls).subtracting(names) == [])
  }
}

/// The documentation of a product.
struct Catalog: Sendable, CustomTestStringConvertible {
  let product: String

  /// The path of the page that comes first.
  var page: String { "Sources/\(product)/\(product).docc/\(product).md" }

  var testDescription: String { product }

  /// Those of the products that the manifest has, in its order.
  static let all = (ProjectTree.text(of: "Package.swift") ?? "")
    .matches(of: /\.library\(\s*name: "(\w+)"/)
    .map { Catalog(product: String($0.1)) }
}
