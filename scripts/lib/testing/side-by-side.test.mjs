import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sideBySide } from './side-by-side.mjs';

const stage = (name, load, ...after) => ({ name, load, after });

/** Runs the stages by hand: what has begun, and a way to end one. */
function byHand(stages, processors) {
  const ends = new Map();
  const begun = [];
  const results = sideBySide(stages, processors, ({ name }) => {
    begun.push(name);
    return new Promise((resolve, reject) => ends.set(name, { resolve, reject }));
  });
  return {
    begun,
    results,
    async end(name) {
      ends.get(name).resolve(`${name} ended`);
      await setImmediate();
    },
    async fail(name) {
      ends.get(name).reject(new Error(name));
      await setImmediate();
    },
  };
}

describe('stages side by side', () => {
  it('begin in their order, as many as the processors bear', async () => {
    const { begun, end } = byHand([stage('a', 1), stage('b', 1), stage('c', 1)], 2);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('that mostly wait share a processor', () => {
    expect(byHand([stage('a', 0.5), stage('b', 0.5), stage('c', 1), stage('d', 0.5)], 2).begun).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('let a later one by that needs less', () => {
    expect(byHand([stage('a', 1.5), stage('b', 1), stage('c', 0.5)], 2).begun).toEqual(['a', 'c']);
  });

  it('that need more than there is run alone', async () => {
    const { begun, end } = byHand([stage('a', 1), stage('b', 8), stage('c', 2)], 2);
    expect(begun).toEqual(['a']);
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('wait for those they come after, where these are run at all', async () => {
    const { begun, end } = byHand([stage('a', 1, 'b', 'not chosen'), stage('b', 1), stage('c', 1)], 2);
    expect(begun).toEqual(['b', 'c']);
    await end('b');
    expect(begun).toEqual(['b', 'c', 'a']);
  });

  it('answer in the order they were given in, whichever ended first', async () => {
    const { results, end } = byHand([stage('a', 1), stage('b', 1)], 2);
    await end('b');
    await end('a');
    expect(await results).toEqual(['a ended', 'b ended']);
  });

  it('that wait for each other are told', async () => {
    await expect(byHand([stage('a', 1, 'b'), stage('b', 1, 'a')], 2).results).rejects.toThrow(
      'Each waits for another: a, b',
    );
  });

  it('hand on what one of them throws', async () => {
    const { results, fail } = byHand([stage('a', 1)], 2);
    const told = expect(results).rejects.toThrow('a');
    await fail('a');
    await told;
  });

  it('are nothing at all when there are none', async () => {
    expect(await byHand([], 2).results).toEqual([]);
  });
});
