import { describe, expect, it } from 'vitest';
import type { SearchGroup } from '#data/search/search-answer.ts';
import { searchOptions } from './search-options.ts';

const screens = [
  { path: '/admin', label: 'Dashboard', hint: 'Visão geral' },
  { path: '/admin/obligations', label: 'Obrigações', hint: 'Calendário' },
];
const BAKERY: SearchGroup[] = [
  {
    table: 'clients',
    total: 1,
    hits: [
      { kind: 'clients', id: 'c1', name: 'Padaria Pão Dourado', trade_name: null, tax_id: '11222333000181' },
    ],
  },
];
const labels = (query: string) =>
  searchOptions(query, screens, [], '2026-11-21').flatMap(({ options }) => options.map(({ name }) => name));

describe('what the search offers', () => {
  it('is every screen while nothing is typed, and then those whose name begins so', () => {
    expect(labels('')).toEqual(['Dashboard', 'Obrigações']);
    expect(labels('obrigacoes')).toEqual(['Obrigações']);
    expect(labels('board')).toEqual([]);
  });

  it('is what can be done, by its name', () => {
    expect(labels('nova obr')).toEqual(['Nova Obrigação']);
    expect(labels('importar')).toEqual(['Importar Clientes']);
  });

  it('is the conversation with whom one wants to answer, and nothing else', () => {
    const [group, ...others] = searchOptions('Responder padaria', screens, BAKERY, '2026-11-21');
    expect(others).toEqual([]);
    expect(group?.options).toEqual([
      {
        id: 'reply-c1',
        name: 'Responder Padaria Pão Dourado',
        detail: '11.222.333/0001-81',
        address: '/admin/messages?cliente=c1',
      },
    ]);
  });

  it('is what belongs to a company that was named, behind the company', () => {
    const groups = searchOptions('padaria', screens, BAKERY, '2026-11-21');
    expect(groups.map(({ title }) => title)).toEqual(['Clientes', 'Padaria Pão Dourado']);
    expect(groups[1]?.options.map(({ name, address }) => [name, address])).toEqual([
      ['Conversa', '/admin/clients/c1?secao=conversa'],
      ['Obrigações', '/admin/clients/c1?secao=obrigacoes'],
      ['Documentos', '/admin/clients/c1?secao=documentos'],
    ]);
  });

  it('says of an obligation whose it is, when it is due and how it is today', () => {
    const hit = { id: 'o1', name: 'DAS', client_name: 'Padaria', due_date: '2026-11-20' } as const;
    const [group] = searchOptions(
      'das x',
      screens,
      [{ table: 'obligations', total: 9, hits: [{ kind: 'obligations', status: 'pending', ...hit }] }],
      '2026-11-21',
    );
    expect(group?.total).toBe(9);
    expect(group?.options).toEqual([
      {
        id: 'obligations-o1',
        name: 'DAS',
        detail: 'Padaria · vence em 20/11/2026 · Atrasada',
        address: '/admin/obligations?abrir=o1',
      },
    ]);
  });

  it('opens a task in its list and a request on its page, and says whose they are and how they are', () => {
    const [tasks, requests] = searchOptions(
      'guia x',
      screens,
      [
        {
          table: 'tasks',
          total: 1,
          hits: [
            {
              kind: 'tasks',
              id: 't1',
              name: 'Conferir guia',
              client_name: null,
              due_date: '2026-11-20',
              status: 'pending',
            },
          ],
        },
        {
          table: 'service_requests',
          total: 1,
          hits: [
            {
              kind: 'service_requests',
              id: 'r1',
              name: null,
              client_name: 'Padaria',
              status: 'open',
              description: 'Guia do ISS',
            },
          ],
        },
      ],
      '2026-11-21',
    );
    expect(tasks?.options[0]).toMatchObject({
      address: '/admin/tasks?abrir=t1',
      detail: '20/11/2026 · Atrasada',
    });
    expect(requests?.options[0]).toMatchObject({
      name: 'Serviço que saiu da lista',
      address: '/admin/requests/r1',
      detail: 'Padaria · Aberta · Guia do ISS',
    });
  });

  it('shows a document without the marks that make its name read as another, and says where it has no client', () => {
    const [group] = searchOptions(
      'nota x',
      screens,
      [
        {
          table: 'documents',
          total: 1,
          hits: [
            {
              kind: 'documents',
              id: 'd1',
              name: 'nota\u202Efdp.exe',
              client_name: null,
              created_at: '2026-11-20T12:00:00.000000000Z',
            },
          ],
        },
      ],
      '2026-11-21',
    );
    expect(group?.options[0]).toMatchObject({ name: 'notafdp.exe', detail: 'Geral · 20/11/2026' });
  });
});
