import type { AppUser } from '@portal/domain';
import { expect, test } from 'vitest';
import { initialFacts, type SessionEvent } from '#session/session-machine.ts';
import { helena, identity, row } from '#session/testing/helena.ts';
import { knownOf, nextKnown } from './known-session.ts';

const identified: SessionEvent = { kind: 'identity', identity };
const told = (user: AppUser): SessionEvent => ({
  kind: 'own_row',
  uid: 'u1',
  state: { kind: 'row', row: user, from_server: true },
});
const entered = [identified, told(row)].reduce(nextKnown, knownOf(initialFacts(null)));

test('what changes nothing about the session leaves the very same one', () => {
  const events: SessionEvent[] = [
    { kind: 'stored_session', stored: helena },
    { kind: 'cached_user', user: row },
    { ...identified },
    told({ ...row, client_ids: [] }),
  ];
  const later = events.reduce(nextKnown, entered);
  expect(entered.session).toEqual({ kind: 'active', account: helena, user: row, needs_sign_in: false });
  expect(later.session).toBe(entered.session);
  expect(later.facts.stored).toEqual(helena);
});

test('what changes no fact leaves all as it is', () => {
  expect(nextKnown(entered, { kind: 'own_row', uid: 'other', state: { kind: 'missing' } })).toBe(entered);
});

test('what changes it makes another', () => {
  const renamed = nextKnown(entered, told({ ...row, full_name: 'Helena Prado Lima' }));
  expect(renamed.session).not.toBe(entered.session);
  expect(renamed.session).toMatchObject({ user: { full_name: 'Helena Prado Lima' } });
  expect(nextKnown(renamed, { kind: 'leaving' }).session).toEqual({ kind: 'loading' });
});
