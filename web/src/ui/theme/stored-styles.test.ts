// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedStyles } from './stored-styles.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A start of the app that works one thing out, and how often it did. */
function start(of: string | null, group: string, asked: string, answer: unknown) {
  const make = vi.fn(() => answer);
  const kept = storedStyles(of);
  const found = kept(group, asked, make);
  kept(group, asked, make);
  return { found, make, kept };
}

const seconds = (count: number) => vi.advanceTimersByTime(count * 1_000);

it('has for the next start what a start worked out, also where the answer is no', () => {
  expect(start('one', 'css', 'red', { color: 'red' }).make).toHaveBeenCalledOnce();
  seconds(4);
  const next = start('one', 'css', 'red', 'something else');
  expect(next.found).toEqual({ color: 'red' });
  expect(next.make).not.toHaveBeenCalled();
  expect(next.kept('css', 'constructor', () => 'worked out')).toBe('worked out');

  const names = storedStyles('one');
  names('names', 'href', () => false);
  seconds(4);
  expect(storedStyles('one')('names', 'href', () => true)).toBe(false);
  expect(storedStyles('one')('css', 'red', () => null)).toEqual({ color: 'red' });
});

it('has nothing of what was worked out with another theme, and nothing where nothing is to be stored', () => {
  start('one', 'css', 'red', 'old');
  seconds(4);
  expect(start('another', 'css', 'red', 'new').found).toBe('new');
  seconds(4);
  expect(start('one', 'css', 'red', 'again').found).toBe('again');
  seconds(4);

  localStorage.clear();
  start(null, 'css', 'red', 'old');
  seconds(4);
  expect(localStorage).toHaveLength(0);
});

it('stores what belongs to a start alone', () => {
  const { kept } = start('one', 'css', 'red', 'first');
  seconds(4);
  kept('css', 'later', () => 'of another screen');
  seconds(60);
  expect(start('one', 'css', 'later', 'asked again').found).toBe('asked again');
});

it('begins anew with what nobody wrote, with too much, and on a device without room', () => {
  localStorage.setItem('portal.styles', '{"of":"one","made":');
  expect(start('one', 'css', 'red', 'worked out').found).toBe('worked out');

  start('one', 'css', 'red', 'x'.repeat(700_000));
  seconds(4);
  expect(localStorage.getItem('portal.styles')).toBeNull();

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  start('one', 'css', 'red', 'small');
  expect(() => seconds(4)).not.toThrow();
});
