import { expect, it } from 'vitest';
import type { Connection } from '#data/local/connection.ts';
import { documentAccess } from './document-access.ts';

const online: Connection = { kind: 'online', last_synced_at: 1 };
const offline: Connection = { kind: 'offline', last_synced_at: 1 };
const slip = { id: 'slip', check: 'ok', uploaded_by: 'bia' } as const;
const kept = new Set(['slip']);
const none = new Set<string>();

it('is on the device, with a connection or without', () => {
  expect(documentAccess(slip, 'ana', kept, online)).toBe('on_device');
  expect(documentAccess(slip, 'ana', kept, offline)).toBe('on_device');
});

it('is out of reach without a connection where its bytes are not on the device', () => {
  expect(documentAccess(slip, 'ana', none, offline)).toBe('out_of_reach');
  expect(documentAccess(slip, 'ana', none, online)).toBe('on_server');
});

it('is not called out of reach before anybody has looked for it on the device', () => {
  expect(documentAccess(slip, 'ana', undefined, offline)).toBe('on_server');
});

it('is asked of the server while the person has to sign in again: its answer tells', () => {
  expect(documentAccess(slip, 'ana', none, { kind: 'sign_in_needed', last_synced_at: 1 })).toBe('on_server');
});

it('is withheld once the check has refused it, whatever is on the device', () => {
  expect(documentAccess({ ...slip, check: 'refused' }, 'ana', kept, online)).toBe('withheld');
});

it('is open while it is checked to who sent it, and to nobody else', () => {
  const pending = { ...slip, check: 'pending' } as const;
  expect(documentAccess(pending, 'bia', none, online)).toBe('on_server');
  expect(documentAccess(pending, 'bia', kept, offline)).toBe('on_device');
  expect(documentAccess(pending, 'ana', none, online)).toBe('in_check');
});
