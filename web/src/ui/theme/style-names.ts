const names = new Map<string, string>();

/**
 * In place of @emotion/hash (vite.config.ts), which reads each style letter by letter at every drawing of every element. The
 * names are told apart within one page alone, so counting does.
 */
function nameOf(style: string): string {
  let name = names.get(style);
  if (name === undefined) {
    name = names.size.toString(36);
    names.set(style, name);
  }
  return name;
}

// As the package is asked for.
export { nameOf as default };
