import { describe, expect, test } from 'vitest';
import { RE2JS } from './firebase-patterns.ts';

describe('what the SDK asks of a pattern', () => {
  test('is whether it is somewhere in a text', () => {
    expect(RE2JS.compile('gui.s?').test('A guia vence')).toBe(true);
    expect(RE2JS.compile('guias').test('A guia vence')).toBe(false);
  });

  test('is whether it is the whole text, of each way of a choice', () => {
    expect(RE2JS.compile('gui|guia').matches('guia')).toBe(true);
    expect(RE2JS.compile('guia|das').matches('guias')).toBe(false);
    expect(RE2JS.compile('^guia$').matches('guia')).toBe(true);
  });

  test('fails where it is none, as the SDK expects', () => {
    expect(() => RE2JS.compile('(')).toThrow(SyntaxError);
  });
});
