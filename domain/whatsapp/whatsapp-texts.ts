import type { CalendarDate } from '../entities/fields.ts';
import { formatCalendarDate } from '../formats/dates.ts';
import { portalPaths } from '../portal/portal-paths.ts';

/** What the firm writes to a client by hand. No amount, no code, no name of a tax or a file: those are in the portal. */
export type WhatsappOccasion =
  | { kind: 'talk'; company: string }
  | { kind: 'slip'; company: string; due_date: CalendarDate }
  | { kind: 'obligation'; company: string; due_date: CalendarDate }
  | { kind: 'asked'; company: string; due_date: CalendarDate | null }
  | { kind: 'invitation'; company: string };

/** `firm`: as people call it; `address`: of the thing itself in the portal. */
export function whatsappText(occasion: WhatsappOccasion, firm: string, address: string): string {
  return `Olá! Aqui é do escritório ${firm}. ${sentenceOf(occasion)}\n${address}\n${CLOSING[occasion.kind]}`;
}

function sentenceOf(occasion: WhatsappOccasion): string {
  const { kind, company } = occasion;
  switch (kind) {
    case 'talk':
      return `Deixamos a conversa sobre ${company} no portal:`;
    case 'slip':
      return `Há uma guia de ${company} que vence em ${formatCalendarDate(occasion.due_date)}. Ela está no portal:`;
    case 'obligation':
      return `Sobre uma obrigação de ${company} que vence em ${formatCalendarDate(occasion.due_date)}, os detalhes estão no portal:`;
    case 'asked': {
      const until = occasion.due_date === null ? '' : ` até ${formatCalendarDate(occasion.due_date)}`;
      return `Precisamos de documentos de ${company}${until}. A lista está no portal:`;
    }
    case 'invitation':
      return `Mandamos um convite por e-mail para o portal de ${company}. Abra o link do e-mail; depois disso a entrada é por aqui:`;
  }
}

const IN_PORTAL = 'Responda por lá, para ficar tudo no mesmo lugar.';
const CLOSING: Record<WhatsappOccasion['kind'], string> = {
  talk: IN_PORTAL,
  slip: 'Por segurança não mandamos guia, Pix ou boleto por WhatsApp.',
  obligation: IN_PORTAL,
  asked: 'Por favor, envie por lá, e não por aqui: assim nada se perde.',
  invitation: 'Se o e-mail não chegou, veja a caixa de spam.',
};

/** Where each leads in the portal. */
export function whatsappPath({ kind }: Pick<WhatsappOccasion, 'kind'>, clientId: string): string {
  switch (kind) {
    case 'talk':
      return portalPaths.chat(clientId);
    case 'slip':
      return portalPaths.month(clientId);
    case 'obligation':
      return portalPaths.obligations(clientId);
    case 'asked':
      return portalPaths.asked(clientId);
    case 'invitation':
      return '/auth';
  }
}
