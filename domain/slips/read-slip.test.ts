import { describe, expect, it } from 'vitest';
import { readSlip } from './read-slip.ts';
import {
  BAKERY,
  centsOf,
  darf,
  das,
  type FilledSlip,
  gfd,
  gps,
  issRio,
  issSaoPaulo,
  pixOf,
  taxLine,
} from './testing/slip-forms.ts';

const ON = '2026-11-23';
const read = (text: string) => readSlip(text, ON);
const digits = (line: string) => line.replace(/\D/g, '');

describe('the forms of taxes', () => {
  const FORMS: [name: string, form: (slip: FilledSlip) => string, kind: string, rules: string[]][] = [
    ['DAS', das, 'DAS', ['pgdas-das']],
    ['DARF of the DCTFWeb', darf, 'INSS', ['inss']],
    ['GFD', gfd, 'FGTS', ['fgts']],
    ['GPS', gps, 'INSS', ['inss']],
    ['ISS of São Paulo', issSaoPaulo, 'ISS', ['iss']],
    ['ISS of Rio de Janeiro', issRio, 'ISS', ['iss']],
  ];

  it.each(FORMS)(
    '%s says whose it is, of which month, until when and how much',
    (_name, form, kind, rules) => {
      for (const slip of [
        BAKERY,
        { ...BAKERY, month: '03/2027', due: '20/04/2027', amount: '987,42' },
        { ...BAKERY, amount: '1.234.567,89' },
      ]) {
        expect(read(form(slip))).toMatchObject({
          tax_id: form === gfd ? '11222333' : '11222333000181',
          kind,
          rule_keys: rules,
          competence: `${slip.month.slice(3)}-${slip.month.slice(0, 2)}`,
          due_date: slip.due.split('/').toReversed().join('-'),
          amount_cents: centsOf(slip.amount),
          problems: [],
        });
      }
    },
  );

  it('a company with letters in its number is read', () => {
    expect(read(das({ ...BAKERY, tax_id: '12.ABC.345/01DE-35' })).tax_id).toBe('12ABC34501DE35');
  });

  it('a DARF pays what its code says', () => {
    const of = (code: string) => read(darf(BAKERY, code)).rule_keys;
    expect(of('0561-07')).toEqual(['irrf-csrf']);
    expect(of('2172-01')).toEqual(['pis-cofins']);
    expect(of('2089-01')).toEqual(['irpj-csll']);
    expect(of('1841-01')).toEqual(['irrf-dividendos']);
    expect(read(darf(BAKERY, '9999-01'))).toMatchObject({ kind: null, problems: ['no_kind'] });
  });

  it('a DAS of a MEI is another one', () => {
    const text = das(BAKERY).replace('Observações', 'SIMEI');
    expect(read(text)).toMatchObject({ kind: 'DAS-SIMEI', rule_keys: ['das-simei'] });
  });
});

describe('what is paid with', () => {
  it('is a line, a Pix, or both; a Pix is found across the lines of print', () => {
    expect(read(das(BAKERY))).toMatchObject({ payment_line: digits(taxLine(BAKERY.amount)), pix_code: null });
    expect(read(gfd(BAKERY))).toMatchObject({ payment_line: null, pix_code: pixOf(BAKERY.amount) });
    expect(read(darf(BAKERY)).pix_code).toBe(pixOf(BAKERY.amount));
  });

  it('is refused with one digit changed, and said', () => {
    const wrong = taxLine(BAKERY.amount).replace('0328', '0329');
    expect(read(das(BAKERY, wrong))).toMatchObject({ payment_line: null, problems: ['wrong_line'] });
    const pix = pixOf(BAKERY.amount);
    const text = gfd(BAKERY).replace(pix, pix.replace('BRASILIA', 'BRASILIB'));
    expect(read(text)).toMatchObject({ pix_code: null, problems: ['wrong_pix'] });
  });

  it('is nobody’s guess where a file has two lines', () => {
    const text = `${das(BAKERY)}\n${taxLine('5,00')}`;
    expect(read(text).problems).toContain('two_lines');
    expect(read(text).payment_line).toBeNull();
    expect(read(`${das(BAKERY)}\n${taxLine(BAKERY.amount)}`).problems).toEqual([]);
  });
});

describe('two amounts', () => {
  it('of text and line are both given, and neither is taken', () => {
    const slip = read(das({ ...BAKERY, amount: '1.204,00' }, taxLine('1.240,00')));
    expect(slip).toMatchObject({
      amount_cents: null,
      amounts: [
        { source: 'text', cents: 120_400 },
        { source: 'line', cents: 124_000 },
      ],
      problems: ['two_amounts'],
    });
  });

  it('of the Pix are told as well', () => {
    const text = gfd(BAKERY).replace(pixOf(BAKERY.amount), pixOf('1,00'));
    expect(read(text).amounts).toEqual([
      { source: 'text', cents: 184_237 },
      { source: 'pix', cents: 100 },
    ]);
  });
});

describe('what cannot be read', () => {
  it('is a picture', () => {
    for (const text of ['', '   \n ', 'scan 0041']) expect(read(text).problems).toEqual(['no_text']);
  });

  it('is another paper', () => {
    const slip = read('Ata da assembleia geral ordinária da sociedade, aos vinte dias do mês de novembro');
    expect(slip.problems).toEqual(['no_tax_id', 'no_kind', 'no_competence', 'no_due_date', 'no_amount']);
  });

  it('is a number of a payer with a wrong check digit', () => {
    expect(read(das({ ...BAKERY, tax_id: '11.222.333/0001-82' })).problems).toEqual(['no_tax_id']);
  });
});
