import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../paths.mjs';

/** As many as there are tags `@turn-1` to `@turn-3` in the stories. */
export const TURNS = 3;

/** Whose turn it is of the stories that take turns: the same for the same commit, 1 without one. `PORTAL_TURN` decides otherwise. */
export async function storyTurn(env = process.env) {
  if (env.PORTAL_TURN !== undefined) return env.PORTAL_TURN;
  const commit = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: ROOT }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  return turnOfCommit(commit);
}

/** `commit`: its name in hexadecimal digits, or null. */
export const turnOfCommit = (commit) =>
  commit === null ? '1' : String((parseInt(commit.slice(0, 8), 16) % TURNS) + 1);

/** The stories that a run leaves out, by their titles and tags; without a turn none is left out for the sake of turns. */
export const leftOut = (turn) => (turn === undefined ? /@long/ : new RegExp(`@long|@turn-[^${turn}]`));

/** Whether a stage runs on its own in this turn: one that has none always does. */
export const isDue = (stage, turn) => stage.turn === undefined || stage.turn === turn;
