import { describe, expect, it } from 'vitest';
import { findMutants } from './find-mutants.mjs';
import { parseOptions, sampleOf } from './options.mjs';

const mutantsOf = (text) => findMutants('x.rules', text).map((mutant) => mutant.text);

describe('the mutants of a rules file', () => {
  it('take every operand away, inside parentheses too', () => {
    const put = (condition) => `match /a/{b} { allow update: if ${condition}; }`;
    expect(mutantsOf(put('f() && (g(x || y) || h() == 1)'))).toEqual([
      put('true && (g(x || y) || h() == 1)'),
      put('f() && true'),
      put('f() && (false || h() == 1)'),
      put('f() && (g(x || y) || false)'),
      'match /a/{b} {  }',
    ]);
  });

  it('take the one condition of a function away, and leave values alone', () => {
    expect(mutantsOf('function a() { return x is int; }')).toEqual(['function a() { return true; }']);
    expect(mutantsOf('function a() { return get(/b/$(c)).data; }')).toEqual([]);
  });

  it('take each verb away and name one more', () => {
    expect(mutantsOf('allow get, list: if a;')).toEqual([
      'allow get, list: if true;',
      'allow list: if a;',
      'allow get: if a;',
      'allow get, list, delete: if a;',
    ]);
  });

  it('leave out what no question can tell from the rules', () => {
    const statement = 'allow get: if isStaff(t) || isClientOf(t, clientId);';
    const put = (verbs) => statement.replace('get', verbs);
    expect(mutantsOf(statement)).not.toContain(put('get, list'));
    expect(mutantsOf(statement)).toContain(put('get, delete'));
    expect(mutantsOf(statement.replace('clientId', 'id'))).toContain(
      put('get, list').replace('clientId', 'id'),
    );
    const whole = (condition) => `match /a/{b} { allow update: if ${condition}; }`;
    expect(mutantsOf(whole('written.hasAll(required) && x'))).toEqual([
      whole('written.hasAll(required) && true'),
      'match /a/{b} {  }',
    ]);
  });

  it('see nothing in comments and texts', () => {
    const text = "// it isn't && so\nallow update: if a == '(&& ||';";
    expect(mutantsOf(text)).toEqual(["// it isn't && so\nallow update: if true;", "// it isn't && so\n"]);
  });

  it('know the collection they are in', () => {
    const [mutant] = findMutants('x.rules', 'match /a/{b} { match /c/{d} { allow update: if e; } }');
    expect(mutant?.place).toBe('c');
  });
});

describe('a sample', () => {
  const ALL = Array.from({ length: 50 }, (_, at) => at);
  const of = (sample, seed, part = { index: 0, count: 1 }) => sampleOf(ALL, { sample, seed, part });

  it('is the same for the same seed, and another for another', () => {
    expect(of(5, 3)).toEqual(of(5, 3));
    expect(of(5, 3)).not.toEqual(of(5, 4));
    expect(new Set(of(50, 3)).size).toBe(50);
  });

  it('is parted so that each of it is in one part', () => {
    const parts = [0, 1, 2].flatMap((index) => of(20, 3, { index, count: 3 }));
    expect(parts.toSorted()).toEqual(of(20, 3).toSorted());
  });

  it('goes on where a hunt was stopped', () => {
    expect(sampleOf(ALL, parseOptions(['--from', '30']))).toEqual(ALL.slice(30));
  });

  it('is all where none is asked for, and never of a size that is no number', () => {
    expect(sampleOf(ALL, parseOptions([]))).toEqual(ALL);
    expect(() => parseOptions(['--sample', 'x'])).toThrow('no whole number');
    expect(() => parseOptions(['--samples', '5'])).toThrow('Usage');
  });
});
