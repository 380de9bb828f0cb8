import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/paths.mjs';

const folder = inRoot('scripts', 'lib', 'deploy', 'alerts');
const policies = await Promise.all(
  (await readdir(folder)).map(async (name) => ({
    name,
    text: JSON.parse(await readFile(inRoot('scripts', 'lib', 'deploy', 'alerts', name), 'utf8')),
  })),
);
const functionsText = (
  await Promise.all(
    ['health/watch-waiting.ts', 'index.ts'].map((path) => readFile(inRoot('functions', 'src', path), 'utf8')),
  )
).join('\n');

it.each(policies)('$name watches what the functions really say or are', ({ text }) => {
  for (const { conditionMatchedLog, conditionAbsent } of text.conditions) {
    const { filter } = conditionMatchedLog ?? conditionAbsent;
    const words = [...filter.matchAll(/"([^"]* wait too long)"/g)].map(([, message]) => message);
    for (const message of words) expect(functionsText).toContain(`logger.error('${message}'`);
    const service = /service_name="(\w+)"/.exec(filter)?.[1];
    // The platform calls a service as its function, in small letters.
    if (service !== undefined) expect(functionsText.toLowerCase()).toContain(`export { ${service} }`);
    expect(words.length > 0 || service !== undefined || filter.includes('severity>=ERROR')).toBe(true);
  }
});

it('an alert by lines of the log says how often it may tell, as the API asks', () => {
  const byLines = policies.filter(({ text }) => text.conditions[0].conditionMatchedLog !== undefined);
  expect(byLines.map(({ text }) => text.alertStrategy.notificationRateLimit)).toEqual(
    byLines.map(() => ({ period: '3600s' })),
  );
});
