import { inCache, inRoot, ROOT } from '#scripts/paths.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';
import { goalOf, QUICK } from '#bench/quick.mjs';
import { seconds, table } from '#bench/table.mjs';

/** Each subject after the other, in a process of its own: with its usual values, or in small. */
export const subject = {
  options: { quick: false, only: '' },
  parts: Object.keys(QUICK),
  async run({ options, offset, holder, say }) {
    const rows = [];
    let [allMet, all] = [0, 0];
    for (const [name, runs] of Object.entries(QUICK)) {
      if (options.only !== '' && options.only !== name) continue;
      const begin = Date.now();
      let [met, of] = [0, 0];
      for (const args of options.quick ? runs : [[]]) {
        const goal = await runSubject(name, args, { offset, holder, say });
        met += goal.met;
        of += goal.of;
      }
      say(`${name}: goal met ${met} of ${of}`);
      rows.push([name, `${met} of ${of}`, seconds(Date.now() - begin)]);
      allMet += met;
      all += of;
    }
    say(`\n${table(['subject', 'goal met', 'took'], rows)}`);
    say(`goal met ${allMet} of ${all}`);
    return allMet === all;
  },
};

/** Says what was not kept; all of the rest is in the log. */
async function runSubject(name, args, { offset, holder, say }) {
  const part = args[0] === '--only' ? `-${args[1]}` : '';
  const log = inCache('bench', `all-${name}${part}.log`);
  const { output, tail } = await runLogged(
    process.execPath,
    [inRoot('scripts', 'bench.mjs'), name, ...args, '--offset', String(offset)],
    { log, holder, cwd: ROOT },
  );
  for (const line of output.split('\n')) if (line.startsWith('FAILED: ')) say(`  ${name}: ${line}`);
  const goal = goalOf(output);
  if (goal === null) say(`  ${name}: FAILED to come to its end (all of it in ${log}):\n${tail}`);
  // What did not come so far has met nothing.
  return goal ?? { met: 0, of: 1 };
}
