/** What is said to Chakra or Emotion of an element, and to no element. */
const NOT_OF_HTML = new Set(['as', 'asChild', 'css', 'forwardedAs', 'recipe', 'theme', 'unstyled']);

/**
 * In place of @emotion/is-prop-valid (vite.config.ts), a list of all attributes in 2 KB of each first list: what is given to an
 * element here is an attribute, a style or a variant, or the types say that it is a mistake.
 */
const isPropOfHtml = (name: string) => !NOT_OF_HTML.has(name);

// As the package is asked for.
export { isPropOfHtml as default };
