/** Equality of stored values and what is read from them: JSON-like, with maps, key order aside. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((v, i) => sameValue(v, b[i]))
    );
  }
  if (a instanceof Map !== b instanceof Map) return false;
  const left = entriesOf(a);
  const right = new Map(entriesOf(b));
  return (
    left.length === right.size && left.every(([key, v]) => right.has(key) && sameValue(v, right.get(key)))
  );
}

const entriesOf = (value: object): [unknown, unknown][] =>
  value instanceof Map ? [...value] : Object.entries(value);
