import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..');
const manifest = z.object({ main: z.string(), dependencies: z.record(z.string(), z.string()) });
let away: string;

/** A folder as the deployment has it: outside the workspace, with the listed dependencies and nothing else. */
beforeAll(() => {
  away = mkdtempSync(join(tmpdir(), 'functions-'));
  cpSync(join(ROOT, 'functions', 'package.json'), join(away, 'package.json'));
  execFileSync(process.execPath, [join(ROOT, 'functions', 'build.mjs'), join(away, 'lib', 'index.js')]);
  for (const name of Object.keys(readManifest().dependencies)) {
    const link = join(away, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link, 'junction');
  }
});
afterAll(() => rmSync(away, { recursive: true, force: true }));

const readManifest = () => manifest.parse(JSON.parse(readFileSync(join(away, 'package.json'), 'utf8')));

describe('the functions, copied away from the workspace', () => {
  it('load with the dependencies their package.json lists', () => {
    const program = `const loaded = await import(${JSON.stringify(`./${readManifest().main}`)});
      console.log(JSON.stringify(Object.entries(loaded).map(([name, value]) => [name, value.__endpoint])))`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: away,
      encoding: 'utf8',
      env: {
        ...process.env,
        GCLOUD_PROJECT: 'demo-portal',
        FIREBASE_CONFIG: JSON.stringify({
          projectId: 'demo-portal',
          storageBucket: 'demo-portal.firebasestorage.app',
        }),
      },
    });
    const endpoints = endpointList.parse(JSON.parse(printed));
    expect(endpoints.map(([name]) => name).toSorted()).toEqual([
      'acceptTexts',
      'approveUser',
      'changeAccess',
      'checkDocument',
      'closeDeletedAccounts',
      'completeSignUp',
      'countGoneFile',
      'countStoredFile',
      'endAllDevices',
      'endDevice',
      'eraseExpired',
      'erasePerson',
      'followAccountAccess',
      'makeRecoveryCodes',
      'pauseHastyDocuments',
      'pauseHastyMessages',
      'pauseHastyRequests',
      'projectCompany',
      'projectPerson',
      'projectThread',
      'readHistory',
      'receivePolicyReport',
      'recheckPending',
      'redeemRecoveryCode',
      'registerDevice',
      'rejectUser',
      'removeFactor',
      'requestPasswordReset',
      'resendVerification',
      'resetFactor',
      'sendQueuedMail',
      'sendWaitingMail',
      'setFactorDemand',
      'setUserActive',
      'stampLogin',
      'stripDownloadToken',
      'stripLaterToken',
      'sweepFiles',
      'updateFirm',
      'updateProfile',
    ]);
    for (const [name, endpoint] of endpoints) {
      expect(endpoint.region, name).toEqual(['southamerica-east1']);
      expect(endpoint.maxInstances, name).toBeLessThanOrEqual(10);
      expect(endpoint.timeoutSeconds, name).toBeLessThanOrEqual(60);
      expect(endpoint.eventTrigger?.retry ?? true, name).toBe(true);
    }
  });

  it('carry the domain inside', () => {
    const bundle = readFileSync(join(away, 'lib', 'index.js'), 'utf8');
    const outside = [...bundle.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, name]) => name ?? '');
    const foreign = outside.filter((name) => !name.startsWith('node:') && !/^(crypto|util)$/.test(name));
    const packages = new Set(foreign.map((name) => name.split('/')[0]));
    expect(packages).toEqual(new Set(['firebase-admin', 'firebase-functions', 'nodemailer']));
  });
});

const endpointList = z.array(
  z.tuple([
    z.string(),
    z.object({
      region: z.array(z.string()),
      maxInstances: z.number(),
      timeoutSeconds: z.number(),
      eventTrigger: z.object({ retry: z.boolean() }).optional(),
    }),
  ]),
);
