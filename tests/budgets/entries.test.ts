import { describe, expect, test } from 'vitest';
import { allScripts, gzipKilobytes, scriptsBeforeStart } from './entry.ts';

/** Texts that survive minifying, by the library whose presence they give away. */
const TRACES = {
  React: /react\.(?:element|transitional\.element)/,
  Firebase: /identitytoolkit|firebaseinstallations|google\.firestore/,
  Dexie: /DexieError|\bDexie\b/,
} as const;

const librariesIn = (page: string) =>
  Object.entries(TRACES)
    .filter(([, trace]) => scriptsBeforeStart(page).some(({ text }) => trace.test(text)))
    .map(([library]) => library);

const publicPages = ['index.html', 'quem-somos.html', 'servicos.html', 'contato.html', '404.html'];

test('the traces are found where the libraries are', () => {
  const all = allScripts();
  for (const [library, trace] of Object.entries(TRACES)) {
    expect(
      all.some(({ text }) => trace.test(text)),
      library,
    ).toBe(true);
  }
});

describe.each(publicPages)('%s', (page) => {
  test('starts without React, Firebase and Dexie', () => {
    expect(librariesIn(page)).toEqual([]);
  });

  test('asks for at most 8 KB of scripts before it is touched', () => {
    const kilobytes = gzipKilobytes(scriptsBeforeStart(page));
    expect(kilobytes).toBeGreaterThan(0);
    expect(kilobytes).toBeLessThanOrEqual(8);
  });
});

describe('the app', () => {
  test('starts with React and without Firebase', () => {
    expect(librariesIn('app.html')).toContain('React');
    expect(librariesIn('app.html')).not.toContain('Firebase');
  });

  // React, router, Chakra's runtime and the domain's schemas; what comes on top is loaded by the screen that needs it.
  test('asks for at most 245 KB of scripts before its router runs', () => {
    expect(gzipKilobytes(scriptsBeforeStart('app.html'))).toBeLessThanOrEqual(245);
  });
});
