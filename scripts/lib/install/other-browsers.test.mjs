import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { browsersIn } from './other-browsers.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-path-'));
});
afterEach(() => rm(folder, { recursive: true }));

const BOTH = ['firefox', 'webkit'];
const bring = (...programs) => Promise.all(programs.map((name) => writeFile(join(folder, name), '')));
const found = (env = {}) => browsersIn(BOTH, { PATH: folder, ...env }).map(({ name }) => name);

it('a machine without other browsers has none', () => {
  expect(found()).toEqual([]);
});

it('Firefox is found on the path, the one with long support first', async () => {
  await bring('firefox', 'firefox-esr');
  expect(browsersIn(BOTH, { PATH: folder })).toEqual([
    { name: 'firefox', program: join(folder, 'firefox-esr') },
  ]);
});

it('WebKit needs its driver and a screen beside it', async () => {
  await bring('MiniBrowser', 'WebKitWebDriver');
  expect(found()).toEqual([]);
  await bring('xvfb-run');
  expect(found()).toEqual(['webkit']);
});

it('a variable names another program', async () => {
  await bring('firefox');
  expect(browsersIn(['firefox'], { PATH: folder, PORTAL_FIREFOX: '/opt/firefox' })).toEqual([
    { name: 'firefox', program: '/opt/firefox' },
  ]);
});
