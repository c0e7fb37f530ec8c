/// `check`: compares case files with what the engine gives.
let checkCommand = Command(
  name: "check",
  summary: "compares case files with what the engine gives",
  help: "usage: flow-layout check CASES…|- [--record OUT]\n",
  valued: ["--record"],
  run: { _ throws(ToolError) in throw ToolError("not there yet") }
)
