import { findBrowser } from '#scripts/install/browser.mjs';
import { measureOffice } from '../admin/measure-office.mjs';
import { HISTORY } from '../cost/use.mjs';

const LIMITS = {
  cold_ms: 900,
  list_ms: 200,
  counts_ms: 150,
  search_ms: 100,
  heap_bytes: 120 * 1024 * 1024,
};
const PARTS = ['cold', 'lists', 'counts', 'search', 'heap'];

/** A staff device of a large firm as its window leaves it: what a new one mirrors of the months of each client. */
export const subject = {
  options: { runs: '20', clients: '3000', months: '24', only: '' },
  parts: PARTS,
  async run(run) {
    const promises = await measureWindow(run);
    const met = promises.filter(({ isKept }) => isKept).length;
    run.say(`goal met ${met} of ${promises.length}`);
    return met === promises.length;
  },
};

/** The same, with each promise as `measureOffice` answers it. */
export async function measureWindow({ options, offset, holder, say }) {
  const { only, runs, clients, months } = options;
  const years = months / 12;
  const ofAll = (perYear) => Math.round(clients * years * perYear);
  return measureOffice({
    rows: {
      ...{ clients, years, notes: 500, obligations: ofAll(HISTORY.obligations) },
      ...{ documents: ofAll(HISTORY.documents), messages: ofAll(HISTORY.messages) },
      ...{ slips: ofAll(HISTORY.slips), slip_events: ofAll(HISTORY.slip_events) },
    },
    parts: PARTS.filter((part) => only === '' || part === only),
    limits: LIMITS,
    executable: await findBrowser(holder, say),
    ...{ runs, offset, holder, say },
  });
}
