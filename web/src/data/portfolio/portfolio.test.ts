import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestAccount, serverRow } from '#data/testing/local-account.ts';
import {
  bringClient,
  chooseWholeFirm,
  hearPortfolioScope,
  MOST_CLIENTS,
  portfolioOf,
  readCoverage,
  readPortfolio,
} from './portfolio.ts';

const NOW = 1_000 * 86_400_000;
const clients = (count: number) => Array.from({ length: count }, (_, i) => `c${String(i)}`);

describe('what a device mirrors', () => {
  it('is the whole firm where the firm says nothing, and where the device was told so', () => {
    expect(portfolioOf(null, ['c1'], NOW)).toBe('whole');
    expect(portfolioOf({ is_on: false }, ['c1'], NOW)).toBe('whole');
    expect(portfolioOf({ is_on: true, is_whole: true }, ['c1'], NOW)).toBe('whole');
  });

  it('is not known before it has arrived who looks after whom', () => {
    expect(portfolioOf({ is_on: true }, null, NOW)).toBe('unknown');
  });

  it('is the clients of its person, and those of others for a day', () => {
    const guests = { c3: NOW - 3_600_000, c9: NOW - 25 * 3_600_000 };
    expect(portfolioOf({ is_on: true, guests }, ['c2', 'c1'], NOW)).toEqual(['c1', 'c2', 'c3']);
  });

  it('is the whole firm of who looks after more than a device has listeners for', () => {
    expect(portfolioOf({ is_on: true }, clients(MOST_CLIENTS), NOW)).toHaveLength(MOST_CLIENTS);
    expect(portfolioOf({ is_on: true }, clients(MOST_CLIENTS + 1), NOW)).toBe('whole');
  });
});

describe('on a device', () => {
  let local: ReturnType<typeof openTestAccount>;
  beforeEach(() => (local = openTestAccount()));
  afterEach(() => local.db.close());

  const arrive = async (scope: string, more: object = {}) => {
    const at = '2026-11-20T12:00:00.000000000Z';
    await local.db.cursors.put({ scope, updated_at: at, id: '', safe_at: at, bootstrapped: true, ...more });
  };

  it('what the firm says and what the person chose hold beside each other', async () => {
    const { db, uid } = local;
    await db.thread_staff.put(serverRow('thread_staff', 'c1', { client_id: 'c1', assigned_to: uid }));
    await hearPortfolioScope(db, true);
    expect(await readPortfolio(db, uid, NOW)).toBe('unknown');
    await arrive('thread_staff');
    expect(await readPortfolio(db, uid, NOW)).toEqual(['c1']);
    await bringClient(db, 'c2', NOW);
    expect(await readPortfolio(db, uid, NOW)).toEqual(['c1', 'c2']);
    await chooseWholeFirm(db, true);
    await hearPortfolioScope(db, false);
    await hearPortfolioScope(db, true);
    expect(await readPortfolio(db, uid, NOW)).toBe('whole');
  });

  it('a list says whose rows it has', async () => {
    const { db, uid } = local;
    const of = async (id: string | null) => (await readCoverage(db, 'obligations', id, uid)).of;
    expect(await of('c1')).toBe('all');
    await db.thread_staff.put(serverRow('thread_staff', 'c1', { client_id: 'c1', assigned_to: uid }));
    await arrive('obligations', { clients: ['c1', 'c2'] });
    expect(await Promise.all([null, 'c1', 'c2', 'c3'].map(of))).toEqual(['own', 'own', 'guest', 'other']);
  });
});
