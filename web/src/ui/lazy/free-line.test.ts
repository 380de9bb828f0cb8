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

it('is free when all that asked are over, also who asked meanwhile', async () => {
  const { keepLineFree, untilLineIsFree } = await newPage();
  const ends: (() => void)[] = [];
  const ask = () => keepLineFree(new Promise<void>((resolve) => ends.push(resolve)));
  ask();
  let isFree = false;
  const free = untilLineIsFree()?.then(() => (isFree = true));
  ask();
  ends[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isFree).toBe(false);
  ends[1]?.();
  await free;
  expect(untilLineIsFree()).toBeNull();
});

it('runs what waits for it once it is free, at once where it is, and never what was called off', async () => {
  const { keepLineFree, whenLineIsFree } = await newPage();
  const ran: string[] = [];
  whenLineIsFree(() => ran.push('at once'));
  expect(ran).toEqual(['at once']);
  let end = () => {};
  keepLineFree(new Promise<void>((resolve) => (end = resolve)));
  whenLineIsFree(() => ran.push('later'));
  whenLineIsFree(() => ran.push('called off'))();
  expect(ran).toEqual(['at once']);
  end();
  await vi.waitFor(() => expect(ran).toEqual(['at once', 'later']));
});
