declare global {
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
