import { afterEach, describe, expect, it, vi } from 'vitest';
import { askToBeWoken, whenWoken } from './background-sync.ts';
import { sendWorkMessage } from './send-work-message.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser with a worker whose registration is this. */
function browser(registration: object | undefined) {
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  return serviceWorker;
}

describe('asking to be woken', () => {
  it('registers one sync where the browser has it', async () => {
    const register = vi.fn(() => Promise.resolve());
    browser({ sync: { register } });
    await askToBeWoken();
    expect(register.mock.calls).toEqual([['send-work']]);
  });

  it.each([
    ['no such feature (Firefox, Safari)', () => browser({})],
    ['no worker yet', () => browser(undefined)],
    ['no workers at all', () => vi.stubGlobal('navigator', {})],
    [
      'a person who does not allow it',
      () => browser({ sync: { register: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } }),
    ],
  ])('asks for nothing and fails nothing in a browser with %s', async (_what, become) => {
    become();
    await expect(askToBeWoken()).resolves.toBeUndefined();
  });
});

describe('being woken', () => {
  const says = (worker: EventTarget, data: unknown) =>
    worker.dispatchEvent(new MessageEvent('message', { data }));

  it('sends when the worker says so, and at no other message', () => {
    const worker = browser({});
    const send = vi.fn();
    whenWoken(send);
    says(worker, { kind: 'another' });
    says(worker, null);
    expect(send).not.toHaveBeenCalled();
    says(worker, { ...sendWorkMessage });
    expect(send).toHaveBeenCalledOnce();
  });

  it('ends with the engine', () => {
    const worker = browser({});
    const send = vi.fn();
    whenWoken(send)();
    says(worker, sendWorkMessage);
    expect(send).not.toHaveBeenCalled();
  });

  it('never comes in a browser without workers, and fails nothing', () => {
    vi.stubGlobal('navigator', {});
    expect(() => whenWoken(vi.fn())()).not.toThrow();
  });
});
