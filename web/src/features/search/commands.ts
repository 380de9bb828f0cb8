import { foldText } from '@portal/domain';
import { paths } from '#config/paths.ts';
import { createPath } from '#records/use-create-asked.ts';

/** What can be done from anywhere, by its name. */
export type Command = { readonly path: string; readonly label: string; readonly hint: string };

const { admin } = paths;

export const COMMANDS: readonly Command[] = [
  { path: createPath(admin.obligations), label: 'Nova Obrigação', hint: 'Abrir o formulário' },
  { path: createPath(admin.clients), label: 'Novo Cliente', hint: 'Abrir o formulário' },
  { path: createPath(admin.tasks), label: 'Nova Tarefa', hint: 'Abrir o formulário' },
  { path: createPath(admin.notes), label: 'Nova Nota', hint: 'Abrir o formulário' },
  { path: createPath(admin.documents), label: 'Enviar Documento', hint: 'Escolher o arquivo' },
  { path: admin.importClients, label: 'Importar Clientes', hint: 'De um arquivo CSV' },
  { path: `${admin.obligations}?view=calendar`, label: 'Abrir Calendário', hint: 'O mês do escritório' },
];

const REPLY = /^\s*responder\s+/;

/** Who is to be answered: what follows 'responder'; null where nobody is. */
export function replyTo(query: string): string | null {
  // Folding keeps the number of letters of what it begins with.
  const verb = REPLY.exec(foldText(query));
  return verb === null ? null : query.slice(verb[0].length).trim();
}
