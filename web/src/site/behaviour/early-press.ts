declare global {
  // Merged with the one that is there already: a type cannot be.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    /** What was pressed before the page's scripts were there, of the elements that are nothing without them. */
    earlyPress?: HTMLElement;
  }
}

/** Marks an element whose press the page's start keeps. */
export const KEEPS_PRESS = { 'data-keeps-press': true } as const;

/** Called once all that is pressed is watched. */
export function repeatEarlyPress(): void {
  window.earlyPress?.click();
}
