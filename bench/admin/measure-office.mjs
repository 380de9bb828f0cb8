import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { inCache } from '#scripts/paths.mjs';
import { DESKTOP, openBrowser } from '#bench/browser.mjs';
import { openDocumentLists } from '#bench/document-lists.mjs';
import { startOffline, TIMES_USED } from '#bench/first-paint-of.mjs';
import { limitBySdkList, SDK_LIST_ROWS } from '#bench/limit-here.mjs';
import { signInOnDevice, STAFF, waitForRows } from '#bench/people.mjs';
import { keeps } from '#bench/promise.mjs';
import { summaryOf } from '#bench/statistics.mjs';
import { megabytes, milliseconds, table } from '#bench/table.mjs';
import { watchAnswers } from '../portal/watch-answers.mjs';
import { addDocument } from './add-document.mjs';
import { fillOffice } from './fill-office.mjs';
import { heapOf } from './heap-of.mjs';
import { untilPainted } from './until-painted.mjs';

const DASHBOARD = '/admin';
const FIGURES = 'main a[href^="/admin/clients"] [data-counted]';
const DOCUMENTS_FIGURE = 'main a[href^="/admin/documents"] [data-counted]';
/** What waits for somebody: the first row of the day's queue. */
const QUEUE = 'main [data-queue-row]';
/** What each list shows first: a row of its table. */
const ROW = 'main tbody tr';
const LISTS = ['/admin/clients', '/admin/obligations', '/admin/documents', '/admin/notes'];
const TYPED = ['comercio 0012', 'das comercio', 'nota fiscal 0999', 'reuniao'];
const MIRROR_TIMEOUT_MS = 120_000;
const COUNTED_TIMEOUT_MS = 400_000;
/** What follows the first screen has come by then: the engine, and the other screens' code. */
const REST_MS = 4_000;
const VISIT_PAUSE_MS = 400;
const KEY_PAUSE_MS = 150;
const PARTS = {
  cold: measureCold,
  lists: measureLists,
  counts: measureCounts,
  day: measureDay,
  search: measureSearch,
  heap: measureHeap,
};

/**
 * A large firm on one device, without a connection: the panel's start, lists, counts, search and memory. Answers each promise:
 * {what, value, promised, limit, name, isKept}, in ms or bytes as the `name` of its limit says. `limit`: what was `promised`, or on a slower machine more.
 */
export async function measureOffice({ rows, runs, parts, limits, offset, executable, holder, say }) {
  const profile = inCache('bench', 'profile-office');
  await rm(profile, { recursive: true, force: true });
  const open = () => openBrowser({ executable, profile, holder, screen: DESKTOP });
  const origin = await fillDevice({ open, rows, offset, holder, say });
  const lists = () => openDocumentLists({ rows: SDK_LIST_ROWS, offset, executable, holder, say });
  const measured = [];
  for (const part of parts) {
    const { promises, lines, head } = await PARTS[part]({ open, origin, runs, lists, say });
    say(table(head, lines));
    for (const { what, value, limit: name, here = (promised) => promised, shown } of promises) {
      const promised = limits[name];
      const limit = here(promised);
      measured.push({
        what,
        value,
        promised,
        limit,
        name,
        isKept: keeps({ what, value, limit, shown, say }),
      });
    }
  }
  await rm(profile, { recursive: true, force: true });
  return measured;
}

async function fillDevice({ open, rows, offset, holder, say }) {
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const origin = `http://localhost:${app.plan.app}`;
  const device = await open();
  await signInOnDevice(device.page, origin, STAFF, DASHBOARD);
  for (const kind of ['clients', 'obligations', 'documents', 'messages', 'notes', 'slips', 'slip_events'])
    await waitForRows(device.page, kind, 1, MIRROR_TIMEOUT_MS);
  await delay(REST_MS);
  await device.context.setOffline(true);
  await app.stop();
  const counts = await device.page.evaluate(fillOffice, rows);
  say(
    `On the device: ${Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')}`,
  );
  const { usage = 0 } = await device.page.evaluate(() => navigator.storage.estimate());
  say(`Storage of the device, by its browser: ${megabytes(usage)}`);
  await device.close();
  await untilCounted({ open, origin, documents: counts.documents });
  return origin;
}

