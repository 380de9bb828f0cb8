import { findBrowser } from '#scripts/install/browser.mjs';
import { measureEnqueue } from '../sync/measure-enqueue.mjs';
import { measureAudit, measureIdle } from '../sync/measure-reads.mjs';

/** Where the SDK takes 3.2 ms; on a slower machine this part of what the SDK takes there. */
const ENQUEUE = { limit_ms: 2.5, part_of_sdk: 0.9 };
const AUDIT_READS = 60;

/** What the engine costs: time on the device, and documents read. */
export const subject = {
  options: { writes: '1000', rows: '50000', mirrored: '10000', imported: '2000', only: '' },
  parts: ['enqueue', 'audit', 'idle'],
  async run({ options, offset, holder, say }) {
    const { only, writes, rows, mirrored, imported } = options;
    const measures = {
      enqueue: async () => {
        const executable = await findBrowser(holder, say);
        return measureEnqueue({ writes, limits: ENQUEUE, offset, executable, holder, say });
      },
      audit: () => measureAudit({ rows, limit: AUDIT_READS, say }),
      idle: () => measureIdle({ rows: mirrored, imported, say }),
    };
    const asked = Object.entries(measures).filter(([part]) => only === '' || only === part);
    let met = 0;
    for (const [, measure] of asked) if (await measure()) met += 1;
    say(`goal met ${met} of ${asked.length}`);
    return met === asked.length;
  },
};
