import { describe, expect, test } from 'vitest';
import { ITEM_STATES, type ItemState } from '../entities/document-request.ts';
import { countItems, groupOf, isOwed, mayMove } from './item-groups.ts';
import { isServerKept } from './merge-item.ts';
import { askedBy, isAskedOf } from './template-request.ts';

const item = (state: ItemState, reason: string | null = null) => ({ state, reason });

describe('where an item is on the checklist', () => {
  test.each([
    [item('returned', 'Tremida'), 'returned'],
    [item('open'), 'missing'],
    [item('sent'), 'sent'],
    [item('sent', 'Tremida'), 'sent'],
    [item('accepted'), 'settled'],
    [item('nothing', 'Tremida'), 'settled'],
  ] as const)('%o is %s', (of, group) => expect(groupOf(of)).toBe(group));

  test('what was returned, said to be nothing and opened again is still returned', () => {
    expect(groupOf(item('open', 'Tremida'))).toBe('returned');
  });

  test('owed is what is missing or was returned', () => {
    expect(ITEM_STATES.filter((state) => isOwed(item(state)))).toEqual(['open', 'returned']);
  });

  test('a checklist counts its groups, what was accepted, and what is owed', () => {
    const items = [...ITEM_STATES.map((state) => item(state)), item('accepted')];
    expect(countItems(items)).toEqual({
      ...{ returned: 1, missing: 1, sent: 1, settled: 3 },
      ...{ all: 6, accepted: 2, owed: 2 },
    });
  });
});

test('a client answers what was not accepted, and takes back what it said; staff may say anything else', () => {
  const moves = (actor: 'client' | 'staff', from: ItemState) =>
    ITEM_STATES.filter((to) => mayMove(actor, from, to));
  expect(moves('client', 'open')).toEqual(['sent', 'nothing']);
  expect(moves('client', 'returned')).toEqual(['sent', 'nothing']);
  expect(moves('client', 'sent')).toEqual(['open', 'sent', 'nothing']);
  expect(moves('client', 'nothing')).toEqual(['open', 'sent']);
  expect(moves('client', 'accepted')).toEqual([]);
  expect(moves('staff', 'accepted')).toEqual(['open', 'sent', 'returned', 'nothing']);
});

describe('two who set the state of one item without knowing of each other', () => {
  const kept = (base: ItemState, mine: ItemState, theirs: ItemState) => isServerKept({ base, mine, theirs });

  test('what was accepted meanwhile stays accepted', () => {
    for (const mine of ['sent', 'nothing', 'open', 'returned'] as const)
      expect(kept('open', mine, 'accepted')).toBe(true);
  });

  test('one who saw it accepted may return it', () =>
    expect(kept('accepted', 'returned', 'accepted')).toBe(false));

  test('files that came from another device outdo that there is none', () => {
    expect(kept('open', 'nothing', 'sent')).toBe(true);
    expect(kept('nothing', 'open', 'sent')).toBe(true);
    expect(kept('open', 'sent', 'nothing')).toBe(false);
  });

  test('who has taken an answer back before it was sent has said nothing', () => {
    expect(kept('returned', 'returned', 'sent')).toBe(true);
    expect(kept('open', 'open', 'returned')).toBe(true);
  });

  test('what was returned meanwhile is answered by files and by nothing, not by opening it', () => {
    expect(kept('nothing', 'open', 'returned')).toBe(true);
    expect(kept('sent', 'nothing', 'returned')).toBe(false);
    expect(kept('open', 'sent', 'returned')).toBe(false);
  });
});

describe('a template', () => {
  test('asks clients of its regimes about its months; without either, everybody and always', () => {
    const template = { regimes: ['mei'], months: [10, 12] } as const;
    const asks = (regime: 'mei' | 'lucro_real', competence: string, of = template) =>
      isAskedOf({ regimes: [...of.regimes], months: [...of.months] }, regime, competence);
    expect(asks('mei', '2026-10')).toBe(true);
    expect(asks('mei', '2026-11')).toBe(false);
    expect(asks('lucro_real', '2026-10')).toBe(false);
    expect(isAskedOf({ regimes: [], months: [] }, 'lucro_real', '2026-11')).toBe(true);
  });

  test('asks by its day of the month after, across the year too', () => {
    expect(askedBy({ due_day: 28 }, '2027-01')).toBe('2027-02-28');
    expect(askedBy({ due_day: 5 }, '2026-12')).toBe('2027-01-05');
  });
});
