import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from '../process/child.mjs';
import { inRoot, ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { PROJECT } from '../project.mjs';
import { lastLines, openLog } from '../process/run-logged.mjs';
import { writeRunDirectory } from './run-directory.mjs';

/** A cold official suite downloads its jars; fireemu needs one second. */
const READY_WITHIN_MS = 120_000;

/**
 * Starts the local backend on the plan's ports, with further arguments of its own, and waits until it answers and its
 * functions are loaded. The IPC channel ends it with this process, however that dies. `{ended, log, stop}`; ended
 * settles with one line.
 */
export async function startLocalBackend(plan, offset, holder, further = []) {
  const { directory, config, log } = await writeRunDirectory(plan, offset);
  const output = await openLog(log);
  const args = [inRoot('scripts', 'backend.mjs'), 'up', '--config', config, '--project', PROJECT, ...further];
  const running = startChild(process.execPath, args, { cwd: ROOT, stdio: ['ignore', output, output, 'ipc'] });
  // The channel is for its end alone and must not keep this process alive.
  running.child.channel?.unref();
  const release = holder.add(running.stop);
  const ended = running.ended.then(
    ({ code }) => `The local backend ended (code ${code}); its output is in ${log}.`,
  );
  await waitUntilReady(plan, ended, log);
  const stop = async () => {
    await running.stop();
    release();
  };
  return { ended, log, directory, stop };
}

async function waitUntilReady(plan, ended, log) {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const limit = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(plan))) {
    if (hasEnded) throw new PlainFailure(`The local backend did not start:\n${await tailOf(log)}`);
    if (Date.now() > limit) {
      throw new PlainFailure(
        `The local backend did not answer in ${READY_WITHIN_MS / 1000} s:\n${await tailOf(log)}`,
      );
    }
    await delay(50);
  }
}

/** Any answer counts (Storage says 501 to its root) but 503; fireemu answers nowhere before its functions are loaded. */
async function isReady(plan) {
  const answers = await Promise.all([
    answer(`http://127.0.0.1:${plan.firestore}/`),
    answer(`http://127.0.0.1:${plan.auth}/`),
    answer(`http://127.0.0.1:${plan.storage}/`),
    answer(`http://127.0.0.1:${plan.functions}/${PROJECT}/southamerica-east1/none`),
  ]);
  return answers.every((status) => status !== null && status !== 503);
}

async function answer(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null; // not listening yet
  }
}

const tailOf = async (log) => lastLines(await readFile(log, 'utf8'), 12);
