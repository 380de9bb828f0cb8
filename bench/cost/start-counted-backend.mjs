import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { inCache, inRoot, ROOT } from '#scripts/paths.mjs';
import { startChild } from '#scripts/process/child.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';
import { PROJECT } from '#scripts/project.mjs';

const SERVICES = ['firestore', 'http', 'storage', 'functions', 'eventarc', 'tasks', 'hub', 'logging'];

/** The local backend with functions that count what they ask of Firestore. Answers where everything listens. */
export async function startCountedBackend({ counts, holder }) {
  const directory = inCache('bench', 'cost');
  const functions = join(directory, 'functions');
  await rm(directory, { recursive: true, force: true });
  await mkdir(join(functions, 'lib'), { recursive: true });
  const bundle = join(functions, 'lib', 'index.cjs');
  await copyFile(inRoot('functions', 'package.json'), join(functions, 'package.json'));
  await copyFile(inRoot('functions', `.env.${PROJECT}`), join(functions, `.env.${PROJECT}`));
  const log = inCache('bench', 'cost-build.log');
  const built = await runLogged(process.execPath, [inRoot('functions', 'build.mjs'), bundle], {
    log,
    cwd: ROOT,
    holder,
    env: process.env,
  });
  if (built.code !== 0) throw new PlainFailure(`The functions could not be built:\n${built.tail}`);
  const counter = JSON.stringify(inRoot('bench', 'cost', 'count-firestore.cjs'));
  const file = JSON.stringify(counts);
  const first = `require(${counter}).countFirestore(${file}, 'functions');\n`;
  const last = `\nmodule.exports = require(${counter}).countRuns(${file}, module.exports);\n`;
  await writeFile(bundle, first + (await readFile(bundle, 'utf8')) + last);
  await writeConfiguration(directory);
  const args = ['exec', '--config', join(directory, 'fireemu.json'), '--project', PROJECT];
  const ports = SERVICES.flatMap((service) => [`--${service}-port`, '0']);
  const held = inRoot('tests', 'functions', 'support', 'hold-backend.mjs');
  const running = startChild(
    process.execPath,
    [
      ...[inRoot('scripts', 'backend.mjs'), ...args, '--only', 'auth,firestore,storage,functions', ...ports],
      ...['--', process.execPath, held],
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

async function writeConfiguration(directory) {
  const fromHere = (file) => relative(directory, inRoot(file));
  const firebase = {
    functions: [{ source: 'functions', codebase: 'default', runtime: 'nodejs24' }],
    firestore: { rules: fromHere('firestore.rules'), indexes: fromHere('firestore.indexes.json') },
    storage: { rules: fromHere('storage.rules') },
  };
  await writeFile(join(directory, 'firebase.emulator.json'), JSON.stringify(firebase));
  await copyFile(inRoot('fireemu.json'), join(directory, 'fireemu.json'));
}
