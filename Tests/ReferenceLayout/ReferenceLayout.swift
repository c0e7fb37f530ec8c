/// A slow, obvious model of the layout rules.
