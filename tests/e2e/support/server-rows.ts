import { firestore, PROJECT } from './local-backend.ts';

export type StoredDocument = { name: string; fields: Record<string, Record<string, unknown>> };

/** Rows of a collection of Aurora whose `field` is `value`, as the server has them; read past all rules. */
export async function rowsWhere(collection: string, field: string, value: string): Promise<StoredDocument[]> {
  const tenant = `${firestore}/v1/projects/${PROJECT}/databases/(default)/documents/tenants/aurora`;
  const response = await fetch(`${tenant}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    // All of them: long texts have no index to be found by.
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: collection }] } }),
  });
  const answers = (await response.json()) as { document?: StoredDocument }[]; // the REST API's documented answer
  return answers
    .flatMap(({ document }) => (document === undefined ? [] : [document]))
    .filter(({ fields }) => fields[field]?.['stringValue'] === value);
}

/** The last segment of a stored document's name. */
export const idOf = (document: StoredDocument) => document.name.split('/').at(-1) ?? '';

/** One text field of a row outside all firms, as the server has it; read past all rules. */
export async function textOf(path: string, field: string): Promise<string> {
  const row = `${firestore}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`;
  const response = await fetch(row, { headers: { Authorization: 'Bearer owner' } });
  const { fields } = (await response.json()) as StoredDocument; // the REST API's documented answer
  return String(fields[field]?.['stringValue']);
}
