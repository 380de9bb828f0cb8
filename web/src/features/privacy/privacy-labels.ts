import {
  type CalendarDate,
  ERASED_NAME,
  type ErasedData,
  formatCalendarDate,
  type PrivacyState,
  type Retained,
  RETENTION,
  retainedUntil,
} from '@portal/domain';
import type { StatusKind } from '#ui/display/status-pill.tsx';

export const PRIVACY_STATE_LOOKS: Record<PrivacyState, StatusKind> = {
  open: 'pendente',
  in_progress: 'andamento',
  done: 'concluida',
  refused: 'inativo',
  withdrawn: 'inativo',
};

export const ERASED_TEXTS: Record<ErasedData, string> = {
  access: 'Seu acesso: e-mail, telefone e senha',
  name: `Seu nome, que passa a "${ERASED_NAME}"`,
  notices: 'Avisos e preferências',
  devices: 'Aparelhos conectados',
};

export const RETAINED_TEXTS: Record<Retained, string> = {
  tax: 'Guias e documentos fiscais',
  labour: 'Folha e registros de trabalho',
  fgts: 'FGTS',
  contract: 'Conversas, solicitações e histórico',
  access_log: 'Registro de acessos',
};

/** Until when it stays, and by which law. */
export function retainedText(what: Retained, today: CalendarDate): string {
  const { law, term } = RETENTION[what];
  const until = retainedUntil(what, today);
  if (until !== null) return `O que é de hoje, até ${formatCalendarDate(until)}: ${law}`;
  return term.kind === 'years_after_contract'
    ? `${term.years} anos depois do fim do contrato: ${law}`
    : `Prazo de cada contrato, a resposta traz a data: ${law}`;
}

/** Of an account that this device has no name of. */
export const UNKNOWN_PERSON = 'Pessoa fora deste aparelho';
