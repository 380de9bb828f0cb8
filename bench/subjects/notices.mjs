import { inCache } from '#scripts/paths.mjs';
import { startRunningApp } from '#scripts/start/running-app.mjs';
import { openBackend } from '#bench/backend.mjs';
import { keeps } from '#bench/promise.mjs';
import { summaryOf } from '#bench/statistics.mjs';
import { milliseconds, table } from '#bench/table.mjs';
import { measureEvents, measureReminders } from '../notices/measure-many.mjs';
import { measureWays } from '../notices/measure-ways.mjs';

const LIMITS = { notice_ms: 2_000, mail_ms: 3_000, reminders_ms: 60_000, rss_bytes: 256 * 1024 * 1024 };
const megabytes = (bytes) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** How soon somebody is told, and how many at once; on the local backend. */
export const subject = {
  options: { runs: '30', people: '1000', events: '10000', only: '' },
  parts: ['ways', 'reminders', 'events'],
  async run({ options, offset, holder, say }) {
    const { only, runs, people, events } = options;
    say('Starting the product ...');
    const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
    const { db } = openBackend(app.plan);
    const measures = {
      ways: () => ways({ db, plan: app.plan, runs, say }),
      reminders: () => reminders({ db, people, holder, say }),
      events: () => many({ db, events, holder, say }),
    };
    const kept = [];
    for (const [part, measure] of Object.entries(measures))
      if (only === '' || only === part) kept.push(...(await measure()));
    await app.stop();
    const met = kept.filter(Boolean).length;
    say(`goal met ${met} of ${kept.length}`);
    return met === kept.length;
  },
};

async function ways({ db, plan, runs, say }) {
  const { notice, mail } = await measureWays({ db, plan, runs });
  const [onDevice, byMail] = [notice, mail].map(summaryOf);
  const line = (name, { p50, p95, max }) => [name, ...[p50, p95, max].map(milliseconds)];
  const lines = [line('on a listening device', onDevice), line('at the mail server', byMail)];
  say(table(['from the event', 'p50', 'p95', 'max'], lines));
  const shown = milliseconds;
  return [
    keeps({ what: 'a notice, p95', value: onDevice.p95, limit: LIMITS.notice_ms, shown, say }),
    keeps({ what: 'an e-mail, p95', value: byMail.p95, limit: LIMITS.mail_ms, shown, say }),
  ];
}

async function reminders({ db, people, holder, say }) {
  const { ms, rss, runs, doubled, lost } = await measureReminders({ db, people, holder });
  say(`${people} people: ${milliseconds(ms)} in ${runs} runs, ${megabytes(rss)} at most`);
  say(`lost ${lost} doubled ${doubled}`);
  const what = `the reminders of ${people} people`;
  const isInTime = keeps({ what, value: ms, limit: LIMITS.reminders_ms, shown: milliseconds, say });
  return [isInTime && lost + doubled === 0];
}

async function many({ db, events, holder, say }) {
  const { ms, rss, runs, doubled, lost } = await measureEvents({ db, events, holder });
  say(`${events} events, and all of them again: ${milliseconds(ms)} in ${runs} runs`);
  say(`lost ${lost} doubled ${doubled}`);
  const what = `the memory of ${events} events`;
  const isBounded = keeps({ what, value: rss, limit: LIMITS.rss_bytes, shown: megabytes, say });
  return [isBounded && lost + doubled === 0];
}
