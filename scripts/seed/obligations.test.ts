import { displayedStatus } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { aurora } from './aurora/aurora.ts';
import { AURORA_CLIENTS } from './aurora/clients.ts';
import { recurringObligations } from './obligations.ts';
import { seedClient } from './seed-clients.ts';
import { SeedClock } from './seed-clock.ts';

const clients = AURORA_CLIENTS.map((line) => seedClient('aurora', line));
const on = (date: string) => new SeedClock(new Date(`${date}T13:00:00Z`));

describe('the demo obligations', () => {
  it.each(['2026-11-20', '2026-12-31', '2027-01-01', '2027-02-15', '2028-02-29'])(
    'are about four hundred around %s, with some overdue',
    (date) => {
      const clock = on(date);
      const rows = recurringObligations(clients, clock, ['author']);
      const overdue = rows.filter(({ fields }) => displayedStatus(fields, clock.today) === 'overdue');
      expect(rows.length).toBeGreaterThan(350);
      expect(rows.length).toBeLessThan(450);
      expect(overdue.length).toBeGreaterThan(1);
      expect(overdue.length).toBeLessThan(20);
    },
  );

  it('keep their ids from one day to the next, so that a second run finds them', () => {
    const first = recurringObligations(clients, on('2026-11-20'), ['author']);
    const second = recurringObligations(clients, on('2026-11-21'), ['author']);
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
  });

  it('put nothing into the future that has happened', () => {
    const clock = on('2026-11-02');
    const instants = recurringObligations(clients, clock, ['author']).flatMap((row) => [
      row.created_at,
      ...(row.changes ?? []).map(({ at }) => at),
    ]);
    expect(instants.filter((instant) => instant > clock.now)).toEqual([]);
  });

  it("name documents of their own client, which the client's own list shows", async () => {
    const { rows, files } = await aurora(on('2026-11-20'), []);
    const documents = new Map(rows.flatMap((row) => (row.entity === 'documents' ? [[row.id, row]] : [])));
    const named = rows.flatMap((row) =>
      row.entity === 'obligations'
        ? row.fields.document_ids.map((id) => ({ client: row.fields.client_id, document: documents.get(id) }))
        : [],
    );
    expect(named.length).toBeGreaterThan(1);
    for (const { client, document } of named) {
      expect(document?.fields.client_id).toBe(client);
      const stored = files.find(({ path }) => path === document?.fields.storage_path);
      expect(Buffer.from(stored?.bytes.subarray(0, 5) ?? []).toString()).toBe('%PDF-');
    }
  });

  it('complete a row after it was created', () => {
    const rows = recurringObligations(clients, on('2026-11-20'), ['author']);
    const reversed = rows.filter(({ created_at, fields }) => (fields.completed_at ?? '9') <= created_at);
    expect(reversed).toEqual([]);
  });
});
