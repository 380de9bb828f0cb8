import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { startChild } from './child.mjs';

/**
 * Runs a command to its end with its whole output in `log`. Answers `{code, output, tail}`; code is null when
 * it could not be run or was ended by a signal. `holder` can stop it early.
 */
export async function runLogged(command, args, { log, holder, ...options }) {
  const file = await openLog(log);
  const running = startChild(command, args, { ...options, stdio: ['ignore', file, file] });
  const release = holder.add(running.stop);
  const { code, error } = await running.ended;
  release();
  file.end();
  const output = error === null ? await readFile(log, 'utf8') : `${command}: ${error.message}`;
  return { code, output, tail: lastLines(output, TAIL_LINES) };
}

/** Enough for the error of a build or an installation. */
const TAIL_LINES = 40;

/** An open stream that a child can write into. */
export async function openLog(path) {
  await mkdir(dirname(path), { recursive: true });
  const file = createWriteStream(path);
  await new Promise((resolve, reject) => file.once('open', resolve).once('error', reject));
  return file;
}

export function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
