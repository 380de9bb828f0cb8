import { readFile } from 'node:fs/promises';
import { startChild } from '../process/child.mjs';
import { inRoot, ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { portPlan } from '../ports/ports.mjs';
import { lastLines, openLog } from '../process/run-logged.mjs';

/**
 * `npm start` as a child on side ports, so that one that a person runs is not in the way. Answers when it is
 * ready: its ports, and how to end it before the holder does.
 */
export async function startRunningApp({ offset, log, holder }) {
  const output = await openLog(log);
  const running = startChild(process.execPath, [inRoot('scripts', 'start.mjs'), '--offset', String(offset)], {
    cwd: ROOT,
    stdio: ['ignore', output, output, 'ipc'],
  });
  const release = holder.add(running.stop);
  const isReady = await Promise.race([
    new Promise((resolve) => running.child.once('message', () => resolve(true))),
    running.ended.then(() => false),
  ]);
  if (!isReady) {
    const told = lastLines(await readFile(log, 'utf8'), 3);
    throw new PlainFailure(`The app did not start (all of it in ${log}):\n${told}`);
  }
  const stop = async () => {
    await running.stop();
    release();
  };
  return { plan: portPlan(offset), stop };
}
