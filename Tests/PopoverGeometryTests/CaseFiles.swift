import Foundation
import LayoutGeometry
import PopoverGeometry
import Testing

/// A JSON value, for reading case files.
enum JSONValue: Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// A number; the texts "inf" and "nan" stand for those values.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .string("inf"): .infinity
    case .string("nan"): .nan
    default: nil
    }
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }
  var strings: [String]? {
    if case .array(let list) = self { list.compactMap(\.string) } else { nil }
  }

  /// Numbers; nil where one is null and so not asserted.
  var numbers: [Double?]? {
    guard case .array(let list) = self else { return nil }
    return list.map(\.number)
  }

  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }
}

/// A case of a case file.
struct PopoverCase: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var kind: String
  var input: JSONValue
  var expected: JSONValue
  var tolerance: Double?

  var testDescription: String { id }
}

/// Reads the cases of one kind from a file beside the tests, or anywhere.
func cases(_ kind: String, in file: String) -> [PopoverCase] {
  struct File: Decodable { var cases: [PopoverCase] }
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Cases")
  let url = file.hasPrefix("/") ? URL(fileURLWithPath: file) : folder.appendingPathComponent(file)
  guard let data = try? Data(contentsOf: url) else { return [] }
  let decoded = try? JSONDecoder().decode(File.self, from: data)
  return decoded?.cases.filter { $0.kind == kind } ?? []
}

/// A word that no value of a type has.
struct UnknownWord: Error {
  var word: String
}

/// The value of an enumeration with a word.
private func named<Value: CaseIterable>(
  _ json: JSONValue?, _ name: (Value) -> String
) throws -> Value? {
  guard let word = json?.string else { return nil }
  guard let value = Value.allCases.first(where: { name($0) == word }) else {
    throw UnknownWord(word: word)
  }
  return value
}

private func directions(_ json: JSONValue?) throws -> [PopoverArrowDirection]? {
  try json?.strings?.map { word in
    guard let direction = PopoverArrowDirection.allCases.first(where: { $0.name == word }) else {
      throw UnknownWord(word: word)
    }
    return direction
  }
}

private func rect(_ json: JSONValue?) -> LayoutRect? {
  guard let numbers = json?.numbers?.compactMap({ $0 }), numbers.count == 4 else { return nil }
  return LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
}

private func size(_ json: JSONValue?) -> LayoutSize? {
  guard let numbers = json?.numbers?.compactMap({ $0 }), numbers.count == 2 else { return nil }
  return LayoutSize(width: numbers[0], height: numbers[1])
}

private func insets(_ json: JSONValue?) -> LayoutInsets? {
  guard let numbers = json?.numbers?.compactMap({ $0 }), numbers.count == 4 else { return nil }
  return LayoutInsets(
    top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
}

extension PopoverCase {
  /// The request of a placement case.
  func request() throws -> PopoverRequest {
    var request = PopoverRequest(
      container: rect(input["container"]) ?? .zero, sourceRect: rect(input["sourceRect"]) ?? .zero,
      preferredContentSize: size(input["preferredContentSize"]) ?? .zero)
    func take<Value>(_ value: Value?, _ path: WritableKeyPath<PopoverRequest, Value>) {
      if let value { request[keyPath: path] = value }
    }
    take(insets(input["safeAreaInsets"]), \.safeAreaInsets)
    take(insets(input["popoverLayoutMargins"]), \.popoverLayoutMargins)
    request.keyboardFrame = rect(input["keyboardFrame"])
    take(try named(input["sourceKind"]) { $0.name }, \.sourceKind)
    take(size(input["defaultContentSize"]), \.defaultContentSize)
    take(size(input["minimumContentSize"]), \.minimumContentSize)
    take(size(input["maximumContentSize"]), \.maximumContentSize)
    if let permitted = try directions(input["permittedArrowDirections"]) {
      request.permittedArrowDirections = permitted.reduce(into: []) {
        $0.formUnion(PopoverArrowDirections($1))
      }
    }
    request.directionPreference = try directions(input["directionPreference"]).map {
      PopoverDirectionPreference($0)
    }
    request.previousDirection = try named(input["previousDirection"]) { $0.name }
    take(try named(input["selection"]) { $0.name }, \.selection)
    take(input["canOverlapSourceViewRect"]?.bool, \.canOverlapSourceViewRect)
    take(input["arrow"]?["height"]?.number, \.chrome.arrowHeight)
    take(input["arrow"]?["base"]?.number, \.chrome.arrowBase)
    take(input["arrow"]?["cornerRadius"]?.number, \.chrome.cornerRadius)
    take(insets(input["contentViewInsets"]), \.chrome.contentViewInsets)
    take(input["reservesArrowStrip"]?.bool, \.reservesArrowStrip)
    take(input["gap"]?.number, \.gap)
    take(try named(input["alignment"]) { $0.name }, \.alignment)
    take(input["crossOffset"]?.number, \.crossOffset)
    if input["layoutDirection"]?.string == "rightToLeft" { request.layoutDirection = .rightToLeft }
    request.displayScale = input["displayScale"]?.number
    return request
  }

  /// The environment of an adaptivity case; an answer that is no style of ours is not allowed either.
  func adaptivity() throws -> PopoverAdaptivity {
    func answer(_ key: String) -> PopoverPresentationStyle? {
      guard let word = input[key]?.string else { return nil }
      return PopoverPresentationStyle.allCases.first { $0.name == word } ?? .currentContext
    }
    return PopoverAdaptivity(
      horizontalSizeClass: try named(input["horizontal"]) { $0.name } ?? .unspecified,
      verticalSizeClass: try named(input["vertical"]) { $0.name } ?? .unspecified,
      rules: try named(input["rules"]) { $0.name } ?? .ios8,
      traitAnswer: answer("traitDelegate"), legacyAnswer: answer("legacyDelegate"))
  }
}
