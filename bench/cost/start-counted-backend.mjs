import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { startMailCatcher } from '#scripts/mail/mail-catcher.mjs';
import { holdBackend } from '#bench/held-backend.mjs';
import { inCache, inRoot, ROOT } from '#scripts/paths.mjs';
import { PlainFailure } from '#scripts/process/plain-failure.mjs';
import { runLogged } from '#scripts/process/run-logged.mjs';
import { PROJECT } from '#scripts/project.mjs';

const SERVICES = ['auth', 'firestore', 'storage', 'functions'];

/** The local backend with functions that count what they ask of Firestore, and a server that takes their mail. Answers where everything listens. */
export async function startCountedBackend({ counts, holder }) {
  const directory = inCache('bench', 'cost');
  const functions = join(directory, 'functions');
  await rm(directory, { recursive: true, force: true });
  await mkdir(join(functions, 'lib'), { recursive: true });
  const bundle = join(functions, 'lib', 'index.cjs');
  await copyFile(inRoot('functions', 'package.json'), join(functions, 'package.json'));
  await copyFile(inRoot('functions', `.env.${PROJECT}`), join(functions, `.env.${PROJECT}`));
  const mail = { smtp: await freePort(), mail: await freePort() };
  await startMailCatcher(mail, holder);
  await writeFile(join(functions, '.env.local'), `SMTP_PORT=${mail.smtp}\n`);
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
  return holdBackend({ config: join(directory, 'fireemu.json'), services: SERVICES, holder });
}

/** `node` loads it first in another process whose questions count as those of functions. */
export async function countedAsFunctions(counts) {
  const preload = inCache('bench', 'cost', 'count-functions.cjs');
  const [counter, file] = [inRoot('bench', 'cost', 'count-firestore.cjs'), counts].map((path) =>
    JSON.stringify(path),
  );
  await writeFile(preload, `require(${counter}).countFirestore(${file}, 'functions');\n`);
  return preload;
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
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
