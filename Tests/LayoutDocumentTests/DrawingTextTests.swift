import Foundation
import LayoutGeometry
import Testing

@testable import LayoutDocument

@Suite("Names in drawings")
struct DrawingTextTests {
  static let texts = [
    "", " ", "Ada", "Ada Lovelace", "  Ada \t\n Lovelace  ", "Γιώργος Παπαδόπουλος",
    "Maximiliane-Josephine von Hohenstaufen-Langenberg zu Sulzbach",
    "Donaudampfschifffahrtsgesellschaftskapitän", "中华人民共和国全国人民代表大会常务委员会委员长",
    "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", "e\u{301}e\u{301}e\u{301} cafe\u{301}",
    "عبد الرحمن بن محمد بن عبد الله الخوارزمي الكبير", "अनिरुद्ध श्रीनिवासन क्षत्रिय",
    String(repeating: "very ", count: 300), String(repeating: "x", count: 2000),
  ]

  @Test("lines fit, hold all that fits, and never part a grapheme", arguments: texts)
  func lines(_ text: String) {
    for width in [1.0, 20, 60, 100, 1000] {
      for count in 1...4 {
        let wrapping = TextWrapping(width: width, fontSize: 14, maximumLineCount: count)
        let lines = wrapping.lines(of: text)
        #expect(lines.count <= count)
        let joined = Array(lines.joined().filter { $0 != " " })
        let whole = Array(text.filter { !$0.isWhitespace })
        if joined.last == "…" {
          #expect(Array(whole.prefix(joined.count - 1)) == joined.dropLast())
          #expect(whole.count >= joined.count)
        } else {
          #expect(joined == whole)
        }
        for line in lines where line.count > 1 && line != "…" {
          #expect(line.first != " " && line.last != " ")
          #expect(TextAdvance.width(of: line, fontSize: 14) <= width + 1e-9, "\(line)")
        }
      }
    }
  }

  static let breaks: [(text: String, lines: [String])] = [
    ("Ada", ["Ada"]), ("Amélie Fontaine", ["Amélie", "Fontaine"]),
    ("Jean-Baptiste Grenouille", ["Jean-Baptiste", "Grenouille"]),
    ("佐藤 美咲", ["佐藤 美咲"]), ("中华人民共和国全国人民", ["中华人民共和国", "全国人民"]),
    ("Ada\u{A0}King\u{A0}Noel", ["Ada\u{A0}King\u{A0}Noel"]),
  ]

  @Test("lines break at spaces, hyphens and between ideographs", arguments: breaks)
  func breakPlaces(_ row: (text: String, lines: [String])) {
    #expect(
      TextWrapping(width: 100, fontSize: 14, maximumLineCount: 3).lines(of: row.text) == row.lines)
  }

  static let monograms: [(name: String, initials: String)] = [
    ("Ada Lovelace", "AL"), ("ada", "A"), ("  Ada  King Noel ", "AN"), ("", ""), (" \n", ""),
    ("Γιώργος Παπαδόπουλος", "ΓΠ"), ("ольга к.", "ОК"), ("佐藤 美咲", "佐"), ("김서연", "김"),
    ("ליאור כהן", "לכ"), ("يوسف حداد", "ي"), ("ßeta", "ß"), ("(Bob) Smith", "BS"), ("42", "4"),
    ("👩‍👩‍👧‍👦 Family", "👩‍👩‍👧‍👦"), ("Émile Zola", "ÉZ"),
  ]

  @Test("initials", arguments: monograms)
  func initials(_ row: (name: String, initials: String)) {
    #expect(PersonAppearance(name: row.name).initials == row.initials)
  }

  @Test("colours depend on the name alone, and all are in use")
  func colours() {
    // Fixed, because a picture must not change from one run to the next.
    #expect(PersonAppearance(name: "Ada Lovelace").colourIndex == 8)
    let used = Set((0..<200).map { PersonAppearance(name: "Person \($0)").colourIndex })
    #expect(used.count == PersonAppearance.palette.count)
  }

  @Test("white letters can be read on every disc")
  func contrast() throws {
    func luminance(_ colour: String) throws -> Double {
      let value = try #require(UInt32(colour.dropFirst(), radix: 16))
      func linear(_ shift: UInt32) -> Double {
        let part = Double((value >> shift) & 255) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
    }
    for colour in PersonAppearance.palette {
      let (top, bottom) = (try luminance(colour.top), try luminance(colour.bottom))
      // Large bold letters need 3; they stand in the middle of the disc.
      #expect(1.05 / ((top + bottom) / 2 + 0.05) >= 3.5, "\(colour)")
      #expect(1.05 / (bottom + 0.05) >= 4.5, "\(colour)")
    }
  }

  static let numbers: [(value: Double, text: String)] = [
    (0, "0"), (-0.0, "0"), (350, "350"), (-12, "-12"), (0.1, "0.1"), (57.25, "57.25"),
    (1.0 / 3, "0.3333333333333333"), (1e15, "1000000000000000"), (.nan, "0"), (.infinity, "0"),
  ]

  @Test("numbers are short", arguments: numbers)
  func shortNumbers(_ row: (value: Double, text: String)) {
    #expect(SVGWriter.number(row.value) == row.text)
  }

  @Test("numbers read back to the bit")
  func exactNumbers() {
    var state: UInt64 = 9
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: state)
      if value.isFinite { #expect(Double(SVGWriter.number(value)) == value) }
    }
  }
}
