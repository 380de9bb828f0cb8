import { describe, expect, it } from 'vitest';
import { ACCEPTED_EXTENSIONS, ACCEPTED_MIME_TYPES } from '@portal/domain';
import { FIRESTORE_RULES, STORAGE_RULES } from './support/backend.ts';
import { readFunctions, withoutComments } from './support/rules-text.ts';

describe.each([
  ['firestore.rules', FIRESTORE_RULES],
  ['storage.rules', STORAGE_RULES],
])('%s', (_name, text) => {
  const code = withoutComments(text);

  // The local backend compiles a call of nothing silently, and the rule denies everybody.
  it('calls only functions that are defined where it is called', () => {
    expect(readFunctions(text).undefinedCalls).toEqual([]);
  });

  it('defines no function that nothing calls', () => {
    expect(readFunctions(text).uncalled).toEqual([]);
  });

  it('uses nothing that engines read differently', () => {
    expect(code).not.toContain(' ? ');
    expect(code).not.toContain('.replace(');
  });

  it('accepts the files that the domain accepts, and no other', () => {
    const types = code.match(/(?<=')(?:application|image|text)\/[^']+/g) ?? [];
    expect(new Set(types)).toEqual(new Set(ACCEPTED_MIME_TYPES));
    const [, extensions = ''] = /\[\.\]\(([a-z|]+)\)/.exec(code) ?? [];
    expect(extensions.split('|').sort()).toEqual([...ACCEPTED_EXTENSIONS].sort());
  });

  it('allows nothing without a condition, and no deletion', () => {
    const allows = code.match(/allow [^;]*;/g) ?? [];
    expect(allows.length).toBeGreaterThan(0);
    for (const allow of allows) {
      expect(allow).toMatch(/^allow [a-z, ]+: if \S/);
      expect(allow).not.toMatch(/^allow [^:]*\b(delete|read|write)\b/);
      expect(allow).not.toMatch(/: if true\b/);
    }
  });
});

describe('the reader of rules', () => {
  const reads = (text: string) => readFunctions(text);

  it('finds a call of nothing, and of something out of reach', () => {
    expect(reads('match /a/{b} { allow get: if isMine(); }').undefinedCalls).toEqual(['isMine']);
    const apart = 'match /a/{b} { function f() { return x(); } } match /c/{d} { allow get: if f(); }';
    expect(reads(apart).undefinedCalls).toEqual(['x', 'f']);
  });

  it('knows outer functions, those defined later, and those of the language', () => {
    const text =
      'match /a { match /b { allow get: if f() && get(/a/$(b)).data.x(); } function f() { return 1; } }';
    expect(reads(text)).toEqual({ undefinedCalls: [], uncalled: [] });
  });

  it('does not look into comments and texts', () => {
    expect(reads('// f()\nmatch /a { allow get: if \'g(\' == "h("; }').undefinedCalls).toEqual([]);
  });
});
