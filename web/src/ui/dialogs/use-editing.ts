import { useState } from 'react';

/**
 * What a dialog edits: an item, or null for a new one. `opening` counts up, to be its key: each opening is a fresh
 * form while the closing one may still fade.
 */
export function useEditing<T>() {
  const [state, setState] = useState<{ isOpen: boolean; opening: number; item: T | null }>({
    isOpen: false,
    opening: 0,
    item: null,
  });
  const open = (item: T | null) => setState(({ opening }) => ({ isOpen: true, opening: opening + 1, item }));
  return {
    ...state,
    open,
    create: () => open(null),
    close: () => setState((before) => ({ ...before, isOpen: false })),
  };
}
