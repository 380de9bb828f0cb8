import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installDebian } from './debian.mjs';
import { npmCommand } from './npm.mjs';
import { onPath } from './on-path.mjs';
import { inCache, inRoot, ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { runLogged } from '../process/run-logged.mjs';

const PROGRAMS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
/** Chromium for a machine whose package sources are npm alone. */
const NPM_CHROMIUM = '@sparticuz/chromium@147.0.0';

/**
 * The path of a Chromium that runs: PORTAL_CHROMIUM, an installed one, Playwright's download, Debian's
 * package (as root), an npm package; the first that answers. One line of failure when there is none.
 */
export async function findBrowser(holder, say) {
  const log = (name) => inCache('logs', `browser-${name}.log`);
  const run = (name, command, args, env = process.env) =>
    runLogged(command, args, { log: log(name), env, cwd: ROOT, holder });
  const works = async (path) => {
    if (path === null || !existsSync(path)) return false;
    // On Windows --version opens a window; being there has to do.
    return process.platform === 'win32' || (await run('version', path, ['--version'])).code === 0;
  };

  const named = process.env.PORTAL_CHROMIUM ?? '';
  if (named !== '') {
    if (await works(named)) return named;
    throw new PlainFailure(`PORTAL_CHROMIUM names no browser that runs: ${named}`);
  }
  for (const path of installed()) if (await works(path)) return path;
  for (const way of [playwrights, debians, npms]) {
    const path = await way(run, say);
    if (await works(path)) return path;
  }
  throw new PlainFailure(
    `No browser could be installed (see ${inCache('logs')}): install Chrome or Chromium, or set PORTAL_CHROMIUM.`,
  );
}

const installed = () => [...PROGRAMS.flatMap((name) => onPath(name)), ...APPLICATIONS];

async function playwrights(run, say) {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  say('  Downloading a browser ...');
  await run('playwright', process.execPath, [
    inRoot('node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    'chromium',
  ]);
  return path;
}

async function debians(run, say) {
  // Debian names the font as recommended alone; pages are measured against a reader who has it or its twin.
  const isInstalled = await installDebian(['chromium', 'fonts-liberation'], run, () =>
    say("  Installing Debian's Chromium ..."),
  );
  return isInstalled ? '/usr/bin/chromium' : null;
}

async function npms(run, say) {
  if (process.platform !== 'linux') return null;
  say('  Installing Chromium from npm ...');
  const folder = inCache('browser');
  const { command, args } = npmCommand([
    'install',
    '--prefix',
    folder,
    '--no-audit',
    '--no-fund',
    NPM_CHROMIUM,
  ]);
  const { code } = await run('npm', command, args);
  if (code !== 0) return null;
  const entry = join(folder, 'node_modules', '@sparticuz', 'chromium', 'build', 'esm', 'index.js');
  const { default: packaged } = await import(pathToFileURL(entry).href);
  return packaged.executablePath();
}
