import { describe, expect, it } from 'vitest';
import { readCsv } from '#records/csv/csv.ts';
import { auditCsv } from './audit-csv.ts';

describe('the export of the audit', () => {
  it('has who, what, when done and when received, and of an act both sides', async () => {
    const common = { client_id: null, fields: [], before: {}, after: {} };
    const blob = auditCsv(
      [
        {
          ...common,
          id: 'u1_op',
          uid: 'u1',
          entity: 'tasks',
          doc_id: 't1',
          kind: 'patch',
          fields: ['title', 'due_date'],
          at: '2026-11-20T17:47:55.000000000Z',
          done_at: '2026-11-20T14:20:03.000000000Z',
        },
        {
          ...common,
          id: 'fn_op',
          uid: 'gone',
          entity: 'app_users',
          doc_id: 'u1',
          kind: 'act',
          act: 'change_access',
          before: { role: 'accountant' },
          after: { role: 'admin' },
          at: '2026-11-20T17:47:56.000000000Z',
        },
      ],
      new Map([
        ['u1', 'Helena Prado'],
        ['t1', '=1+1'],
      ]),
    );
    const [, first, second] = readCsv(await blob.arrayBuffer());
    expect(first).toEqual([
      ...['20/11/2026 11:20:03', '20/11/2026 14:47:55', 'Helena Prado', 'Alterou tarefa', '=1+1'],
      ...['Título, Data', '', '', 'u1_op'],
    ]);
    expect(second?.slice(2)).toEqual([
      ...[
        'gone',
        'Alterou o acesso de uma conta',
        'Helena Prado',
        'Função',
        'Contador',
        'Administrador',
        'fn_op',
      ],
    ]);
    // A spreadsheet takes no name for a formula.
    expect(await blob.text()).toContain(";'=1+1;");
  });
});
