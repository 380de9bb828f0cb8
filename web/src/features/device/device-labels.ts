import { fileCount } from '#records/documents/file-count.ts';
import type { FileSum, StoredKind } from './device-storage.ts';
import { storageSize } from './storage-size.ts';

export const KIND_LABELS: Record<StoredKind, string> = {
  documents: 'Documentos',
  messages: 'Mensagens',
  obligations: 'Obrigações',
  service_requests: 'Solicitações',
  clients: 'Clientes',
  companies: 'Empresas',
  services: 'Serviços',
  tasks: 'Tarefas',
  notes: 'Notas internas',
  canned_answers: 'Respostas prontas',
  notifications: 'Avisos',
  people: 'Pessoas',
};

/** '3 arquivos, 1,2 MB' */
export function filesText({ count, size_bytes }: FileSum): string {
  return count === 0 ? 'nenhum' : `${fileCount(count)}, ${storageSize(size_bytes)}`;
}
