import { expect, it } from 'vitest';
import type { Connection } from './database.ts';
import { documentAccess } from './document-access.ts';

const online: Connection = { kind: 'online', last_synced_at: 1 };
const offline: Connection = { kind: 'offline', last_synced_at: 1 };
const slip = { id: 'slip', check: 'ok' } as const;
const kept = new Set(['slip']);
const none = new Set<string>();

it('is on the device, with a connection or without', () => {
  expect(documentAccess(slip, kept, online)).toBe('on_device');
  expect(documentAccess(slip, kept, offline)).toBe('on_device');
});

it('is out of reach without a connection where its bytes are not on the device', () => {
  expect(documentAccess(slip, none, offline)).toBe('out_of_reach');
  expect(documentAccess(slip, none, online)).toBe('on_server');
});

it('is not called out of reach before anybody has looked for it on the device', () => {
  expect(documentAccess(slip, undefined, offline)).toBe('on_server');
});

it('is asked of the server while the person has to sign in again: its answer tells', () => {
  expect(documentAccess(slip, none, { kind: 'sign_in_needed', last_synced_at: 1 })).toBe('on_server');
});

it('is withheld once the check has refused it, whatever stands on the device', () => {
  expect(documentAccess({ ...slip, check: 'refused' }, kept, online)).toBe('withheld');
});
