import { useEffect, useState } from 'react';
import { importAgain } from './import-again.ts';

/** What is loaded by itself: mostly a component. */
export type LazyCode<Code> = {
  /** null until it has been loaded. */
  readonly here: () => Code | null;
  /** Can be asked again after it failed. */
  readonly load: () => Promise<void>;
};

export function lazyCode<Module, Code>(
  load: () => Promise<Module>,
  pick: (module: Module) => Code,
): LazyCode<Code> {
  const ask = importAgain(load);
  let loaded: Code | null = null;
  return {
    here: () => loaded,
    load: async () => {
      loaded ??= pick(await ask());
    },
  };
}

/** When code that did not come may come: the connection is back, or the person is. */
const CHANCES = ['online', 'focus'] as const;

/**
 * Mostly the code is here by then: it came with the page, or when the first screen was shown. Not by Suspense, which
 * having shown its fallback once holds the content back for a third of a second, and never asks again for what failed.
 * null wants nothing.
 */
export function useLazyCode<Code>(wanted: LazyCode<Code> | null) {
  const [failed, setFailed] = useState<{ wanted: LazyCode<Code>; error: unknown } | null>(null);
  const [, setArrived] = useState(0);
  const code = wanted?.here() ?? null;
  const missing = code === null ? wanted : null;
  useEffect(() => {
    if (missing === null) return;
    const ask = () =>
      void missing.load().then(
        () => setArrived((count) => count + 1),
        (error: unknown) => setFailed({ wanted: missing, error }),
      );
    ask();
    for (const chance of CHANCES) addEventListener(chance, ask);
    return () => CHANCES.forEach((chance) => removeEventListener(chance, ask));
  }, [missing]);
  return { code, failure: missing !== null && failed?.wanted === missing ? failed : null };
}
