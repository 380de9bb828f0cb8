import { findDiverged, findLeaked } from './judge-rows.ts';
import { findStuck } from './judge-rest.ts';
import { findDoubled, findLost } from './judge-work.ts';
import type { World } from './world.ts';

export const KINDS = ['lost', 'doubled', 'diverged', 'leaked', 'stuck'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * lost: work of a person that is neither at the server, nor on the device, nor handed over, nor given up by the person.
 * doubled: work that took effect twice, or that the person is told to do again though it took effect.
 * diverged: rows that differ between a device and the server after everything has come to rest.
 * leaked: data on a device that its person may not see, or that nobody is there for any more.
 * stuck: at rest, work that neither arrives nor asks for anybody; or that asks, and would arrive if it were sent again.
 */
export type Verdict = Record<Kind, string[]>;

/** Looks at a world at rest: everybody online for long, nothing on its way. */
export async function judge(world: World): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], diverged: [], leaked: [], stuck: [] };
  for (const device of world.devices) {
    // As the app does whenever it starts.
    await device.account?.storage.openStore(() => Promise.resolve()).tidyFiles();
    await device.look();
  }
  findLost(world, verdict);
  world.holdings.findLost(world, verdict);
  findDoubled(world, verdict);
  for (const device of world.devices) {
    for (const error of device.errors) verdict.diverged.push(`device ${device.index}: ${String(error)}`);
    findLeaked(world, device, verdict);
    findDiverged(world, device, verdict);
    await findStuck(world, device, verdict);
  }
  return verdict;
}

export const isClean = (verdict: Verdict): boolean => KINDS.every((kind) => verdict[kind].length === 0);
