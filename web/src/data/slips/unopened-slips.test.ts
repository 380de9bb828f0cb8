import { addDays, type Row, slipId } from '@portal/domain';
import { expect, it } from 'vitest';
import { CLIENT, OBLIGATION, openTestAccount, serverRow } from '#data/testing/local-account.ts';
import { listUnopened } from './unopened-slips.ts';

const TODAY = '2026-11-20';
const SHA256 = 'a'.repeat(64);
const { db } = openTestAccount();

async function publish(
  obligation: string,
  days: number,
  version = 1,
  part: Partial<Row<'obligations'>> = {},
) {
  const due_date = addDays(TODAY, days);
  await db.clients.put(serverRow('clients', 'c1', CLIENT));
  await db.obligations.put(
    serverRow('obligations', obligation, {
      ...OBLIGATION,
      client_id: 'c1',
      due_date,
      status: 'pending',
      ...part,
    }),
  );
  const slip = serverRow('slips', slipId(obligation, version), {
    ...{ client_id: 'c1', obligation_id: obligation, version, document_id: 'd1', document_sha256: SHA256 },
    ...{ amount_cents: 100, pix_code: null, payment_line: null, due_date },
  });
  await db.slips.put(slip);
  return slip.id;
}

const say = (slip_id: string, kind: Row<'slip_events'>['kind']) =>
  db.slip_events.put(
    serverRow('slip_events', `${slip_id}_${kind}_u`, {
      ...{
        client_id: 'c1',
        slip_id,
        document_sha256: SHA256,
        kind,
        done_at: '2026-11-19T12:00:00.000000000Z',
      },
    }),
  );

it('of what is due within three days, slips that nobody opened are told, what is due first before the others', async () => {
  await publish('later', 3);
  await publish('now', 0);
  await publish('past', -1);
  await publish('far', 4);
  await publish('done', 1, 1, { status: 'completed' });
  await say(await publish('seen', 1), 'opened');
  await say(await publish('paid', 1), 'said_paid');
  await say(await publish('there', 2), 'arrived');
  const found = await listUnopened(db, TODAY);
  expect(found.map(({ obligation_id, hasArrived }) => [obligation_id, hasArrived])).toEqual([
    ['now', false],
    ['there', true],
    ['later', false],
  ]);
  expect(found[0]?.client_name).toBe(CLIENT.corporate_name);
});

it('a slip that was replaced is not asked about, and its successor is, no matter who opened the one before', async () => {
  await say(await publish('das', 1), 'opened');
  await publish('das', 1, 2);
  const found = await listUnopened(db, TODAY);
  expect(found.filter(({ obligation_id }) => obligation_id === 'das').map(({ version }) => version)).toEqual([
    2,
  ]);
});
