/**
 * In place of hoist-non-react-statics (vite.config.ts), which takes the statics of a component that is given a theme to the one around
 * it, and comes with react-is: no component here asks for its theme that way.
 */
const keepAsItIs = <T>(wrapped: T): T => wrapped;

// As the package is asked for.
export { keepAsItIs as default };
