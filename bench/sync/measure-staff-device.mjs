/** The subject `window`, whose promises become lines. */
export async function measureStaffDevice({ settings, ...shared }) {
  const { measureWindow, subject } = await import('../subjects/window.mjs');
  const usual = Object.fromEntries(
    Object.entries(subject.options).map(([name, value]) => [name, name === 'only' ? '' : Number(value)]),
  );
  return linesOf(await measureWindow({ options: { ...usual, ...settings }, ...shared }));
}

export const linesOf = (promises) =>
  promises.map(({ what, value, promised, limit, name }) => {
    const [unit, size] = name.endsWith('_bytes') ? ['MB', 1024 * 1024] : ['ms', 1];
    const line = {
      row: '18',
      measure: what,
      unit,
      ours: Math.round(value / size),
      goal: Math.round(limit / size),
    };
    return limit === promised ? line : { ...line, promised: Math.round(promised / size) };
  });
