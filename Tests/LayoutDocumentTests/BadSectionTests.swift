import LayoutDocument
import Testing

/// What is wrong with a section is named with the section's path.
@Suite struct BadSectionTests {
  /// The keys of the only section of a vertical layout.
  static let sections: [(members: String, error: String)] = [
    ("", "sections[0]: needs one of itemCount, itemSizes"),
    (
      #""itemCount":1,"itemSizes":[[1,1]]"#,
      "sections[0]: itemCount and itemSizes exclude each other; give one"
    ),
    (#""itemCount":-1"#, "sections[0].itemCount: is negative"),
    (#""itemCount":2.5"#, "sections[0].itemCount: is not a whole number"),
    (#""itemCount":2147483648"#, "sections[0].itemCount: is above 2147483647"),
    (#""itemCount":1e300"#, "sections[0].itemCount: is above 2147483647"),
    (#""itemCount":false"#, "sections[0].itemCount: expected a number, found false"),
    (
      #""itemSizes":[[1,1],7]"#,
      "sections[0].itemSizes[1]: expected a size [width, height], found 7"
    ),
    (
      #""itemSizes":[[1,1,1]]"#,
      "sections[0].itemSizes[0]: expected a size [width, height], found a list of 3"
    ),
    (#""itemSizes":[[1,null]]"#, "sections[0].itemSizes[0][1]: expected a number, found null"),
    (#""itemSizes":[[1,1e400]]"#, "sections[0].itemSizes[0]: height is not a finite number"),
    (#""itemCount":1,"selfSizing":1"#, "sections[0].selfSizing: expected true or false, found 1"),
    (
      #""itemCount":1,"colour":"red""#,
      "sections[0].colour: unknown key; known here: itemCount, itemSizes, selfSizing, "
        + "grid, itemSize, estimatedItemSize, minimumLineSpacing, "
        + "minimumInteritemSpacing, sectionInset, headerReferenceSize, "
        + "footerReferenceSize, title, names"
    ),
    (#""itemCount":2,"names":["a"]"#, "sections[0].names: expected 2 names, found 1"),
    (#""itemCount":1,"names":[4]"#, "sections[0].names[0]: expected text, found 4"),
    (
      #""itemCount":1,"headerReferenceSize":44"#,
      "sections[0].headerReferenceSize: expected a size [width, height], found 44"
    ),
    (
      #""itemCount":1,"steps":[]"#,
      "sections[0].steps: unknown key; known here: itemCount, itemSizes, selfSizing, "
        + "grid, itemSize, estimatedItemSize, minimumLineSpacing, "
        + "minimumInteritemSpacing, sectionInset, headerReferenceSize, "
        + "footerReferenceSize, title, names"
    ),
    (#""grid":{"columns":2,"itemHeight":4}"#, "sections[0]: itemCount is missing"),
    (
      #""itemSizes":[],"grid":{"columns":2,"itemHeight":4}"#,
      "sections[0]: grid and itemSizes exclude each other; give one"
    ),
    (
      #""itemCount":1,"selfSizing":true,"grid":{"columns":2,"itemHeight":4}"#,
      "sections[0]: grid and selfSizing exclude each other; give one"
    ),
    (
      #""itemCount":1,"estimatedItemSize":[0,0],"grid":{"columns":2,"itemHeight":4}"#,
      "sections[0]: grid and estimatedItemSize exclude each other; give one"
    ),
    (
      #""itemCount":1,"grid":{"columns":2,"minimumWidth":9,"itemHeight":4}"#,
      "sections[0].grid: columns and minimumWidth exclude each other; give one"
    ),
    (
      #""itemCount":1,"grid":{"itemHeight":4}"#,
      "sections[0].grid: needs one of columns, minimumWidth"
    ),
    (
      #""itemCount":1,"grid":{"columns":2}"#,
      "sections[0].grid: needs one of itemHeight, aspectRatio, itemHeights"
    ),
    (
      #""itemCount":1,"grid":{"columns":2,"itemHeight":4,"aspectRatio":1}"#,
      "sections[0].grid: itemHeight and aspectRatio exclude each other; give one"
    ),
    (#""itemCount":1,"grid":{"columns":0,"itemHeight":4}"#, "sections[0].grid.columns: is below 1"),
    (
      #""itemCount":1,"grid":{"columns":1.5,"itemHeight":4}"#,
      "sections[0].grid.columns: is not a whole number"
    ),
    (
      #""itemCount":1,"grid":{"rows":2,"itemHeight":4}"#,
      "sections[0].grid.rows: belongs to horizontal scrolling"
    ),
    (
      #""itemCount":1,"grid":{"minimumWidth":0,"itemHeight":4}"#,
      "sections[0].grid.minimumWidth: is not above 0"
    ),
    (
      #""itemCount":1,"minimumInteritemSpacing":-9,"grid":{"minimumWidth":9,"itemHeight":4}"#,
      "sections[0].grid.minimumWidth: is not above 0 together with minimumInteritemSpacing"
    ),
    (
      #""itemCount":1,"grid":{"columns":2,"aspectRatio":0}"#,
      "sections[0].grid.aspectRatio: is not above 0"
    ),
    (
      #""itemCount":1,"grid":{"columns":2,"itemHeight":-4}"#,
      "sections[0].grid.itemHeight: is negative"
    ),
    (
      #""itemCount":3,"grid":{"columns":2,"itemHeights":[1,2]}"#,
      "sections[0].grid.itemHeights: expected 3 lengths, found 2"
    ),
    (
      #""itemCount":1,"grid":{"columns":2,"itemHeights":[-1]}"#,
      "sections[0].grid.itemHeights[0]: is negative"
    ),
  ]

  @Test(arguments: sections)
  func section(_ bad: (members: String, error: String)) {
    expectError(
      bad.error, reading: #"{"container":[320,480],"sections":[{"# + bad.members + "}]}")
  }
}
