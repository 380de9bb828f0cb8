import { useEffect } from 'react';

/** Who looks for somebody looks among all: the next accounts are read by themselves then, until there are no more. */
export function useReadAll(isWanted: boolean, more: (() => void) | null): void {
  useEffect(() => {
    if (isWanted) more?.();
  });
}
