import { afterEach, expect, test } from 'vitest';
import { ManyCompanies } from './reads/many-companies.ts';

const MINUTE_MS = 60_000;
/** The rows are read when a scope's rest is over, and after it wait for their turn. */
const REST_MS = 7 * MINUTE_MS;

let login: ManyCompanies;
const start = async (count: number) => {
  login = new ManyCompanies(count);
  await login.pass(10 * MINUTE_MS);
  return login;
};
afterEach(() => login.stop());

test('a login with fifty companies never has sixty listeners, and has the first rows of all of them', async () => {
  const { listeners, companies } = await start(50);
  expect(login.disk.table('obligations').size).toBe(companies.length);
  expect(listeners.open).toBe(4 * 11 + 6 + 3);
  await login.pass(40 * MINUTE_MS);
  expect(listeners.most).toBeLessThan(60);
});

test('a change in any of fifty companies arrives, wherever nothing was done for weeks', async () => {
  const { companies } = await start(50);
  const written = companies.map((id) => login.write(id));
  await login.pass(REST_MS);
  expect(written.filter((id) => !login.holds(id))).toEqual([]);
  expect(login.listeners.most).toBeLessThan(60);
});

test('in the company that is opened a change arrives at once, and at once again', async () => {
  await start(50);
  const before = login.write('c50');
  login.open('c50');
  await login.pass(5_000);
  expect(login.holds(before)).toBe(true);
  const after = login.write('c50');
  await login.pass(1_000);
  expect(login.holds(after)).toBe(true);
  expect(login.listeners.most).toBeLessThan(60);
});

test('a login with four companies listens to all of them, as one with a single company does', async () => {
  const { companies, listeners } = await start(4);
  expect(listeners.open).toBe(4 * 11 + 6 + 3);
  const written = companies.map((id) => login.write(id));
  await login.pass(1_000);
  expect(written.every((id) => login.holds(id))).toBe(true);
});

test('an hour of fifty companies costs a read for each rest of each scope, and no more', async () => {
  await start(50);
  await login.pass(40 * MINUTE_MS);
  login.resetReads();
  await login.pass(60 * MINUTE_MS);
  const { pages, listeners } = login.reads;
  expect(pages).toBeLessThanOrEqual(46 * 11 * 12);
  expect(listeners).toBeLessThanOrEqual(2 * (4 * 11 + 6));
});
