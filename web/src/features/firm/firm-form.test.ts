import { describe, expect, it } from 'vitest';
import { checkFirmForm, idleOptions, toFirmFormValues } from './firm-form.ts';

const FIRM = {
  name: 'Aurora Contabilidade',
  legal_name: 'Aurora Contabilidade Ltda',
  address: null,
  phone: '1140028922',
  whatsapp: '5511940028922',
  email: 'contato@aurora.example',
  hours: null,
  idle_minutes: 30,
};

describe('the form of the firm', () => {
  it('gives back what it was given', () => {
    expect(checkFirmForm(toFirmFormValues(FIRM))).toEqual({ ok: true, fields: FIRM });
    expect(toFirmFormValues(FIRM)).toMatchObject({
      phone: '(11) 4002-8922',
      whatsapp: '+5511940028922',
      address: '',
      idle_minutes: '30',
    });
  });

  it('offers what was chosen, and the default of who chose nothing', () => {
    const { idle_minutes: _none, ...old } = FIRM;
    expect(toFirmFormValues(old).idle_minutes).toBe('15');
    expect(idleOptions(7).map(({ value }) => value)).toEqual(['5', '7', '10', '15', '30', '60', '0']);
    expect(checkFirmForm({ ...toFirmFormValues(FIRM), idle_minutes: '0' })).toMatchObject({
      fields: { idle_minutes: 0 },
    });
  });

  it('says what is missing and what is wrong', () => {
    const checked = checkFirmForm({ ...toFirmFormValues(FIRM), name: ' ', email: 'contato@' });
    expect(checked).toEqual({
      ok: false,
      errors: {
        name: 'Informe o nome do escritório.',
        email: 'Confira o e-mail. Exemplo: contato@escritorio.com.br',
      },
    });
  });
});
