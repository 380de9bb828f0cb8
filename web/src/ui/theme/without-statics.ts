/**
 * In place of hoist-non-react-statics (vite.config.ts), which @emotion/react asks for with `withTheme`. Nothing here has itself
 * given a theme, and every first list would load it.
 */
const withoutStatics = <Target>(target: Target): Target => target;

// As the package is asked for.
export { withoutStatics as default };
