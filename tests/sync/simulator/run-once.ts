import { judge, type Verdict } from './judge.ts';
import { type Action, perform, planActions } from './workload.ts';
import { type RunOptions, World } from './world.ts';

export type RunResult = { verdict: Verdict; actions: Action[]; events: number };

/** Long enough for the longest pause between two tries, several times over. */
const REST_MS = 45 * 60_000;

/** One seeded run: the script, then peace for everybody, then the judgement. `only` replaces the script. */
export async function runOnce(options: RunOptions, only?: readonly Action[]): Promise<RunResult> {
  const world = new World(options);
  const planned = planActions(world);
  const actions = [...(only ?? planned)];
  const start = world.time.now;
  for (const action of actions) {
    await world.time.runUntil(start + action.at);
    perform(world, action);
  }
  // Whatever was cut or closed comes back by itself within some minutes.
  await world.time.runUntil(world.time.now + 4 * 60_000);
  world.makePeace();
  await world.time.runUntil(world.time.now + REST_MS);
  return { verdict: judge(world), actions, events: world.server.commits.length };
}

export const isClean = ({ lost, doubled, diverged, leaked }: Verdict): boolean =>
  lost.length + doubled.length + diverged.length + leaked.length === 0;
