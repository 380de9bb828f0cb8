import { assertFails } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, setDoc, Timestamp, updateDoc, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { expectGetDenied, expectListDenied } from './support/expectations.ts';
import { COMPANY, FIRM, PERSONA_NAMES, uidOf } from './support/personas.ts';
import { useWorld } from './support/world.ts';

const world = useWorld();
/** The client's own. */
const FEED = `calendar_feeds/${'a'.repeat(64)}`;
const row = {
  tenant_id: FIRM,
  user_id: uidOf('client'),
  client_id: COMPANY,
  created_at: Timestamp.now(),
  fetched_at: null,
  revoked_at: null,
};

describe.each(PERSONA_NAMES)('an address for calendars, for %s', (persona) => {
  it('is not read, one’s own neither', async () => {
    await world.put(FEED, row);
    await expectGetDenied(world.as(persona), FEED);
    await expectListDenied(world.as(persona), 'calendar_feeds', where('user_id', '==', uidOf('client')));
  });

  it('is not made, changed or taken away', async () => {
    await world.put(FEED, row);
    const at = (path: string) => doc(world.as(persona), path);
    await assertFails(setDoc(at(`calendar_feeds/${'b'.repeat(64)}`), row));
    await assertFails(updateDoc(at(FEED), { revoked_at: Timestamp.now() }));
    await assertFails(deleteDoc(at(FEED)));
  });
});

it.each(PERSONA_NAMES)('how far the months of a firm are is not read by %s', async (persona) => {
  const progress = `schedules/generateMonths/firms/${FIRM}`;
  await world.put(progress, { last: '2026-10', done_at: Timestamp.now() });
  await expectGetDenied(world.as(persona), progress);
});
