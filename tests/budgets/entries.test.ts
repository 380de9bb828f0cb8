import { describe, expect, test } from 'vitest';
import { isStarted } from '#build/preload-first-screen.ts';
import {
  allScripts,
  fontsAhead,
  gzipKilobytes,
  hashesOfPolicy,
  hrefOf,
  htmlFiles,
  inlineScriptHashes,
  pageKilobytes,
  patientScripts,
  panelScripts,
  scriptsBeforeStart,
  textOf,
  urgentScripts,
  withImports,
} from './entry.ts';

/** Texts that survive minifying, by the library whose presence they give away. */
const TRACES = {
  React: /react\.(?:element|transitional\.element)/,
  Firebase: /@firebase\/(?:app|auth)|google\.firestore/,
  Dexie: /DexieError|\bDexie\b/,
  Zod: /ZodError/,
} as const;

const librariesIn = (page: string) =>
  Object.entries(TRACES)
    .filter(([, trace]) => scriptsBeforeStart(page).some(({ text }) => trace.test(text)))
    .map(([library]) => library);

/** A page that is kept, and not visited. */
const VERIFIER = 'verificador.html';
const publicPages = htmlFiles().filter((page) => !['app.html', 'auth.html', VERIFIER].includes(page));

test('the traces are found where the libraries are', () => {
  const all = allScripts();
  for (const [library, trace] of Object.entries(TRACES)) {
    expect(
      all.some(({ text }) => trace.test(text)),
      library,
    ).toBe(true);
  }
});

test('every kind of public page is there', () => {
  expect(publicPages).toContain('index.html');
  expect(publicPages).toContain('404.html');
  expect(publicPages.some((page) => page.startsWith('blog/'))).toBe(true);
});

test('what staff fetch ahead are scripts of the build, and none that everybody fetches', () => {
  const ahead = panelScripts();
  for (const of of [/\/panel-[\w-]{8}\.js$/, /\/panel-reads-[\w-]{8}\.js$/])
    expect(ahead.filter((path) => of.test(path)).length, String(of)).toBe(1);
  // Its own are named without the slash of a path.
  const everybodys = textOf('app.html').replace(/<meta name="portal-scripts"[^>]*>/, '');
  expect(ahead.filter((path) => everybodys.includes(path))).toEqual([]);
  // Nothing of it is fetched later, piece by piece, and nothing is named that is not there.
  const later = withImports(ahead).map(({ path }) => path);
  expect(later.filter((path) => !ahead.includes(path) && !everybodys.includes(path))).toEqual([]);
});

test('the first screen of the panel needs at most 60 KB more than a client’s, and no validator', () => {
  const ahead = panelScripts();
  const clients = scriptsBeforeStart('app.html').map(({ path }) => path);
  const scripts = withImports(ahead).filter(({ path }) => !clients.includes(path));
  expect(gzipKilobytes(scripts)).toBeLessThanOrEqual(60);
  expect(scripts.filter(({ text }) => TRACES.Zod.test(text)).map(({ path }) => path)).toEqual([]);
});

describe.each(publicPages)('%s', (page) => {
  test('starts without React, Firebase, Dexie and Zod', () => {
    expect(librariesIn(page)).toEqual([]);
  });

  test('asks for at most 8 KB of scripts before it is touched', () => {
    const kilobytes = gzipKilobytes(scriptsBeforeStart(page));
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(8);
  });

  test('runs no script of its own text but the one that the content security policy knows', () => {
    expect(inlineScriptHashes(page)).toEqual(hashesOfPolicy().slice(0, 1));
  });

  // One slow round trip carries about this much after the first; the styles are in the page.
  test('is at most 30 KB with its styles, and asks for no style sheet', () => {
    expect(pageKilobytes(page).html).toBeLessThanOrEqual(30);
    expect(pageKilobytes(page).styleSheets).toEqual([]);
  });
});

