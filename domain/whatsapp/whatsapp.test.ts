import { describe, expect, it } from 'vitest';
import { whatsappLink, whatsappNumber } from './whatsapp-link.ts';
import { type WhatsappOccasion, whatsappPath, whatsappText } from './whatsapp-texts.ts';

describe('a number for WhatsApp', () => {
  it.each([
    ['11987654321', '5511987654321'],
    ['(11) 98765-4321', '5511987654321'],
    ['+55 11 98765-4321', '5511987654321'],
    ['5511987654321', '5511987654321'],
    ['011 98765-4321', '5511987654321'],
    // Area 55 (Santa Maria), with and without the country.
    ['55987654321', '5555987654321'],
    ['+55 55 98765-4321', '5555987654321'],
    ['+351 912 345 678', '351912345678'],
  ])('of %s is %s', (phone, number) => {
    expect(whatsappNumber(phone)).toBe(number);
  });

  it.each([
    ['a landline', '1133445566'],
    ['a landline with its country', '+55 11 3344-5566'],
    ['a number from before the ninth digit', '1187654321'],
    ['an area that is none', '10987654321'],
    ['one without an area', '987654321'],
    ['one too long', '119876543210'],
    ['a foreign one too short', '+351 91'],
    ['no number', '-'],
    ['nothing', null],
  ])('is none of %s', (_, phone) => {
    expect(whatsappNumber(phone)).toBeNull();
  });
});

const OCCASIONS: WhatsappOccasion[] = [
  { kind: 'talk', company: 'Pão & Cia' },
  { kind: 'slip', company: 'Pão & Cia', due_date: '2026-11-20' },
  { kind: 'obligation', company: 'Pão & Cia', due_date: '2026-11-20' },
  { kind: 'asked', company: 'Pão & Cia', due_date: '2026-11-20' },
  { kind: 'asked', company: 'Pão & Cia', due_date: null },
  { kind: 'invitation', company: 'Pão & Cia' },
];

describe('a prepared text', () => {
  it.each(OCCASIONS)(
    'of $kind names the firm and the company, leads into the portal, and carries no amount',
    (one) => {
      const address = `https://aurora.example${whatsappPath(one, 'c1')}`;
      const text = whatsappText(one, 'Aurora', address);
      expect(text).toContain('Aurora');
      expect(text).toContain('Pão & Cia');
      expect(text.split('\n')).toContain(address);
      expect(text).not.toMatch(/R\$|null|undefined|\d{6}/);
      const link = new URL(whatsappLink('5511987654321', text));
      expect([link.origin, link.pathname]).toEqual(['https://wa.me', '/5511987654321']);
      expect(link.searchParams.get('text')).toBe(text);
    },
  );

  it('says the day where there is one', () => {
    const texts = OCCASIONS.map((one) => whatsappText(one, 'Aurora', 'x'));
    expect(texts.map((text) => text.includes('20/11/2026'))).toEqual([false, true, true, true, false, false]);
  });

  it('leads to the thing itself, of the company', () => {
    expect(OCCASIONS.map((one) => whatsappPath(one, 'c1'))).toEqual([
      '/client-portal?aba=chat&empresa=c1',
      '/client-portal/month?empresa=c1',
      '/client-portal?aba=obrigacoes&empresa=c1',
      '/client-portal/asked?empresa=c1',
      '/client-portal/asked?empresa=c1',
      '/auth',
    ]);
  });
});
