import { describe, expect, it, test } from 'vitest';
import { DEFAULT_PREFERENCES, preferenceSchema } from '../entities/preference.ts';
import { clientDigestLines, officeDigestLines } from './digest.ts';
import { dueStage } from './due-stage.ts';
import { channelsOf, wantsDigest } from './notice-channels.ts';
import type { NoticeFacts } from './notice-facts.ts';
import { noticeEventId, noticeId } from './notice-id.ts';
import { NOTICE_KINDS, type NoticeKind } from './notice-kinds.ts';
import { noticeText } from './notice-texts.ts';
import { PUSH_TEXTS } from './push-texts.ts';
import { pushTime } from './quiet-hours.ts';

const company = 'Padaria Pão Dourado';
const slip = { company, slip: 'DAS 10/2026', due_date: '2026-11-23', amount_cents: 184237 };
const due = { ...slip, has_pix: true, today: '2026-11-22' };
const waiting = { company, since: '2026-11-08', today: '2026-11-22' };
const FACTS: NoticeFacts = {
  message_new: { company, sender: 'Marcos Lima', content: 'O Pix de R$ 1.842,37 não passou' },
  message_answered: { company, sender: 'Rafael Nunes', content: 'Marcos, faltam\n as notas de compra.' },
  message_waiting: waiting,
  message_forgotten: waiting,
  request_new: { company, service: 'Certidão negativa' },
  request_answered: { company, service: 'Certidão negativa', status: 'done' },
  document_refused: { filename: 'recibo.pdf', reason: 'O conteúdo não é PDF' },
  document_returned: { company, filename: 'Recibo do aluguel', reason: 'a foto saiu tremida' },
  items_asked: { company, title: 'outubro', due_date: '2026-11-25' },
  item_returned: { company, label: 'Recibo', reason: 'tremida' },
  item_accepted: { company, label: 'Recibo' },
  slip_published: slip,
  slip_due_7: due,
  slip_due_3: due,
  slip_due_1: due,
  slip_overdue: due,
  sign_up_waiting: { person: 'Juliana Prates' },
  task_assigned: { title: 'Conferir a folha', company, due_date: '2026-11-23' },
  invitation_sent: { company },
  access_changed: { change: 'Agora você é supervisor.' },
  device_new: { device: 'Safari no iPhone' },
};
// Keys of a const object.
const KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[];
const textOf = (kind: NoticeKind) => noticeText(kind, FACTS[kind] as never);

describe('an event', () => {
  const event = { tenant_id: 'aurora', kind: 'slip_due_1', subject: 's1', occasion: '2026-11-23' } as const;

  it('has one id, however often it is asked for', () => {
    expect(noticeEventId(event)).toBe(noticeEventId({ ...event }));
    expect(noticeId(noticeEventId(event), 'ana')).toMatch(/^[a-z]{20}_ana$/);
  });

  it.each([
    { tenant_id: 'boreal' },
    { kind: 'slip_due_3' },
    { subject: 's2' },
    { occasion: '2026-11-24' },
  ] as const)('is another with %o', (change) => {
    expect(noticeEventId({ ...event, ...change })).not.toBe(noticeEventId(event));
  });
});

describe('what is said', () => {
  it('is everything in the portal: the amount, the Pix, who and why', () => {
    expect(textOf('slip_due_1')).toMatchObject({
      title: 'DAS 10/2026 vence amanhã',
      body: 'R$ 1.842,37, com Pix',
    });
    expect(textOf('document_returned').body).toBe('Recibo do aluguel: a foto saiu tremida');
    expect(textOf('message_answered')).toMatchObject({
      title: 'Rafael Nunes escreveu',
      body: '“Marcos, faltam as notas de compra.”',
    });
    expect(textOf('message_waiting').body).toBe('Há 14 dias, a conversa é sua');
  });

  it('is slip, company and day in an e-mail', () => {
    expect(textOf('slip_due_1').mail).toEqual({
      subject: 'Uma guia vence em 23/11/2026',
      lines: ['A guia DAS 10/2026 de Padaria Pão Dourado vence em segunda-feira, 23/11/2026.'],
    });
  });

  it('of a task is its name in the portal, and its day alone in an e-mail', () => {
    expect(textOf('task_assigned')).toEqual({
      title: 'Tarefa para você: Conferir a folha',
      body: 'Padaria Pão Dourado · Até 23/11/2026',
      mail: {
        subject: 'Uma tarefa para você',
        lines: ['Alguém do escritório passou uma tarefa para você. Prazo: segunda-feira, 23/11/2026.'],
      },
    });
    const own = noticeText('task_assigned', { title: 'Ligar', company: null, due_date: null });
    expect([own.body, ...own.mail.lines]).toEqual([
      'Sem prazo',
      'Alguém do escritório passou uma tarefa para você.',
    ]);
  });

  it.each(KINDS)('is no amount, no Pix and no name of a person in an e-mail: %s', (kind) => {
    const { mail } = textOf(kind);
    const said = [mail.subject, ...mail.lines].join(' ');
    expect(said).not.toMatch(/R\$|\bpix\b|1\.842|Marcos|Rafael|Juliana/i);
  });

  it.each(KINDS)('is only the kind on a locked screen: %s', (kind) => {
    const { title, body } = PUSH_TEXTS[kind];
    expect(`${title} ${body}`).not.toMatch(/R\$|\bpix\b|Padaria|\bDAS\b|\d{2}\/\d/i);
  });

  it.each(KINDS)('fits its row: %s', (kind) => {
    expect(textOf(kind).title.length).toBeLessThanOrEqual(200);
  });

  it('quotes a long message as one short line', () => {
    const { body } = noticeText('message_answered', { company, sender: 'Rafael', content: '🙂'.repeat(500) });
    expect([...body]).toHaveLength(142);
    expect(body.endsWith('🙂…”')).toBe(true);
  });
});

