import { expect, it } from 'vitest';
import { contactLinks } from './contact-links.ts';

it('writes to the e-mail and calls the number, a Brazilian one where no country is named', () => {
  expect(contactLinks({ email: 'a@a.example', phone: '1133445566' })).toEqual([
    { kind: 'email', href: 'mailto:a@a.example', label: 'a@a.example' },
    { kind: 'phone', href: 'tel:+551133445566', label: '(11) 3344-5566' },
  ]);
  expect(contactLinks({ email: null, phone: '+351 912 345 678' })).toEqual([
    { kind: 'phone', href: 'tel:+351912345678', label: '+351 912 345 678' },
  ]);
});

it('offers nothing where nothing is known', () => {
  expect(contactLinks({ email: '', phone: null })).toEqual([]);
  expect(contactLinks({ email: null, phone: '-' })).toEqual([]);
});
