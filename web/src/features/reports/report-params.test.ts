import { describe, expect, it } from 'vitest';
import { rangeOfParams } from './report-params.ts';

const asked = (
  relatorio: string | null,
  de: string | null,
  ate: string | null,
  [any, due]: [any: string | null, due?: string] = [null],
) => rangeOfParams({ relatorio, de, ate }, '2026-11-01', { any, due: due ?? any });

describe('the report of a URL', () => {
  it('is conformity of half a year where nothing is asked', () => {
    expect(asked(null, null, null)).toEqual({ kind: 'conformidade', from: '2026-06-01', to: '2026-11-01' });
  });

  it('begins with the first month there is anything of, unless an earlier one is asked for', () => {
    expect(asked(null, null, null, ['2026-08-01']).from).toBe('2026-08-01');
    expect(asked(null, '2026-07', null, ['2026-08-01']).from).toBe('2026-07-01');
    expect(asked(null, null, null, ['2020-01-01']).from).toBe('2026-06-01');
  });

  it('has three months at least, however young the firm is', () => {
    expect(asked(null, null, null, ['2026-11-01']).from).toBe('2026-09-01');
    expect(asked(null, null, '2026-08', ['2026-10-01']).from).toBe('2026-06-01');
  });

  it('begins with what was due first where nothing else is counted', () => {
    expect(asked('conformidade', null, null, ['2026-06-01', '2026-09-01']).from).toBe('2026-09-01');
    expect(asked('tendencias', null, null, ['2026-06-01', '2026-09-01']).from).toBe('2026-06-01');
  });

  it('is what is asked for', () => {
    expect(asked('equipe', '2025-12', '2026-02')).toEqual({
      kind: 'equipe',
      from: '2025-12-01',
      to: '2026-02-01',
    });
  });

  it('makes sense of what makes none', () => {
    expect(asked('x', '2026-13', 'abc')).toEqual(asked(null, null, null));
    expect(asked(null, '2026-12', '2026-11').from).toBe('2026-11-01');
    expect(asked(null, '2001-01', '2026-11').from).toBe('2024-12-01');
  });
});
