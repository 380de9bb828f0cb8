import { describe, expect, it } from 'vitest';
import { describeEntry } from './describe-entry.ts';

const NO_NAMES = new Map<string, string>();
const written_at = '2026-11-20T17:41:00.000000000Z';

describe('describeEntry', () => {
  it('names a patch by the record on the device and its fields by the form', () => {
    const entry = {
      entity: 'clients',
      kind: 'patch',
      patch: { phone: '1133445566', email: null },
      base_values: {},
      written_at,
    } as const;
    expect(describeEntry(entry, { corporate_name: 'Oficina Dois Irmãos Ltda' }, NO_NAMES)).toEqual({
      title: 'Oficina Dois Irmãos Ltda',
      summary: 'Cliente, alteração: Telefone, E-mail, 20/11/2026 14:41',
    });
  });

  it('names a create by what was written', () => {
    const patch = { filename: 'Balancete.pdf', description: 'Enviado pelo cliente' };
    const entry = { entity: 'documents', kind: 'create', patch, base_values: {}, written_at } as const;
    expect(describeEntry(entry, null, NO_NAMES).title).toBe('Balancete.pdf');
    expect(describeEntry(entry, null, NO_NAMES).summary).toBe('Documento, envio, 20/11/2026 14:41');
  });

  it('falls back on the kind of record and never shows an id', () => {
    const entry = { entity: 'notes', kind: 'remove', patch: {}, base_values: {}, written_at } as const;
    expect(describeEntry(entry, null, NO_NAMES).title).toBe('Nota');
  });

  it('names what has no name of its own by its client', () => {
    const patch = { client_id: 'c1', assigned_to: 'ana' };
    const entry = { entity: 'thread_staff', kind: 'create', patch, base_values: {}, written_at } as const;
    expect(describeEntry(entry, null, new Map([['c1', 'Padaria']])).title).toBe('Padaria');
  });

  it('shows an unknown field of an older version by its own name', () => {
    const entry = {
      entity: 'tasks',
      kind: 'patch',
      patch: { effort: 3 },
      base_values: {},
      written_at,
    } as const;
    expect(describeEntry(entry, { title: 'Fechar mês' }, NO_NAMES).summary).toContain('alteração: effort');
  });

  it('cuts a long message', () => {
    const entry = {
      entity: 'messages',
      kind: 'create',
      patch: { content: 'a'.repeat(500) },
      base_values: {},
      written_at,
    } as const;
    expect(describeEntry(entry, null, NO_NAMES).title).toHaveLength(80);
  });
});
