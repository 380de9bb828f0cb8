import { describe, expect, it } from 'vitest';
import { matchSlips, type SlipInList, type SlipsAround, type TypedSlip } from './match-slip.ts';
import { readSlip, UNREADABLE } from './read-slip.ts';
import { BAKERY, das, gfd, issRio, taxLine } from './testing/slip-forms.ts';

const ON = '2026-11-23';
const AROUND: SlipsAround = {
  clients: [
    { id: 'bakery', corporate_name: 'Padaria Pão Dourado Ltda', cnpj_cpf: '11222333000181' },
    { id: 'garage', corporate_name: 'Oficina Dois Irmãos', cnpj_cpf: '12ABC34501DE35' },
  ],
  obligations: [
    obligation('das', { rule_key: 'pgdas-das', competence: '2026-10', name: 'PGDAS-D e DAS 10/2026' }),
    obligation('das-before', { rule_key: 'pgdas-das', competence: '2026-09', name: 'PGDAS-D e DAS 09/2026' }),
    obligation('fgts', { name: 'FGTS Digital 10/2026' }),
    obligation('iss', { name: 'ISS Rio 10/2026', status: 'completed' }),
  ],
  published: [],
};

type Obligation = SlipsAround['obligations'][number];
function obligation(id: string, part: Partial<Obligation>): Obligation {
  return { id, client_id: 'bakery', name: id, due_date: '2026-11-23', status: 'pending', ...part };
}

const slip = (text: string, typed: TypedSlip = {}, id = 'one'): SlipInList => ({
  id,
  filename: `${id}.pdf`,
  sha256: id,
  read: readSlip(text, ON),
  typed,
});
const match = (given: SlipInList, around = AROUND) => {
  const [matched] = matchSlips([given], around);
  if (matched === undefined) throw new Error('one in, one out');
  return matched;
};
const sentences = (given: SlipInList, around = AROUND) =>
  match(given, around).asks.map(({ sentence }) => sentence);

describe('a slip', () => {
  it('finds its client and the open obligation of its rule and month', () => {
    expect(match(slip(das(BAKERY)))).toMatchObject({
      client: { id: 'bakery' },
      obligation: { id: 'das' },
      amount_cents: 184_237,
      due_date: '2026-11-23',
      version: 1,
      replaces: null,
      asks: [],
    });
  });

  it('finds an obligation that a person made by its name, and its client by the root of a CNPJ', () => {
    expect(match(slip(gfd(BAKERY)))).toMatchObject({ obligation: { id: 'fgts' }, asks: [] });
  });

  it('replaces the one that was published for its obligation, and says which', () => {
    const earlier = {
      obligation_id: 'das',
      version: 2,
      document_sha256: 'x',
      created_at: '2026-11-18T12:00:00.000000000Z',
    };
    const published = [{ ...earlier, version: 1 }, earlier];
    expect(match(slip(das(BAKERY)), { ...AROUND, published })).toMatchObject({
      version: 3,
      replaces: earlier,
      asks: [],
    });
  });
});