describe('the app', () => {
  test('runs no script of its own text but the one that the policy knows', () => {
    expect(inlineScriptHashes('app.html')).toEqual(hashesOfPolicy().slice(1, 2));
  });

  test('starts with React and the local database, without Firebase and Zod', () => {
    expect(librariesIn('app.html')).toEqual(['React', 'Dexie']);
  });

  // React, router, Chakra's runtime, the local database, and the portal's own screen: all that a client's phone has
  // to run before it can paint the first list.
  test('asks for at most 210 KB of scripts before its first list', () => {
    expect(gzipKilobytes(scriptsBeforeStart('app.html'))).toBeLessThanOrEqual(210);
  });

  // Files that open a screen do not name them again (vite.config.ts): one that was not there would come late.
  test('names with no screen what its page starts with, and nothing more is left out', () => {
    const started = textOf('app.html').match(/<link rel="preload" as="script"[^>]*>/g) ?? [];
    const leftOut = allScripts().filter(({ path }) => isStarted(`assets/${path}`));
    expect(leftOut.map(({ path }) => `/assets/${path}`).sort()).toEqual(started.map(hrefOf).sort());
  });

  // Their names are what the worker leaves out of what it keeps (vite.config.ts): a screen that named one would not open
  // without a connection.
  test('has no part that cannot start without one that is too heavy to be kept', () => {
    const heavy = /^\/assets\/(?:charts|pdf|xlsx|heic|guessed-passwords)[.-]/;
    const light = allScripts()
      .map(({ path }) => `/assets/${path}`)
      .filter((path) => !heavy.test(path));
    const needed = withImports(light).map(({ path }) => path);
    expect(needed.filter((path) => heavy.test(path))).toEqual([]);
  });

  // Else a thousand functions of them are compiled anew at each start.
  test('has what its first screens run, and what a sign-in waits for, compiled whole, and nothing that comes later', () => {
    const first = [...scriptsBeforeStart('app.html'), ...withImports(panelScripts())].map(({ path }) => path);
    const whole = allScripts().filter(({ text }) => text.startsWith('//# allFunctionsCalledOnLoad\n'));
    const afterSignIn = withImports(patientScripts('auth.html')).map(({ path }) => path);
    const expected = new Set([...first, ...afterSignIn]);
    expect(whole.map(({ path }) => `/assets/${path}`).sort()).toEqual([...expected].sort());
  });

  test('asks for the faces it is drawn in ahead, which are those of its styles', () => {
    const sheets = pageKilobytes('app.html').styleSheets.map(hrefOf);
    const drawnIn = sheets.flatMap((path) => textOf(path).match(/(?<=url\()[^)]+\.woff2(?=\))/g) ?? []);
    expect(drawnIn).toHaveLength(2);
    expect(fontsAhead('app.html').sort()).toEqual(drawnIn.sort());
  });

  test('asks for the first screen along with its start, and not once that has run', () => {
    const paths = scriptsBeforeStart('app.html').map(({ path }) => path);
    for (const name of ['signed-in', 'portal'])
      expect(
        paths.some((path) => path.includes(`/${name}-`)),
        name,
      ).toBe(true);
  });
});

describe('the sign-in page', () => {
  test('runs no script of its own text but the app’s and its own, which the policy knows', () => {
    expect(inlineScriptHashes('auth.html')).toEqual(hashesOfPolicy().slice(1));
  });

  test('has its form and its styles in it, and is at most 12 KB', () => {
    expect(textOf('auth.html')).toContain('autoComplete="current-password"');
    expect(pageKilobytes('auth.html').html).toBeLessThanOrEqual(12);
    expect(pageKilobytes('auth.html').styleSheets).toEqual([]);
  });

  // A form that is sent without a script would say the password in an address.
  test('has a form that goes nowhere by itself', () => {
    expect(textOf('auth.html').match(/<form[^>]*>/g)).toEqual([expect.stringContaining('method="dialog"')]);
  });

  // What is weighed is fetched while somebody types: the form is there before it. Those of the provider come after it.
  test('asks for at most 290 KB of scripts before the app takes it over, and for the SDK after them', () => {
    const urgent = urgentScripts('auth.html');
    expect(gzipKilobytes(urgent)).toBeLessThanOrEqual(290);
    expect(urgent.filter(({ text }) => TRACES.Firebase.test(text)).map(({ path }) => path)).toEqual([]);
    expect(librariesIn('auth.html')).toContain('Firebase');
  });

  // A visitor on a slow line writes in the system's face while they come.
  test('asks for no face ahead', () => {
    expect(fontsAhead('auth.html')).toEqual([]);
  });

  test('asks for what a sign-in waits for while somebody types, in the order of need', () => {
    const names = [
      'account-service',
      'firebase-firestore',
      'signed-in',
      'portal',
      'start-engine',
      'connect-server',
    ];
    const paths = patientScripts('auth.html');
    const places = names.map((name) => paths.findIndex((path) => path.startsWith(`/assets/${name}-`)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    expect(
      paths.filter((path) => /\/(?:panel|data-(?:later|panel)|records-later|layers)-/.test(path)),
    ).toEqual([]);
  });

  // On slow 3G a kilobyte is a fiftieth of a second between Enter and the first list, and each file some of it, by its headers.
  test('asks for at most 445 KB of scripts in all, in at most 40 files', () => {
    const all = scriptsBeforeStart('auth.html');
    expect(gzipKilobytes(all)).toBeLessThanOrEqual(445);
    expect(all.length).toBeLessThanOrEqual(40);
  });

  test('leaves the first screen’s scripts for later, and asks for its own at once', () => {
    const paths = urgentScripts('auth.html').map(({ path }) => path);
    expect(paths.filter((path) => /\/(?:portal|panel|data-later)-/.test(path))).toEqual([]);
    expect(paths.some((path) => path.startsWith('/assets/sign-in-'))).toBe(true);
  });
});

describe('the file that checks proofs', () => {
  const html = textOf(VERIFIER);

  test('asks for nothing but itself, and may not even where something in it would', () => {
    expect(html.match(/<(?:link|img|iframe)\b|\bsrc=|@import|\burl\(/g)).toBeNull();
    expect(html).toContain("default-src 'none'");
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  test('is at most 40 KB, without the libraries of the app', () => {
    expect(pageKilobytes(VERIFIER).html).toBeLessThanOrEqual(40);
    expect(Object.entries(TRACES).filter(([, trace]) => trace.test(html))).toEqual([]);
  });
});
