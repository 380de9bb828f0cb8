/** What the build writes these into (web/build/sign-in-page.ts). */
const PAGE = 'prerendered';
const STYLES = 'prerendered-styles';

/** Whether the page brought its screen along, which is still there: nobody was signed in when it came. */
export const isPrerendered = (): boolean => document.getElementById(PAGE) !== null;

/**
 * The app's screen takes the place of the one that came with the page: in one step, so that nobody sees it happen. Where it
 * has the same fields, what was typed, the place of the cursor and the last press go on in them.
 */
export function takeOver(): void {
  const sent = document.getElementById(PAGE);
  const root = document.getElementById('root');
  if (sent === null || root === null) return;
  const [before, after] = [fieldsOf(sent), fieldsOf(root)];
  const pressed = Number(sent.dataset['pressed'] ?? Number.NaN);
  const isSame = before.length === after.length;
  // Shown at once: a hidden field takes no focus, and a phone's keyboard closes when none has it.
  document.getElementById(STYLES)?.remove();
  if (isSame) before.forEach((field, index) => goOn(field, after[index]));
  sent.remove();
  if (isSame) root.querySelectorAll('button')[pressed]?.click();
}

const fieldsOf = (element: HTMLElement) => [...element.querySelectorAll('input')];

function goOn(from: HTMLInputElement, to: HTMLInputElement | undefined): void {
  if (to === undefined) return;
  if (from.value !== '') type(to, from.value);
  if (document.activeElement !== from) return;
  // An address has no selection that a script may read.
  const { selectionStart, selectionEnd } = from;
  to.focus({ preventScroll: true });
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd);
}

/** As a person types: React hears of a change where its own way to set a value is passed by. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
