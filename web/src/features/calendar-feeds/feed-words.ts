import { formatInstantMinute, type ListedFeed } from '@portal/domain';
import type { AccountErrorKind } from '#session/account/account-service.ts';
import { refusalOf } from '#session/account/refusal-of.ts';

/** 'Criado em 24/11/2026 10:45. Lido pela última vez em 24/11/2026 18:02.' */
export function feedText({ created_at, fetched_at }: ListedFeed): string {
  const read =
    fetched_at === null
      ? 'Nenhum calendário leu ainda.'
      : `Lido pela última vez em ${formatInstantMinute(fetched_at)}.`;
  return `Criado em ${formatInstantMinute(created_at)}. ${read}`;
}

export function failureText(reason: AccountErrorKind): string {
  if (reason === 'offline') return 'Sem conexão com a internet. Nada mudou.';
  if (refusalOf(reason) === 'too_many_requests')
    return 'São muitos endereços. Encerre os que não usa, ou tente daqui a uma hora.';
  return 'Tente novamente em alguns instantes. Nada mudou.';
}

/** Opens the device's own calendar, where there is one that subscribes. */
export const calendarLink = (address: string): string => address.replace(/^https?:/, 'webcal:');
