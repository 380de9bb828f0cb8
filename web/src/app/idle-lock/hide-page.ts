/** What parts of a hidden page listen for on the document: an open dialog's keys, the search's. */
const LISTENED_FOR = ['keydown', 'keyup', 'pointerdown', 'mousedown', 'focusin'] as const;

/**
 * Takes the whole page out of the document: no eye, no assistive technology and no look at the DOM finds its text.
 * It lives on, with all that was being typed and the engine that sends. Returns how to bring it back as it was.
 */
export function hidePage(): () => void {
  const page = document.getElementById('page');
  if (page === null) throw new Error('app.html has no #page');
  const { activeElement } = document;
  const [left, top] = [scrollX, scrollY];
  const ended = new AbortController();
  page.remove();
  // Before anybody on the document hears of it; what the browser itself does with a key stays.
  for (const kind of LISTENED_FOR)
    addEventListener(kind, keepFromPage, { capture: true, signal: ended.signal });
  return () => {
    ended.abort();
    document.body.prepend(page);
    scrollTo({ left, top, behavior: 'instant' });
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  };
}

/** A person who holds the device now has not shown who they are. */
export const isPageHidden = (): boolean => document.getElementById('page') === null;

/** A dialog that asks while the page is hidden needs its own keys, but none that would open something behind it. */
function keepFromPage(event: Event): void {
  const isShortcut = event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey);
  const isInDialog =
    event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]') !== null;
  if (isShortcut || !isInDialog) event.stopImmediatePropagation();
}
