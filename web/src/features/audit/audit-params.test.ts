import { describe, expect, it } from 'vitest';
import { filterOfParams } from './audit-params.ts';

const NOTHING = { pessoa: null, acao: null, registro: null, id: null, de: null, ate: null };

describe('what a URL asks of the audit', () => {
  it('is person, kind, record and days', () => {
    const params = {
      pessoa: 'u1',
      acao: 'act',
      registro: 'tasks',
      id: 't1',
      de: '2026-11-01',
      ate: '2026-11-22',
    };
    expect(filterOfParams(params)).toEqual({
      uid: 'u1',
      kind: 'act',
      entity: 'tasks',
      doc_id: 't1',
      from: '2026-11-01',
      to: '2026-11-22',
    });
  });

  it('is everything where it says nothing that makes sense', () => {
    const all = { uid: null, kind: null, entity: null, doc_id: null, from: null, to: null };
    expect(filterOfParams(NOTHING)).toEqual(all);
    expect(filterOfParams({ ...NOTHING, acao: 'merge', id: 't1', de: '2026-02-30', ate: 'x' })).toEqual(all);
  });
});
