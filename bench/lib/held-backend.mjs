import { createInterface } from 'node:readline';
import { inRoot, ROOT } from '#scripts/paths.mjs';
import { startChild } from '#scripts/process/child.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { PROJECT } from '#scripts/project.mjs';

const PORTS = ['firestore', 'http', 'storage', 'functions', 'eventarc', 'tasks', 'hub', 'logging'];

/** The local backend on ports that were free, until it is stopped. `config`: a fireemu file. Answers where everything listens, by name. */
export async function holdBackend({ config, services, holder }) {
  const ports = PORTS.flatMap((service) => [`--${service}-port`, '0']);
  const running = startChild(
    process.execPath,
    [
      ...[inRoot('scripts', 'backend.mjs'), 'exec', '--config', config, '--project', PROJECT],
      ...['--only', services.join(), ...ports],
      ...['--', process.execPath, inRoot('tests', 'functions', 'support', 'hold-backend.mjs')],
    ],
    { cwd: ROOT, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  holder.add(running.stop);
  for await (const line of createInterface({ input: running.child.stdout })) {
    if (!line.startsWith('HELD ')) continue;
    running.child.stdout.resume();
    return { hosts: JSON.parse(line.slice('HELD '.length)), stop: running.stop };
  }
  throw new PlainFailure('The local backend did not start.');
}
