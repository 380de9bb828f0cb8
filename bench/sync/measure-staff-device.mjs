/** The subject `window`, whose promises become lines. */
export async function measureStaffDevice({ settings, offset, holder, say }) {
  const { subject } = await import('../subjects/window.mjs');
  const usual = Object.fromEntries(
    Object.entries(subject.options).map(([name, value]) => [name, name === 'only' ? '' : Number(value)]),
  );
  const lines = [];
  const listen = (text) => {
    say(text);
    const [, what, ours, unit, goal] =
      /^(?:FAILED: )?(.+): ([\d.]+) (\w+), at most ([\d.]+) \w+ promised$/.exec(text) ?? [];
    if (what !== undefined)
      lines.push({ row: '18', measure: what, unit, ours: Number(ours), goal: Number(goal) });
  };
  await subject.run({ options: { ...usual, ...settings }, offset, holder, say: listen });
  return lines;
}
