import { formatSize } from '@portal/domain';
import type { ClosingReason } from '#data/closing/closing-flag.ts';
import type { Connection } from '#data/local/connection.ts';
import type { EngineEvent } from '#data/outbox/engine-event.ts';
import { ENTITY_LABELS } from '#records/labels/entity-labels.ts';

type Of<K extends EngineEvent['kind']> = Extract<EngineEvent, { kind: K }>;

/** One line of the log, in words. Without names, values and ids: it is copied and sent to somebody who helps. */
export function eventText(event: EngineEvent): string {
  switch (event.kind) {
    case 'lead':
      return event.is_leading ? 'Esta aba passou a enviar e receber' : 'Esta aba deixou de enviar e receber';
    case 'connection':
      return CONNECTION_TEXTS[event.state];
    case 'membership':
      return MEMBERSHIP_TEXTS[event.state];
    case 'sent':
      return `${ENTITY_LABELS[event.entity]}: alteração enviada`;
    case 'parked':
      return `${ENTITY_LABELS[event.entity]}: não foi aceita e espera a pessoa (${event.reason})`;
    case 'send_failed':
      return `${ENTITY_LABELS[event.entity]}: envio falhou ${times(event.count)} (${code(event.error)})`;
    case 'file_failed':
      return `Arquivo: envio falhou ${times(event.count)} (${code(event.error)})`;
    case 'file_sent':
      return `Arquivo enviado, ${formatSize(event.size_bytes)}`;
    case 'closing':
      return `A conta foi encerrada neste aparelho: ${CLOSING_TEXTS[event.reason]}`;
    case 'storage':
      return `O banco do aparelho falhou (${code(event.error)})${event.is_room_made ? ', espaço foi liberado' : ''}`;
    case 'fault':
      return `Falha do próprio portal (${code(event.error)})`;
    case 'purged':
      return `Saiu do aparelho o que deixou de ser visível, ${count(event.scopes, 'parte')}`;
    case 'restored':
      return `O escritório voltou a uma cópia de segurança: ${count(event.scopes, 'parte')} a comparar`;
    default:
      return pullText(event);
  }
}

type PullEvent = Of<'caught_up' | 'resync' | 'pull_failed' | 'audit' | 'quarantined' | 'swept'>;

function pullText(event: PullEvent): string {
  const entity = ENTITY_LABELS[event.scope];
  switch (event.kind) {
    case 'caught_up': {
      const rows = `${entity}: em dia, ${count(event.rows, 'registro')}`;
      return event.is_first ? `${rows}, primeira carga` : rows;
    }
    case 'resync':
      return `${entity}: tudo é lido de novo, depois de muito tempo fora`;
    case 'pull_failed':
      return `${entity}: não deu para receber (${code(event.error)})`;
    case 'audit':
      return `${entity}: conferência, ${AUDIT_TEXTS[event.result]}, ${count(event.reads, 'leitura')}`;
    case 'swept':
      return `${entity}: ${count(event.rows, 'registro')} de antes da janela saíram do aparelho`;
    case 'quarantined':
      return `${entity}: ${count(event.rows, 'registro')} que não se pode ler`;
  }
}

const CONNECTION_TEXTS: Record<Connection['kind'], string> = {
  online: 'Com conexão',
  offline: 'Sem conexão',
  sign_in_needed: 'O servidor pediu para entrar de novo',
};

const MEMBERSHIP_TEXTS: Record<Of<'membership'>['state'], string> = {
  member: 'Acesso confirmado pelo servidor',
  hidden: 'Acesso não confirmado: nada é mostrado e tudo fica guardado',
  closed: 'Acesso encerrado pelo servidor',
};

const AUDIT_TEXTS: Record<Of<'audit'>['result'], string> = {
  alike: 'igual ao servidor',
  repaired: 'o que faltava foi lido',
  server_has_less: 'o servidor tem menos que o aparelho',
  undecided: 'sem conclusão',
};

const CLOSING_TEXTS: Record<ClosingReason, string> = {
  blocked: 'foi bloqueada',
  disabled: 'foi desativada',
  moved: 'passou a outro escritório',
  left: 'a pessoa saiu',
  other_person: 'outra pessoa entrou',
};

const times = (many: number) => (many === 1 ? 'uma vez' : `${many} vezes seguidas`);
const count = (many: number, word: string) => `${many} ${word}${many === 1 ? '' : 's'}`;

/** Kinds of errors and names of classes pass; an error's own words could say anything. */
const code = (error: string) => (/^([a-z_]{1,32}|[A-Z][A-Za-z]{0,32}Error)$/.test(error) ? error : 'outro');
