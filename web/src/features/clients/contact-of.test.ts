import { expect, it } from 'vitest';
import { contactOf } from './contact-of.ts';

it('shows the e-mail, else the phone in its usual form, else a dash', () => {
  expect(contactOf({ email: 'a@a.example', phone: '1133445566' })).toBe('a@a.example');
  expect(contactOf({ email: null, phone: '11987654321' })).toBe('(11) 98765-4321');
  expect(contactOf({ email: '', phone: null })).toBe('-');
});
