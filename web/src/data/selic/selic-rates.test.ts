import { expect, it } from 'vitest';
import { openTestAccount } from '#data/testing/local-account.ts';
import { listSelicRates, saveSelicRate } from './selic-rates.ts';

it('a month has one rate, which is corrected, and the latest month comes first', async () => {
  const account = openTestAccount();
  await saveSelicRate(account, { month: '2026-09', rate: 100_000, verified_on: '2026-10-02' });
  await saveSelicRate(account, { month: '2026-10', rate: 10_500, verified_on: '2026-11-03' });
  await saveSelicRate(account, { month: '2026-10', rate: 105_000, verified_on: '2026-11-04' });
  expect(
    (await listSelicRates(account.db)).map(({ id, rate, verified_on }) => [id, rate, verified_on]),
  ).toEqual([
    ['2026-10', 105_000, '2026-11-04'],
    ['2026-09', 100_000, '2026-10-02'],
  ]);
  await account.db.delete();
});
