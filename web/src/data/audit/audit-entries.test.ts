import { openTestAccount } from '#data/testing/local-account.ts';
import type { AuditEntry } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import {
  type AuditFilter,
  keepAuditEntries,
  listKeptEntries,
  listKeptHistory,
  MOST_KEPT,
} from './audit-entries.ts';

const entry = (id: string, changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  uid: 'ana',
  entity: 'tasks',
  doc_id: 't1',
  client_id: null,
  kind: 'patch',
  fields: ['title'],
  before: {},
  after: {},
  at: `2026-11-20T12:00:0${id}.000000000Z`,
  ...changes,
});
const ALL: AuditFilter = { uid: null, kind: null, entity: null, doc_id: null, from: null, to: null };

describe('what was read of the audit', () => {
  it('is found by person, record, kind and day, the newest first', async () => {
    const { db } = openTestAccount();
    await keepAuditEntries(db, [
      entry('1'),
      entry('2', { uid: 'rui', kind: 'remove' }),
      entry('3', { doc_id: 't2', at: '2026-11-21T02:30:00.000000000Z' }),
      entry('4', { entity: 'clients', at: '2026-11-21T03:30:00.000000000Z' }),
    ]);
    const found = async (asked: Partial<AuditFilter>, limit = 10) =>
      (await listKeptEntries(db, { ...ALL, ...asked }, limit)).map(({ id }) => id).join('');
    expect(await found({})).toBe('4321');
    expect(await found({}, 2)).toBe('43');
    expect(await found({ uid: 'rui' })).toBe('2');
    expect(await found({ kind: 'remove' })).toBe('2');
    expect(await found({ entity: 'tasks', doc_id: 't1' })).toBe('21');
    // The firm's day begins at three o'clock of the world's.
    expect(await found({ from: '2026-11-20', to: '2026-11-20' })).toBe('321');
    expect(await found({ from: '2026-11-21' })).toBe('4');
  });

  it('of one record is its history', async () => {
    const { db } = openTestAccount();
    await keepAuditEntries(db, [entry('1'), entry('2'), entry('3', { entity: 'clients' })]);
    expect((await listKeptHistory(db, 'tasks', 't1')).map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('makes room for what is newer', async () => {
    const { db } = openTestAccount();
    const many = Array.from({ length: MOST_KEPT }, (_, at) => entry(`old${String(at)}`, { at: instant(at) }));
    await keepAuditEntries(db, many);
    await keepAuditEntries(db, [entry('new', { at: instant(MOST_KEPT) })]);
    expect(await db.audit_entries.count()).toBe(MOST_KEPT);
    expect(await db.audit_entries.get('old0')).toBeUndefined();
    expect(await db.audit_entries.get('new')).toBeDefined();
  });
});

const instant = (second: number) => `${new Date(second * 1000).toISOString().slice(0, 19)}.000000000Z`;
