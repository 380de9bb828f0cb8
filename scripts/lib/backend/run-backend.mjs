import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBackend } from './backend-binary.mjs';
import { startChild } from '../process/child.mjs';
import { officialArguments } from './official-suite.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { signalExitCode, Stopping } from '../process/stopping.mjs';

/**
 * `node scripts/backend.mjs up|exec ...`: the local backend with fireemu's arguments, whichever of the
 * possible backends runs. Passes signals on and answers with the backend's own exit code.
 */
export async function runBackend(argv) {
  if (argv[0] !== 'up' && argv[0] !== 'exec') {
    throw new PlainFailure(
      'Usage: node scripts/backend.mjs up|exec --config <file> --project <id> [...] [-- <command>]',
    );
  }
  const backend = await findBackend();
  const args = backend.kind === 'official' ? officialArguments(argv, firebaseJsonOf) : argv;
  const running = startChild(backend.command, [...backend.args, ...args], {
    stdio: 'inherit',
    shell: backend.shell ?? false,
  });
  const stopping = new Stopping();
  stopping.add(running.stop);
  stopping.listen(signalExitCode);
  const { code, signal, error } = await running.ended;
  if (error !== null) throw new PlainFailure(`The local backend cannot be run: ${error.message}`);
  // What a killed backend left in its group, its functions above all.
  await stopping.stopAll();
  return code ?? signalExitCode(signal);
}

/** The configuration's own `firebaseJson`, relative to where it is. */
function firebaseJsonOf(config) {
  const { firebaseJson } = JSON.parse(readFileSync(config, 'utf8'));
  return join(dirname(config), firebaseJson);
}
