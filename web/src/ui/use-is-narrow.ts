import { useSyncExternalStore } from 'react';

/** Below this rows become cards and dialogs become sheets. */
const NARROW = '(max-width: 767.98px)';

export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

// jsdom has no matchMedia; there the wide layout is shown.
const query = () => (typeof matchMedia === 'function' ? matchMedia(NARROW) : null);

const read = () => query()?.matches ?? false;

function subscribe(listener: () => void): () => void {
  const narrow = query();
  narrow?.addEventListener('change', listener);
  return () => narrow?.removeEventListener('change', listener);
}
