import LayoutDocument

/// `inspect`: the page that runs the engine in a browser.
let inspectCommand = Command(
  name: "inspect",
  summary: "serves the page that runs the layout in a browser",
  help: """
    Builds the Inspector, a web page that runs the layout engine, and serves it on this machine.

    usage: flow-layout inspect [--port N] [--out FOLDER]

      --port N      the port on 127.0.0.1; 0, the default, takes a free one
      --out FOLDER  the folder that the page is built into, or that has it built

    The page is built by Sources/Inspector/build of the package that the working directory, or else
    this tool, lies in. Without a package it must stand in FOLDER. The address is printed when
    the page is served; the tool then runs until it is interrupted.
    Exit status: 2 if the page can be neither built nor found, or the port cannot be had.

    """,
  valued: ["--port", "--out"],
  run: { arguments throws(ToolError) in try runInspect(arguments) }
)

private func runInspect(_ arguments: Arguments) throws(ToolError) -> ExitStatus {
  guard arguments.operands.isEmpty else {
    throw ToolError("inspect takes options only, found \(quoted(arguments.operands[0]))")
  }
  let text = arguments.values["--port"] ?? "0"
  guard let port = UInt16(text) else {
    throw ToolError("--port needs a whole number from 0 to 65535, found \(quoted(text))")
  }
  let output = try arguments.outputFile("--out")
  #if os(Windows)
    throw ToolError("serving is not supported on Windows; see Sources/Inspector/build")
  #else
    let folder = try InspectorPage.folder(
      output: output, lookingFrom: InspectorPage.standardStarts)
    let server = try LoopbackServer(port: port)
    Output.write("http://127.0.0.1:\(server.port)/\n")
    server.serve(StaticFiles(folder: folder))
    return .success
  #endif
}
