import { expect, test } from 'vitest';
import { roomIn } from './storage-room.ts';

const MB = 1024 * 1024;

test('a device with hardly a byte left is full', () => {
  expect(roomIn({ quota: 100 * MB, usage: 99.5 * MB })).toBe('full');
  expect(roomIn({ quota: 100 * MB, usage: 101 * MB })).toBe('full');
  expect(roomIn({ quota: 100 * MB, usage: 90 * MB })).toBe('enough');
});

test('nothing is said where the browser does not tell', () => {
  expect(roomIn({})).toBe('unknown');
  expect(roomIn({ usage: 5 })).toBe('unknown');
  expect(roomIn({ quota: 0, usage: 0 })).toBe('unknown');
});
