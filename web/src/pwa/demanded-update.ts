import { appUpdate } from './app-update.ts';

/** How often a page that must be updated looks whether nobody is in the middle of something. */
const LOOK_EVERY_MS = 5_000;

/**
 * Takes a demanded version by itself, once it is here and nothing is open that a reload would take away. `look`: asks
 * hosting for a new version now.
 */
export function followDemand(look: () => void): void {
  let timer: ReturnType<typeof setInterval> | null = null;
  let wasDemanded = false;
  const takeIt = () => {
    const { kind, isDemanded } = appUpdate.read();
    if (isDemanded && kind === 'waiting' && !isSomethingOpen(document)) appUpdate.accept();
  };
  appUpdate.subscribe(() => {
    const { isDemanded } = appUpdate.read();
    if (isDemanded && !wasDemanded) {
      look();
      timer ??= setInterval(takeIt, LOOK_EVERY_MS);
    }
    wasDemanded = isDemanded;
    if (isDemanded || timer === null) return;
    clearInterval(timer);
    timer = null;
  });
}

/** A dialog, or a field with something in it that has the focus: what is kept by no draft. */
export function isSomethingOpen(page: Document): boolean {
  if (page.querySelector('[role=dialog], [role=alertdialog]') !== null) return true;
  const field = page.activeElement;
  const isTextField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isTextField && field.value !== '';
}
