import Diagnostics
import Foundation

/// Finds the metrics and the face for a descriptor.
struct FontResolver {
    var library: FontLibrary
    var systemFont: SystemFontGeneration
    private let system: SystemFontModel
    private let device = NamedFontModel.device

    init(library: FontLibrary, systemFont: SystemFontGeneration, system: SystemFontModel = .embedded) {
        self.library = library
        self.systemFont = systemFont
        self.system = system
    }

    /// San Francisco's vertical metrics, relative to the size.
    private static let systemMetrics = FontMetrics(
        ascender: 1950.0 / 2048, descender: 494.0 / 2048, leading: 0, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048)

    /// The vertical metrics of Helvetica Neue in iOS 7 and 8.
    private static let interfaceMetrics = FontMetrics(
        ascender: 0.952, descender: 0.241, leading: 0, capHeight: 0.714, xHeight: 0.517)

    /// The measured font and its problems.
    func font(_ descriptor: FontDescriptor) -> (font: MeasuredFont, problem: FontProblem?) {
        switch descriptor.family {
        case .system:
            if let replaced = replacedSystemFont(descriptor) { return (replaced, nil) }
            let tracking = system.tracking(
                SystemFontGeneration.helvetica.rawValue, weight: descriptor.weight, size: descriptor.size)
            if systemFont == .helvetica,
                let helvetica = namedFont("HelveticaNeue", descriptor, in: device, tracking: tracking)
            {
                helvetica.metrics = Self.interfaceMetrics.scaled(descriptor.size)
                return (helvetica, nil)
            }
            return (systemFont(descriptor), nil)
        case .systemRounded: return (systemFont(descriptor, design: "rounded"), nil)
        case .systemMonospaced: return (monospaced(descriptor, advance: 1266.0 / 2048, Self.systemMetrics), nil)
        case .systemSerif:
            let tracking = system.tracking("serif", weight: descriptor.weight, size: descriptor.size)
            let face = PinnedFont.noto("NotoSerif", isBold: descriptor.weight >= 600, isItalic: descriptor.isItalic)
            return (
                MeasuredFont(
                    descriptor: descriptor, metrics: Self.systemMetrics.scaled(descriptor.size), source: .pinned(face),
                    tracking: tracking, drawnIn: face, table: nil), nil
            )
        case .custom(let name): return customFont(name, descriptor)
        }
    }

    /// The font in the place of the system font, at a descriptor's weight and size.
    private func replacedSystemFont(_ descriptor: FontDescriptor) -> MeasuredFont? {
        guard let replacement = library.systemFont else { return nil }
        let instance = replacement.instance(
            weight: descriptor.weight, size: descriptor.size, isItalic: descriptor.isItalic)
        guard let face = FontFace(file: instance.file, postScriptName: instance.name) else { return nil }
        let tracking = (replacement.tracking?.units(at: descriptor.size) ?? 0) / face.unitsPerEm * descriptor.size
        return MeasuredFont(
            descriptor: descriptor, metrics: face.unitMetrics.scaled(descriptor.size), source: .own(face),
            tracking: tracking,
            drawnIn: .inter(size: descriptor.size, weight: descriptor.weight, isItalic: descriptor.isItalic),
            table: nil)
    }

    private func systemFont(_ descriptor: FontDescriptor, design: String? = nil) -> MeasuredFont {
        if design == nil, let replaced = replacedSystemFont(descriptor) { return replaced }
        let table = system.table(weight: descriptor.weight, size: descriptor.size, generation: systemFont)
        // Other designs than the default one, and fonts beside Helvetica Neue in iOS 7 and 8, are as in later versions.
        let tracking =
            switch systemFont {
            case .initial, .spaced: SystemFontGeneration.initial
            case .helvetica, .classic: SystemFontGeneration.classic
            case .variable: SystemFontGeneration.variable
            }
        return MeasuredFont(
            descriptor: descriptor, metrics: Self.systemMetrics.scaled(descriptor.size), source: .model,
            tracking: system.tracking(
                design ?? tracking.rawValue, weight: descriptor.weight, size: descriptor.size),
            drawnIn: .inter(size: descriptor.size, weight: descriptor.weight, isItalic: descriptor.isItalic),
            table: table)
    }

