import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { browsersIn } from '../install/other-browsers.mjs';
import { inCache, inRoot, ROOT } from '../paths.mjs';
import { lastLines, runLogged } from '../process/run-logged.mjs';
import { passedOnRetry, playwrightCounts, toolCounts, vitestCounts } from './test-counts.mjs';
import { playwrightDurations, vitestDurations } from './test-durations.mjs';
import { reportOf } from './test-stages.mjs';

/** What is shown of a failure; the rest is in the stage's log. */
const SHOWN_LINES = 120;

/**
 * Runs one stage and says how it went. Answers `{passed, failed, durations}`, the last of each test that has a name of
 * its own; a stage with nothing to check adds nothing.
 */
export async function runStage(stage, provisions, holder, say) {
  const lack = lackOf(stage);
  if (lack !== null) {
    say(`- ${stage.name}: ${lack}`);
    return { passed: 0, failed: 0, durations: [] };
  }
  const start = Date.now();
  const { counts, retried, durations, output, log } = await checked(stage, provisions, holder);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const result = { ...counts, durations: durations.map((one) => ({ stage: stage.name, ...one })) };
  if (holder.hasBegun) return result;
  say(
    `${counts.failed === 0 ? '✓' : '✗'} ${stage.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`,
  );
  for (const title of retried) say(`    passed on a retry: ${title}`);
  if (counts.failed > 0) say(`${indented(lastLines(output, SHOWN_LINES))}\n  All of it: ${log}`);
  return result;
}

/** Why there is nothing to check here, or null. */
function lackOf({ needs, browsers, isLong }) {
  const absent = needs.find((path) => !existsSync(inRoot(path)));
  if (absent !== undefined) return `nothing there (${absent})`;
  if (browsers === undefined || isLong === true || browsersIn(browsers).length > 0) return null;
  return `not run, this machine has no ${browsers.join(' and no ')}; npm run test:long -- --only ${browsers.join()} brings it`;
}

async function checked(stage, provisions, holder) {
  const log = inCache('test-logs', `${stage.name}.log`);
  try {
    const { env, release } = await provisions.provide(stage);
    const { code, output } = await runCommands(stage, env, log, holder);
    await release();
    return { ...(await outcomeOf(stage, code)), output, log };
  } catch (error) {
    // The browser or the app could not be had: the stage has failed, the others go on.
    return {
      counts: { passed: 0, failed: 1 },
      retried: [],
      durations: [],
      output: error.message,
      log: 'no log, it did not begin',
    };
  }
}

/** All commands, also after a failed one; the first failure's code. */
async function runCommands(stage, env, log, holder) {
  const ends = [];
  for (const [index, args] of stage.commands.entries()) {
    const ownLog = index === 0 ? log : log.replace(/\.log$/, `-${index + 1}.log`);
    ends.push(
      await runLogged(process.execPath, args, {
        log: ownLog,
        env,
        cwd: ROOT,
        isPatient: stage.isPatient,
        holder,
      }),
    );
  }
  return {
    code: ends.find(({ code }) => code !== 0)?.code ?? (ends.every(({ code }) => code === 0) ? 0 : 1),
    output: ends.map(({ output }) => output).join('\n'),
  };
}

async function outcomeOf({ kind, name }, code) {
  if (kind === 'tool') return { counts: toolCounts(code), retried: [], durations: [] };
  const report = await readReport(name);
  if (kind === 'vitest')
    return { counts: vitestCounts(report, code), retried: [], durations: vitestDurations(report) };
  return {
    counts: playwrightCounts(report, code),
    retried: passedOnRetry(report),
    durations: playwrightDurations(report),
  };
}

async function readReport(name) {
  const text = await readFile(reportOf(name), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

const indented = (text) => text.replace(/^/gm, '    ');
