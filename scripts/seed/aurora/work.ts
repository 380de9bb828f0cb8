import { addDays } from '@portal/domain';
import { plainRow } from '../plain-rows.ts';
import type { SeedClock } from '../seed-clock.ts';
import type { SeedRow } from '../seed-row.ts';
import { seededId, seededInt } from '../seeded.ts';
import { AURORA_PEOPLE, clientIdOf, otherUserOf } from './accounts.ts';
import { AURORA_CANNED_ANSWERS } from './canned-answers.ts';
import { AURORA_NOTES } from './notes.ts';
import { AURORA_SERVICES } from './services.ts';
import { CONTRACT_TASK, MONTHLY_WORK, SINGLE_TASKS, WORKED_CLIENTS } from './tasks.ts';

const { helena, camila, rafael, marcos, luciana } = AURORA_PEOPLE;
const STAFF = [rafael, camila, helena] as const;
const staffOf = (key: string) => STAFF[seededInt(`staff ${key}`, STAFF.length)] ?? rafael;

/** Of the monthly work, the first so many are done. */
const DONE = 31;

const auroraRequestId = (key: string, service: string) =>
  seededId(`service_requests aurora ${key} ${service}`);

export const auroraServiceId = (name: string) => seededId(`services aurora ${name}`);

export function auroraServices(clock: SeedClock): SeedRow[] {
  return AURORA_SERVICES.map((fields, index) =>
    plainRow({
      firmId: 'aurora',
      entity: 'services',
      key: fields.name,
      by: helena,
      daysAgo: 380 - index,
      clock,
      fields,
    }),
  );
}

export function auroraNotes(clock: SeedClock): SeedRow[] {
  return AURORA_NOTES.map(([title, content, category, key], index) =>
    plainRow({
      firmId: 'aurora',
      entity: 'notes',
      key: title,
      by: staffOf(title),
      daysAgo: 1 + index * 4,
      clock,
      fields: { title, content, category, client_id: key === null ? null : clientIdOf(key) },
    }),
  );
}

export function auroraCannedAnswers(clock: SeedClock): SeedRow[] {
  return AURORA_CANNED_ANSWERS.map(([title, content], index) =>
    plainRow({
      firmId: 'aurora',
      entity: 'canned_answers',
      key: title,
      by: camila,
      daysAgo: 90 - index,
      clock,
      fields: { title, content },
    }),
  );
}

export function auroraTasks(clock: SeedClock): SeedRow[] {
  const monthly = WORKED_CLIENTS.flatMap((key) => MONTHLY_WORK.map((title) => ({ key, title })));
  return [
    ...monthly.map(({ key, title }, index) => {
      const isDone = index < DONE;
      const by = staffOf(key);
      return plainRow({
        firmId: 'aurora',
        entity: 'tasks',
        key: `${key} ${title}`,
        by,
        daysAgo: 20,
        clock,
        fields: {
          title,
          client_id: clientIdOf(key),
          assigned_to: by,
          due_date: addDays(clock.today, isDone ? -(1 + (index % 9)) : 1 + (index % 9)),
          status: isDone ? 'completed' : 'pending',
          checklist: [],
          obligation_id: null,
          request_id: null,
        },
        ...(isDone
          ? { changes: [{ at: clock.daysAgo(1 + (index % 9), '17:10'), by, fields: ['status'] }] }
          : {}),
      });
    }),
    ...SINGLE_TASKS.map(([title, key, days, steps]) =>
      plainRow({
        firmId: 'aurora',
        entity: 'tasks',
        key: title,
        by: camila,
        daysAgo: 6,
        clock,
        fields: {
          title,
          client_id: key === null ? null : clientIdOf(key),
          assigned_to: staffOf(title),
          due_date: addDays(clock.today, days),
          status: 'in_progress',
          checklist: steps.map((text, index) => ({ text, done: index === 0 })),
          obligation_id: null,
          // What the clinic asked for is somebody's work by now.
          request_id: title === CONTRACT_TASK ? auroraRequestId('odonto', 'Abertura e legalização') : null,
        },
      }),
    ),
  ];
}

