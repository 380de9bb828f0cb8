import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code is loaded by itself. */
export type LazyComponent<Props> = {
  /** null until it has been loaded. */
  readonly here: () => ComponentType<Props> | null;
  readonly load: () => Promise<void>;
};

export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  return {
    here: () => loaded,
    load: async () => {
      loaded ??= await load();
    },
  };
}

/**
 * Mostly the code is here by then: it came with the page, or when the first screen was shown. Not by Suspense, which
 * having shown its fallback once holds the content back for a third of a second.
 */
export function useLazyComponent<Props>(wanted: LazyComponent<Props>) {
  const [failed, setFailed] = useState<{ wanted: LazyComponent<Props>; error: unknown } | null>(null);
  const [, setArrived] = useState(0);
  const component = wanted.here();
  const isMissing = component === null;
  useEffect(() => {
    if (!isMissing) return;
    wanted.load().then(
      () => setArrived((count) => count + 1),
      (error: unknown) => setFailed({ wanted, error }),
    );
  }, [wanted, isMissing]);
  return { component, failure: failed?.wanted === wanted ? failed : null };
}
