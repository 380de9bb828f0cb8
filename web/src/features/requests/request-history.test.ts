import type { Row } from '@portal/domain';
import { expect, it } from 'vitest';
import { requestHistory } from './request-history.ts';

const open: Row<'service_requests'> = {
  id: 'r1',
  tenant_id: 'firm',
  client_id: 'c1',
  service_id: 's1',
  description: 'Guia do ISS',
  status: 'open',
  answer: null,
  document_ids: [],
  rev: 1,
  created_at: '2026-11-18T12:00:00.000000000Z',
  created_by: 'marcos',
  updated_at: '2026-11-18T12:00:00.000000000Z',
  updated_by: 'marcos',
  last_op: 'marcos_00000000',
  deleted_at: null,
};
const asked = { kind: 'asked', at: open.created_at, by: 'marcos' };

it('begins with the person who asked', () => {
  expect(requestHistory(open)).toEqual([asked]);
});

it('tells who moved it last, when, where to and with which answer', () => {
  const updated = { updated_at: '2026-11-19T13:25:00.000000000Z', updated_by: 'rafael' } as const;
  expect(requestHistory({ ...open, ...updated, rev: 3, status: 'done', answer: 'Enviada.' })).toEqual([
    asked,
    { kind: 'changed', at: updated.updated_at, by: 'rafael', status: 'done', answer: 'Enviada.' },
  ]);
});

it('tells of an answer to a request that is still open', () => {
  const last = requestHistory({ ...open, rev: 2, answer: 'Qual mês?' }).at(-1);
  expect(last).toMatchObject({ kind: 'changed', status: 'open', answer: 'Qual mês?' });
});
