import { type ComponentType, useEffect, useState } from 'react';
import { importAgain } from './import-again.ts';

/** A component whose code is loaded by itself. */
export type LazyComponent<Props> = {
  /** null until it has been loaded. */
  readonly here: () => ComponentType<Props> | null;
  /** Can be asked again after it failed. */
  readonly load: () => Promise<void>;
};

export function lazyComponent<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyComponent<Props> {
  const ask = importAgain(load);
  let loaded: ComponentType<Props> | null = null;
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
 */
export function useLazyComponent<Props>(wanted: LazyComponent<Props>) {
  const [failed, setFailed] = useState<{ wanted: LazyComponent<Props>; error: unknown } | null>(null);
  const [, setArrived] = useState(0);
  const component = wanted.here();
  const isMissing = component === null;
  useEffect(() => {
    if (!isMissing) return;
    const ask = () =>
      void wanted.load().then(
        () => setArrived((count) => count + 1),
        (error: unknown) => setFailed({ wanted, error }),
      );
    ask();
    for (const chance of CHANCES) addEventListener(chance, ask);
    return () => CHANCES.forEach((chance) => removeEventListener(chance, ask));
  }, [wanted, isMissing]);
  return { component, failure: isMissing && failed?.wanted === wanted ? failed : null };
}
