/** Equality of stored values and what is read from them: JSON-like, with maps, key order aside. Of anything else only itself is the same. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((v, i) => sameValue(v, b[i]))
    );
  }
  const [left, right] = [entriesOf(a), entriesOf(b)];
  if (left === null || right === null || a instanceof Map !== b instanceof Map) return false;
  const ofRight = new Map(right);
  return (
    left.length === ofRight.size &&
    left.every(([key, v]) => ofRight.has(key) && sameValue(v, ofRight.get(key)))
  );
}

/** null: a set, a date or a file, whose value is not in its entries. */
function entriesOf(value: object): [unknown, unknown][] | null {
  if (value instanceof Map) return [...value];
  return Object.prototype.toString.call(value) === '[object Object]' ? Object.entries(value) : null;
}
