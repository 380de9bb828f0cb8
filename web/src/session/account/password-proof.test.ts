import { beforeEach, describe, expect, it } from 'vitest';
import { hasPasswordProof, isProvenPassword, keepPasswordProof } from './password-proof.ts';
import { PASSWORD_PROOF_KEY } from '../session-keys.ts';
import { storageOf } from '../testing/storage-of.ts';
import { eraseStoredSession, writeStoredSession } from '../stored-session.ts';

const PASSWORD = 'um cavalo na praia';

let storage: Storage;
beforeEach(async () => {
  storage = storageOf();
  await keepPasswordProof('ana', PASSWORD, storage);
});

describe('a password that was proven on this device', () => {
  it('is known again without a connection, and no other is', async () => {
    expect(await isProvenPassword('ana', PASSWORD, storage)).toBe(true);
    expect(await isProvenPassword('ana', `${PASSWORD} `, storage)).toBe(false);
    expect(await isProvenPassword('ana', '', storage)).toBe(false);
  });

  it('is nobody else’s', async () => {
    expect(hasPasswordProof('rui', storage)).toBe(false);
    expect(await isProvenPassword('rui', PASSWORD, storage)).toBe(false);
  });

  it('cannot be read from what is kept, which is another at each time', async () => {
    const kept = storage.getItem(PASSWORD_PROOF_KEY) ?? '';
    expect(kept).not.toContain(PASSWORD);
    await keepPasswordProof('ana', PASSWORD, storage);
    expect(storage.getItem(PASSWORD_PROOF_KEY)).not.toBe(kept);
  });

  it('is compared no more after five wrong ones in a row: the server is asked then', async () => {
    for (let tries = 0; tries < 4; tries += 1)
      expect(await isProvenPassword('ana', 'errada', storage)).toBe(false);
    expect(await isProvenPassword('ana', PASSWORD, storage)).toBe(true);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await isProvenPassword('ana', 'errada', storage)).toBe(false);
    expect(hasPasswordProof('ana', storage)).toBe(false);
    expect(await isProvenPassword('ana', PASSWORD, storage)).toBe(false);
  });

  it('goes with the session, and is not kept of a client, whose screens do not lock', () => {
    const session = { uid: 'ana', tenant_id: 'firm', client_ids: [] };
    writeStoredSession({ ...session, role: 'accountant' }, storage);
    expect(hasPasswordProof('ana', storage)).toBe(true);
    writeStoredSession({ ...session, role: 'client' }, storage);
    expect(hasPasswordProof('ana', storage)).toBe(false);
  });

  it('goes with the session of the staff too', () => {
    writeStoredSession({ uid: 'ana', tenant_id: 'firm', client_ids: [], role: 'admin' }, storage);
    eraseStoredSession(storage);
    expect(hasPasswordProof('ana', storage)).toBe(false);
  });
});
