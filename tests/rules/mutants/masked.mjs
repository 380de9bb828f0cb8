/** The same text with comments and texts blanked out, so that every position stays and no bracket in them counts. */
export function masked(text) {
  return text.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\/[^\n]*/g, (part) =>
    part.startsWith('//') ? ' '.repeat(part.length) : `'${' '.repeat(part.length - 2)}'`,
  );
}

/** What each match block guards, as its collection or folder, by the position of its braces. */
export function matchBlocks(code) {
  return [...code.matchAll(/\bmatch\s+(\/\S+)\s*\{/g)].map((found) => {
    const [header, path] = found;
    const from = found.index + header.length - 1;
    return { path, from, to: closing(code, from) };
  });
}

/** The position of the bracket that closes the one at `from`. */
export function closing(code, from) {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    if ('([{'.includes(code[at])) depth += 1;
    if (')]}'.includes(code[at])) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`Nothing closes the bracket at ${from}`);
}
