import Foundation

// Only a call: closures in top-level code would run under the main actor's checks.
exit(runTool(Array(CommandLine.arguments.dropFirst())).rawValue)
