import { expect, it } from 'vitest';
import { serverRow } from '#data/testing/local-account.ts';
import { obligationOptions, requestOptions } from './tie-options.ts';

const obligation = (id: string, status: 'pending' | 'completed', due_date: string) =>
  serverRow('obligations', id, {
    client_id: 'c1',
    name: 'DAS',
    due_date,
    priority: null,
    status,
    description: null,
    notes: null,
    completed_at: null,
    document_ids: [],
  });

const request = (id: string, status: 'open' | 'done', service_name: string | null) => ({
  ...serverRow('service_requests', id, {
    client_id: 'c1',
    service_id: 's1',
    description: 'Guia',
    status,
    answer: null,
    document_ids: [],
  }),
  service_name,
});

it('offers what is open, the latest first, and keeps what is chosen', () => {
  const all = [
    obligation('old', 'pending', '2026-10-20'),
    obligation('done', 'completed', '2026-11-10'),
    obligation('new', 'pending', '2026-11-20'),
  ];
  expect(obligationOptions(all, '')).toEqual([
    { value: 'new', label: 'DAS, vence 20/11/2026' },
    { value: 'old', label: 'DAS, vence 20/10/2026' },
  ]);
  expect(obligationOptions(all, 'done').map(({ value }) => value)).toEqual(['new', 'done', 'old']);
});

it('names requests by their service, and a chosen one that is not on this device all the same', () => {
  const all = [request('r1', 'open', 'Segunda via'), request('r2', 'done', null)];
  expect(requestOptions(all, '')).toEqual([{ value: 'r1', label: 'Segunda via, 20/11/2026' }]);
  expect(requestOptions(all, 'away')).toContainEqual({ value: 'away', label: 'Fora deste aparelho' });
});
