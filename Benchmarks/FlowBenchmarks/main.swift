import Foundation

exit(FlowBenchmarks.run(Array(CommandLine.arguments.dropFirst())))
