import { findBrowser } from '#scripts/browser.mjs';
import { measureEnqueue } from '../sync/measure-enqueue.mjs';
import { measureAudit, measureIdle } from '../sync/measure-reads.mjs';

const ENQUEUE_MS = 2.5;
const AUDIT_READS = 60;

/** What the engine costs: time on the device, and documents read. */
export const subject = {
  options: { writes: '400', rows: '50000', mirrored: '10000', imported: '2000', only: '' },
  parts: ['enqueue', 'audit', 'idle'],
  async run({ options, offset, holder, say }) {
    const { only, writes, rows, mirrored, imported } = options;
    const measures = {
      enqueue: async () => {
        const executable = await findBrowser(holder, say);
        return measureEnqueue({ writes, limit_ms: ENQUEUE_MS, offset, executable, holder, say });
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
