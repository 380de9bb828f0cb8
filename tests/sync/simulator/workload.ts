import { edit, fillQueue } from './edits.ts';
import type { Device } from './device.ts';
import {
  changePortfolio,
  changeRights,
  importRows,
  leave,
  loseAtServer,
  restoreServer,
  stayAway,
  updateApp,
  writeByHand,
} from './incidents.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';
import type { World } from './world.ts';

const FAULTS = [
  'offline',
  'cut',
  'flap',
  'crash',
  'crash',
  'second_tab',
  'second_tab',
  'close_tab',
  'session_lost',
  'clock',
] as const;

/** Something that happens at a moment. Each carries its own seed, so that a trace can be cut without changing it. */
export type Action = {
  at: number;
  kind:
    | (typeof FAULTS)[number]
    | 'edit'
    | 'queue'
    | 'decide'
    | 'cancel'
    | 'open_file'
    | 'rights'
    | 'leave'
    | 'sleep'
    | 'import'
    | 'by_hand'
    | 'lose'
    | 'restore'
    | 'portfolio'
    | 'update'
    | 'away';
  device: number;
  seed: number;
};

const MINUTE_MS = 60_000;
/** How long the people of a run are at work. */
const WORK_MS = 10 * MINUTE_MS;

/** The script of a run: `ops` actions over some minutes, in order; half as many after the long absence, if there is one. */
export function planActions(world: World): Action[] {
  const { options, random } = world;
  const actions = Array.from({ length: options.ops }, () => planAction(world, 0));
  if (options.away_ms > 0) {
    const at = WORK_MS * random.between(0.2, 1);
    const after = WORK_MS + options.away_ms;
    const begin = { at, kind: 'away' as const, device: 0, seed: random.below(2 ** 31) };
    const cut = actions.filter((action) => action.at <= at);
    const later = Array.from({ length: Math.ceil(options.ops / 2) }, () => planAction(world, after));
    return [...cut, begin, ...later].sort((a, b) => a.at - b.at);
  }
  return actions.sort((a, b) => a.at - b.at);
}

function planAction({ random, options }: World, after: number): Action {
  return {
    kind: planKind(random, options),
    at: after + random.next() ** 2 * WORK_MS,
    device: random.below(options.devices),
    seed: random.below(2 ** 31),
  };
}

function planKind(random: SeededRandom, options: World['options']): Action['kind'] {
  if (random.chance(options.revoke)) return 'rights';
  if (random.chance(options.leave)) return 'leave';
  if (random.chance(options.sleep)) return 'sleep';
  if (random.chance(options.server_loss)) return 'lose';
  // Asked only where it is wanted: the seeds of other runs stay what they are.
  if (options.old_tabs > 0 && random.chance(options.old_tabs)) return 'update';
  if (options.restore > 0 && random.chance(options.restore)) return 'restore';
  if (options.portfolio > 0 && random.chance(options.portfolio)) return 'portfolio';
  if (random.chance(0.25)) return random.pick(FAULTS) ?? 'cut';
  if (random.chance(0.1)) return 'decide';
  if (random.chance(0.04)) return 'cancel';
  if (random.chance(0.05)) return 'import';
  if (random.chance(0.02)) return 'open_file';
  if (random.chance(0.01)) return 'by_hand';
  return random.chance(0.005) ? 'queue' : 'edit';
}

export function describeAction({ at, kind, device, seed }: Action): string {
  return `${(at / 1000).toFixed(3).padStart(8)} s  device ${String(device)}  ${kind} (${String(seed)})`;
}

export async function perform(world: World, action: Action): Promise<void> {
  const device = world.devices[action.device];
  if (device === undefined) return;
  const random = seededRandom(action.seed);
  switch (action.kind) {
    case 'rights':
      return changeRights(world, device.uid, random);
    case 'import':
      return importRows(world, random);
    case 'by_hand':
      return writeByHand(world, random);
    case 'lose':
      return loseAtServer(world, random);
    case 'restore':
      return restoreServer(world, random);
    case 'portfolio':
      return changePortfolio(world, device, random);
    case 'away':
      return stayAway(world, random);
    default:
      // A device that sleeps has nobody in front of it.
      if (!device.isAsleep) await performOn(world, device, action.kind, random);
  }
}

async function performOn(
  world: World,
  device: Device,
  kind: Exclude<Action['kind'], 'rights' | 'import' | 'by_hand' | 'lose' | 'restore' | 'portfolio' | 'away'>,
  random: SeededRandom,
): Promise<void> {
  await device.look();
  switch (kind) {
    case 'edit':
      return edit(world, device, random);
    case 'queue':
      return fillQueue(world, device, random);
    case 'decide':
      return decide(device, random);
    case 'cancel':
      return cancelUpload(device, random);
    case 'open_file':
      return openFile(device, random);
    case 'leave':
      return leave(world, device, random);
    case 'sleep':
      return goToSleep(world, device, random);
    case 'update':
      return updateApp(world, device, random);
    case 'offline':
    case 'cut':
      device.setLine(false, kind === 'offline');
      world.time.after(random.between(1_000, 180_000), () => device.setLine(true, true));
      return;
    case 'flap':
      return device.flap();
    case 'crash':
      device.crash();
      world.time.after(random.between(0, 60_000), () => device.isRunning || device.openTab());
      return;
    case 'close_tab':
      return closeTab(device, random);
    case 'second_tab':
      return device.openTab();
    case 'session_lost':
      device.setSignedIn(false);
      world.time.after(random.between(1_000, 60_000), () => device.setSignedIn(true));
      return;
    case 'clock':
      device.clock.skew = random.between(-86_400_000, 86_400_000);
      return;
  }
}

function closeTab(device: Device, random: SeededRandom): void {
  const [first] = device.tabs;
  if (first === undefined) return;
  if (random.chance(0.5)) device.crash([first]);
  else device.closeTab(first);
}

async function decide(device: Device, random: SeededRandom): Promise<void> {
  const parked = random.pick((device.disk?.entries() ?? []).filter((entry) => entry.state === 'parked'));
  if (parked === undefined) return;
  if (random.chance(0.6)) await device.retry(parked);
  else await device.discard(parked);
}

/** Gives up a document, most of the time while its bytes are on their way. */
async function cancelUpload(device: Device, random: SeededRandom): Promise<void> {
  const uploading = (device.disk?.entries() ?? []).filter(
    ({ entity, kind }) => entity === 'documents' && kind === 'create',
  );
  const entry = random.pick(uploading);
  if (entry !== undefined) await device.discard(entry);
}

async function openFile(device: Device, random: SeededRandom): Promise<void> {
  const opened = random.pick([...(device.disk?.table('documents').keys() ?? [])]);
  if (opened !== undefined) await device.world.time.track(device.account?.storage.keepOpened(opened));
}

/** On waking up its streams are alive, or dead without anybody knowing it. */
function goToSleep(world: World, device: Device, random: SeededRandom): void {
  const lasts = random.pick([random.between(5_000, MINUTE_MS), random.between(MINUTE_MS, 40 * MINUTE_MS)]);
  device.sleep(lasts ?? MINUTE_MS);
  if (random.chance(0.5)) return;
  device.setLine(false, false);
  world.time.after((lasts ?? MINUTE_MS) + random.between(5_000, 90_000), () => device.setLine(true, true));
}
