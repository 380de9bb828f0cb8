import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { expect, inject } from 'vitest';
import { z } from 'zod';
import { BUCKET, PROJECT } from './settings.ts';

const { hosts } = inject('backend');
// The admin SDK finds its backend by these alone.
process.env['FIRESTORE_EMULATOR_HOST'] = hosts.FIRESTORE_EMULATOR_HOST;
process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = hosts.FIREBASE_STORAGE_EMULATOR_HOST;
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = hosts.FIREBASE_AUTH_EMULATOR_HOST;
process.env['GCLOUD_PROJECT'] = PROJECT;
// There is no cloud machine here to ask for credentials.
process.env['METADATA_SERVER_DETECTION'] = 'none';

// Its own name: a test that runs a function in this process has the functions' app next to it.
const app = initializeApp({ projectId: PROJECT, storageBucket: BUCKET }, 'tests');
export const db = getFirestore(app);
export const auth = getAuth(app);
export const bucket = getStorage(app).bucket();

const SESSION = `${hosts.FIREEMU_CONTROL_URL}sessions/default`;
export const FUNCTIONS = `http://${hosts.FIREEMU_FUNCTIONS_HOST}/${PROJECT}/southamerica-east1`;
export const DOCUMENTS = `http://${hosts.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT}/databases/(default)/documents`;
export const IDENTITY = `http://${hosts.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
export const STORAGE = `http://${hosts.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${BUCKET}/o`;
export const TOKENS = `http://${hosts.FIREBASE_AUTH_EMULATOR_HOST}/securetoken.googleapis.com/v1`;

async function control(path: string, method: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${SESSION}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${hosts.FIREEMU_CONTROL_TOKEN}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** Runs a scheduled function now: by themselves they never do here. */
export async function runSchedule(functionName: string): Promise<void> {
  await control(`/functions/${functionName}:run`, 'POST');
  await triggersSettled();
}

/** Until no trigger is running, due or waiting for its next try. */
export async function triggersSettled(): Promise<void> {
  await control(':awaitIdle', 'POST');
}

const status = z.object({ pending: z.number(), running: z.number(), retryWaiting: z.number() });
const triggerStatus = async () => status.parse(await control('/functions', 'GET'));

/** Until a failed trigger is waiting for its next try. */
export async function retryIsWaiting(): Promise<void> {
  const waiting = async () => (await triggerStatus()).retryWaiting;
  await expect.poll(waiting, { interval: 10, timeout: 5_000 }).toBeGreaterThan(0);
}

/** More than the first pause of the backend before it tries a failed event again. */
const NEXT_TRY_SECONDS = 3600;

/** The backend's own clock: it tells when a session began, and when a failed trigger is tried again. */
export async function moveClock(seconds: number): Promise<void> {
  await control('/clock:advance', 'POST', { seconds });
}

/** Lets failed triggers try again. */
export const retriesDue = () => moveClock(NEXT_TRY_SECONDS);

/** As `triggersSettled`, for events of which some run may have to come again. */
export async function triggersSettledWithRetries(timeout = 50_000): Promise<void> {
  const isSettled = async () => {
    const { pending, running, retryWaiting } = await triggerStatus();
    if (pending + running === 0 && retryWaiting > 0) await retriesDue();
    return pending + running + retryWaiting === 0;
  };
  await expect.poll(isSettled, { interval: 10, timeout }).toBe(true);
}

/** Delivers every event of one function `count` more times while `work` happens. `timeout`: until all have been told (ms). */
export async function withDuplicates(
  functionName: string,
  count: number,
  work: () => Promise<void>,
  timeout?: number,
) {
  const match = { operation: 'functions.deliver', function: functionName };
  await control('/faultPlan', 'PUT', { rules: [{ match, action: { type: 'duplicate', count } }] });
  await work();
  await triggersSettledWithRetries(timeout);
  const { fired } = faults.parse(await control('/faultPlan', 'GET'));
  await control('/faultPlan', 'DELETE');
  expect(fired.length, 'events delivered again').toBeGreaterThan(0);
}
const faults = z.object({ fired: z.array(z.unknown()) });
