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
  portfolio_scope: true,
  month_day: 5,
  brand: { short_name: 'Aurora', mark: 'peak', colour: '#2B4C8C' },
} as const;

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

  it('says what the devices of accountants hold, and of who chose nothing the whole firm', () => {
    const { portfolio_scope: _none, ...old } = FIRM;
    expect(toFirmFormValues(FIRM).portfolio_scope).toBe('portfolio');
    expect(toFirmFormValues(old).portfolio_scope).toBe('firm');
    expect(checkFirmForm(toFirmFormValues(old))).toMatchObject({ fields: { portfolio_scope: false } });
  });

  it('says on which day the month is made, and of who chose none that somebody makes it', () => {
    const { month_day: _none, ...old } = FIRM;
    expect(toFirmFormValues(FIRM).month_day).toBe('5');
    expect(checkFirmForm(toFirmFormValues(old))).toMatchObject({ fields: { month_day: null } });
  });

  it('takes a colour as people write it, and none where nothing is written', () => {
    const withColour = (colour: string) => checkFirmForm({ ...toFirmFormValues(FIRM), colour });
    expect(withColour(' 2b4c8c ')).toMatchObject({ fields: { brand: { colour: '#2B4C8C' } } });
    expect(withColour('')).toMatchObject({ fields: { brand: { colour: null } } });
  });

  it('shows the first mark and no colour of a firm that chose neither', () => {
    const { brand: _none, ...old } = FIRM;
    expect(toFirmFormValues(old)).toMatchObject({ short_name: '', mark: 'sunrise', colour: '' });
  });

  it.each([
    ['azul', 'Escreva a cor com # e seis dígitos, como #0E4B54.'],
    ['#FFD54F', 'Clara demais para ler: 1,4 : 1 sobre o fundo branco, e o mínimo é 4,5 : 1.'],
    // Almost: never said to be more than it is.
    ['#777777', 'Clara demais para ler: 4,4 : 1 sobre o fundo branco, e o mínimo é 4,5 : 1.'],
  ])('says why %s is no colour to read, and which one is', (colour, why) => {
    const checked = checkFirmForm({ ...toFirmFormValues(FIRM), colour });
    const said = checked.ok ? '' : (checked.errors.colour ?? '');
    expect(said).toContain(why);
    const near = /como (#[0-9A-F]{6}), serve/.exec(said)?.[1];
    if (near !== undefined) expect(checkFirmForm({ ...toFirmFormValues(FIRM), colour: near }).ok).toBe(true);
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
