/** Prints what was measured next to what was promised, and answers whether it was kept. */
export function keeps({ what, value, limit, shown, say }) {
  const isKept = value <= limit;
  say(`${isKept ? '' : 'FAILED: '}${what}: ${shown(value)}, at most ${shown(limit)} promised`);
  return isKept;
}
