import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { inCache } from '#scripts/paths.mjs';
import { openBrowser } from '#bench/browser.mjs';
import { fillDevices } from '#bench/filled-devices.mjs';
import { keeps } from '#bench/promise.mjs';
import { summaryOf } from '#bench/statistics.mjs';
import { milliseconds, table } from '#bench/table.mjs';
import { watchAnswers } from './watch-answers.mjs';

const TYPED = '1234 fiscal';
const TABS = ['Obrigações', 'Chat', 'Documentos'];
/** Between two keys of somebody who types fast, and two taps of somebody in a hurry. */
const KEY_PAUSE_MS = 150;
const TAP_PAUSE_MS = 500;
/** What follows the first screen has come by then: the engine, and the code of the other tabs. */
const REST_MS = 3_000;

/** With many documents on the device and no connection: the next paint after each key and each tap. */
export async function measureAnswers({ rows, keys, taps, limit_ms, offset, executable, holder, say }) {
  const profiles = { portal: inCache('bench', 'profile-portal'), rival: inCache('bench', 'profile-rival') };
  const open = (profile) => openBrowser({ executable, profile, holder });
  for (const profile of Object.values(profiles)) await rm(profile, { recursive: true, force: true });
  const origins = await fillDevices({ profiles, open, rows, offset, holder, say });

  say(`Typing ${keys} keys in each, and tapping ${taps} tabs, without a connection ...`);
  const portal = await opened(open, profiles.portal, `${origins.portal}/client-portal`);
  const typed = await answersTo(portal.page, () => type(portal.page, keys));
  const tapped = await answersTo(portal.page, () => tap(portal.page, taps));
  await portal.close();
  const rival = await opened(open, profiles.rival, `${origins.rival}/`);
  const typedThere = await answersTo(rival.page, () => type(rival.page, keys));
  await rival.close();
  await Promise.all(Object.values(profiles).map((profile) => rm(profile, { recursive: true, force: true })));

  say(answersTable(rows, { typed, tapped, typedThere }));
  const inTime = (what, value) => keeps({ what, value, limit: limit_ms, shown: milliseconds, say });
  return [
    inTime(`${rows} documents, next paint after a key, p95`, typed.painted.p95),
    inTime(`${rows} documents, next paint after a tap on a tab, p95`, tapped.painted.p95),
  ].every(Boolean);
}

async function opened(open, profile, url) {
  const device = await open(profile);
  await device.context.setOffline(true);
  await device.page.addInitScript(watchAnswers);
  await device.page.goto(url);
  await device.page.locator('[aria-label="Documentos Enviados"] > li').first().waitFor();
  await delay(REST_MS);
  return device;
}

async function answersTo(page, act) {
  await page.evaluate(() => globalThis.benchForgetAnswers());
  await act();
  const answers = await page.evaluate(() => globalThis.benchAnswers());
  return {
    painted: summaryOf(answers.map(({ painted }) => painted)),
    // Many a letter changes nothing in the list.
    settled: summaryOf(answers.map(({ settled }) => settled).filter((settled) => settled > 0)),
  };
}

/** The text and back again, until that many keys have been pressed. */
async function type(page, keys) {
  await page.getByPlaceholder('Buscar documento').focus();
  const there = [...TYPED];
  const round = [...there, ...there.map(() => 'Backspace')];
  for (let pressed = 0; pressed < keys; pressed += 1) {
    await page.keyboard.press(round[pressed % round.length]);
    await delay(KEY_PAUSE_MS);
  }
}

async function tap(page, taps) {
  for (let tapped = 0; tapped < taps; tapped += 1) {
    await page.getByRole('tab', { name: TABS[tapped % TABS.length] }).tap();
    await delay(TAP_PAUSE_MS);
  }
}

function answersTable(rows, { typed, tapped, typedThere }) {
  const line = (name, { p50, p95, max }) => [name, ...[p50, p95, max].map(milliseconds)];
  const ratio = (name, of) => [
    name,
    ...['p50', 'p95', 'max'].map((key) => `${(typedThere[of][key] / typed[of][key]).toFixed(2)}x`),
  ];
  return table(
    [`${rows} documents added, without a connection`, 'p50', 'p95', 'max'],
    [
      line('portal, next paint after a tap on a tab', tapped.painted),
      line('portal, last change after it', tapped.settled),
      line('portal, next paint after a key', typed.painted),
      line('portal, last change after it', typed.settled),
      line("Firestore SDK's own cache, next paint after a key", typedThere.painted),
      line("Firestore SDK's own cache, last change after it", typedThere.settled),
      ratio('the other takes, to the next paint', 'painted'),
      ratio('the other takes, to the last change', 'settled'),
    ],
  );
}
