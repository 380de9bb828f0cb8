import { rm } from 'node:fs/promises';
import { contentHash } from './content-hash.mjs';
import { npmCommand } from './npm.mjs';
import { inCache, inRoot, ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { lastLines, runLogged } from '../process/run-logged.mjs';
import { whenChanged } from './when-changed.mjs';

const MANIFESTS = [
  'package.json',
  'package-lock.json',
  'domain/package.json',
  'functions/package.json',
  '.npmrc',
];

/** Installs when node_modules is missing or was installed for other manifests. */
export async function ensureInstalled(holder, say) {
  const hash = await contentHash(ROOT, MANIFESTS, { extra: process.platform + process.arch });
  await whenChanged({
    hash,
    // Inside node_modules, so that the stamp goes when they go.
    stamp: inRoot('node_modules', '.cache', 'portal-installed'),
    outputs: [inRoot('node_modules', '.package-lock.json')],
    work: () => install(holder, say),
  });
}

async function install(holder, say) {
  say('Installing packages ...');
  const { command, args } = npmCommand([
    'install',
    // The committed lock is read and never rewritten; a NODE_ENV of production must not leave the tools out.
    '--no-save',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ]);
  const log = inCache('logs', 'install.log');
  const { code, output } = await runLogged(command, args, { log, cwd: ROOT, holder });
  if (code === 0) return;
  await rm(inRoot('node_modules', '.package-lock.json'), { force: true });
  throw new PlainFailure(`npm install failed (all of it in ${log}):\n${lastLines(output, 5)}`);
}
