let height = 0;
const listeners = new Set<() => void>();

/**
 * How much the layout keeps above the screen, in px: heads of tables stick below it. A style that the page hands down would have
 * the browser work out every element anew where it changes.
 */
export const stickyTop = {
  read: () => height,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  become(px: number): void {
    if (px === height) return;
    height = px;
    for (const listener of listeners) listener();
  },
};
