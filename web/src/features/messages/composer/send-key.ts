type Key = {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  /** Enter that chooses a word of an input method. */
  isComposing: boolean;
};

/**
 * Whether a key sends what was typed. A touch keyboard has no Shift+Enter at hand, so there Enter makes a new
 * line and the button sends.
 */
export function isSendKey(key: Key, isTouch: boolean): boolean {
  if (key.key !== 'Enter' || key.isComposing) return false;
  if (key.ctrlKey || key.metaKey) return true;
  return !key.shiftKey && !isTouch;
}

/** A finger is the main pointer: then so is the keyboard on the screen. */
export const hasTouchKeyboard = () =>
  typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches;
