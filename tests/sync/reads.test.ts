import { expect, test } from 'vitest';
import { auditReads, backReads, idleReads, liveReads, restoredReads } from './reads/measure-reads.ts';

test('an audit of 5,000 rows reads one document per thousand of them, and a little more to find the one that is missing', async () => {
  const { alike, repaired } = await auditReads(5_000);
  // And one for what is open and older than the window of the device.
  expect(alike).toBe(5 + 1);
  expect(repaired).toBeLessThanOrEqual(80);
});

test('an idle device reads no document again, whatever was imported before', async () => {
  const { hour } = await idleReads(1_000, 400);
  expect(hour.listeners).toBeLessThanOrEqual(hour.listens);
  expect(hour.pages + hour.audit).toBe(0);
});

test('a device that comes back reads what changed, the overlap again, and one document a scope', async () => {
  const { back, inside, listeners } = await backReads(1_000, 40);
  expect(back.pages + back.listeners).toBeGreaterThanOrEqual(40);
  expect(back.pages + back.listeners).toBeLessThanOrEqual(40 + inside + listeners);
});

test('one that was away for longer reads pages first, however little changed', async () => {
  const { back } = await backReads(1_000, 40, 2 * 60 * 60_000);
  expect(back.pages).toBeGreaterThanOrEqual(40);
});

test('a change that a listening device hears of is read once', async () => {
  const { listeners, pages } = await liveReads(1_000, 30);
  expect(listeners + pages).toBe(30);
});

test('after a restore a device asks for what it holds of the hour that is gone, and for nothing else', async () => {
  const { restored, listeners } = await restoredReads(1_000, 60);
  expect(restored.listeners).toBe(listeners);
  // By id, thirty at a time: what is gone costs a read for each question.
  expect(restored.pages).toBeGreaterThanOrEqual(2);
  expect(restored.pages).toBeLessThanOrEqual(10);
});
