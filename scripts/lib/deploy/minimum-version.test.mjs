import { afterEach, beforeEach, expect, it } from 'vitest';
import { deployPortal } from './deploy-portal.mjs';
import { exampleRelease, exampleWeb } from './testing/example-project.mjs';
import { startFakeGoogle } from './testing/fake-google.mjs';

const PROJECT = 'aurora-staging';
const OLDER = 'send nothing, keep everything, and update themselves as soon as nothing is open';
let google;
let lines;

beforeEach(async () => {
  google = await startFakeGoogle(PROJECT, 'southamerica-east1');
  google.state.releases = [
    exampleRelease(PROJECT, 'c', '1.4.0 ccc'),
    exampleRelease(PROJECT, 'b', '1.3.0 bbb'),
  ];
  lines = [];
});
afterEach(() => google.stop());

/** Without the parts that build and hand over: using one of them would fail. */
const ask = (version, ...argv) =>
  deployPortal(['--project', PROJECT, '--minimum-version', version, ...argv], {
    say: (line) => lines.push(line),
    env: { ...google.env, ...exampleWeb(PROJECT) },
  });
const minimumIs = (value) => (google.state.app = { fields: { minimum_version: value } });
const writes = () => google.requests.filter(({ asked }) => !asked.startsWith('GET '));

it('writes the version that hosting serves as the minimum, and says what that does to older apps', async () => {
  expect(await ask('1.4.0')).toBe(0);
  expect(google.state.app.fields).toEqual({ minimum_version: { stringValue: '1.4.0' } });
  expect(lines).toEqual([`public/app minimum_version none -> 1.4.0: apps below 1.4.0 ${OLDER}`]);
});

it('raises a minimum, and leaves what else the document holds', async () => {
  minimumIs({ stringValue: '1.2.0' });
  google.state.app.fields.other = { booleanValue: true };
  await ask('1.3.0');
  expect(google.state.app.fields).toEqual({
    minimum_version: { stringValue: '1.3.0' },
    other: { booleanValue: true },
  });
  expect(lines).toEqual([`public/app minimum_version 1.2.0 -> 1.3.0: apps below 1.3.0 ${OLDER}`]);
});

it('refuses a minimum that the served version does not meet, number by number', async () => {
  await expect(ask('1.10.0')).rejects.toThrow(
    'Hosting of aurora-staging serves 1.4.0, which does not meet 1.10.0: deploy 1.10.0 first.',
  );
  await expect(ask('1.10.0', '--dry-run')).rejects.toThrow('does not meet 1.10.0');
  expect(writes()).toEqual([]);
});

it('goes by what is served since a rollback, not by what was deployed last', async () => {
  google.state.releases.unshift(exampleRelease(PROJECT, 'b', '1.3.0 bbb', { type: 'ROLLBACK' }));
  await expect(ask('1.4.0')).rejects.toThrow('serves 1.3.0');
});

it('goes by the site where the release does not say its version', async () => {
  google.state.releases = [exampleRelease(PROJECT, 'a', 'by hand')];
  google.state.versionFile = { version: '1.2.0' };
  await expect(ask('1.3.0')).rejects.toThrow('serves 1.2.0');
  expect(await ask('1.2.0')).toBe(0);
});

it('refuses any minimum where hosting serves no version', async () => {
  google.state.releases = [];
  await expect(ask('0.0.0')).rejects.toThrow('Hosting of aurora-staging serves no version of the app');
  expect(writes()).toEqual([]);
});

it('refuses any minimum where the served version cannot be compared', async () => {
  google.state.releases = [exampleRelease(PROJECT, 'a')];
  google.state.versionFile = { version: '1.4.0-beta.1' };
  await expect(ask('1.3.0')).rejects.toThrow('serves 1.4.0-beta.1, which does not meet 1.3.0');
});

it('lowers a minimum, and says that it does', async () => {
  minimumIs({ stringValue: '1.4.0' });
  expect(await ask('1.3.0')).toBe(0);
  expect(google.state.app.fields.minimum_version).toEqual({ stringValue: '1.3.0' });
  expect(lines).toEqual([
    'public/app minimum_version 1.4.0 -> 1.3.0, lowered: apps from 1.3.0 on send again, those below it still do not',
  ]);
});

it('writes nothing where that is the minimum already', async () => {
  minimumIs({ stringValue: '1.4.0' });
  expect(await ask('1.4.0')).toBe(0);
  expect(writes()).toEqual([]);
  expect(lines).toEqual(['public/app minimum_version is 1.4.0 already, nothing is changed']);
});

it.each([{ integerValue: '1' }, { stringValue: 'new' }])(
  'puts a text that apps understand in the place of %j, which they ignore',
  async (value) => {
    minimumIs(value);
    await ask('1.0.0');
    expect(google.state.app.fields.minimum_version).toEqual({ stringValue: '1.0.0' });
  },
);

it('says what it would do on a dry run, and writes nothing', async () => {
  minimumIs({ stringValue: '1.3.0' });
  expect(await ask('1.4.0', '--dry-run')).toBe(0);
  expect(lines).toEqual([
    `Would be written to ${PROJECT}, nothing is changed now:`,
    `public/app minimum_version 1.3.0 -> 1.4.0: apps below 1.4.0 ${OLDER}`,
  ]);
  expect(writes()).toEqual([]);
});

it('says nothing of what could not be written', async () => {
  google.state.refusals.firestore = { status: 403, reason: 'PERMISSION_DENIED' };
  await expect(ask('1.4.0')).rejects.toThrow('firestore answers 403');
  expect(lines).toEqual([]);
});
