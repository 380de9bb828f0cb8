import { startRunningApp } from '#scripts/start/running-app.mjs';
import { inCache } from '#scripts/paths.mjs';
import { keeps } from '#bench/promise.mjs';
import { weightOf } from '../site/weight-of.mjs';

const kilobytes = (value) => `${value.toFixed(1)} KB`;

/** All scripts that the portal's page names: what has to run before the first list. */
export async function measureWeight({ limit_kb, offset, holder, say }) {
  say('Starting the product ...');
  const app = await startRunningApp({ offset, log: inCache('bench', 'app.log'), holder });
  const { scripts } = await weightOf(`http://localhost:${app.plan.app}/client-portal`);
  await app.stop();
  return keeps({
    what: 'scripts before the first list, gzip',
    value: scripts,
    limit: limit_kb,
    shown: kilobytes,
    say,
  });
}
