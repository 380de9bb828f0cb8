import { expect, it } from 'vitest';
import { closingFor, forgetClosing, readClosings, rememberClosing } from './closings.ts';
import { CLOSINGS_KEY } from '../session-keys.ts';

/** As much of the web storage as is asked for. */
function storage(text: string | null = null): Storage {
  const held = new Map(text === null ? [] : [[CLOSINGS_KEY, text]]);
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as unknown as Storage;
}

const ana = { uid: 'ana', tenant_id: 'aurora' };
const rui = { uid: 'rui', tenant_id: 'aurora' };

it('a closing is remembered once per account, until it is forgotten', () => {
  const device = storage();
  rememberClosing({ ...ana, reason: 'left' }, device);
  rememberClosing({ ...rui, reason: 'blocked' }, device);
  rememberClosing({ ...ana, reason: 'disabled' }, device);
  expect(readClosings(device)).toHaveLength(2);
  expect(closingFor(ana, device)?.reason).toBe('disabled');
  forgetClosing(ana, device);
  expect(closingFor(ana, device)).toBeNull();
  expect(readClosings(device)).toEqual([{ ...rui, reason: 'blocked' }]);
});

it('nothing of it is left on the device with the last one', () => {
  const device = storage();
  rememberClosing({ ...ana, reason: 'left' }, device);
  forgetClosing(ana, device);
  expect(device.getItem(CLOSINGS_KEY)).toBeNull();
});

it('what is no closing is passed over', () => {
  const text = JSON.stringify([
    null,
    7,
    { uid: 'ana' },
    { ...rui, reason: 'because' },
    { ...ana, reason: 'moved' },
  ]);
  expect(readClosings(storage(text))).toEqual([{ ...ana, reason: 'moved' }]);
  for (const other of [null, '', '{', '{}', 'null']) expect(readClosings(storage(other))).toEqual([]);
});
