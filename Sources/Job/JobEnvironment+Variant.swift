public import Devices
public import Theming
public import Typography

extension JobEnvironment {
    /// Creates the environment of a job that draws a variant.
    public convenience init(
        variant: Variant, textSetter: any TextSetter, palette: Palette = JobEnvironment.standardPalette
    ) {
        textSetter.systemFont = SystemFontGeneration(majorVersion: variant.ios.major)
        self.init(
            screen: ScreenFacts(variant), systemVersion: variant.ios, textSetter: textSetter, palette: palette)
    }
}
