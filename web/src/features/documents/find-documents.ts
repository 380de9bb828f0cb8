import { type DocumentFields, foldTexts, type Instant, searchFor } from '@portal/domain';
import { ALL_DOCUMENTS, type DocumentRange, rangeTest } from '#data/documents/document-range.ts';
import { visibleFilename } from '#data/files/safe-filename.ts';
import { categoryLabel } from './document-labels.ts';

export type DocumentFilter = DocumentRange & { query: string };

export const NO_FILTER: DocumentFilter = { ...ALL_DOCUMENTS, query: '' };

/** Whether it leaves any out, of all documents or of one client's (not null). */
export const isNarrowed = ({ client, month, category, isToCheck }: DocumentRange, ofClient: string | null) =>
  month !== null || category !== null || isToCheck || (ofClient === null && client.kind !== 'all');

/** The documents a person looks for, by file name, category, description or the client's name. */
export function findDocuments<D extends DocumentFields & { created_at: Instant }>(
  documents: readonly D[],
  { query, ...range }: DocumentFilter,
  clientNames: ReadonlyMap<string, string> = new Map(),
): D[] {
  const isIn = rangeTest(range);
  const isFound = searchFor(query);
  return documents.filter(
    (document) => isIn(document) && (query === '' || isFound(foldedTexts(document, clientNames))),
  );
}

/** What a row is searched by, made once per row: at ten thousand rows a key would take a tenth of a second. */
const folded = new WeakMap<DocumentFields, { clientName: string | null; text: string }>();

function foldedTexts(document: DocumentFields, clientNames: ReadonlyMap<string, string>): string {
  const { client_id } = document;
  const clientName = client_id === null ? 'Geral' : (clientNames.get(client_id) ?? null);
  const known = folded.get(document);
  if (known?.clientName === clientName) return known.text;
  const text = foldTexts([
    visibleFilename(document.filename),
    document.category === null ? null : categoryLabel(document.category),
    document.description,
    clientName,
  ]);
  folded.set(document, { clientName, text });
  return text;
}
