import { assertFails } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc, Timestamp, updateDoc, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectGetDenied, expectListDenied } from './support/expectations.ts';
import { COMPANY, FIRM, PERSONA_NAMES, uidOf } from './support/personas.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
const INVITATION = 'invitations/i1';
const row = {
  ...{ tenant_id: FIRM, email: 'ana@cliente.example', role: 'client', client_ids: [COMPANY] },
  ...{ secret_hashes: ['a'.repeat(64)], sendings: 1, created_at: Timestamp.now(), sent_at: Timestamp.now() },
  ...{ invited_by: uidOf('admin'), sent_by: uidOf('admin'), expires_at: Timestamp.now() },
  ...{ settled_at: null, accepted_by: null },
};

describe.each(PERSONA_NAMES)('an invitation, for %s', (persona) => {
  it('is not read, one’s own neither', async () => {
    await world.put(INVITATION, { ...row, invited_by: uidOf(persona) });
    await expectGetDenied(world.as(persona), INVITATION);
    await expectListDenied(world.as(persona), 'invitations', where('invited_by', '==', uidOf(persona)));
  });

  it('is not made, changed or taken away', async () => {
    await world.put(INVITATION, row);
    const at = (path: string) => doc(world.as(persona), path);
    await assertFails(setDoc(at('invitations/i2'), row));
    await assertFails(updateDoc(at(INVITATION), { role: 'admin', client_ids: [] }));
    await assertFails(updateDoc(at(INVITATION), { expires_at: Timestamp.fromMillis(Date.now() + 1e10) }));
    await assertFails(deleteDoc(at(INVITATION)));
  });
});
