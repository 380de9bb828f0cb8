import type { OpenStorage } from './device-storage.ts';
import { judge } from '../judge/judge.ts';
import type { Verdict } from '../judge/verdict.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { type Action, perform, planActions } from './workload.ts';
import type { RunOptions } from './run-options.ts';
import { World } from './world.ts';

export type RunResult = { verdict: Verdict; actions: Action[]; events: number; did: Did };

/** How much a run was about: values that people wrote, commits, and work that is set aside, with a reason or none. */
export type Did = { acts: number; commits: number; parked: number; unexplained: number };

const MINUTE_MS = 60_000;
/** Long enough for the longest pause between two tries, several times over. */
const REST_MS = 45 * MINUTE_MS;
/** What only an audit can find may take as long as the audits are apart. */
const REST_AFTER_LOSS_MS = 26 * 60 * MINUTE_MS;

/** One seeded run: the script, then calm for everybody, then the judgement. `only` replaces the script. */
export async function runOnce(options: RunOptions, only?: readonly Action[]): Promise<RunResult> {
  const world = new World(options, await storageOf(options));
  const planned = planActions(world);
  const actions = [...(only ?? planned)];
  const start = world.time.now;
  for (const action of actions) {
    await world.time.runUntil(start + action.at);
    await perform(world, action);
    await world.time.settled();
  }
  const away = actions.find(({ kind }) => kind === 'away');
  if (away !== undefined) await world.time.runUntil(start + away.at + options.away_ms + 11 * MINUTE_MS);
  // Whatever was cut or closed comes back by itself within some minutes.
  await world.time.runUntil(world.time.now + 4 * MINUTE_MS);
  world.makePeace();
  await world.time.runUntil(world.time.now + (options.server_loss > 0 ? REST_AFTER_LOSS_MS : REST_MS));
  const verdict = await judge(world);
  const did = whatWasDone(world);
  for (const device of world.devices) await device.storage.dispose();
  return { verdict, actions, events: world.server.commits.length, did };
}

function whatWasDone({ ledger, server, devices }: World): Did {
  const parked = devices.flatMap(
    ({ disk }) => disk?.entries().filter(({ state }) => state === 'parked') ?? [],
  );
  return {
    acts: ledger.acts.length,
    commits: server.commits.length,
    parked: parked.length,
    unexplained: parked.filter(({ error_kind }) => error_kind === null).length,
  };
}

/** The database and its stand-in for it are loaded only where they are asked for. */
async function storageOf({ store }: RunOptions): Promise<OpenStorage> {
  if (store === 'memory') return createMemoryStorage;
  const { createDexieStorage } = await import('./dexie-storage.ts');
  return createDexieStorage;
}
