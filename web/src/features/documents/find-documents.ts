import { type DocumentFields, matchesSearch } from '@portal/domain';
import { categoryLabel } from './document-labels.ts';
import { visibleFilename } from './safe-filename.ts';

/** All of them, those of no client ('Geral'), or those of one. */
export type ClientChoice = { kind: 'all' } | { kind: 'general' } | { kind: 'client'; client_id: string };

export type DocumentFilter = { query: string; client: ClientChoice };

export const NO_FILTER: DocumentFilter = { query: '', client: { kind: 'all' } };

/** The documents a person looks for, by file name, category, description or the client's name. */
export function findDocuments<D extends DocumentFields>(
  documents: readonly D[],
  filter: DocumentFilter,
  clientNames: ReadonlyMap<string, string> = new Map(),
): D[] {
  return documents.filter(
    (document) =>
      isOfClient(document, filter.client) &&
      matchesSearch(filter.query, searchedTexts(document, clientNames)),
  );
}

function isOfClient(document: DocumentFields, choice: ClientChoice): boolean {
  switch (choice.kind) {
    case 'all':
      return true;
    case 'general':
      return document.client_id === null;
    case 'client':
      return document.client_id === choice.client_id;
  }
}

const searchedTexts = (document: DocumentFields, clientNames: ReadonlyMap<string, string>) => [
  visibleFilename(document.filename),
  document.category === null ? null : categoryLabel(document.category),
  document.description,
  document.client_id === null ? 'Geral' : (clientNames.get(document.client_id) ?? null),
];
