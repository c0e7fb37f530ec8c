// People popovers.
