import { expect, test } from 'vitest';
import { codeForm, recoveryCodeForm } from './code-fields.ts';

test.each(['418029', '418 029', ' 418-029 '])('a code typed or pasted as %j is six numbers', (code) => {
  expect(codeForm.parse({ code })).toEqual({ code: '418029' });
});

test.each(['', '41802', '4180299', 'abcdef'])('%j is no code', (code) => {
  expect(codeForm.safeParse({ code }).success).toBe(false);
});

test('a recovery code is taken with and without its hyphens', () => {
  const isTaken = (code: string) => recoveryCodeForm.safeParse({ code }).success;
  expect(isTaken('K3ZW-4VYM-NB6T-Q310')).toBe(true);
  expect(isTaken('k3zw4vymnb6tq310')).toBe(true);
  expect(isTaken('K3ZW-4VYM')).toBe(false);
});
