import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { companyIds, createAccount } from '../e2e/support/accounts.ts';
import { endStreams } from '../e2e/support/streams.ts';
import { type SeededRandom, seededRandom } from '../sync/simulator/seeded-random.ts';
import { type Condition, Device, type OpenedBrowser } from './device.ts';
import { acceptNewVersion, dropOnScreen, sayOnScreen } from './hands-on-screens.ts';
import { newAct, type Records } from './acts.ts';
import { judge, type ServerRow, type Verdict } from './judge.ts';
import type { Act } from './ledger.ts';
import type { DeviceWork, WriteOrder } from './page/hands.ts';
import { type ActKind, type Fault, type Plan, planRun, type Step, type Who } from './plan.ts';
import { givePassword, rowsOf } from './server.ts';

/** The product under test, which all runs share. */
export type Product = {
  origin: string;
  /** The script for each page. */
  hands: string;
  openBrowser(profile: string, screen: 'phone' | 'desktop'): Promise<OpenedBrowser>;
  /** Nothing happens where the backend of this machine cannot keep its data. */
  restartBackend(): Promise<void>;
  /** Deploys the next version of the app. */
  deployNext(): void;
  /** An empty folder for a browser's profile. */
  newProfile(): Promise<string>;
};

export type Trace = {
  seed: number;
  plan: Plan;
  /** What happened, with the time since the beginning in ms. */
  log: string[];
  acts: Act[];
  rows: ServerRow[];
  work: DeviceWork;
  complaints: string[];
  verdict: Verdict;
};

/** Much longer than the longest pause of an engine that lost its server a moment ago. */
const QUIET_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 200;
/** A screen names no ids; what it has shown is kept all the same. */
const SHOWN = 'shown';
const CONDITIONS: readonly Condition[] = ['answers_lost', 'unreachable', 'full', 'offline'];
const NO_WORK: DeviceWork = { entries: [], uploads: [] };
const COMPANY = 'Padaria Pão Dourado Ltda';
const LASTING: Partial<Record<Fault, [Condition, boolean]>> = {
  offline: ['offline', true],
  online: ['offline', false],
  unreachable: ['unreachable', true],
  reachable: ['unreachable', false],
  answers_lost: ['answers_lost', true],
  answers_heard: ['answers_lost', false],
  full: ['full', true],
  free: ['full', false],
};

/** One person, some edits, and whatever comes between; judged once all is quiet. */
export async function runChaos(seed: number, product: Product, picture: string): Promise<Trace> {
  const random = seededRandom(seed);
  const plan = planRun(random);
  const run = await begin(seed, plan.who, product, random);
  const { device, acts, log } = run;
  const trace = { seed, plan, log, acts, complaints: device.complaints };
  try {
    await device.start();
    run.say('signed in');
    for (const step of plan.steps) await take(run, step);
    await comeToRest(run);
    const work = await workOn(device);
    const rows = await rowsOf(acts);
    const verdict = judge(acts, rows, work);
    verdict.stuck.push(...run.needless);
    if (verdict.stuck.length > 0) await device.photograph(picture);
    return { ...trace, rows, work, verdict };
  } catch (error) {
    // A person who cannot go on is stuck too.
    await device.photograph(picture);
    const stuck = [`it went no further: ${String(error).split('\n')[0] ?? ''}`];
    return { ...trace, rows: [], work: NO_WORK, verdict: { lost: [], doubled: [], stuck, attention: [] } };
  } finally {
    await device.close();
    await endStreams();
  }
}

type Run = {
  seed: number;
  who: Who;
  client_id: string;
  product: Product;
  random: SeededRandom;
  device: Device;
  /** The backend knows the earlier people, and neither their passwords nor their sessions. */
  wasRestarted: { current: boolean };
  acts: Act[];
  records: Records;
  /** Refused, and taken without a question when it was sent again. */
  needless: string[];
  say(line: string): void;
  log: string[];
};

async function begin(seed: number, who: Who, product: Product, random: SeededRandom): Promise<Run> {
  const [client_id = ''] = await companyIds([COMPANY]);
  const { uid, email } = await createAccount(
    `Ensaio ${seed}`,
    who === 'client' ? 'client' : 'accountant',
    who === 'client' ? [client_id] : [],
  );
  const profile = await product.newProfile();
  const wasRestarted = { current: false };
  const device = new Device({
    open: () => product.openBrowser(profile, who === 'client' ? 'phone' : 'desktop'),
    origin: product.origin,
    hands: product.hands,
    email,
    home: who === 'client' ? '/client-portal' : '/admin',
    beforeSignIn: () => (wasRestarted.current ? givePassword(uid) : Promise.resolve()),
  });
  const start = Date.now();
  const log: string[] = [];
  const say = (line: string) => log.push(`${Date.now() - start} ${line}`);
  return {
    seed,
    who,
    client_id,
    product,
    random,
    device,
    wasRestarted,
    acts: [],
    records: new Map(),
    needless: [],
    say,
    log,
  };
}