describe('what keeps a slip from being published is said, with a way on', () => {
  it('an unknown CNPJ: a client is chosen, and then the slip is ready', () => {
    const unknown = das({ ...BAKERY, tax_id: '00.000.000/0001-91' });
    expect(match(slip(unknown)).asks).toEqual([
      { fix: 'client', sentence: 'O CNPJ 00.000.000/0001-91 não é de nenhum cliente.' },
    ]);
    expect(match(slip(unknown, { client_id: 'bakery' })).asks).toEqual([]);
  });

  it('the wrong company: another client was chosen than the one it names', () => {
    expect(sentences(slip(das(BAKERY), { client_id: 'garage' }))[0]).toBe(
      'A guia é de Padaria Pão Dourado Ltda (CNPJ 11.222.333/0001-81), e você escolheu Oficina Dois Irmãos.',
    );
  });

  it('two amounts: one of them is chosen', () => {
    const text = das({ ...BAKERY, amount: '1.204,00' }, taxLine('1.240,00'));
    expect(match(slip(text)).asks).toEqual([
      {
        fix: 'amount',
        sentence: 'Os valores não batem: R$ 1.204,00 do texto, R$ 1.240,00 da linha.',
        amounts: [
          { says: 'do texto', cents: 120_400 },
          { says: 'da linha', cents: 124_000 },
        ],
      },
    ]);
    expect(match(slip(text, { amount_cents: 124_000 }))).toMatchObject({ amount_cents: 124_000, asks: [] });
  });

  it('a photo: everything is filled in by hand', () => {
    const photo: SlipInList = { ...slip(''), read: UNREADABLE };
    expect(sentences(photo)).toEqual([
      'Não deu para ler: o arquivo é uma foto, sem texto. Preencha os campos.',
      'Não deu para ler o vencimento e o valor.',
    ]);
    const typed = { client_id: 'bakery', obligation_id: 'das', due_date: '2026-11-23', amount_cents: 100 };
    expect(match({ ...photo, typed }).asks).toEqual([]);
  });

  it('no open obligation of its kind and month: another is chosen', () => {
    const text = das({ ...BAKERY, month: '08/2026' });
    expect(sentences(slip(text))).toEqual([
      'O cliente não tem obrigação aberta de DAS 08/2026. Escolha outra, ou crie.',
    ]);
    expect(match(slip(text, { obligation_id: 'das' })).asks).toEqual([]);
    expect(sentences(slip(issRio(BAKERY)))).toEqual([
      'O cliente não tem obrigação aberta de ISS 10/2026. Escolha outra, ou crie.',
    ]);
  });

  it('two obligations that it may pay: one is chosen', () => {
    const obligations = [...AROUND.obligations, obligation('again', { name: 'DAS 10/2026' })];
    expect(sentences(slip(das(BAKERY)), { ...AROUND, obligations })).toEqual([
      'Há mais de uma obrigação aberta de DAS 10/2026. Escolha uma.',
    ]);
  });

  it('two slips of one obligation, and the same file twice: one is taken off', () => {
    const two = [slip(das(BAKERY)), slip(das({ ...BAKERY, amount: '5,00' }), {}, 'two')];
    expect(matchSlips(two, AROUND).map(({ asks }) => asks.map(({ sentence }) => sentence))).toEqual([
      ['Há duas guias de PGDAS-D e DAS 10/2026 nesta lista: esta e two.pdf. Tire a que não vale.'],
      ['Há duas guias de PGDAS-D e DAS 10/2026 nesta lista: esta e one.pdf. Tire a que não vale.'],
    ]);
    const copies = [slip(das(BAKERY)), { ...slip(das(BAKERY), {}, 'copy'), sha256: 'one' }];
    expect(matchSlips(copies, AROUND)[0]?.asks).toEqual([
      { fix: 'remove', sentence: 'É o mesmo arquivo que copy.pdf. Tire um dos dois.' },
    ]);
  });

  it('a file that was published before', () => {
    const published = [
      {
        obligation_id: 'das',
        version: 1,
        document_sha256: 'one',
        created_at: '2026-11-18T12:00:00.000000000Z',
      },
    ];
    expect(sentences(slip(das(BAKERY)), { ...AROUND, published })).toEqual([
      'Este arquivo já foi publicado.',
    ]);
  });

  it('a line or a Pix with a wrong digit: it is typed, or left out', () => {
    const text = das(BAKERY, taxLine(BAKERY.amount).replace('0328', '0329'));
    expect(match(slip(text)).asks).toEqual([
      { fix: 'line', sentence: 'A linha digitável não confere: algum dígito está errado.' },
    ]);
    expect(match(slip(text, { payment_line: null }))).toMatchObject({ payment_line: null, asks: [] });
  });
});
