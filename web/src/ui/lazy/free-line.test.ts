import { beforeEach, expect, it, vi } from 'vitest';

// Each test is a page of its own.
beforeEach(() => vi.resetModules());
const newPage = () => import('./free-line.ts');

it('is free where nothing asks for it', async () => {
  expect((await newPage()).untilLineIsFree()).toBeNull();
});

it('is free once what asked for it is over, also where that failed', async () => {
  const { keepLineFree, untilLineIsFree } = await newPage();
  let fail = () => {};
  keepLineFree(new Promise((_resolve, reject) => (fail = () => reject(new Error('offline')))));
  const free = untilLineIsFree();
  expect(free).not.toBeNull();
  fail();
  await free;
  expect(untilLineIsFree()).toBeNull();
});

it('is free when the last that asked is over', async () => {
  const { keepLineFree, untilLineIsFree } = await newPage();
  keepLineFree(Promise.resolve());
  keepLineFree(new Promise(() => {}));
  await Promise.resolve();
  await Promise.resolve();
  expect(untilLineIsFree()).not.toBeNull();
});
