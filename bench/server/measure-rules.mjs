import { readFile } from 'node:fs/promises';
import { bundleScript } from '#scripts/build/bundle-script.mjs';
import { inCache, inRoot, ROOT } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';
import { BACKEND_EXEC } from '#scripts/testing/test-stages.mjs';
import { keeps } from '#bench/promise.mjs';
import { table } from '#bench/table.mjs';

/** Of the engine's 1,000 a tenth stays free: fields of a next release must fit next to the longest checklist. */
const EXPRESSIONS = 900;
const LOOKUPS = 8;

/** How near the dearest writes come to what the rules' engine allows: padded until they are refused. */
export async function measureRules({ holder, say }) {
  const bundle = inCache('bench', 'rules-room.mjs');
  const found = inCache('bench', 'rules-room.json');
  const log = inCache('bench', 'rules-room.log');
  await bundleScript(inRoot('tests', 'rules', 'room', 'main.ts'), bundle);
  const args = [...BACKEND_EXEC, process.execPath, bundle, found];
  const { code, tail } = await runLogged(process.execPath, args, {
    log,
    cwd: ROOT,
    holder,
    env: process.env,
  });
  if (code !== 0) throw new PlainFailure(`The rules could not be measured (all of it in ${log}):\n${tail}`);
  const writes = JSON.parse(await readFile(found, 'utf8'));
  const line = ({ write, expressions, lookups }) => [write, `${expressions} of 1000`, `${lookups} of 10`];
  say(table(['one write with its receipt', 'expressions', 'lookups'], writes.map(line)));
  const most = (part) => Math.max(...writes.map((write) => write[part]));
  return ['expressions', 'lookups']
    .map((part) => ({ part, limit: part === 'lookups' ? LOOKUPS : EXPRESSIONS }))
    .map(({ part, limit }) =>
      keeps({
        what: 'the dearest write',
        value: most(part),
        limit,
        shown: (count) => `${count} ${part}`,
        say,
      }),
    )
    .every(Boolean);
}
