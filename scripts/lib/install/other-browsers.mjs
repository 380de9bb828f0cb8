import { existsSync } from 'node:fs';
import { installDebian } from './debian.mjs';
import { onPath } from './on-path.mjs';
import { inCache, ROOT } from '../paths.mjs';
import { PlainFailure } from '../process/plain-failure.mjs';
import { runLogged } from '../process/run-logged.mjs';

/** The folders in which Debian has WebKit's own browser, which is on no path. */
const WEBKIT_FOLDERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/webkit2gtk-4.1`,
);

/** Browsers that are no Chromium: the programs, what must be there beside them, and the packages that bring both. */
export const OTHER_BROWSERS = [
  {
    name: 'firefox',
    variable: 'PORTAL_FIREFOX',
    programs: (path) => [...onPath('firefox-esr', path), ...onPath('firefox', path)],
    beside: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'webkit',
    variable: 'PORTAL_WEBKIT',
    programs: (path) => onPath('MiniBrowser', [path, ...WEBKIT_FOLDERS].join(':')),
    beside: ['WebKitWebDriver', 'xvfb-run'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
];

/** `{name, program}` of those of the named that this machine has; a variable names another program. */
export function browsersIn(names, env = process.env) {
  const path = env.PATH ?? '';
  const isThere = (program) => onPath(program, path).some(existsSync);
  return OTHER_BROWSERS.filter(({ name }) => names.includes(name)).flatMap((browser) => {
    const named = env[browser.variable] ?? '';
    const program = named === '' ? browser.programs(path).find(existsSync) : named;
    return program !== undefined && browser.beside.every(isThere) ? [{ name: browser.name, program }] : [];
  });
}

let turn;

/**
 * Installs those that are missing, as root on Debian; throws one line where one is missing then. One call after the other:
 * two would meet at the lock of the system's packages.
 */
export async function bringBrowsers(names, holder, say) {
  // Loaded here: this file is there before any package is.
  const { default: pLimit } = await import('p-limit');
  turn ??= pLimit(1);
  return turn(() => installMissing(names, holder, say));
}

async function installMissing(names, holder, say) {
  const missing = () => names.filter((name) => browsersIn([name]).length === 0);
  if (missing().length === 0) return;
  const packages = OTHER_BROWSERS.filter(({ name }) => missing().includes(name)).flatMap(
    (one) => one.packages,
  );
  const run = (name, command, args, env) =>
    runLogged(command, args, { log: inCache('logs', `browser-${name}.log`), env, cwd: ROOT, holder });
  await installDebian(packages, run, () => say(`  Installing Debian's ${packages.join(', ')} ...`));
  if (missing().length === 0) return;
  throw new PlainFailure(
    `Not installed: ${missing().join(', ')}. On Debian: apt-get install ${packages.join(' ')} (see ${inCache('logs')}).`,
  );
}
