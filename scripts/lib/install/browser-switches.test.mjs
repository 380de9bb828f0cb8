import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { OFF_BY_PLAYWRIGHT } from './browser-switches.mjs';

it('nothing that Playwright turns off is on again', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const code = readFileSync(join(folder, 'lib', 'coreBundle.js'), 'utf8');
  const [, list] = /disabledFeatures = \[([\s\S]*?)\]\.filter/.exec(code);
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(features).toContain('PaintHolding');
  expect(OFF_BY_PLAYWRIGHT).toEqual(features);
});
