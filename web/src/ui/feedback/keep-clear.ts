import { freeBottom } from './free-place.ts';

/** What notices must not cover carries this attribute: the buttons of a dialog, the field of a chat. */
const KEPT = '[data-keep-clear]';
const OPEN_DIALOG = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/**
 * Holds the notices where they cover nothing that has to stay free, for as long as some are shown. Under a finger that
 * presses nothing moves: what is let go over something else is no press. Returns the end.
 */
export function keepClear(region: HTMLElement): () => void {
  let frame = 0;
  let isPressed = false;
  const place = () => {
    frame = 0;
    region.style.bottom = '';
    const { innerHeight } = window;
    const box = region.getBoundingClientRect();
    const kept = keptNow().map((element) => element.getBoundingClientRect());
    region.style.bottom = `${freeBottom(box, kept, innerHeight)}px`;
  };
  const soon = () => {
    if (frame === 0 && !isPressed) frame = requestAnimationFrame(place);
  };
  const press = () => {
    isPressed = true;
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const letGo = () => {
    isPressed = false;
    soon();
  };
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('pointerdown', press, { capture: true, signal });
  addEventListener('pointerup', letGo, { capture: true, signal });
  addEventListener('pointercancel', letGo, { capture: true, signal });
  const changes = new MutationObserver(soon);
  changes.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(soon);
  sizes.observe(region);
  addEventListener('resize', soon, { signal });
  // In the capture phase: a list that scrolls inside the page tells nobody else.
  addEventListener('scroll', soon, { capture: true, passive: true, signal });
  place();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    ended.abort();
    region.style.bottom = '';
  };
}

/** What is behind an open dialog cannot be used anyway. */
function keptNow(): Element[] {
  const all = [...document.querySelectorAll(KEPT)];
  const dialogs = [...document.querySelectorAll(OPEN_DIALOG)];
  return dialogs.length === 0 ? all : all.filter((one) => dialogs.some((dialog) => dialog.contains(one)));
}
