import type { ComponentType } from 'react';
import { lazyCode } from '#ui/lazy/lazy-code.ts';

const section = <Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<{ clientId: string }>,
) => lazyCode(load, pick);

/** The parts of a client's page as its URL names them, each with code of its own; 'dados' is the page itself. */
export const LATER_SECTIONS = {
  usuarios: section(
    () => import('./client-people.tsx'),
    (module) => module.ClientPeople,
  ),
  obrigacoes: section(
    () => import('#features/obligations/obligations-screen.tsx'),
    (module) => module.ObligationsScreen,
  ),
  documentos: section(
    () => import('#features/documents/office/admin-documents-screen.tsx'),
    (module) => module.AdminDocumentsScreen,
  ),
  pedidos: section(
    () => import('#features/asking/client-asks.tsx'),
    (module) => module.ClientAsks,
  ),
  conversa: section(
    () => import('#features/messages/client-conversation.tsx'),
    (module) => module.ClientConversation,
  ),
  solicitacoes: section(
    () => import('#features/requests/client-requests.tsx'),
    (module) => module.ClientRequests,
  ),
  notas: section(
    () => import('#features/notes/notes-screen.tsx'),
    (module) => module.NotesScreen,
  ),
  historico: section(
    () => import('#features/clients/client-history.tsx'),
    (module) => module.ClientHistory,
  ),
};

export type ClientSection = 'dados' | keyof typeof LATER_SECTIONS;

export const CLIENT_SECTIONS: readonly { value: ClientSection; label: string }[] = [
  { value: 'dados', label: 'Dados' },
  { value: 'usuarios', label: 'Usuários' },
  { value: 'obrigacoes', label: 'Obrigações' },
  { value: 'documentos', label: 'Documentos' },
  { value: 'pedidos', label: 'Pedidos' },
  { value: 'conversa', label: 'Conversa' },
  { value: 'solicitacoes', label: 'Solicitações' },
  { value: 'notas', label: 'Notas' },
  { value: 'historico', label: 'Histórico' },
];

/** What a URL asks for; what makes no sense in it is the first one. */
export const sectionOf = (asked: string | null): ClientSection =>
  CLIENT_SECTIONS.find(({ value }) => value === asked)?.value ?? 'dados';