/** The rows came past the product: its next start counts them again, a few days at a time, documents last. */
async function untilCounted({ open, origin, documents }) {
  const device = await open();
  await device.context.setOffline(true);
  await device.page.goto(origin + DASHBOARD);
  await device.page
    .locator(DOCUMENTS_FIGURE, { hasText: documents.toLocaleString('pt-BR') })
    .waitFor({ timeout: COUNTED_TIMEOUT_MS });
  await delay(REST_MS);
  await device.close();
}

async function opened(open, origin, script) {
  const device = await open();
  await device.context.setOffline(true);
  if (script !== undefined) await device.page.addInitScript(script);
  await device.page.goto(origin + DASHBOARD);
  await device.page.locator(FIGURES).first().waitFor();
  await delay(REST_MS);
  return device;
}

const lineOf = (name, values) => {
  const { p50, p95, max } = summaryOf(values);
  return [name, ...[p50, p95, max].map(milliseconds)];
};
const HEAD = ['', 'p50', 'p95', 'max'];
const p95Of = (values) => summaryOf(values).p95;

/** In turn with the SDK's list, which tells how quick the machine is at starting a browser and a page. */
async function measureCold({ open, origin, runs, lists, say }) {
  const { rival, remove } = await lists();
  for (let time = 0; time < TIMES_USED; time += 1) await (await opened(open, origin)).close();
  say(`Cold offline starts of the panel and of the SDK's list in turn, ${runs} ...`);
  const starts = { panel: [], rival: [] };
  for (let run = 0; run < runs; run += 1) {
    starts.panel.push((await startOffline({ open, url: origin + DASHBOARD, selector: FIGURES })).painted);
    starts.rival.push((await rival()).painted);
  }
  await remove();
  const what = 'cold offline start to the figures, p95';
  const here = (promised) => limitBySdkList(promised, p95Of(starts.rival), say);
  return {
    head: HEAD,
    lines: [
      lineOf('cold offline start, figures of the dashboard', starts.panel),
      lineOf("cold offline start, the SDK's list of one client", starts.rival),
    ],
    promises: [{ what, value: p95Of(starts.panel), limit: 'cold_ms', here, shown: milliseconds }],
  };
}

/** From the press of the menu to the first row, each list in turn; the first round loads their code and is left out. */
async function measureLists({ open, origin, runs, say }) {
  say(`Visiting ${LISTS.length} lists, ${runs} rounds ...`);
  const device = await opened(open, origin);
  const times = new Map(LISTS.map((list) => [list, []]));
  for (let run = -1; run < runs; run += 1)
    for (const list of LISTS) {
      const took = await device.page.evaluate(untilPainted, { link: `nav a[href="${list}"]`, selector: ROW });
      if (run >= 0) times.get(list).push(took);
      await delay(VISIT_PAUSE_MS);
    }
  await device.close();
  return {
    head: HEAD,
    lines: LISTS.map((list) => lineOf(list, times.get(list))),
    promises: LISTS.map((list) => ({
      what: `${list}, first row after the press, p95`,
      value: p95Of(times.get(list)),
      limit: 'list_ms',
      shown: milliseconds,
    })),
  };
}

