import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inCache, inRoot } from '../paths.mjs';

const EMULATORS = [
  'auth',
  'firestore',
  'storage',
  'functions',
  'eventarc',
  'tasks',
  'pubsub',
  'hub',
  'logging',
  'ui',
];

/**
 * A folder the backend runs from, one per offset: its configuration with these ports, and the built functions with
 * these parameters. The backend hands none of its own environment to the functions (profile strict), and two
 * runs side by side must not share one `.env.local`.
 */
export async function writeRunDirectory(plan, offset) {
  const directory = inCache('run', String(offset));
  await rm(directory, { recursive: true, force: true });
  await mkdir(join(directory, 'functions'), { recursive: true });
  const firebase = JSON.parse(await readFile(inRoot('firebase.emulator.json'), 'utf8'));
  const fireemu = JSON.parse(await readFile(inRoot('fireemu.json'), 'utf8'));
  await writeJson(join(directory, fireemu.firebaseJson), runConfiguration(firebase, plan));
  await writeJson(join(directory, 'fireemu.json'), fireemu);
  const { rules, indexes } = firebase.firestore;
  await Promise.all([rules, indexes, firebase.storage.rules].map((file) => putFile(file, directory)));
  await copyFunctions(join(directory, 'functions'), plan);
  return { directory, config: join(directory, 'fireemu.json'), log: join(directory, 'backend.log') };
}

/** The backend's configuration for one run: everything from the folder it is in, on these ports. */
export function runConfiguration(firebase, plan) {
  return {
    ...firebase,
    functions: firebase.functions.map((codebase) => ({ ...codebase, source: 'functions' })),
    emulators: {
      ...firebase.emulators,
      ...Object.fromEntries(
        EMULATORS.map((name) => [name, { ...firebase.emulators[name], port: plan[name] }]),
      ),
    },
  };
}

/** What the functions must know of this run; later lines win over the installation's own. */
export function functionParameters(plan) {
  return [
    'SMTP_HOST=127.0.0.1',
    `SMTP_PORT=${plan.smtp}`,
    'SMTP_USER=',
    `LOCAL_PUSH_SERVICE=127.0.0.1:${plan.push}`,
    `APP_ORIGIN=http://localhost:${plan.app}`,
    '',
  ].join('\n');
}

async function copyFunctions(target, plan) {
  const source = inRoot('functions');
  const wanted = (await readdir(source)).filter(
    (name) =>
      name === 'lib' || name === 'package.json' || name.startsWith('.env') || name.startsWith('.secret'),
  );
  await Promise.all(wanted.map((name) => cp(join(source, name), join(target, name), { recursive: true })));
  await linkOwnPackages(source, target);
  const own = await readFile(join(target, '.env.local'), 'utf8').catch(() => '');
  await writeFile(join(target, '.env.local'), `${own}\n${functionParameters(plan)}`);
}

/** Packages npm could not hoist to the root, if there are any. */
async function linkOwnPackages(source, target) {
  const own = await readdir(join(source, 'node_modules')).catch(() => []);
  if (own.length > 0) await symlink(join(source, 'node_modules'), join(target, 'node_modules'), 'junction');
}

/** A link, so that an edited rule counts at once; the official suite refuses files above its folder. */
async function putFile(name, directory) {
  // Links need a privilege on Windows.
  if (process.platform === 'win32') await cp(inRoot(name), join(directory, name));
  else await symlink(inRoot(name), join(directory, name));
}

const writeJson = (path, value) => writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
