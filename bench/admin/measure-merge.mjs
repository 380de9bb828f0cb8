import { inCache, inRoot, ROOT } from '#scripts/paths.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';

const ROWS = 500;

/** Two devices on the local backend, the engine's own test: 500 rows that each of two people edited without a connection. */
export async function measureMerge({ holder, say }) {
  say(`Two people, ${ROWS} rows each, without a connection ...`);
  const args = ['run', '--config', 'tests/sync/vitest.config.ts', 'tests/sync/many-edits-on-backend.test.ts'];
  const { code } = await runLogged(
    process.execPath,
    [inRoot('node_modules', 'vitest', 'vitest.mjs'), ...args],
    {
      log: inCache('bench', 'merge.log'),
      cwd: ROOT,
      holder,
      env: { ...process.env, PORTAL_EDITED_ROWS: String(ROWS) },
    },
  );
  say(
    code === 0
      ? `rows ${ROWS} edits ${2 * ROWS} lost 0`
      : 'FAILED: an edit was lost, or did not arrive in time.',
  );
  return code === 0;
}
