import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { FieldValue } from 'firebase-admin/firestore';
import { openBackend } from '#bench/backend.mjs';
import { DESKTOP, openBrowser } from '#bench/browser.mjs';
import { CLIENT, signInOnDevice, STAFF, untilSent, waitForRows } from '#bench/people.mjs';
import { table } from '#bench/table.mjs';
import { bundleForPages } from '#scripts/build/bundle-script.mjs';
import { inCache, inRoot } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { heapOf } from '../admin/heap-of.mjs';
import { watchStreams } from './watch-streams.mjs';

const TENANT = CLIENT.tenant_id;
const MEGABYTE = 1024 * 1024;
/** Of a busy hour at one desk: what is written there, what others change meanwhile, and screens that are opened. */
const HOUR = {
  message: 20,
  note: 6,
  note_edit: 6,
  obligation: 10,
  obligation_edit: 40,
  arriving: 60,
  screen: 60,
};
const BUSY_HOURS = 12;
const IN_MINUTES = 60;
const SCREENS = [
  '/admin/clients',
  '/admin/obligations',
  '/admin/documents',
  '/admin/messages',
  '/admin/notes',
  '/admin/tasks',
  '/admin',
];
const HOME = '/admin';
const CLIENTS = 5;
const OTHERS_ROWS = 50;
/** What a screen brings after it, and what a write sets off, is over. */
const REST_MS = 6_000;
const PATIENCE_MS = 120_000;
const LIMITS = { heap_part: 1.5, storage_kb: 10, dom_part: 1.2 };

/**
 * What a person does in twelve busy hours, and what comes from others meanwhile, in `minutes` (sixty for all of it) on a real browser and
 * backend. Answers lines of the board: what the page holds at the end beside what it held at the start, and whether everything arrived.
 */
export async function measureHaul({ minutes, offset, executable, holder, say }) {
  const profile = inCache('bench', 'profile-haul');
  await rm(profile, { recursive: true, force: true });
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const { db } = openBackend(app.plan);
  const device = await openBrowser({ executable, profile, holder, screen: DESKTOP });
  const { context, page } = device;
  await context.addInitScript({
    content: await bundleForPages(inRoot('tests', 'chaos', 'page', 'hands.ts')),
  });
  const streams = watchStreams(page);
  await signInOnDevice(page, `http://localhost:${app.plan.app}`, STAFF, HOME);
  for (const kind of ['clients', 'obligations', 'messages']) await waitForRows(page, kind, 1, PATIENCE_MS);
  // Each screen once: code that comes with it stays, and is no growth.
  for (const path of SCREENS) await openScreen(page, path);

  const held = () => whatIsHeld({ context, page, streams });
  await delay(REST_MS);
  const start = await held();
  const hours = (BUSY_HOURS * minutes) / IN_MINUTES;
  const plan = planOf(hours);
  say(`${plan.length} acts of ${hours} busy hours in ${minutes} minutes ...`);
  const done = await actAll({ page, db, plan, every_ms: (minutes * 60_000) / plan.length });
  await untilSent(page, PATIENCE_MS);
  await openScreen(page, HOME);
  await delay(REST_MS);
  const end = await held();
  const missing = await missingAtServer(db, done);
  await device.close();
  await app.stop();
  await rm(profile, { recursive: true, force: true });

  say(heldTable(start, end));
  return linesOf({ start, end, missing, acts: plan.length, hours, own: done.length });
}

/** The kinds of an hour spread evenly over it, hour after hour. */
function planOf(hours) {
  const kinds = Object.entries(HOUR).flatMap(([kind, perHour]) => {
    const count = Math.round(perHour * hours);
    return Array.from({ length: count }, (_, index) => ({ kind, at: (index + 0.5) / count }));
  });
  return kinds.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind);
}

const livingOf = async (db, name, most) =>
  (await db.collection(`tenants/${TENANT}/${name}`).where('deleted_at', '==', null).limit(most).get()).docs;

