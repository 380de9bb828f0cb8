import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteUse, rememberIdleMinutes } from '#session/device/last-use.ts';
import { createUseWatch } from './use-watch.ts';

const MINUTE = 60_000;
const touch = () => dispatchEvent(new Event('pointerdown'));
const stops: (() => void)[] = [];

/** A tab of the device: all share its storage and its clock. */
function openTab() {
  const watch = createUseWatch('ana');
  const told = vi.fn();
  stops.push(watch.subscribe(told));
  return { ...watch, told };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

describe('a screen of the staff', () => {
  it('locks when the time without use is over, and not before', () => {
    noteUse('ana');
    const tab = openTab();
    vi.advanceTimersByTime(15 * MINUTE - 1);
    expect(tab.isLocked()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(tab.isLocked()).toBe(true);
    expect(tab.told).toHaveBeenCalledOnce();
  });

  it('stays open while somebody uses it, in whichever tab', () => {
    noteUse('ana');
    const [one, other] = [openTab(), openTab()];
    vi.advanceTimersByTime(10 * MINUTE);
    touch();
    vi.advanceTimersByTime(10 * MINUTE);
    expect([one.isLocked(), other.isLocked()]).toEqual([false, false]);
  });

  it('is not used by a page that moves under a resting pointer', () => {
    noteUse('ana');
    const tab = openTab();
    vi.advanceTimersByTime(10 * MINUTE);
    dispatchEvent(new MouseEvent('pointermove'));
    vi.advanceTimersByTime(5 * MINUTE);
    expect(tab.isLocked()).toBe(true);
  });

  it('opens locked after a long absence, and a touch does not unlock it', () => {
    noteUse('ana', Date.now() - 16 * MINUTE);
    const tab = openTab();
    expect(tab.isLocked()).toBe(true);
    touch();
    expect(tab.isLocked()).toBe(true);
  });

  it('locks with the first touch after a sleep in which no timer ran', () => {
    noteUse('ana');
    const tab = openTab();
    vi.setSystemTime(Date.now() + 60 * MINUTE);
    touch();
    expect(tab.isLocked()).toBe(true);
  });

  it('locks and unlocks by hand, and the other tabs hear of it', () => {
    noteUse('ana');
    const [one, other] = [openTab(), openTab()];
    one.lock();
    dispatchEvent(new Event('storage'));
    expect([one.isLocked(), other.isLocked()]).toEqual([true, true]);
    other.unlock();
    dispatchEvent(new Event('storage'));
    expect([one.isLocked(), other.isLocked()]).toEqual([false, false]);
  });

  it('follows what the firm chooses, and never locks where it chose that', () => {
    noteUse('ana', Date.now() - 6 * MINUTE);
    const tab = openTab();
    tab.setMinutes(5);
    expect(tab.isLocked()).toBe(true);
    rememberIdleMinutes(0);
    dispatchEvent(new Event('storage'));
    expect(tab.isLocked()).toBe(false);
  });
});