    private func monospaced(_ descriptor: FontDescriptor, advance: Double, _ metrics: FontMetrics) -> MeasuredFont {
        MeasuredFont(
            descriptor: descriptor, metrics: metrics.scaled(descriptor.size), source: .model, tracking: 0,
            drawnIn: .cjk(isBold: descriptor.weight >= 600, isMonospaced: true),
            table: system.table(weight: 400, size: 12, generation: .variable),
            fixedAdvance: advance * descriptor.size)
    }

    private func customFont(_ name: String, _ descriptor: FontDescriptor) -> (MeasuredFont, FontProblem?) {
        let style = FontStyleName(postScriptName: name)
        var descriptor = descriptor
        if let weight = style.weight { descriptor.weight = weight }
        if style.isItalic { descriptor.isItalic = true }
        if let own = library.ownFace(named: name, weight: descriptor.weight, isItalic: descriptor.isItalic) {
            if let face = FontFace(file: own.file, postScriptName: own.postScriptName) {
                let metrics = face.unitMetrics.scaled(descriptor.size)
                let drawn = PinnedFont.inter(
                    size: descriptor.size, weight: descriptor.weight, isItalic: descriptor.isItalic)
                return (
                    MeasuredFont(
                        descriptor: descriptor, metrics: metrics, source: .own(face), tracking: 0,
                        drawnIn: drawn, table: nil), nil
                )
            }
            return (fallback(descriptor), .unreadableFontFile(path: own.file.path))
        }
        if name.hasPrefix(".SF") || name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix("SFUI")
            || name.hasPrefix("SFPro")
        {
            return (systemFont(descriptor), nil)
        }
        if let font = namedFont(name, descriptor, in: device) { return (font, nil) }
        if let font = namedFont(name, descriptor, in: .free) { return (font, .fontFileNotFound(name: name)) }
        return (fallback(descriptor), .unknownFont(name: name))
    }

    /// The system font's pairs that begin with a capital, in the units of the named fonts.
    ///
    /// Older faces kern few other pairs: stored widths of Helvetica Neue show kerning for `Yo` and `Ta`, but not for
    /// `wd`.
    private var capitalKerning: KerningTable? {
        let regular = system.table(weight: 400, size: 12, generation: .variable)
        guard var kerning = regular.kerning else { return nil }
        kerning.indices = kerning.indices.filter { $0.key.first.properties.isUppercase }
        kerning.values = kerning.values.map { $0 / regular.unitsPerEm * device.unitsPerEm }
        return kerning
    }

    /// UIKit's substitute for a missing font: Helvetica Neue Regular.
    ///
    /// Labels in documents that lack Open Sans have its height.
    private func fallback(_ descriptor: FontDescriptor) -> MeasuredFont {
        var regular = descriptor
        regular.weight = 400
        regular.isItalic = false
        return namedFont("HelveticaNeue", regular, in: device) ?? systemFont(regular)
    }

    private func namedFont(
        _ name: String, _ descriptor: FontDescriptor, in model: NamedFontModel, tracking: CGFloat = 0
    ) -> MeasuredFont? {
        guard let family = model.family(named: name) else { return nil }
        let face = family.face(weight: descriptor.weight, isItalic: descriptor.isItalic)
        let unitMetrics = FontMetrics(
            ascender: face?.ascender ?? family.ascender, descender: face?.descender ?? family.descender,
            leading: family.leading, capHeight: family.capHeight, xHeight: family.xHeight)
        if let advance = family.fixedAdvance {
            return monospaced(descriptor, advance: advance / model.unitsPerEm, unitMetrics)
        }
        var table = face.map { model.table(of: $0, in: family, kerning: capitalKerning) }
        if let scale = family.systemScale {
            var scaled = system.table(weight: descriptor.weight, size: 12, generation: .variable)
            scaled.advances = scaled.advances.map { $0 * scale }
            table = scaled
        }
        let drawnIn: PinnedFont =
            family.drawnIn == .serif
            ? .noto("NotoSerif", isBold: descriptor.weight >= 600, isItalic: descriptor.isItalic)
            : .inter(size: descriptor.size, weight: descriptor.weight, isItalic: descriptor.isItalic)
        return MeasuredFont(
            descriptor: descriptor, metrics: unitMetrics.scaled(descriptor.size), source: .model, tracking: tracking,
            drawnIn: drawnIn, table: table)
    }
}

extension FontMetrics {
    fileprivate func scaled(_ size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: ascender * size, descender: descender * size, leading: leading * size,
            capHeight: capHeight * size, xHeight: xHeight * size)
    }
}
