import { readFile } from 'node:fs/promises';
import { inCache, inRoot, ROOT } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';
import { BACKEND_EXEC } from '#scripts/testing/test-stages.mjs';
import { keeps } from '#bench/promise.mjs';
import { table } from '#bench/table.mjs';

const LONGEST_MINUTES = 10;

/** Both commands as a person runs them, over a firm of that size in a local backend of its own. */
export async function measureRestore({ rows, files, holder, say }) {
  const found = inCache('bench', 'restore.json');
  const log = inCache('bench', 'restore.log');
  const room = inRoot('bench', 'restore', 'restore-room.mjs');
  const args = [...BACKEND_EXEC, process.execPath, room, String(rows), String(files), found];
  const { code, tail } = await runLogged(process.execPath, args, {
    log,
    cwd: ROOT,
    holder,
    env: process.env,
  });
  if (code !== 0) throw new PlainFailure(`It could not be measured (all of it in ${log}):\n${tail}`);
  const { said, ...minutes } = JSON.parse(await readFile(found, 'utf8'));
  const lines = Object.entries(minutes).map(([what, value]) => [what, `${value.toFixed(1)} minutes`]);
  say(table(['', said], lines));
  return keeps({
    what: 'backup and restore',
    value: minutes.backup + minutes.restore,
    limit: LONGEST_MINUTES,
    shown: (value) => `${value.toFixed(1)} minutes`,
    say,
  });
}
