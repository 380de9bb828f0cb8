import type { AuditEntry } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { changedFields, changedValues, delayText, isOfOneMinute, whatWasDone } from './audit-words.ts';

const entry = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 'e1',
  uid: 'ana',
  entity: 'obligations',
  doc_id: 'o1',
  client_id: null,
  kind: 'patch',
  fields: [],
  before: {},
  after: {},
  at: '2026-11-20T14:47:55.000000000Z',
  ...changes,
});

describe('an entry of the audit', () => {
  it('says what was done, and of what a newer version did that something was', () => {
    expect(whatWasDone(entry({}))).toBe('Alterou obrigação');
    expect(whatWasDone(entry({ kind: 'remove', entity: 'clients' }))).toBe('Removeu cliente');
    expect(whatWasDone(entry({ kind: 'act', entity: 'app_users', act: 'block' }))).toBe('Bloqueou uma conta');
    expect(whatWasDone(entry({ kind: 'act', act: 'something_new' }))).toBe('Ato de administração');
    expect(whatWasDone(entry({ kind: 'merge', entity: 'calendar_feeds' }))).toBe('Alterou calendar_feeds');
  });

  it('names the fields as the forms do, and none that is the portal’s own', () => {
    expect(changedFields(entry({ fields: ['due_date', 'status', 'tenant_id', 'deleted_at'] }))).toEqual([
      'Vencimento',
      'Status',
    ]);
  });

  it('was done and received at one time where both are of the same minute', () => {
    expect(isOfOneMinute(entry({}))).toBe(true);
    expect(isOfOneMinute(entry({ done_at: '2026-11-20T14:47:01.000Z' }))).toBe(true);
    expect(isOfOneMinute(entry({ done_at: '2026-11-20T14:46:59.000Z' }))).toBe(false);
    expect(isOfOneMinute(entry({ done_at: '2026-11-19T14:47:55.000Z' }))).toBe(false);
  });

  it('shows of an act both sides', () => {
    const before = { role: 'client', client_ids: ['c1', 'c2'], is_active: true };
    const after = { role: 'accountant', client_ids: [], is_active: false };
    const nameOf = (id: string) => (id === 'c1' ? 'Padaria' : null);
    expect(changedValues(entry({ kind: 'act', before, after }), nameOf)).toEqual([
      { field: 'Função', before: 'Cliente', after: 'Contador' },
      { field: 'Empresas', before: 'Padaria, fora deste aparelho', after: 'nenhuma' },
      { field: 'Acesso', before: 'liberado', after: 'fechado' },
    ]);
  });

  it('shows of an e-mail that failed which it was, and what became of it', () => {
    const sides = { before: { account_approved: 'failed' }, after: { account_approved: 'resent' } };
    const act = entry({ kind: 'act', act: 'resend_mail', ...sides });
    expect(whatWasDone(act)).toBe('Reenviou um e-mail que falhou');
    expect(changedValues(act, () => null)).toEqual([
      { field: 'Cadastro aprovado', before: 'falhou', after: 'reenviado' },
    ]);
  });

  it("shows of the firm's brand what changed, part by part", () => {
    const before = { name: 'Boreal', brand: null };
    const after = { name: 'Boreal Contadores', brand: { short_name: 'Boreal', mark: 'peak', colour: null } };
    expect(changedValues(entry({ kind: 'act', before, after }), () => null)).toEqual([
      { field: 'Nome', before: 'Boreal', after: 'Boreal Contadores' },
      { field: 'Nome curto', before: 'vazio', after: 'Boreal' },
      { field: 'Símbolo', before: 'vazio', after: 'Montanha' },
    ]);
  });

  it('says how long the device was without a connection, from five minutes on', () => {
    expect(delayText(entry({}))).toBeNull();
    expect(delayText(entry({ done_at: '2026-11-20T14:43:00.000000000Z' }))).toBeNull();
    expect(delayText(entry({ done_at: '2026-11-20T11:20:03.000000000Z' }))).toBe('3 h 27 min sem conexão');
    expect(delayText(entry({ done_at: '2026-11-20T16:00:00.000000000Z' }))).toBe(
      'relógio do aparelho adiantado',
    );
  });
});
