import Foundation

exit(PopoverBenchmarks.run(Array(CommandLine.arguments.dropFirst())))
