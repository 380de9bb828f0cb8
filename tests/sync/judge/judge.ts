import { findDiverged, findLeaked } from './judge-rows.ts';
import { findStuck } from './judge-rest.ts';
import { findDoubled, findLost } from './judge-work.ts';
import type { World } from '../simulator/world.ts';
import { findLostHoldings } from './judge-holdings.ts';
import type { Verdict } from './verdict.ts';

/** Looks at a world at rest: everybody online for long, nothing on its way. */
export async function judge(world: World): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], diverged: [], leaked: [], stuck: [] };
  for (const device of world.devices) {
    // As the app does whenever it starts.
    await device.account?.storage.openStore(() => Promise.resolve()).tidyFiles();
    await device.look();
  }
  findLost(world, verdict);
  findLostHoldings(world, verdict);
  findDoubled(world, verdict);
  for (const device of world.devices) {
    for (const error of device.errors) verdict.diverged.push(`device ${device.index}: ${String(error)}`);
    findLeaked(world, device, verdict);
    findDiverged(world, device, verdict);
    await findStuck(world, device, verdict);
  }
  return verdict;
}
