/// The names of the built-in figures.
public enum FigureNames {
    public static var all: [String] { Figure.all.map(\.name) }
}
