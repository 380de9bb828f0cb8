import { expect, it } from 'vitest';
import { isSendKey } from './send-key.ts';

const enter = { key: 'Enter', shiftKey: false, ctrlKey: false, metaKey: false, isComposing: false };

it('sends by Enter, and breaks the line by Shift+Enter', () => {
  expect(isSendKey(enter, false)).toBe(true);
  expect(isSendKey({ ...enter, shiftKey: true }, false)).toBe(false);
  expect(isSendKey({ ...enter, key: 'a' }, false)).toBe(false);
});

it('breaks the line by Enter of a touch keyboard', () => {
  expect(isSendKey(enter, true)).toBe(false);
  expect(isSendKey({ ...enter, ctrlKey: true }, true)).toBe(true);
});

it('does not send the Enter that chooses a word', () => {
  expect(isSendKey({ ...enter, isComposing: true }, false)).toBe(false);
});
