import type { Fields } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { serverRow } from '#data/testing/local-account.ts';
import { decide } from './conflict.ts';

const ITEM: Fields<'request_items'> = {
  client_id: 'c1',
  request_id: 'p1',
  label: 'Extrato',
  category: null,
  state: 'open',
  document_ids: [],
  reason: null,
  position: 0,
};
type Part = Partial<Fields<'request_items'>>;
/** What an answer of one device becomes, where the other has made `server` of the item since. */
const decided = (patch: Part, base_values: Part, server: Part) =>
  decide(
    { kind: 'patch', entity: 'request_items', patch, base_values },
    serverRow('request_items', 'i1', { ...ITEM, ...server }),
  );
const sent = (...document_ids: string[]): Part => ({ state: 'sent', document_ids });
const OPEN: Part = { state: 'open', document_ids: [] };

describe('two devices that answer one item without a connection', () => {
  it('both tie their files', () => {
    expect(decided(sent('b'), OPEN, sent('a'))).toEqual({
      kind: 'write',
      fields: { document_ids: ['a', 'b'] },
    });
  });

  it('one with a file and one with nothing: the file stays, whichever comes first', () => {
    expect(decided({ state: 'nothing' }, { state: 'open' }, sent('a'))).toEqual({ kind: 'nothing' });
    expect(decided(sent('a'), OPEN, { state: 'nothing' })).toEqual({ kind: 'write', fields: sent('a') });
  });
});

describe('an answer that crosses the firm’s word', () => {
  it('changes nothing of what was accepted', () => {
    expect(decided(sent('b'), OPEN, { state: 'accepted', document_ids: ['a'] })).toEqual({ kind: 'nothing' });
    const seenSent = { document_ids: ['a'] };
    expect(
      decided({ document_ids: ['a', 'b'] }, seenSent, { state: 'accepted', document_ids: ['a'] }),
    ).toEqual({
      kind: 'nothing',
    });
  });

  it('answers what was returned meanwhile', () => {
    const returned: Part = { state: 'returned', document_ids: ['a'], reason: 'Tremida' };
    expect(decided(sent('a', 'b'), sent('a'), returned)).toMatchObject({ kind: 'write' });
    expect(decided({ state: 'open' }, { state: 'nothing' }, returned)).toEqual({ kind: 'nothing' });
  });

  it('of the firm itself: who saw it accepted may return it', () => {
    const patch: Part = { state: 'returned', reason: 'Falta uma página' };
    expect(decided(patch, { state: 'accepted', reason: null }, { state: 'accepted' })).toEqual({
      kind: 'write',
      fields: patch,
    });
  });

  it('of two of the firm, what was accepted stays, with its reason gone', () => {
    const patch: Part = { state: 'returned', reason: 'Tremida' };
    expect(decided(patch, { state: 'sent', reason: null }, { state: 'accepted' })).toEqual({
      kind: 'nothing',
    });
  });

  it('lets other changes of the line be written', () => {
    expect(
      decided({ label: 'Extratos', ...sent('b') }, { label: 'Extrato', ...OPEN }, { state: 'accepted' }),
    ).toEqual({
      kind: 'write',
      fields: { label: 'Extratos' },
    });
  });
});
