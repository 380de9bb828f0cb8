import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from '#scripts/paths.mjs';
import { keeps } from '#bench/promise.mjs';
import { table } from '#bench/table.mjs';
import { measureStories } from '../cost/measure-stories.mjs';
import { billedReads, clientMonth, withSittings } from '../cost/month.mjs';
import { withTables } from '../cost/scale-page.mjs';

const COUNTS = inRoot('bench', 'cost', 'counts.json');
const PAGE = inRoot('docs', 'scale.md');

/**
 * What was once computed from the protocol, before anything was counted; the rows that a message changes for who is told of it, which are
 * itself, its thread and the notice; two per scope, and some; an address, its person, the epoch, the company and a sum.
 */
const GOALS = { reads: 3_853, writes: 315, news: 3, back: 30, listeners: 59, poll: 5 };

/** What people do, as it is billed: documents on the wire of the local backend, the functions' among them. */
export const subject = {
  options: { write: '0', only: '' },
  parts: ['stories'],
  async run({ options, holder, say }) {
    const { stories, listeners } = await measureStories({ holder, say });
    say(
      table(
        ['as it is billed', 'reads', 'rules', 'writes', 'calls', 'runs', 'bytes'],
        Object.entries(withSittings(stories)).map(([story, cost]) => [
          story,
          ...[
            billedReads(cost),
            billedReads(cost) - cost.reads,
            cost.writes,
            cost.calls,
            cost.runs,
            cost.bytes,
          ].map(String),
        ]),
      ),
    );
    if (options.write === 1) {
      await writeFile(COUNTS, `${JSON.stringify(stories, null, 2)}\n`);
      await writeFile(PAGE, withTables(await readFile(PAGE, 'utf8'), stories));
    }
    const client = clientMonth(stories);
    const back = stories['come back within a day'];
    const news = stories['a message on one more device'];
    const poll = stories['a calendar asks, nothing is new'];
    const goals = [
      { what: 'reads of a client and month', value: Math.round(client.reads), limit: GOALS.reads },
      { what: 'writes of a client and month', value: Math.round(client.writes), limit: GOALS.writes },
      { what: 'reads of a message on one more device', value: news.reads, limit: GOALS.news },
      { what: 'documents read on coming back to nothing new', value: back.reads, limit: GOALS.back },
      {
        what: 'documents read when a calendar asks and nothing is new',
        value: poll.reads,
        limit: GOALS.poll,
      },
      { what: 'listeners of a login with fifty companies', value: listeners, limit: GOALS.listeners },
    ];
    const met = goals.filter((goal) => keeps({ ...goal, shown: String, say })).length;
    say(`goal met ${met} of ${goals.length}`);
    return met === goals.length;
  },
};
