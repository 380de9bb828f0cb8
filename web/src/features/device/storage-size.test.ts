import { expect, it } from 'vitest';
import { storageSize } from './storage-size.ts';

it('says what a device holds in KB, MB or GB', () => {
  expect(storageSize(0)).toBe('0 KB');
  expect(storageSize(512 * 1024)).toBe('512,0 KB');
  expect(storageSize(3.2 * 1024 ** 2)).toBe('3,2 MB');
  expect(storageSize(60 * 1024 ** 3)).toBe('60 GB');
  expect(storageSize(1.25 * 1024 ** 3)).toBe('1,3 GB');
});
