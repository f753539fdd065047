public import ArgumentParser
public import Previews

/// The option for a part of a run.
struct ShardOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only a part of the documents: 2/8 is the second of eight, each for a machine of its own.",
            valueName: "i/n"))
    var shard: Shard?
}

extension Shard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