/** From the press of the menu to figures that are right: one document has come since they were last counted. */
async function measureCounts({ open, origin, runs }) {
  const device = await opened(open, origin);
  const times = [];
  for (let run = -1; run < runs; run += 1) {
    await device.page.evaluate(untilPainted, { link: 'nav a[href="/admin/notes"]', selector: ROW });
    await delay(VISIT_PAUSE_MS);
    const documents = await device.page.evaluate(addDocument);
    const took = await device.page.evaluate(untilPainted, {
      link: 'nav a[href="/admin"]',
      selector: DOCUMENTS_FIGURE,
      text: documents.toLocaleString('pt-BR'),
    });
    if (run >= 0) times.push(took);
    await delay(VISIT_PAUSE_MS);
  }
  await device.close();
  const what = 'dashboard, figures after the press, p95';
  return {
    head: HEAD,
    lines: [lineOf('dashboard, figures', times)],
    promises: [{ what, value: p95Of(times), limit: 'counts_ms', shown: milliseconds }],
  };
}

/** From the press of the menu to the first thing that waits. */
async function measureDay({ open, origin, runs }) {
  const device = await opened(open, origin);
  const times = [];
  for (let run = -1; run < runs; run += 1) {
    await device.page.evaluate(untilPainted, { link: 'nav a[href="/admin/notes"]', selector: ROW });
    await delay(VISIT_PAUSE_MS);
    const took = await device.page.evaluate(untilPainted, { link: 'nav a[href="/admin"]', selector: QUEUE });
    if (run >= 0) times.push(took);
    await delay(VISIT_PAUSE_MS);
  }
  await device.close();
  const what = 'dashboard, what waits after the press, p95';
  return {
    head: HEAD,
    lines: [lineOf('dashboard, what waits', times)],
    promises: [{ what, value: p95Of(times), limit: 'day_ms', shown: milliseconds }],
  };
}

async function measureSearch({ open, origin }) {
  const device = await opened(open, origin, watchAnswers);
  const { page } = device;
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox');
  // The first answer comes when the index is ready.
  const start = performance.now();
  await field.fill('comercio 000012');
  await page
    .getByRole('option', { name: /Comércio e Serviços 000012/ })
    .first()
    .waitFor();
  const ready = performance.now() - start;
  await untilAllIsSearched(page);
  await field.fill('');
  await page.evaluate(() => globalThis.benchForgetAnswers());
  for (const text of TYPED) {
    for (const key of text) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await delay(KEY_PAUSE_MS);
    }
    await field.fill('');
    await delay(KEY_PAUSE_MS);
  }
  const answers = await page.evaluate(() => globalThis.benchAnswers());
  await device.close();
  const settled = answers.map((answer) => answer.settled).filter((time) => time > 0);
  const what = 'search, last change after a key, p95';
  return {
    head: HEAD,
    lines: [
      lineOf(
        'search, next paint after a key',
        answers.map(({ painted }) => painted),
      ),
      lineOf('search, last change after it', settled),
      lineOf('search, first answer after opening', [ready]),
    ],
    promises: [{ what, value: p95Of(settled), limit: 'search_ms', shown: milliseconds }],
  };
}

/** The first answers come while the rows of the device are still being read. */
const untilAllIsSearched = (page) =>
  page
    .getByRole('dialog', { name: 'Buscar' })
    .getByText(/^[\d.]+ resultados?$/)
    .waitFor({ timeout: MIRROR_TIMEOUT_MS });

/** After every list and a search: what a day leaves behind. */
async function measureHeap({ open, origin }) {
  const device = await opened(open, origin);
  const { page, context } = device;
  for (const list of LISTS) {
    await page.evaluate(untilPainted, { link: `nav a[href="${list}"]`, selector: ROW });
    await delay(VISIT_PAUSE_MS);
  }
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog', { name: 'Buscar' }).getByRole('combobox').fill('comercio 000012');
  await page
    .getByRole('option', { name: /Comércio e Serviços 000012/ })
    .first()
    .waitFor();
  await untilAllIsSearched(page);
  await page.keyboard.press('Escape');
  const { own, workers } = await heapOf(context, page);
  await device.close();
  return {
    head: ['heap after every list and a search', 'page', 'workers', 'together'],
    lines: [['', ...[own, workers, own + workers].map(megabytes)]],
    promises: [{ what: 'heap', value: own + workers, limit: 'heap_bytes', shown: megabytes }],
  };
}