async function actAll({ page, db, plan, every_ms }) {
  const rows = await livingOf(db, 'obligations', OTHERS_ROWS);
  const clients = await livingOf(db, 'clients', CLIENTS);
  const done = [];
  const last = {};
  const began = Date.now();
  for (const [index, kind] of plan.entries()) {
    const client_id = clients[index % clients.length].id;
    const text = `${kind} ${index}`;
    if (kind === 'arriving') await changeAsOthers(rows[index % rows.length].ref, index, text);
    else if (kind === 'screen') await openScreen(page, SCREENS[index % SCREENS.length]);
    else {
      const order = orderOf(kind, { client_id, text, last });
      const result = await page.evaluate((of) => globalThis.chaosHands.write(of), order);
      if (!result.ok) throw new PlainFailure(`FAILED: ${text} was not kept: ${result.reason}`);
      if (kind === 'note' || kind === 'obligation') last[kind] = result.id;
      done.push({ kind, id: result.id ?? order.id, text });
    }
    await delay(Math.max(0, began + (index + 1) * every_ms - Date.now()));
  }
  return done;
}

function orderOf(kind, { client_id, text, last }) {
  switch (kind) {
    case 'message':
      return { what: kind, client_id, content: text };
    case 'obligation':
      return { what: kind, client_id, name: text, notes: text };
    case 'obligation_edit':
      return last.obligation === undefined
        ? { what: 'obligation', client_id, name: text, notes: text }
        : { what: kind, id: last.obligation, notes: text };
    case 'note_edit':
      if (last.note !== undefined) return { what: kind, id: last.note, content: text };
    // falls through: there is nothing to edit yet.
    default:
      return { what: 'note', title: text, content: text };
  }
}

/** As functions write: past the rules, with the protocol's stamps. */
function changeAsOthers(ref, index, notes) {
  return ref.update({
    notes,
    rev: FieldValue.increment(1),
    updated_at: FieldValue.serverTimestamp(),
    updated_by: 'fn',
    last_op: `fn_haul${String(index).padStart(6, '0')}`,
  });
}

/** By the panel's own links: the page is never loaded anew. */
async function openScreen(page, path) {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForFunction((wanted) => globalThis.location.pathname === wanted, path);
  await page.locator('main h1').first().waitFor();
}

async function whatIsHeld({ context, page, streams }) {
  const { own, workers } = await heapOf(context, page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name) => metrics.find((one) => one.name === name).value;
  const storage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  return {
    heap_mb: (own + workers) / MEGABYTE,
    storage_kb: storage / 1024,
    ...streams.open(),
    dom_listeners: metric('JSEventListeners'),
  };
}

/** Of what was written here, the last of each record, what the server does not say. */
async function missingAtServer(db, done) {
  const where = {
    message: ['messages', 'content'],
    note: ['notes', 'content'],
    obligation: ['obligations', 'notes'],
  };
  const last = new Map(done.map((act) => [act.id, act]));
  const missing = [];
  for (const { id, kind, text } of last.values()) {
    const [collection, field] = where[kind.replace('_edit', '')];
    const row = await db.doc(`tenants/${TENANT}/${collection}/${id}`).get();
    if (row.get(field) !== text) missing.push(text);
  }
  return missing;
}

function heldTable(start, end) {
  const shown = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
  return table(
    ['held by the page', 'start', 'end'],
    Object.keys(start).map((name) => [name.replaceAll('_', ' '), shown(start[name]), shown(end[name])]),
  );
}

function linesOf({ start, end, missing, acts, hours, own }) {
  const line = (measure, unit, ours, goal) => ({
    ...{ row: 'haul', measure: `${measure}, ${hours} busy hours`, unit, ours, goal },
    raw: { start, end, acts },
  });
  return [
    line(`${own} writes, looked for at the server`, 'missing', missing.length, 0),
    line('heap at the end', 'MB', end.heap_mb, start.heap_mb * LIMITS.heap_part),
    line(
      'storage that came on, each act',
      'KB',
      (end.storage_kb - start.storage_kb) / acts,
      LIMITS.storage_kb,
    ),
    line('open streams at the end', 'streams', end.streams, start.streams),
    line('listeners at the server at the end', 'listeners', end.listeners, start.listeners),
    line(
      'event listeners of the page at the end',
      'listeners',
      end.dom_listeners,
      Math.ceil(start.dom_listeners * LIMITS.dom_part),
    ),
  ];
}
