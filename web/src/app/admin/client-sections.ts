import type { ComponentType } from 'react';
import { lazyComponent } from '#ui/lazy/lazy-component.ts';

const section = (load: () => Promise<ComponentType<{ clientId: string }>>) => lazyComponent(load);

/** The parts of a client's page as its URL names them, each with code of its own; 'dados' is the page itself. */
export const LATER_SECTIONS = {
  usuarios: section(async () => (await import('#features/clients/client-users.tsx')).ClientUsers),
  obrigacoes: section(
    async () => (await import('#features/obligations/obligations-screen.tsx')).ObligationsScreen,
  ),
  documentos: section(
    async () => (await import('#features/documents/admin-documents-screen.tsx')).AdminDocumentsScreen,
  ),
  conversa: section(
    async () => (await import('#features/messages/client-conversation.tsx')).ClientConversation,
  ),
  solicitacoes: section(async () => (await import('#features/requests/client-requests.tsx')).ClientRequests),
  notas: section(async () => (await import('#features/notes/notes-screen.tsx')).NotesScreen),
  historico: section(async () => (await import('#features/clients/client-history.tsx')).ClientHistory),
};

export type ClientSection = 'dados' | keyof typeof LATER_SECTIONS;

export const CLIENT_SECTIONS: readonly { value: ClientSection; label: string }[] = [
  { value: 'dados', label: 'Dados' },
  { value: 'usuarios', label: 'Usuários' },
  { value: 'obrigacoes', label: 'Obrigações' },
  { value: 'documentos', label: 'Documentos' },
  { value: 'conversa', label: 'Conversa' },
  { value: 'solicitacoes', label: 'Solicitações' },
  { value: 'notas', label: 'Notas' },
  { value: 'historico', label: 'Histórico' },
];

/** What a URL asks for; what makes no sense in it is the first one. */
export const sectionOf = (asked: string | null): ClientSection =>
  CLIENT_SECTIONS.find(({ value }) => value === asked)?.value ?? 'dados';
