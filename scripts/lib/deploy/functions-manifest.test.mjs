import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { functionsManifest, regionsOf } from './functions-manifest.mjs';
import { inCache, inRoot } from '../paths.mjs';
import { REGION } from '../project.mjs';
import { parseEnv } from './required-variables.mjs';

/** Inside the project, where what npm installed is found. */
const directory = inCache('manifest-test', 'functions');
let manifest;

beforeAll(async () => {
  await mkdir(directory, { recursive: true });
  await cp(inRoot('functions', 'package.json'), join(directory, 'package.json'));
  execFileSync(process.execPath, [inRoot('functions', 'build.mjs'), join(directory, 'lib', 'index.cjs')]);
  manifest = await functionsManifest('aurora-staging', '', directory);
});
afterAll(() => rm(inCache('manifest-test'), { recursive: true, force: true }));

const namesOf = (isMeant) => manifest.params.filter(isMeant).map(({ name }) => name);

it('what the built functions say of themselves is read as the CLI reads it', () => {
  expect(regionsOf(manifest)).toEqual([REGION]);
  expect(Object.keys(manifest.endpoints)).toContain('sendQueuedMail');
  expect(namesOf(({ type }) => type === 'secret')).toContain('SMTP_PASSWORD');
});

it('every parameter has a value for the local backend, and a line in the documentation', async () => {
  const local = parseEnv(await readFile(inRoot('functions', '.env.demo-portal'), 'utf8'));
  const page = await readFile(inRoot('docs', 'deploy.md'), 'utf8');
  for (const name of namesOf(({ type }) => type !== 'secret')) {
    expect(local, name).toHaveProperty(name);
    expect(page, name).toContain(`\`${name}\``);
  }
});

it('functions that cannot be loaded are told of in one line', async () => {
  await expect(functionsManifest('aurora-staging', 'Not a bucket', directory)).rejects.toThrow(
    /^The built functions cannot be read: .*Not a bucket$/,
  );
});
