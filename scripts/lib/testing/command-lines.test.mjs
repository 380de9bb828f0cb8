import { describe, expect, it } from 'vitest';
import { nodeVersionProblem } from '../process/node-version.mjs';
import { findBackend } from '../backend/backend-binary.mjs';
import { officialArguments } from '../backend/official-suite.mjs';
import { parseStartArguments } from '../start/start-arguments.mjs';
import { parseTestArguments } from './test-arguments.mjs';

describe('the command line of npm start', () => {
  it('needs nothing', () => {
    expect(parseStartArguments([])).toEqual({ dev: false, empty: false, offset: 0 });
  });

  it('takes an offset and the dev server', () => {
    expect(parseStartArguments(['--dev', '--offset', '450'])).toEqual({
      dev: true,
      empty: false,
      offset: 450,
    });
  });

  it('takes a firm on its first day, on whatever ports', () => {
    const argv = ['--empty', '--offset', '450'];
    expect(parseStartArguments(argv)).toEqual({ dev: false, empty: true, offset: 450 });
  });

  it.each([
    [['--offset', 'x'], /whole number/],
    [['--offset', ''], /whole number/],
    [['--offset', '1e3'], /whole number/],
    [['--offset'], /Usage/],
    [['--prot', '1'], /Unknown option '--prot'.*Usage/],
    [['5'], /Usage/],
  ])('refuses %j with one line', (argv, line) => {
    expect(() => parseStartArguments(argv)).toThrow(line);
    expect(() => parseStartArguments(argv)).toThrow(/^[^\n]*$/);
  });
});

describe('the command line of npm test', () => {
  const known = ['format', 'unit', 'rules'];

  it('runs every stage without a choice', () => {
    expect(parseTestArguments([], known)).toEqual(known);
  });

  it('leaves out what is not usual, unless it is named', () => {
    const usual = ['format', 'unit'];
    expect(parseTestArguments([], known, { usual })).toEqual(usual);
    expect(parseTestArguments(['--only', 'rules'], known, { usual })).toEqual(['rules']);
  });

  it('runs the chosen ones in the usual order', () => {
    expect(parseTestArguments(['--only', 'rules,unit'], known)).toEqual(['unit', 'rules']);
  });

  it.each([
    ['--only', 'unti'],
    ['--only', ''],
    ['--only', ','],
  ])('refuses %s %s', (...argv) => {
    expect(() => parseTestArguments(argv, known)).toThrow('--only takes stages out of: format, unit, rules.');
  });
});

describe('the command line of npm run test:long', () => {
  it('names itself where it was misused', () => {
    expect(() => parseTestArguments(['--sim'], ['sim', 'chaos'], { command: 'npm run test:long' })).toThrow(
      'Usage: npm run test:long -- [--only sim,chaos]',
    );
  });
});

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('%s will do', (version) => {
    expect(nodeVersionProblem(version)).toBeNull();
  });

  it.each(['20.18.3', '18.20.0', '8.0.0'])('%s is named in one line', (version) => {
    expect(nodeVersionProblem(version)).toBe(`Node 20.19 or newer is needed; this is Node ${version}.`);
  });
});

describe('the local backend', () => {
  const on = (platform, arch, env = {}, hasJava = () => true) =>
    findBackend({ platform, arch, env, hasJava });

  it('is a small program of its own on Linux', async () => {
    expect(await on('linux', 'x64')).toMatchObject({ kind: 'fireemu', args: [] });
  });

  it.each([
    ['darwin', 'arm64'],
    ['darwin', 'x64'],
    ['win32', 'x64'],
    ['linux', 'arm64'],
  ])('is the official suite on %s (%s), said in one sentence', async (platform, arch) => {
    const { kind, note } = await on(platform, arch);
    expect(kind).toBe('official');
    expect(note).toMatch(/^The local backend is the official Firebase suite on [^.]*\.$/);
  });

  it('asks for Java where it is missing', async () => {
    await expect(on('darwin', 'arm64', {}, () => false)).rejects.toThrow('needs Java 21');
  });

  it('is never one that is not there', async () => {
    await expect(on('darwin', 'arm64', { PORTAL_BACKEND: 'fireemu' })).rejects.toThrow('no fireemu');
    await expect(on('linux', 'x64', { PORTAL_BACKEND: 'other' })).rejects.toThrow('must be');
  });
});

describe('the backend as the official suite', () => {
  const firebaseJsonOf = (config) => config.replace('fireemu', 'firebase');

  it('starts with the firebase.json of its configuration', () => {
    const argv = ['up', '--config', 'run/fireemu.json', '--project', 'demo-portal'];
    expect(officialArguments(argv, firebaseJsonOf)).toEqual([
      'emulators:start',
      '--config',
      'run/firebase.json',
      '--project',
      'demo-portal',
    ]);
  });

  it('runs a command as one string and drops what it does not know', () => {
    const argv = ['exec', '--project', 'p', '--only', 'auth', '--http-port', '0', '--', 'node', "it's here"];
    expect(officialArguments(argv, firebaseJsonOf)).toEqual([
      'emulators:exec',
      '--project',
      'p',
      '--only',
      'auth',
      `node 'it'\\''s here'`,
    ]);
  });
});
