import { findBrowser } from '#scripts/install/browser.mjs';
import { measureAnswers } from '../portal/measure-answers.mjs';
import { measureAudits } from '../portal/measure-audits.mjs';
import { measureFirstVisit } from '../portal/measure-first-visit.mjs';
import { measureThread } from '../portal/measure-thread.mjs';
import { measureWeight } from '../portal/measure-weight.mjs';
import { measureColdStart } from '../start/cold-start.mjs';
import { measureQueuedFiles } from '../start/queued-files.mjs';

const FIRST_LIST_MS = 600;
const FIRST_LIST_KB = 210;
/** Three frames of a usual screen: an answer seems to come at once. */
const ANSWER_MS = 50;
const FRAME_MS = 50;
const FILE_MB = 5;

/** What a client's portal promises without a connection. */
export const subject = {
  options: {
    runs: '20',
    rows: '2000',
    documents: '10000',
    keys: '64',
    taps: '30',
    messages: '1000',
    files: '100',
    visits: '5',
    only: '',
  },
  parts: ['cold', 'weight', 'answers', 'thread', 'files', 'audits', 'first'],
  async run({ options, offset, holder, say }) {
    const shared = { offset, holder, say, executable: await findBrowser(holder, say) };
    const { runs, rows, documents, keys, taps, messages, files, visits } = options;
    const measures = {
      cold: () => measureColdStart({ ...shared, runs, rows, limit_ms: FIRST_LIST_MS }),
      weight: () => measureWeight({ ...shared, limit_kb: FIRST_LIST_KB }),
      answers: () => measureAnswers({ ...shared, rows: documents, keys, taps, limit_ms: ANSWER_MS }),
      thread: () => measureThread({ ...shared, messages, limit_ms: FRAME_MS }),
      files: () => measureQueuedFiles({ ...shared, files, file_mb: FILE_MB }),
      audits: () => measureAudits(shared),
      first: () => measureFirstVisit({ ...shared, runs: visits }),
    };
    const asked = Object.entries(measures).filter(([part]) => options.only === '' || options.only === part);
    let met = 0;
    for (const [, measure] of asked) if (await measure()) met += 1;
    say(`goal met ${met} of ${asked.length}`);
    return met === asked.length;
  },
};
