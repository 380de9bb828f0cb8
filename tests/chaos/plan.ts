import type { SeededRandom } from '../sync/simulator/seeded-random.ts';

export type Who = 'client' | 'staff';

/** What a person does; `screen`: with the hands of a person, else by the functions that the screens call. */
export type ActKind = 'message' | 'document' | 'note' | 'note_edit' | 'obligation' | 'obligation_edit';

export type Step =
  | { kind: 'act'; act: ActKind; by: 'screen' | 'write' }
  /** The process dies while the act is under way. */
  | { kind: 'cut_short'; act: ActKind; after_ms: number }
  | { kind: Fault }
  | { kind: 'wait'; ms: number };

export type Fault =
  /** The connection of the device comes and goes. */
  | 'offline'
  | 'online'
  /** The connection is there, and none of the services answers. */
  | 'unreachable'
  | 'reachable'
  /** What is sent arrives, and its answer does not. */
  | 'answers_lost'
  | 'answers_heard'
  /** The device has no room left. */
  | 'full'
  | 'free'
  | 'open_tab'
  | 'close_tab'
  | 'reload'
  /** The browser is killed, and opened again. */
  | 'kill'
  /** The backend is stopped and started on its data. */
  | 'restart_backend'
  /** A new version of the app is deployed, offered, and accepted. */
  | 'update_app';

export type Plan = { who: Who; steps: Step[] };

const ACTS: Record<Who, readonly ActKind[]> = {
  client: ['message', 'message', 'document'],
  staff: ['message', 'note', 'note_edit', 'note_edit', 'obligation', 'obligation_edit', 'document'],
};
/** By hand only what has a screen of few steps. */
const ON_SCREENS: Record<Who, readonly ActKind[]> = { client: ['message', 'document'], staff: ['message'] };

const PAIRS = [
  ['offline', 'online'],
  ['unreachable', 'reachable'],
  ['answers_lost', 'answers_heard'],
  ['full', 'free'],
  ['open_tab', 'close_tab'],
] as const satisfies readonly (readonly [Fault, Fault])[];

/** Each at most so often in one run: they take seconds. */
const MOST_KILLS = 2;

/** What one run does, from its seed alone. */
export function planRun(random: SeededRandom): Plan {
  const who: Who = random.chance(0.5) ? 'client' : 'staff';
  const costly = costlyFaults(random);
  const steps: Step[] = [];
  const lasting = new Set<Fault>();
  const acts = 10 + random.below(11);
  for (let done = 0; done < acts; done += 1) {
    if (random.chance(0.45)) steps.push({ kind: nextFault(random, lasting, costly) });
    if (random.chance(0.4)) steps.push({ kind: 'wait', ms: random.below(400) });
    steps.push(nextAct(random, who, lasting, costly));
  }
  return { who, steps };
}

/** The faults that need seconds, in the order in which this run meets them. */
function costlyFaults(random: SeededRandom): ('kill' | 'cut_short' | 'restart_backend' | 'update_app')[] {
  const costly: ReturnType<typeof costlyFaults> = [];
  for (let kills = random.below(MOST_KILLS + 1); kills > 0; kills -= 1)
    costly.push(random.chance(0.5) ? 'kill' : 'cut_short');
  if (random.chance(0.3)) costly.splice(random.below(costly.length + 1), 0, 'restart_backend');
  if (random.chance(0.3)) costly.splice(random.below(costly.length + 1), 0, 'update_app');
  return costly;
}

function nextFault(
  random: SeededRandom,
  lasting: Set<Fault>,
  costly: ReturnType<typeof costlyFaults>,
): Fault {
  const [first] = costly;
  if (first !== undefined && first !== 'cut_short' && random.chance(0.3)) {
    costly.shift();
    if (first === 'kill') lasting.delete('open_tab');
    return first;
  }
  if (random.chance(0.1)) return 'reload';
  const [begin, end] = random.pick(PAIRS) ?? PAIRS[0];
  if (lasting.delete(begin)) return end;
  lasting.add(begin);
  return begin;
}

function nextAct(
  random: SeededRandom,
  who: Who,
  lasting: Set<Fault>,
  costly: ReturnType<typeof costlyFaults>,
): Step {
  const act = random.pick(ACTS[who]) ?? 'message';
  if (costly[0] === 'cut_short' && random.chance(0.3)) {
    costly.shift();
    lasting.delete('open_tab');
    return { kind: 'cut_short', act, after_ms: random.below(40) };
  }
  // On a full device a screen says so in words; here the answer of the function will do.
  const byHand = ON_SCREENS[who].includes(act) && !lasting.has('full') && random.chance(0.5);
  return { kind: 'act', act, by: byHand ? 'screen' : 'write' };
}
