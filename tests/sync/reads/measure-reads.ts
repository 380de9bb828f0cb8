import { BigFirm } from './big-firm.ts';
import type { Reads } from './counted-remote.ts';

const MINUTE_MS = 60_000;
/** More than the time to the first new start of every listener. */
const FIRST_REANCHOR_MS = 40 * MINUTE_MS;
/** How far back a device reads again. */
const OVERLAP_MS = 5 * MINUTE_MS;

/** What one audit of a scope of so many rows reads where both sides agree, and where the device lacks one row. */
export async function auditReads(rows: number): Promise<{ alike: number; repaired: number }> {
  const alike = await auditOf(bigScope(rows), 'alike');
  const lacking = bigScope(rows);
  const [first] = lacking.disk.table('obligations').keys();
  if (first !== undefined) lacking.disk.table('obligations').delete(first);
  return { alike, repaired: await auditOf(lacking, 'repaired') };
}

const bigScope = (rows: number) => new BigFirm(rows, (entity) => entity === 'obligations');

/** All that it reads, except for the listener that every start has. */
async function auditOf(firm: BigFirm, expected: string): Promise<number> {
  firm.start();
  await firm.pass(10 * MINUTE_MS);
  await firm.stop();
  const results = firm.auditResults();
  if (results.join() !== expected) throw new Error(`one audit, '${expected}', was due: ${results.join()}`);
  return firm.reads.audit + firm.reads.pages;
}

/** What an idle device reads in an hour, once its listeners have started again after an import. */
export async function idleReads(rows: number, imported: number): Promise<{ hour: Reads; listeners: number }> {
  const firm = new BigFirm(rows);
  firm.start();
  await firm.pass(5 * MINUTE_MS);
  await firm.importRows(imported);
  await firm.pass(FIRST_REANCHOR_MS);
  firm.resetReads();
  await firm.pass(60 * MINUTE_MS);
  const hour = { ...firm.reads };
  await firm.stop();
  return { hour, listeners: firm.listeners };
}

/**
 * What a device reads that comes back after a while, most of an hour for want of another, all through which others changed rows;
 * `inside`: how many of them lie in the overlap, and are read twice. Audits are counted apart.
 */
export async function backReads(
  rows: number,
  changed: number,
  away_ms = FIRST_REANCHOR_MS,
): Promise<{ back: Reads; inside: number; listeners: number }> {
  const firm = new BigFirm(rows);
  const every_ms = away_ms / changed;
  await firm.importRows(changed, every_ms);
  firm.resetReads();
  firm.start();
  await firm.pass(5 * MINUTE_MS);
  const back = { ...firm.reads };
  await firm.stop();
  const inside = Math.min(changed, Math.floor(OVERLAP_MS / every_ms));
  return { back, inside, listeners: firm.listeners };
}

/** What a device reads that listens while others change some rows, one after the other. */
export async function liveReads(rows: number, changed: number): Promise<Reads> {
  const firm = new BigFirm(rows);
  firm.start();
  await firm.pass(5 * MINUTE_MS);
  firm.resetReads();
  await firm.importRows(changed);
  await firm.pass(MINUTE_MS);
  const live = { ...firm.reads };
  await firm.stop();
  return live;
}

/**
 * What a device reads whose server is restored to before the last hour; it held all that others changed in it.
 * Audits are counted apart.
 */
export async function restoredReads(
  rows: number,
  changed: number,
): Promise<{ restored: Reads; listeners: number }> {
  const firm = new BigFirm(rows);
  firm.start();
  await firm.pass(5 * MINUTE_MS);
  await firm.importRows(changed, (60 * MINUTE_MS) / changed);
  await firm.pass(MINUTE_MS);
  firm.resetReads();
  await firm.restore(62 * MINUTE_MS);
  await firm.pass(5 * MINUTE_MS);
  const restored = { ...firm.reads };
  await firm.stop();
  return { restored, listeners: firm.listeners };
}