describe('the ways that somebody is told', () => {
  it('are those of the mock-up where nothing was chosen', () => {
    expect(channelsOf('slip_due_1', DEFAULT_PREFERENCES)).toEqual(['portal', 'email', 'push']);
    expect(channelsOf('slip_published', DEFAULT_PREFERENCES)).toEqual(['portal', 'email']);
    expect(channelsOf('message_new', DEFAULT_PREFERENCES)).toEqual(['portal', 'push']);
  });

  it('are those that were chosen, by kind and by way', () => {
    const choose = (change: object) =>
      preferenceSchema.omit({ user_id: true }).parse({ ...DEFAULT_PREFERENCES, ...change });
    expect(channelsOf('message_new', choose({ email_off: [], push_off: ['messages'] }))).toEqual([
      'portal',
      'email',
    ]);
    expect(channelsOf('slip_due_1', choose({ portal_off: ['due_dates'] }))).toEqual(['email', 'push']);
    expect(channelsOf('slip_due_1', choose({ due_dates: false }))).toEqual([]);
    expect(channelsOf('slip_due_1', choose({ by_push: false }))).toEqual(['portal', 'email']);
    expect(channelsOf('slip_due_1', choose({ by_email: false }))).toEqual(['portal', 'push']);
  });

  it.each(['device_new', 'access_changed'] as const)('cannot be switched off for %s', (kind) => {
    const groups = ['messages', 'documents', 'requests', 'tasks', 'due_dates'] as const;
    const nothing = {
      ...Object.fromEntries(groups.map((group) => [group, false])),
      ...{ by_push: false, by_email: false },
    };
    const choices = { ...DEFAULT_PREFERENCES, ...nothing };
    expect(channelsOf('message_new', choices)).toEqual([]);
    expect(channelsOf(kind, choices)).toEqual(['portal', 'email', 'push']);
  });

  it('are a digest for staff, and for clients who want one', () => {
    expect(wantsDigest(DEFAULT_PREFERENCES, 'accountant')).toBe(true);
    expect(wantsDigest(DEFAULT_PREFERENCES, 'client')).toBe(false);
    expect(wantsDigest({ ...DEFAULT_PREFERENCES, digest: true }, 'client')).toBe(true);
    expect(wantsDigest({ ...DEFAULT_PREFERENCES, digest: false }, 'admin')).toBe(false);
    expect(wantsDigest({ ...DEFAULT_PREFERENCES, by_email: false }, 'admin')).toBe(false);
  });
});

describe('a push', () => {
  const at = (time: string, quiet = { from: 20, to: 8 }) =>
    pushTime(new Date(`2026-11-22T${time}:00-03:00`), quiet).toISOString();

  it('is shown at once by day', () => {
    expect(at('08:00')).toBe('2026-11-22T11:00:00.000Z');
    expect(at('19:59')).toBe('2026-11-22T22:59:00.000Z');
  });

  it('waits for the end of the quiet hours, across midnight too', () => {
    expect(at('20:00')).toBe('2026-11-23T11:00:00.000Z');
    expect(at('23:30')).toBe('2026-11-23T11:00:00.000Z');
    expect(at('07:59')).toBe('2026-11-22T11:00:00.000Z');
    expect(at('13:30', { from: 12, to: 14 })).toBe('2026-11-22T17:00:00.000Z');
  });

  it('never waits where the hours are equal', () => {
    expect(at('23:30', { from: 8, to: 8 })).toBe('2026-11-23T02:30:00.000Z');
  });
});

test.each([
  ['2026-11-14', null],
  ['2026-11-15', 'slip_overdue'],
  ['2026-11-21', 'slip_overdue'],
  ['2026-11-22', 'slip_due_1'],
  ['2026-11-23', 'slip_due_1'],
  ['2026-11-24', 'slip_due_3'],
  ['2026-11-25', 'slip_due_3'],
  ['2026-11-26', 'slip_due_7'],
  ['2026-11-29', 'slip_due_7'],
  ['2026-11-30', null],
])('on the 22nd a slip that is due on %s gets %s', (date, stage) => {
  expect(dueStage(date, '2026-11-22')).toBe(stage);
});

test('a digest says what waits, in numbers, and nothing of what does not', () => {
  const nothing = { requests: 0, sign_ups: 0, overdue: 0, due_soon: 0, tasks: 0 };
  expect(officeDigestLines(nothing)).toEqual([]);
  expect(officeDigestLines({ ...nothing, requests: 1, overdue: 12, tasks: 2 })).toEqual([
    '1 solicitação em aberto',
    '12 obrigações em atraso',
    '2 tarefas suas com prazo até hoje',
  ]);
  expect(clientDigestLines({ asked: 0, overdue: 0, due_soon: 0 })).toEqual([]);
  expect(clientDigestLines({ asked: 1, overdue: 0, due_soon: 2 })).toEqual([
    '1 documento falta enviar',
    '2 obrigações vencem em até 7 dias',
  ]);
});
