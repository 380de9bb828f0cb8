import { ENTITY_NAMES } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import type { EngineEvent } from '#data/outbox/engine-event.ts';
import { eventText } from './engine-log-labels.ts';
import { engineLogText } from './engine-log-text.ts';

/** What must never be read in a log: a name, a URL, an id. */
const PERSONAL = 'Ana Luíza <ana@padaria.com.br> x7Kq2ZbW9tRpLm3NvC8s';

type Kinds = { [K in EngineEvent['kind']]: Omit<Extract<EngineEvent, { kind: K }>, 'at' | 'kind'>[] };

/** One of every kind, and every value of its sets; an error's text is the worst that could come. */
const EVENTS: Kinds = {
  lead: [{ is_leading: true }, { is_leading: false }],
  connection: [{ state: 'online' }, { state: 'offline' }, { state: 'sign_in_needed' }],
  membership: [{ state: 'member' }, { state: 'hidden' }, { state: 'closed' }],
  caught_up: ENTITY_NAMES.map((scope) => ({ scope, rows: 3, is_first: scope === 'clients' })),
  resync: [{ scope: 'clients' }],
  pull_failed: [{ scope: 'clients', error: PERSONAL }],
  send_failed: [{ entity: 'clients', error: PERSONAL, count: 2 }],
  sent: [{ entity: 'clients' }],
  parked: [{ entity: 'clients', reason: 'need_discarded' }],
  file_failed: [{ error: PERSONAL, count: 1 }],
  file_sent: [{ size_bytes: 5_000_000 }],
  audit: (['alike', 'repaired', 'server_has_less', 'undecided'] as const).map((result) => {
    return { scope: 'clients', result, reads: 4 };
  }),
  quarantined: [{ scope: 'clients', rows: 1 }],
  restored: [{ scopes: 3 }],
  purged: [{ scopes: 2 }],
  swept: [{ scope: 'messages', rows: 200 }],
  closing: (['blocked', 'disabled', 'moved', 'left', 'other_person'] as const).map((reason) => ({ reason })),
  storage: [{ error: PERSONAL, is_room_made: true }],
  fault: [{ error: PERSONAL }],
};

const AT = Date.parse('2026-11-20T17:32:00.250Z');
const all = Object.entries(EVENTS).flatMap(([kind, events]) =>
  // A key and its own values make an event; the compiler does not follow the entries.
  events.map((event) => ({ at: AT, kind, ...event }) as EngineEvent),
);

describe('every line of the log', () => {
  it.each(all)('says $kind in words, and nothing of anybody', (event) => {
    const text = eventText(event);
    expect(text).toMatch(/^[A-ZÀ-Ú]/);
    expect(text).not.toMatch(/undefined|null|true|false|NaN/);
    for (const word of PERSONAL.split(' ')) expect(text).not.toContain(word);
  });

  it('keeps the kind of an error, for the one who helps', () => {
    const failed = { at: AT, kind: 'send_failed', entity: 'clients', count: 2 } as const;
    expect(eventText({ ...failed, error: 'unavailable' })).toBe(
      'Cliente: envio falhou 2 vezes seguidas (unavailable)',
    );
    expect(eventText({ at: AT, kind: 'fault', error: 'TypeError' })).toContain('TypeError');
    for (const error of ['TypeError: x7Kq', 'c1', 'Padaria'])
      expect(eventText({ ...failed, error })).toContain('(outro)');
  });
});

it('as text says which version and browser, and its times for machines', () => {
  const about = { version: 'app-abc.js', browser: 'Chromium 140', now: new Date('2026-11-20T18:00:00Z') };
  expect(engineLogText([{ at: AT, kind: 'sent', entity: 'tasks' }], about))
    .toBe(`Portal Contábil, registro técnico
Versão: app-abc.js
Navegador: Chromium 140
Copiado em: 2026-11-20T18:00:00.000Z

2026-11-20T17:32:00.250Z Tarefa: alteração enviada
`);
});
