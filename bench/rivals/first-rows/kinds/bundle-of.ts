import type { StoredRow } from '#data/local/stored-row.ts';

/** Rows as a data bundle of Firestore: elements of JSON, each after its length in bytes. */
export function bundleOf(rows: readonly StoredRow[], project: string, tenant: string): ArrayBuffer {
  const parent = `projects/${project}/databases/(default)/documents/tenants/${tenant}/documents`;
  const encoder = new TextEncoder();
  const elementOf = (value: unknown) => {
    const json = JSON.stringify(value);
    return `${String(encoder.encode(json).length)}${json}`;
  };
  const documents = rows
    .map((row) => {
      const name = `${parent}/${row.id}`;
      const time = row.updated_at;
      const metadata = { name, readTime: time, exists: true, queries: [] };
      const document = { name, createTime: time, updateTime: time, fields: fieldsOf(row) };
      return elementOf({ documentMetadata: metadata }) + elementOf({ document });
    })
    .join('');
  const createTime = rows.at(-1)?.updated_at;
  const totalBytes = encoder.encode(documents).length;
  const metadata = { id: 'bench', createTime, version: 1, totalDocuments: rows.length, totalBytes };
  return encoder.encode(elementOf({ metadata }) + documents).buffer;
}

const fieldsOf = (row: StoredRow) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, valueOf(value)]));

function valueOf(value: unknown) {
  if (value === null) return { nullValue: null };
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value };
}
