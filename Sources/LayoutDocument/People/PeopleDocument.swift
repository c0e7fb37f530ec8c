/// People in titled sections, as a document gives them.
public struct PeopleDocument: Hashable, Sendable {
  /// The sections in order.
  public var sections: [Section]

  /// Creates a document.
  public init(sections: [Section] = []) {
    self.sections = sections
  }

  /// One titled section.
  public struct Section: Hashable, Sendable {
    /// The title; it may be empty.
    public var title: String
    /// The people in order.
    public var people: [Person]

    /// Creates a section.
    public init(title: String, people: [Person] = []) {
      self.title = title
      self.people = people
    }
  }

  /// One person.
  public struct Person: Hashable, Sendable {
    /// The name, in any script; it may be empty.
    public var name: String
    /// Where a portrait is found, which nothing here opens; nil where there is none.
    public var image: String?

    /// Creates a person.
    public init(name: String, image: String? = nil) {
      self.name = name
      self.image = image
    }
  }
}
