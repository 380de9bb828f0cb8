import { useSyncExternalStore } from 'react';

let height = 0;
const listeners = new Set<() => void>();

/** How much the layout keeps above the screen, in px: heads of tables stick below it. */
export function setStickyTop(px: number): void {
  if (px === height) return;
  height = px;
  for (const listener of listeners) listener();
}

/** A table asks for it. A style that the page hands down would have the browser work out every element anew where it changes. */
export const useStickyTop = (): number => useSyncExternalStore(subscribe, () => height);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
