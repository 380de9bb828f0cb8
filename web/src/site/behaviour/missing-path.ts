/** Leaves a trace of the URL that does not exist. A warning: nothing is broken on this side. */
export function logMissingPath(root: ParentNode, location: Pick<Location, 'pathname'>): void {
  if (root.querySelector('[data-not-found]') === null) return;
  console.warn(`404: no page at ${location.pathname}`);
}
