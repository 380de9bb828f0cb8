import type { Row } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type { FirmRows, MonthRows } from '#data/figures/report-rows.ts';
import { CLIENT, DOCUMENT, OBLIGATION, serverRow } from '#data/testing/local-account.ts';
import { reportTables } from './report-tables.ts';
import { countMonth, countRequests, emptyReport, onTimeRate } from './report.ts';

const TODAY = '2026-11-21';
let made = 0;
const obligation = (over: Partial<Row<'obligations'>>): Row<'obligations'> => {
  made += 1;
  const fields = { ...OBLIGATION, client_id: 'padaria', name: 'DAS 10/2026' };
  return { ...serverRow('obligations', `o${String(made)}`, fields), updated_by: 'ana', ...over };
};
const document = (over: Partial<Row<'documents'>>): Row<'documents'> => {
  made += 1;
  const fields = { ...DOCUMENT, client_id: 'padaria' };
  return { ...serverRow('documents', `d${String(made)}`, fields), ...over };
};
const request = (over: Partial<Row<'service_requests'>>): Row<'service_requests'> => {
  made += 1;
  const fields = {
    client_id: 'padaria',
    service_id: 'folha',
    description: 'x',
    status: 'open',
    answer: null,
  } as const;
  return { ...serverRow('service_requests', `r${String(made)}`, { ...fields, document_ids: [] }), ...over };
};

const done = (completed_at: string) => ({ status: 'completed', completed_at }) as const;
const november = (rows: Partial<MonthRows>): MonthRows => ({
  month: '2026-11-01',
  obligations: [],
  documents: [],
  tasks: [],
  ...rows,
});
function reported(rows: Partial<MonthRows>) {
  const report = emptyReport('2026-10-01', '2026-11-01');
  countMonth(report, november(rows), TODAY);
  return report;
}

const person = { role: 'accountant', client_ids: [], is_active: true } as const;
const FIRM: FirmRows = {
  clients: [serverRow('clients', 'padaria', CLIENT)],
  people: [
    serverRow('people', 'ana', { ...person, client_ids: [], full_name: 'Ana', kind: 'staff' }),
    serverRow('people', 'caio', {
      ...person,
      client_ids: [],
      full_name: 'Caio',
      kind: 'client',
      role: 'client',
    }),
  ],
  services: [
    serverRow('services', 'folha', {
      name: 'Folha',
      description: null,
      price_cents: 25_000,
      is_active: true,
    }),
  ],
  requests: [],
};

describe('how obligations ended', () => {
  it('is in time until midnight of the due date in the firm’s time, late after it', () => {
    // 02:59 and 03:00 UTC are the two sides of midnight in São Paulo.
    const report = reported({
      obligations: [
        obligation(done('2026-11-21T02:59:59.000000000Z')),
        obligation(done('2026-11-21T03:00:00.000000000Z')),
        obligation({}),
        obligation({ due_date: TODAY, status: 'in_progress' }),
      ],
    });
    const expected = { on_time: 1, late: 1, overdue: 1, open: 1 };
    expect(report.months.get('2026-11-01')?.obligations).toEqual(expected);
    expect(report.clients.get('padaria')?.obligations).toEqual(expected);
    expect(report.kinds.get('DAS')).toEqual(expected);
  });

  it('gives a rate of what is decided alone, and none where nothing is', () => {
    expect(onTimeRate({ on_time: 3, late: 1, overdue: 0, open: 9 })).toBe(0.75);
    expect(onTimeRate({ on_time: 0, late: 0, overdue: 0, open: 9 })).toBeNull();
  });

  it('leaves out a month that is not asked for', () => {
    const report = emptyReport('2026-10-01', '2026-10-01');
    countMonth(report, november({ obligations: [obligation({})] }), TODAY);
    expect(report.clients.size).toBe(0);
  });
});

describe('requests', () => {
  it('count in the month they were made in, with the price of the service, unless cancelled', () => {
    const report = emptyReport('2026-10-01', '2026-11-01');
    countRequests(report, {
      ...FIRM,
      requests: [
        request({ created_at: '2026-11-01T02:59:59.000000000Z' }),
        request({ created_at: '2026-11-01T03:00:00.000000000Z', status: 'done' }),
        request({ created_at: '2026-11-05T12:00:00.000000000Z', status: 'cancelled' }),
        request({ created_at: '2025-11-05T12:00:00.000000000Z' }),
      ],
    });
    expect([...report.months.values()].map(({ requests }) => requests)).toEqual([1, 1]);
    expect(report.clients.get('padaria')).toMatchObject({ requests: 2, services_cents: 50_000 });
  });
});

describe('the tables', () => {
  const report = reported({
    obligations: [
      obligation(done('2026-11-20T12:00:00.000000000Z')),
      obligation({ client_id: 'gone', name: 'ISS' }),
    ],
    documents: [
      document({ review: 'ok', updated_by: 'ana' }),
      document({ updated_by: 'caio', review: 'ok' }),
    ],
  });
  const rows = (kind: Parameters<typeof reportTables>[0]) =>
    reportTables(kind, report, FIRM).map((table) => table.rows.map(({ cells }) => cells));

  it('of conformity are by month, by obligation and by client, one that was removed included', () => {
    expect(rows('conformidade')).toEqual([
      [
        ['10/2026', '0', '0', '0', '0', '0', '-'],
        ['11/2026', '2', '1', '0', '1', '0', '50%'],
      ],
      [
        ['DAS', '1', '1', '0', '0', '0', '100%'],
        ['ISS', '1', '0', '0', '1', '0', '0%'],
      ],
      [
        ['Cliente removido', '1', '0', '0', '1', '0', '0%'],
        ['Padaria Pão Dourado Ltda', '1', '1', '0', '0', '0', '100%'],
      ],
    ]);
  });

  it('of the team name staff alone', () => {
    expect(rows('equipe')).toEqual([[['Ana', '1', '1', '0', '0', '1']]]);
  });

  it('of the clients and of the trends count all that moved', () => {
    expect(rows('clientes')[0]).toContainEqual([
      'Padaria Pão Dourado Ltda',
      '1',
      '100%',
      '0',
      '2',
      '0',
      'R$ 0,00',
    ]);
    expect(rows('tendencias')).toEqual([
      [
        ['10/2026', '0', '-', '0', '0', '0', '0'],
        ['11/2026', '2', '50%', '1', '2', '0', '0'],
      ],
    ]);
  });
});