async function take(run: Run, step: Step): Promise<void> {
  switch (step.kind) {
    case 'wait':
      return delay(step.ms);
    case 'act':
      run.say(`${step.act} by ${step.by}`);
      return act(run, step.act, step.by);
    case 'cut_short':
      run.say(`${step.act}, killed after ${step.after_ms} ms`);
      return cutShort(run, step.act, step.after_ms);
    default:
      run.say(step.kind);
      return suffer(run, step.kind);
  }
}

async function suffer(run: Run, fault: Fault): Promise<void> {
  const { device, product } = run;
  const lasting = LASTING[fault];
  if (lasting !== undefined) return device.set(...lasting);
  switch (fault) {
    case 'open_tab':
      return device.openTab();
    case 'close_tab':
      return device.closeTab();
    case 'reload':
      return void (await anyTab(run).reload());
    case 'kill':
      await device.kill();
      return device.start();
    case 'restart_backend':
      run.wasRestarted.current = true;
      return device.withoutSending(product.restartBackend);
    default:
      return update(run);
  }
}

async function update({ device, product, say }: Run): Promise<void> {
  product.deployNext();
  // Without a connection or without room the browser cannot fetch it: it stays for a later look.
  if (device.has('offline') || device.has('full')) return say('not to be had now');
  await acceptNewVersion(device.first);
  // Another tab is told that its version is gone, and its person does as told.
  for (const tab of device.tabs.slice(1)) await tab.reload();
}

const anyTab = ({ random, device }: Run): Page => random.pick(device.tabs) ?? device.first;

async function act(run: Run, what: ActKind, by: 'screen' | 'write'): Promise<void> {
  await run.device.signInWhereAsked();
  const { order, done } = await newAct(run, what);
  const page = anyTab(run);
  if (by === 'screen') {
    const wasShown = await actOnScreen(run, page, order).then(() => true, signedOutUnder(run));
    run.acts.push(done(wasShown ? SHOWN : null));
    return;
  }
  const answer = await page.evaluate((given) => globalThis.chaosHands.write(given), order);
  if (answer.ok) run.acts.push(done(answer.id));
  else run.say(`refused: ${answer.reason ?? ''}`);
}

/**
 * The backend forgets the sessions from before it was restarted: where it says so in the middle of an act, the app asks to
 * sign in again, and whether the act was kept is known to nobody.
 */
const signedOutUnder = (run: Run) => async (error: unknown) => {
  if (await run.device.isSignedIn()) throw error;
  run.say('signed out in the middle of it');
  await run.device.signInWhereAsked();
  return false;
};

async function actOnScreen(run: Run, page: Page, order: WriteOrder): Promise<void> {
  if (order.what === 'message') return sayOnScreen(page, run.who, run.client_id, order.content);
  if (order.what !== 'document') throw new Error(`no hands for ${order.what}`);
  const buffer = Buffer.from(order.base64, 'base64');
  return dropOnScreen(page, { name: order.filename, mimeType: 'application/pdf', buffer });
}

/** The process dies while the act is under way: whether it was kept is known to nobody. */
async function cutShort(run: Run, what: ActKind, after_ms: number): Promise<void> {
  const { order, done } = await newAct(run, what);
  const answer = anyTab(run)
    .evaluate((given) => globalThis.chaosHands.write(given), order)
    .catch(() => null);
  await delay(after_ms);
  await run.device.kill();
  const told = await answer;
  run.say(told === null ? 'nobody was told' : `told ${told.ok ? 'kept' : (told.reason ?? '')}`);
  if (told === null || told.ok) run.acts.push(done(told?.id ?? null));
  await run.device.start();
}

/** A connection, servers that answer, room, one tab, and nobody presses anything: what can go, goes. */
async function comeToRest(run: Run): Promise<void> {
  const { device } = run;
  for (const condition of CONDITIONS) if (device.has(condition)) await device.set(condition, false);
  while (device.tabs.length > 1) await device.closeTab();
  run.say('all is well again');
  await untilQuiet(run);
  const before = await workOn(device);
  const refused = before.entries.filter(({ state }) => state === 'parked');
  if (refused.length === 0) return;
  await device.first.evaluate(() => globalThis.chaosHands.retryRefused());
  await untilQuiet(run);
  const after = new Set((await workOn(device)).entries.map(({ op_id }) => op_id));
  for (const { op_id, kind, entity, doc_id, error_kind } of refused)
    if (!after.has(op_id))
      run.needless.push(`${kind} of ${entity}/${doc_id} was refused (${error_kind ?? ''}) and is now taken`);
}

const workOn = (device: Device) => device.first.evaluate(() => globalThis.chaosHands.work());

async function untilQuiet({ device, say }: Run): Promise<void> {
  const limit = Date.now() + QUIET_WITHIN_MS;
  for (;;) {
    await device.signInWhereAsked();
    const { entries, uploads } = await workOn(device);
    if ([...entries, ...uploads].every(({ state }) => state === 'parked')) return say('quiet');
    if (Date.now() > limit) return say('not quiet in time');
    await delay(LOOK_EVERY_MS);
  }
}
