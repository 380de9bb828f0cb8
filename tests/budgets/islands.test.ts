import { describe, expect, test } from 'vitest';
import { allScripts, gzipKilobytes, type Script } from './entry.ts';
import { islandsOf } from './islands.ts';

/** Texts that survive minifying, by the library that must not come with an island. */
const TRACES = {
  Chakra: /chakra-ui|--chakra/,
  Emotion: /data-emotion/,
  Router: /createBrowserRouter|react-router/i,
  Forms: /react-hook-form|shouldFocusError/,
  // Not by the provider's address: the home page confirms an e-mail there without the SDK.
  Firebase: /@firebase\/(?:app|auth)|google\.firestore/,
  Dexie: /DexieError|\bDexie\b/,
} as const;

const librariesAmong = (scripts: readonly Script[]) =>
  Object.entries(TRACES)
    .filter(([, trace]) => scripts.some(({ text }) => trace.test(text)))
    .map(([library]) => library);

describe('what a public page loads when it is touched', () => {
  const islands = islandsOf('contato.html');

  test('is found by its name, with React', () => {
    for (const name of ['assistant-island', 'quote-island'])
      expect(
        islands.get(name)?.some(({ text }) => /react\.transitional\.element/.test(text)),
        name,
      ).toBe(true);
  });

  test('is checked against traces that are found where the libraries are', () => {
    expect(librariesAmong(allScripts())).toEqual(Object.keys(TRACES));
  });

  // Each is counted as if it came alone, React included; the second one finds React on the device.
  test.each([...islands])('%s has at most 80 KB with React, and nothing of the app in it', (_name, files) => {
    expect(gzipKilobytes(files)).toBeLessThanOrEqual(80);
    expect(librariesAmong(files)).toEqual([]);
  });
});
