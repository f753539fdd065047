public import Foundation
public import Geometry
import Traits

/// A device of a project's own: a known device with other facts.
///
/// Lengths are in points. What a definition does not name is as on the known device.
public struct DeviceDefinition: Hashable, Sendable {
    /// Lengths or classes that differ between the orientations.
    public struct ByOrientation<Value: Hashable & Sendable>: Hashable, Sendable {
        public var portrait: Value
        public var landscape: Value

        public init(portrait: Value, landscape: Value) {
            self.portrait = portrait
            self.landscape = landscape
        }
    }

    /// The name that selects the device: `kiosk`.
    public var name: String
    /// The name of the known device that it is like: `ipad-10-9`.
    public var base: String
    /// The name for titles and captions; `nil` for ``name``.
    public var title: String?
    /// The size in portrait, in whole points.
    public var screenSize: CGSize?
    /// The number of pixels per point.
    public var scale: CGFloat?
    /// The safe area of a full-screen window without bars other than the status bar.
    public var safeArea: ByOrientation<UIEdgeInsets>?
    /// The height of the status bar; 0 where the system hides it.
    public var statusBarHeight: ByOrientation<CGFloat>?
    /// The height of the keyboard.
    public var keyboardHeight: ByOrientation<CGFloat>?
    /// The size classes of a full-screen window.
    public var sizeClasses: ByOrientation<SizeClasses>?
    public var cornerRadius: CGFloat?
    public var cutout: Device.Cutout?
    public var hasHomeIndicator: Bool?

    /// Creates a definition.
    ///
    /// - Parameters:
    ///   - name: the name that selects the device: lowercase letters, digits and hyphens.
    ///   - base: the name of the known device that it is like.
    public init(_ name: String, like base: String) {
        self.name = name
        self.base = base
    }
}

extension DeviceCatalog {
    /// The catalog with further devices at its end.
    ///
    /// Groups such as `all` and `current` contain Apple's devices alone.
    ///
    /// - Parameter definitions: the definitions of the devices.
    /// - Returns: the catalog.
    /// - Throws: ``DeviceProblem`` for a name that is taken or has other characters, for a known device that does not
    ///   exist, and for facts that contradict each other.
    public func adding(_ definitions: [DeviceDefinition]) throws(DeviceProblem) -> DeviceCatalog {
        var own: [Device] = []
        for definition in definitions {
            let name = definition.name
            guard !name.isEmpty, DeviceName.slug(name) == name else { throw .badName(name) }
            guard Group(rawValue: name) == nil, !names.contains(name), !own.contains(where: { $0.id == name }) else {
                throw .nameTaken(name)
            }
            own.append(try Device(definition, like: selection(named: definition.base)))
        }
        return own.isEmpty ? self : followed(by: DeviceCatalog(own))
    }
}

extension Device {
    /// The range of the sides of a screen, in points.
    public static let screenSides: ClosedRange<Double> = 100...4_096

    fileprivate init(_ definition: DeviceDefinition, like base: DeviceSelection) throws(DeviceProblem) {
        var record = base.device.facts
        let model = base.model ?? base.device.models.last
        // Windows beside each other are known for Apple's screens alone.
        let hasSplits = definition.screenSize.map { $0 == base.device.screenSize } ?? true
        record.models = [
            DeviceRecord.Model(
                name: definition.title ?? definition.name, identifiers: [], year: model?.year,
                ios: DeviceRecord.Model.Versions(
                    first: base.versions.first?.major, last: base.versions.last?.major),
                multitasking: hasSplits ? model?.multitasking : Model.Multitasking.none)
        ]
        record.interfaceBuilderDevice = nil
        record.interfaceBuilderDiagonals = nil
        if let size = definition.screenSize {
            guard size.width <= size.height else { throw .screenInLandscape(size) }
            record.screen = Extent(width: size.width, height: size.height)
            // A bar that Apple measured below a sensor housing is at the safe area's edge elsewhere.
            record.navigationBarTop = nil
        }
        if let scale = definition.scale { record.scale = scale }
        if definition.screenSize != nil || definition.scale != nil {
            let sides = [record.screen.width, record.screen.height].map { Int(($0 * record.scale).rounded()) }
            record.renderedPixels = sides
            record.nativePixels = sides
        }
        if let safeArea = definition.safeArea {
            record.safeArea = [
                DeviceRecord.SafeArea(
                    ios: .all, portrait: Insets(safeArea.portrait), landscape: Insets(safeArea.landscape))
            ]
            record.navigationBarTop = nil
        }
        if let height = definition.statusBarHeight {
            record.statusBar = DeviceRecord.StatusBar(portrait: height.portrait, landscape: height.landscape)
        }
        if let classes = definition.sizeClasses {
            record.sizeClasses = DeviceRecord.ByOrientation(
                portrait: ClassPair(classes.portrait), landscape: ClassPair(classes.landscape))
        }
        if let radius = definition.cornerRadius { record.cornerRadius = radius }
        if let cutout = definition.cutout { record.cutout = cutout }
        if let hasHomeIndicator = definition.hasHomeIndicator { record.homeIndicator = hasHomeIndicator }
        for area in record.safeArea {
            let (width, height) = (record.screen.width, record.screen.height)
            guard area.portrait.leavesRoom(width, height), area.landscape.leavesRoom(height, width) else {
                throw .safeAreaWithoutRoom(definition.name)
            }
        }
        self.init(record, id: definition.name, definition: definition)
    }
}

extension Insets {
    fileprivate init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }

    fileprivate func leavesRoom(_ width: Double, _ height: Double) -> Bool {
        left + right < width && top + bottom < height
    }
}

extension ClassPair {
    fileprivate init(_ classes: SizeClasses) {
        self.init(
            width: classes.horizontal == .compact ? .compact : .regular,
            height: classes.vertical == .compact ? .compact : .regular)
    }
}
