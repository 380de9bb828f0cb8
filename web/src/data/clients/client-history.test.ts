import { FUNCTION_AUTHOR } from '@portal/domain';
import { expect, it } from 'vitest';
import { createNote } from '#data/notes/notes.ts';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { type ClientRows, clientHistory, readClientHistory } from './client-history.ts';

const at = (minute: number) => `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000000000Z`;
const stamps = (made: number, changed = made, by = 'ana') => ({
  created_at: at(made),
  updated_at: at(changed),
  updated_by: by,
});

const NOTHING: ClientRows = {
  clients: [],
  people: [],
  obligations: [],
  documents: [],
  service_requests: [],
  notes: [],
  tasks: [],
};
const note = (title: string, of: ReturnType<typeof stamps>) =>
  serverRow('notes', title, { title, content: '', category: null, client_id: 'c1' }, of);
const obligation = (completed_at: string, of: ReturnType<typeof stamps>) =>
  serverRow(
    'obligations',
    'das',
    {
      client_id: 'c1',
      name: 'DAS',
      due_date: '2026-11-20',
      priority: null,
      status: 'completed',
      description: null,
      notes: null,
      completed_at,
      document_ids: [],
    },
    of,
  );
const told = (rows: Partial<ClientRows>) =>
  clientHistory({ ...NOTHING, ...rows }, () => 'Serviço').map(({ subject, what, at, by }) => [
    subject,
    what,
    at,
    by,
  ]);

it('tells who made a row and who changed it last, the newest first', () => {
  expect(told({ notes: [note('a', stamps(1, 9)), note('b', stamps(5))] })).toEqual([
    ['a', 'changed', at(9), 'ana'],
    ['b', 'created', at(5), 'rui'],
    ['a', 'created', at(1), 'rui'],
  ]);
});

it('tells of a completion once, and of its author only while nothing came after it', () => {
  expect(told({ obligations: [obligation(at(9), stamps(1, 9))] })).toEqual([
    ['DAS', 'completed', at(9), 'ana'],
    ['DAS', 'created', at(1), 'rui'],
  ]);
  expect(told({ obligations: [obligation(at(5), stamps(1, 9))] })).toEqual([
    ['DAS', 'changed', at(9), 'ana'],
    ['DAS', 'completed', at(5), null],
    ['DAS', 'created', at(1), 'rui'],
  ]);
});

it('tells nothing of what a function did to a row', () => {
  expect(told({ notes: [note('a', stamps(1, 9, FUNCTION_AUTHOR))] })).toEqual([
    ['a', 'created', at(1), 'rui'],
  ]);
});

it('reads the rows of one client and of no other', async () => {
  const account = openTestAccount();
  for (const client_id of ['c1', 'c2', null]) {
    await createNote(account, { title: `de ${client_id}`, content: '', category: null, client_id });
  }
  const events = await readClientHistory(account.db, 'c1', 'Serviço');
  expect(events.map(({ subject, by }) => [subject, by])).toEqual([['de c1', account.uid]]);
});
