/**
 * A module that can be asked for again. A browser remembers for the page's life that a URL gave no module (HTML
 * Standard, module map), so the next try needs another URL of the same file; Chromium and Firefox name it in
 * their error. Where none is named the next try is as good as the first.
 */
export function importAgain<M>(load: () => Promise<M>): () => Promise<M> {
  let failed: string | null = null;
  return async () => {
    try {
      if (failed === null) return await load();
      return (await import(/* @vite-ignore */ `${failed}?${Date.now()}`)) as M; // the same file
    } catch (error) {
      failed ??= /https?:\S+\.js/.exec(String(error))?.[0] ?? null;
      throw error;
    }
  };
}
