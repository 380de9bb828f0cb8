import { type ComponentType, useEffect, useState } from 'react';

/** A component whose code is brought by itself. */
export type Late<Props> = {
  /** null until it has been brought. */
  readonly here: () => ComponentType<Props> | null;
  readonly bring: () => Promise<void>;
};

export function late<Props>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let loaded: ComponentType<Props> | null = null;
  return {
    here: () => loaded,
    bring: async () => {
      loaded ??= await load();
    },
  };
}

/**
 * Mostly the code is here by then: it came with the page, or when the first screen stood. Not by Suspense, which
 * having shown its fallback once holds the content back for a third of a second.
 */
export function useLate<Props>(wanted: Late<Props>) {
  const [failed, setFailed] = useState<{ wanted: Late<Props>; error: unknown } | null>(null);
  const [, setArrived] = useState(0);
  const component = wanted.here();
  const isMissing = component === null;
  useEffect(() => {
    if (!isMissing) return;
    wanted.bring().then(
      () => setArrived((count) => count + 1),
      (error: unknown) => setFailed({ wanted, error }),
    );
  }, [wanted, isMissing]);
  return { component, failure: failed?.wanted === wanted ? failed : null };
}
