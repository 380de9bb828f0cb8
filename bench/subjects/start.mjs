import { findBrowser } from '#scripts/install/browser.mjs';
import { measureColdStart } from '../start/cold-start.mjs';
import { measureQueuedFiles } from '../start/queued-files.mjs';

/** How the portal starts without a connection, and whether what is queued without one arrives. */
export const subject = {
  options: { runs: '20', rows: '2000', files: '200', only: '' },
  parts: ['cold', 'files'],
  async run({ options, offset, holder, say }) {
    const shared = { offset, holder, say, executable: await findBrowser(holder, say) };
    const { runs, rows, files } = options;
    const kept = [];
    if (options.only !== 'files') kept.push(await measureColdStart({ ...shared, runs, rows }));
    if (options.only !== 'cold') kept.push(await measureQueuedFiles({ ...shared, files, file_mb: 2 }));
    const met = kept.filter(Boolean).length;
    say(`goal met ${met} of ${kept.length}`);
    return met === kept.length;
  },
};
