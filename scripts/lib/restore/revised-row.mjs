import { createHash } from 'node:crypto';

const FUNCTION_AUTHOR = 'fn';
const string = (stringValue) => ({ stringValue });

/**
 * A row with changes as its next revision, and the receipt of that; itself where nothing changes. The same ids and times at
 * each run, so that a run that comes again finds what it wrote.
 */
export function revisedRow(row, changes, { at, salt }) {
  const names = Object.keys(changes);
  if (names.length === 0) return [row];
  const [, tenant, entity, id] = row.path.split('/');
  const op = `${FUNCTION_AUTHOR}_${uuidOf(`${salt}/${row.path}`)}`;
  const rev = { integerValue: String(Number(row.fields.rev.integerValue) + 1) };
  const stamps = {
    rev,
    updated_at: { timestampValue: at },
    updated_by: string(FUNCTION_AUTHOR),
    last_op: string(op),
  };
  const receipt = {
    uid: string(FUNCTION_AUTHOR),
    entity: string(entity),
    doc_id: string(id),
    client_id: row.fields.client_id ?? { nullValue: null },
    rev,
    kind: string(names.includes('deleted_at') ? 'remove' : 'patch'),
    fields: { arrayValue: { values: names.map(string) } },
    at: stamps.updated_at,
  };
  return [
    { path: row.path, fields: { ...row.fields, ...changes, ...stamps } },
    { path: `tenants/${tenant}/audit/${op}`, fields: receipt },
  ];
}

/** Random to who does not know the text, and the same for the same text. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
