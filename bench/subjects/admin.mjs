import { findBrowser } from '#scripts/install/browser.mjs';
import { measureMerge } from '../admin/measure-merge.mjs';
import { measureOffice } from '../admin/measure-office.mjs';
import { HISTORY } from '../cost/use.mjs';

const LIMITS = {
  cold_ms: 900,
  list_ms: 200,
  counts_ms: 150,
  day_ms: 150,
  search_ms: 100,
  heap_bytes: 160 * 1024 * 1024,
};
const ON_DEVICE = ['cold', 'lists', 'counts', 'day', 'search', 'heap'];

/** What the panel promises to a large firm, without a connection. */
export const subject = {
  options: {
    runs: '20',
    clients: '2000',
    obligations: '50000',
    documents: '100000',
    notes: '500',
    only: '',
  },
  parts: [...ON_DEVICE, 'merge'],
  async run({ options, offset, holder, say }) {
    const { only, runs, clients, obligations, documents, notes } = options;
    const parts = only === '' ? ON_DEVICE : ON_DEVICE.filter((part) => part === only);
    const kept = [];
    if (parts.length > 0) {
      const executable = await findBrowser(holder, say);
      // As many as go with so many obligations.
      const goWith = (perYear) => Math.round((obligations * perYear) / HISTORY.obligations);
      const [slips, slip_events] = [HISTORY.slips, HISTORY.slip_events].map(goWith);
      const rows = { clients, obligations, documents, notes, slips, slip_events };
      const shared = { offset, executable, holder, say };
      const promises = await measureOffice({ ...shared, rows, runs, parts, limits: LIMITS });
      kept.push(...promises.map(({ isKept }) => isKept));
    }
    if (only === '' || only === 'merge') kept.push(await measureMerge({ holder, say }));
    const met = kept.filter(Boolean).length;
    say(`goal met ${met} of ${kept.length}`);
    return met === kept.length;
  },
};