export function auroraRequests(clock: SeedClock): SeedRow[] {
  const request = (of: {
    key: string;
    by: string;
    service: string;
    daysAgo: number;
    description: string;
    status: 'open' | 'in_progress' | 'done';
    answer: string | null;
  }): SeedRow =>
    plainRow({
      firmId: 'aurora',
      entity: 'service_requests',
      key: `${of.key} ${of.service}`,
      by: of.by,
      daysAgo: of.daysAgo,
      clock,
      fields: {
        client_id: clientIdOf(of.key),
        service_id: auroraServiceId(of.service),
        description: of.description,
        status: of.status,
        answer: of.answer,
        document_ids: [],
      },
      ...(of.answer === null
        ? {}
        : {
            changes: [
              { at: clock.daysAgo(of.daysAgo - 1, '10:25'), by: rafael, fields: ['status', 'answer'] },
            ],
          }),
    });
  return [
    request({
      key: 'padaria',
      by: marcos,
      service: 'Segunda via de guia',
      daysAgo: 1,
      description: 'Preciso da guia do ISS com o valor de hoje.',
      status: 'open',
      answer: null,
    }),
    request({
      key: 'padaria',
      by: marcos,
      service: 'Certificado digital A1',
      daysAgo: 40,
      description: 'O certificado vence no mês que vem.',
      status: 'done',
      answer: 'Emitido e instalado. Vale por um ano.',
    }),
    request({
      key: 'odonto',
      by: luciana,
      service: 'Abertura e legalização',
      daysAgo: 5,
      description: 'Queremos incluir uma sócia no contrato.',
      status: 'in_progress',
      answer: 'Já estamos com a minuta. Enviamos até sexta.',
    }),
    request({
      key: 'cafe',
      by: otherUserOf('cafe'),
      service: 'Certificado digital A1',
      daysAgo: 2,
      description: 'O nosso vence dia 30. Dá para fazer por vídeo esta semana?',
      status: 'open',
      answer: null,
    }),
    request({
      key: 'hotel',
      by: otherUserOf('hotel'),
      service: 'Parcelamentos e regularizações',
      daysAgo: 3,
      description: 'Recebemos uma cobrança da prefeitura. Podem ver se cabe parcelar?',
      status: 'open',
      answer: null,
    }),
    request({
      key: 'transportes',
      by: otherUserOf('transportes'),
      service: 'Consultoria empresarial',
      daysAgo: 9,
      description: 'Queremos comparar frete próprio com agregado antes de comprar outro caminhão.',
      status: 'in_progress',
      answer: 'Marcamos a reunião para terça às 10h.',
    }),
  ];
}

export function auroraNotifications(clock: SeedClock): SeedRow[] {
  const notice = (
    user: string,
    kind: string,
    daysAgo: number,
    title: string,
    body: string,
    link: string,
  ): SeedRow => {
    const read = daysAgo > 1 ? clock.daysAgo(daysAgo - 1, '08:05') : null;
    return plainRow({
      firmId: 'aurora',
      entity: 'notifications',
      key: `${user} ${title}`,
      by: user,
      daysAgo,
      clock,
      fields: { user_id: user, kind, title, body, link, read_at: read },
      ...(read === null ? {} : { changes: [{ at: read, by: user, fields: ['read_at'] }] }),
    });
  };
  return [
    notice(
      marcos,
      'document_returned',
      1,
      'Documento devolvido',
      'Recibo do aluguel.jpg precisa de outra foto.',
      '/client-portal',
    ),
    notice(marcos, 'obligation_new', 3, 'Nova guia', 'A guia do DAS está em Obrigações.', '/client-portal'),
    notice(
      luciana,
      'request_answered',
      4,
      'Solicitação respondida',
      'Há uma resposta à sua solicitação.',
      '/client-portal/requests',
    ),
    notice(rafael, 'message_new', 1, 'Nova mensagem', 'Padaria Pão Dourado escreveu.', '/admin/messages'),
    notice(camila, 'message_new', 1, 'Nova mensagem', 'Café Grão Nobre escreveu.', '/admin/messages'),
    notice(
      helena,
      'request_new',
      1,
      'Nova solicitação',
      'Padaria Pão Dourado pediu uma segunda via.',
      '/admin/requests',
    ),
  ];
}
