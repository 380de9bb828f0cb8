import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { documentId } from '../entities/fields.ts';
import { generatedId } from './generated-id.ts';

it('the id is twenty letters, the same wherever it is made', () => {
  // Fixed: another one would make every month a second time.
  expect(generatedId('padaria', 'pgdas-das', '2026-10')).toBe(lettersOf('padaria\npgdas-das\n2026-10'));
  expect(generatedId('padaria', 'pgdas-das', '2026-10')).toBe('ckhtikedgvmjdbfiibgw');
  expect(documentId.safeParse(generatedId('padaria', 'pgdas-das', '2026-10')).success).toBe(true);
});

it('client, rule and month each make another', () => {
  const ids = ['a', 'b', 'ab'].flatMap((client) =>
    ['c', 'bc'].flatMap((rule) => ['2026-10', '2026-11'].map((month) => generatedId(client, rule, month))),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]{20}$/);
});

/** The same by Node's own hash. */
function lettersOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 20);
  return Array.from(bytes, (byte) => String.fromCharCode(97 + (byte % 26))).join('');
}
