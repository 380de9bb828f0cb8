import { ALL_DOCUMENTS } from '#data/documents/document-range.ts';
import { pageDocuments } from '#data/documents/find-documents.ts';
import { openDatabase } from '#data/local/database.ts';
import { type Kind, TENANT, UID } from '../kind.ts';

const db = openDatabase(UID, TENANT);
const loadEngine = () => import('./fill-ours.ts');

/** The product's own database, and the query behind the panel's documents. */
export const kind: Kind = {
  // The engine is needed by no list: it comes later, as in the product.
  prepare: loadEngine,
  fill: async (rows) => (await loadEngine()).fillOurs(db, rows),
  first: async (pageSize) => (await pageDocuments(db, ALL_DOCUMENTS, { page: 0, pageSize })).rows,
};
