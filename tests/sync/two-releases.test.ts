import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectCommitAllowed, expectCommitDenied } from '../rules/support/expectations.ts';
import { openWorld } from '../rules/support/open-world.ts';
import { createOperation, newId, patchOperation } from '../rules/support/operations.ts';
import { FIRM, uidOf } from '../rules/support/personas.ts';
import { standingRow, validFields } from '../rules/support/rows.ts';
import { release, RULES } from './releases.ts';
import { startBackend } from './support/start-backend.ts';

// The example of docs/changing-the-schema.md, carried through its releases: a client's municipal registration.

const asBefore = validFields(uidOf('accountant'), 'x').clients;
const withField = { ...asBefore, municipal_registration: '1.234.567-8' };

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => {
  // Rules of its own would be those of every other test too.
  backend = await startBackend({ name: 'two-releases-backend', config: 'fireemu.emulator.json' });
  process.env['FIRESTORE_EMULATOR_HOST'] = backend.addresses.firestore;
  process.env['FIREBASE_STORAGE_EMULATOR_HOST'] = backend.addresses.storage;
}, 60_000);
afterAll(() => backend.stop());

function useRelease(rules: string) {
  let opened: Awaited<ReturnType<typeof openWorld>>;
  beforeAll(async () => {
    await release(backend.addresses.firestore, rules);
    opened = await openWorld();
  });
  afterAll(() => opened.close());
  return {
    creates: (fields: Record<string, unknown>) =>
      [opened.world.as('accountant'), createOperation('accountant', 'clients', fields)] as const,
    edits: async (stored: Record<string, unknown>, patch: Record<string, unknown>) => {
      const existing = { tenant: FIRM, entity: 'clients', id: newId(), row: standingRow(stored) } as const;
      await opened.world.put(`tenants/${FIRM}/clients/${existing.id}`, existing.row);
      return [opened.world.as('accountant'), patchOperation('accountant', existing, patch)] as const;
    },
  };
}

describe('the release that adds a field', () => {
  const { creates, edits } = useRelease(RULES.adding);

  it('takes what tabs and queues of the release before write', async () => {
    await expectCommitAllowed(...creates(asBefore));
    await expectCommitAllowed(...(await edits(asBefore, { city: 'Recife' })));
  });

  it('takes the field, in new rows and in those from before', async () => {
    await expectCommitAllowed(...creates(withField));
    await expectCommitAllowed(...(await edits(asBefore, { municipal_registration: '7' })));
  });

  it('lets a tab of the release before edit a row that has it', async () => {
    await expectCommitAllowed(...(await edits(withField, { city: 'Recife' })));
  });

  it('holds it to its type and length', async () => {
    await expectCommitDenied(...creates({ ...asBefore, municipal_registration: 7 }));
    await expectCommitDenied(...(await edits(asBefore, { municipal_registration: 'x'.repeat(21) })));
  });
});

describe('the release that requires it, once no older app sends', () => {
  const { creates, edits } = useRelease(RULES.requiring);

  it('takes new rows that have it alone', async () => {
    await expectCommitAllowed(...creates(withField));
    await expectCommitDenied(...creates(asBefore));
  });

  it('still lets rows be edited that never had it', async () => {
    await expectCommitAllowed(...(await edits(asBefore, { city: 'Recife' })));
  });
});
