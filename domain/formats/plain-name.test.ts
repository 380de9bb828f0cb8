import { describe, expect, it } from 'vitest';
import { isSameName, plainName } from './plain-name.ts';

describe('a plain name', () => {
  it.each([
    ['  Ana   Dias ', 'Ana Dias'],
    ['Ana\u200B\u2060 Dias\uFEFF', 'Ana Dias'],
    ['\u202EsaiD anA\u202C', 'saiD anA'],
    ['\u2066Ana\u2069 Dias', 'Ana Dias'],
    ['Ana\n\tDias\u0000', 'Ana Dias'],
    ['\u3164\u115F', ''],
    ['Jose\u0301', 'José'],
    ["João D'Ávila-Nuñez", "João D'Ávila-Nuñez"],
  ])('of %j is %j', (name, plain) => {
    expect(plainName(name)).toBe(plain);
  });
});

describe('two names', () => {
  it.each([
    ['Ana Dias', 'ANA DIAS'],
    ['José Ávila', 'Jose  Avila'],
    ['Ana Dias', 'Ana\u200B Dias'],
    ['Ana Dias', '\uFF21na Dias'],
  ])('%j and %j are taken for the same', (one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it('that differ by a letter are not', () => {
    expect(isSameName('Ana Dias', 'Ana Diaz')).toBe(false);
  });
});
