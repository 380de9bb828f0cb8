import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './search-index.ts';
import { searchedText } from './search-words.ts';

const index = createSearchIndex();
const client = (id: string, ...texts: string[]) =>
  index.put('clients', id, { text: searchedText(texts), client_id: null, order: 0 });
const document = (id: string, name: string, client_id: string | null, order = 0) =>
  index.put('documents', id, { text: searchedText([name]), client_id, order });

client('padaria', 'Padaria Pão Dourado Ltda', '11222333000181', '(11) 98888-7777');
client('oficina', 'Oficina Dois Irmãos Ltda', '12ABC34501DE35');
client('super', 'Superpadaria do Centro', '52998224725');
document('old', 'folha-10.pdf', 'padaria', 2);
document('new', 'folha-11.pdf', 'padaria', 1);
document('other', 'folha-11.pdf', 'oficina', 0);
document('general', 'Extrato_2026-10 R$ 1.234,56.pdf', null);

const clients = (query: string) => index.search(query, 6).clients.ids;
const documents = (query: string) => index.search(query, 6).documents.ids;

describe('what is searched', () => {
  it('is found without accents and whatever the case, by words in any order', () => {
    expect(clients('DOURADO pao')).toEqual(['padaria']);
    expect(clients('irmaos')).toEqual(['oficina']);
  });

  it('comes with the beginnings of words before what is inside of one', () => {
    expect(clients('padaria')).toEqual(['padaria', 'super']);
    expect(clients('pad')).toEqual(['padaria', 'super']);
  });

  it('is looked for at the beginnings of words alone while only two letters are typed', () => {
    expect(clients('pa')).toEqual(['padaria']);
  });

  it.each(['11222333000181', '11.222.333/0001-81', '11.222.333', '112223330', '98888-7777', '988887777'])(
    'is found by a number with and without its marks (%s)',
    (typed) => {
      expect(clients(typed)).toEqual(['padaria']);
    },
  );

  it('is found by a tax id with letters', () => {
    expect(clients('12.abc.345/01de-35')).toEqual(['oficina']);
  });

  it('is found by a number in a name, with and without its marks', () => {
    for (const typed of ['2026-10', '202610', '1.234,56', 'extrato 10']) {
      expect(documents(typed), typed).toEqual(['general']);
    }
  });

  it('is narrowed by words of its client, newest first', () => {
    expect(documents('folha')).toEqual(['other', 'new', 'old']);
    expect(documents('folha dourado')).toEqual(['new', 'old']);
    expect(documents('folha 10 dourado')).toEqual(['old']);
  });

  it('is not all that a client has when only the client is typed', () => {
    expect(documents('dourado')).toEqual([]);
  });

  it('is nothing for no word and for a word that is nowhere', () => {
    expect(clients(' -. ')).toEqual([]);
    expect(clients('padaria xyz')).toEqual([]);
  });

  it('is counted in full where more was found than is shown', () => {
    expect(index.search('folha', 2).documents).toEqual({ ids: ['other', 'new'], total: 3 });
  });

  it('changes with its row and goes with it', () => {
    document('moved', 'balanco.pdf', null);
    document('moved', 'balancete.pdf', null);
    expect(documents('balanco')).toEqual([]);
    expect(documents('balancete')).toEqual(['moved']);
    index.remove('documents', 'moved');
    expect(documents('balancete')).toEqual([]);
    document('purged', 'balancete.pdf', null);
    index.keepOnly('documents', new Set(['old', 'new', 'other', 'general']));
    expect(documents('balancete')).toEqual([]);
    expect(documents('folha')).toHaveLength(3);
  });
});
